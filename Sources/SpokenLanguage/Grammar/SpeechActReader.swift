/// Tells what a sentence does, by its closed-class words, their order and its endings.
///
/// Words that belong to names tell nothing: "Who Moved My Cheese" asks no question.
public struct SpeechActReader: Sendable {
  private let language: any Language

  /// What was found, with the tokens that show it.
  public struct Finding: Sendable, Hashable {
    /// What the sentence does.
    public var act: SpeechAct
    /// Empty where nothing marks the sentence.
    public var tokens: Range<Int>
    /// Whether they ask what is or which things there are, and not why or how.
    public var asksForKnowledge = false
    /// Whether they say that what is planned is due now, see ``SpeechActCue/isDue``.
    public var isDue = false
  }

  /// Makes a reader for a language.
  public init(_ language: any Language) {
    self.language = language
  }

  /// What some tokens do.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of one sentence.
  ///   - isNamed: For each token whether it belongs to a name or value.
  ///   - isAside: For each token whether it is said beside what may be asked for; what is told or
  ///     denied there, and before a verb at the end what is quoted or asked, says nothing of the sentence; a
  ///     condition does.
  ///   - isAsked: Whether a question mark ends the sentence.
  /// - Returns: What they do, with the tokens that show it.
  /// - Complexity: Linear in the tokens, times the cues of the language.
  public func act(
    of tokens: [Token],
    isNamed: [Bool],
    isAside: [Bool] = [],
    isAsked: Bool
  ) -> Finding {
    let grammar = language.grammar
    let start = firstContentWord(tokens, isNamed)
    let end = lastContentWord(tokens, isNamed)
    let isHedged = hedged(tokens)
    let negation = negation(
      in: tokens,
      isAside.isEmpty ? isNamed : isNamed || isAside,
      isHedged: isHedged
    )
    if !negation.isEmpty { return Finding(act: .prohibition, tokens: negation) }
    let named = isNamed
    for cue in grammar.acts {
      let isNamed =
        switch cue.act {
        case .prohibition: isAside.isEmpty ? isNamed : isNamed || isAside
        case .report, .remark, .intention: isAside.isEmpty ? isNamed : isNamed || isAside
        // Where the verb comes last, what is asked or quoted beside it is no part of what it does.
        case .quotation, .reminder, .question:
          isAside.isEmpty || !grammar.verbsComeLast ? isNamed : isNamed || isAside
        default: isNamed
        }
      let places: Range<Int> =
        switch cue.place {
        // A courtesy may be the beginning of more: "thanks for opening Dune".
        case .start, .beforeName: 0..<min(start + 1, tokens.count)
        case .end, .anywhere: 0..<tokens.count
        }
      // A hedge ("if you don't mind") makes no condition, and "do please" asks nothing.
      let mayHedge = ![.request, .remark].contains(cue.act)
      for place in places where !isNamed[place] {
        let length = cue.length(in: tokens, at: place)
        let run = place..<(place + length)
        guard length > 0, !isNamed[run].contains(true),
          !(mayHedge && isHedged[run].allSatisfy(\.self)),
          cue.act != .prohibition || !isParticle(run, in: tokens) && !isParted(run, in: tokens),
          cue.place != .end || place + length >= end,
          cue.place != .beforeName || named.element(at: place + length),
          cue.isBehindName.map({ $0 == named.element(at: place - 1) }) ?? true
        else { continue }
        return Finding(
          act: cue.act,
          tokens: place..<(place + length),
          asksForKnowledge: cue.asksForKnowledge,
          isDue: cue.isDue
        )
      }
    }
    if isAsked, let tag = tag(in: tokens, from: max(start + 1, end)) {
      return Finding(act: .request, tokens: tag)
    }
    return Finding(act: isAsked ? .question : .command, tokens: 0..<0)
  }

  /// What makes a request of a sentence behind it ("open Dune, would you?"); nil where it ends with nothing of the kind.
  private func tag(in tokens: [Token], from start: Int) -> Range<Int>? {
    guard start < tokens.count else { return nil }
    return (start..<tokens.count).lazy.map { $0..<tokens.count }.first { tag in
      language.grammar.acts.contains {
        $0.act == .request && $0.place == .start
          && $0.length(in: tokens, at: tag.lowerBound) == tag.count
      }
    }
  }

  /// For each token whether it belongs to a courtesy of several words.
  private func hedged(_ tokens: [Token]) -> [Bool] {
    var found = Array(repeating: false, count: tokens.count)
    var place = 0
    while place < tokens.count {
      let length = language.grammar.courtesies.length(in: tokens, at: place)
      if length > 1 { for token in place..<(place + length) { found[token] = true } }
      place += max(1, length)
    }
    return found
  }

  /// Where a word stands that says that something is not to be done; empty for nowhere.
  private func negation(
    in tokens: [Token],
    _ isNamed: [Bool],
    isHedged: [Bool]
  ) -> Range<Int> {
    let connectives = language.connectives
    var place = 0
    while place < tokens.count {
      let request = connectives.negatedRequests.length(in: tokens, at: place)
      let length = connectives.negationLength(in: tokens, at: place)
      let run = place..<(place + length)
      if request == 0, length > 0, !isNamed[run].contains(true),
        !isHedged[run].allSatisfy(\.self), !isParticle(run, in: tokens)
      {
        return run
      }
      place += max(request, length, 1)
    }
    return 0..<0
  }

  /// Whether a word that denies what follows stands at the end, where it is a particle ("hay lắm chớ"); where verbs come
  /// last, it is denied there.
  private func isParticle(_ run: Range<Int>, in tokens: [Token]) -> Bool {
    !language.grammar.verbsComeLast && run.lowerBound > 0 && run.upperBound == tokens.count
      && language.grammar.courtesies.length(in: tokens, at: run.lowerBound) == run.count
  }

  /// Whether a sign stands between some words, so that the first of them ends what it belongs to ("… không? Mở …").
  private func isParted(_ run: Range<Int>, in tokens: [Token]) -> Bool {
    run.dropLast().contains { tokens[$0].range.upperBound + 1 < tokens[$0 + 1].range.lowerBound }
  }

  private func firstContentWord(_ tokens: [Token], _ isNamed: [Bool]) -> Int {
    var place = 0
    while place < tokens.count, !isNamed[place] {
      let length = courtesyLength(tokens, place)
      if length == 0 { break }
      place += length
    }
    return min(place, tokens.count)
  }

  /// The end of what is said before the courtesies at the end.
  private func lastContentWord(_ tokens: [Token], _ isNamed: [Bool]) -> Int {
    var end = tokens.count
    search: while end > 0 {
      for length in stride(from: min(6, end), through: 1, by: -1) {
        let place = end - length
        guard !isNamed[place..<end].contains(true),
          courtesyLength(tokens, place) == length
        else { continue }
        end = place
        continue search
      }
      break
    }
    return end
  }

  private func courtesyLength(_ tokens: [Token], _ place: Int) -> Int {
    max(
      language.grammar.courtesies.length(in: tokens, at: place),
      language.isFiller(tokens[place].text) ? 1 : 0
    )
  }
}

extension [Bool] {
  /// Whether something holds at a place, which may lie behind the end.
  fileprivate func element(at place: Int) -> Bool { indices.contains(place) && self[place] }

  fileprivate static func || (one: Self, other: Self) -> Self {
    zip(one, other).map { $0 || $1 }
  }
}
