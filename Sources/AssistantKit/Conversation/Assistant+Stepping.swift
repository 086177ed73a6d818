import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// What was given is to become more or less ("one more star", "one star less for Emma").
extension Assistant {
  /// Does what was just done with more or less than was given, where an utterance asks for nothing but that ("one more star");
  /// of what got no number yet it is asked how many.
  func stepping(_ interpretation: Interpretation, isUndone: Bool) async -> Decision? {
    let understanding = interpretation.understanding
    guard !understanding.isExact else { return nil }
    if !isUndone, let done = await changedAndSpokenOf(),
      let step = stepReader(for: done)?.step(in: understanding.utterance),
      let decision = redoing(done, understanding.utterance, { $0 + step })
    {
      return afterUndoing(decision)
    }
    // Who wants two more of something else wants two.
    guard understanding.isSettled, let reading = understanding.reading, grades(reading) else {
      return nil
    }
    guard let reader = stepReader(for: reading), reader.mayStep(in: understanding.utterance) else {
      return nil
    }
    guard let step = reader.step(in: understanding.utterance) else {
      return await stepping(named: interpretation)
    }
    guard let given = reading.parameters.firstIndex(where: { $0.value == .number(abs(step)) })
    else { return nil }
    var asked = interpretation
    asked.understanding.reading?.parameters.remove(at: given)
    return carryingOut(asked)
  }

  /// Reads how much more or less is asked for of what an intent was given, and of nothing that others count.
  private func stepReader(for reading: Reading) -> StepReader? {
    guard reading.onlyNumber != nil, let (app, intent) = intent(of: reading) else { return nil }
    let own = language.verbClasses(of: [intent.title])
    let others = app.definition.intents.filter { other in
      other.title != intent.title
        && other.parameters.contains { if case .integer = $0.type { true } else { false } }
    }
    return StepReader(
      language,
      otherVerbs: language.verbClasses(of: others.map(\.title)).subtracting(own),
      counts: countsOwn(reading)
    )
  }

  /// The same for something that is named ("one more star for Emma"), from what it got before in this conversation.
  private func stepping(named interpretation: Interpretation) async -> Decision? {
    let understanding = interpretation.understanding
    guard understanding.isSettled, let reading = understanding.reading,
      let said = reading.onlyNumber, let thing = reading.parameters.onlyKnown,
      case .known(let id, _) = thing.value, !thing.range.isEmpty
    else { return nil }
    let sentence = FindTokens(understanding.utterance, language: language)
    // "A Drácula súbele una": the pronoun stands for the name beside it.
    let name =
      await interpreter.namedThings(in: sentence, about: [])
      .first { $0.ids.contains(id) && !$0.words.isEmpty }
      .map {
        sentence.tokens[$0.words.lowerBound].range
          .lowerBound..<sentence.tokens[$0.words.upperBound - 1].range.upperBound
      }
    guard
      let step = stepReader(for: reading)?.step(
        in: understanding.utterance.without(name ?? thing.range)
      ),
      abs(step) == said
    else { return nil }
    let before = context.requestsInARow.last { earlier in
      earlier.intent == reading.intent && earlier.app == reading.app
        && earlier.parameters.contains { $0.value == thing.value }
    }
    if let before { return redoing(before, understanding.utterance) { $0 + step } }
    var asked = interpretation
    asked.understanding.reading?.parameters.removeAll { $0.value == .number(said) }
    return carryingOut(asked)
  }

  /// What was changed last, whatever was asked since, where that alone can be taken back and its thing is what is spoken of.
  private func changedAndSpokenOf() async -> Reading? {
    if let done = await correctable() { return done }
    guard let change = lastChange, await undoManager.undoesOneThing,
      let intent = intent(of: change)?.intent
    else { return nil }
    let spokenOf = context.topics
    return Topic.all(in: change, of: intent).contains { topic in
      isFound(topic.name) && spokenOf.contains { $0.isSame(as: topic) }
    } ? change : nil
  }
}

extension [ParameterReading] {
  /// The only thing that is known among some values; nil where there is none, or more.
  fileprivate var onlyKnown: ParameterReading? {
    let known = filter { if case .known = $0.value { true } else { false } }
    return known.count == 1 ? known.first : nil
  }
}

extension String {
  /// A text without some of its UTF-8 bytes.
  fileprivate func without(_ bytes: Range<Int>) -> String {
    let all = Array(utf8)
    guard bytes.upperBound <= all.count else { return self }
    return String(decoding: all[..<bytes.lowerBound], as: UTF8.self) + " "
      + String(decoding: all[bytes.upperBound...], as: UTF8.self)
  }
}
