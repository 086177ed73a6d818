import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Two things of which each was to have what the other one got ("the other way round").
extension Assistant {
  /// Does what was asked for the last two things once more, with what was said of the one for the other; nil where an
  /// utterance asks for nothing of the kind, or the last was not done, or for good: nobody orders twice to exchange.
  func swapping(_ utterance: String) async -> Decision? {
    guard lastChange != nil, asksToSwap(utterance), await undoManager.undoesNewest,
      let (first, second) = swapped(context.requestsInARow)
    else { return nil }
    return Decision(Understanding(utterance: utterance, outcome: .match, reading: first)) {
      assistant in
      let outcome = await assistant.run(first)
      return outcome == .done ? await assistant.run(second) : outcome
    }
  }

  /// Whether an utterance says no more than that two things are to be the other way round.
  private func asksToSwap(_ utterance: String) -> Bool {
    let tokens = language.tokens(in: utterance)
    var swaps = false
    let isAll = tokens.areCovered { place in
      let inversion = language.connectives.inversions.length(in: tokens, at: place)
      swaps = swaps || inversion > 0
      return max(
        inversion,
        language.correctionLength(in: tokens, at: place),
        language.connectives.correctionsAfterBreak.length(in: tokens, at: place),
        language.smallWords(in: tokens, at: place),
        language.isClosedClass(tokens[place].text) ? 1 : 0
      )
    }
    return isAll && swaps && language.connectives.negations(in: tokens).isEmpty
  }

  /// The last request and the one before it for another thing, each with the other's values but for the thing that it is about;
  /// nil where they have nothing to exchange.
  private func swapped(_ requests: [Reading]) -> (Reading, Reading)? {
    guard var second = requests.last, let intent = intent(of: second)?.intent,
      intent.effect != .destroys, let thing = things(in: second, of: intent).first,
      var first = requests.last(where: { request in
        let named = things(in: request, of: intent)
        return !named.isEmpty && !named.contains(thing)
      })
    else { return nil }
    let named = things(in: first, of: intent) + things(in: second, of: intent)
    var isChanged = false
    for place in first.parameters.indices {
      let one = first.parameters[place]
      guard let other = second.parameters.firstIndex(where: { $0.name == one.name }),
        one.value != second.parameters[other].value, !isThing(one, among: named)
      else { continue }
      first.parameters[place] = second.parameters[other]
      second.parameters[other] = one
      isChanged = true
    }
    return isChanged ? (bare(first), bare(second)) : nil
  }

  /// What a request is about, by identifiers; a shelf that it is put on is one of a few choices.
  private func things(in reading: Reading, of intent: IntentDefinition) -> [String] {
    Topic.all(in: reading, of: intent).filter { isFound($0.name) }.map(\.referent.id)
  }

  private func isThing(_ parameter: ParameterReading, among things: [String]) -> Bool {
    if case .known(let id, _) = parameter.value { things.contains(id) } else { false }
  }

  /// A reading of which nothing was said in so many words.
  private func bare(_ reading: Reading) -> Reading {
    var bare = reading
    for place in bare.parameters.indices { bare.parameters[place].range = 0..<0 }
    bare.alignment = []
    bare.confidence = 1
    return bare
  }
}
