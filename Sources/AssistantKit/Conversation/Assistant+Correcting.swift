import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// What was just done and is to be done otherwise ("no, I meant Emma", "the trees were nice. 4").
extension Assistant {
  /// What an utterance means that says what was meant in the form of a report ("ごめん、ドラキュラのほうだった"); the same
  /// interpretation where it does not.
  func withoutCopula(
    _ interpretation: Interpretation,
    of heard: HeardUtterance
  ) async -> (heard: HeardUtterance, interpretation: Interpretation) {
    guard case .refused = interpretation.understanding.outcome, await correctable() != nil,
      let bare = language.correctionWithoutCopula(heard.text)
    else { return (heard, interpretation) }
    let named = HeardUtterance(bare)
    let meant = await interpret(named)
    guard meant.understanding.outcome == .match else { return (heard, interpretation) }
    return (named, meant)
  }

  /// Whether something is to be done to another thing in place of the one that it was just done to ("no, I meant Emma").
  func isMeantInstead(_ understanding: Understanding) async -> Bool {
    guard understanding.correctsLast(language) || namesOnly(understanding),
      let reading = understanding.reading,
      let last = await correctable(), (reading.app, reading.intent) == (last.app, last.intent),
      let intent = intent(of: reading)?.intent
    else { return false }
    let said = language.tokens(in: understanding.utterance)
    let repeats = said.indices.contains {
      language.grammar.repetitions.length(in: said, at: $0) > 0
    }
    let things = Topic.all(in: reading, of: intent)
    // "Better start Snow Crash" says all of it, and puts nothing right.
    let isRest = reading.parameters.allSatisfy { parameter in
      guard let before = last.parameters.first(where: { $0.name == parameter.name }),
        before.value != parameter.value
      else { return true }
      return things.contains { topic in
        if case .known(topic.referent.id, _) = parameter.value {
          isFound(topic.name)
        } else {
          false
        }
      }
    }
    guard understanding.correctsLast(language) || isRest else { return false }
    return !repeats
      && Topic.all(in: last, of: intent).contains { before in
        isFound(before.name)
          && things.contains { $0.isRival(of: before) && !$0.isSame(as: before) }
      }
  }

  /// Whether an utterance corrects what was said before it by another thing, and says nothing of what is to be done with it
  /// ("no, I meant Emma").
  private func namesOnly(_ understanding: Understanding) -> Bool {
    guard understanding.outcome == .match, language.correctsFirst(understanding.utterance) else {
      return false
    }
    let tokens = language.tokens(in: understanding.utterance)
    return !tokens.indices.contains { place in
      language.grammar.verbs.contains { verb in
        !verb.isLight && verb.runs.length(in: tokens, at: place) > 0
      }
    }
  }

  /// Does what was just done, or taken back, with another number, where an utterance ends with nothing but that; nil where it does not, or where
  /// no such number can be given.
  func correctingNumber(
    _ utterance: String,
    insteadOf understanding: Understanding,
    isUndone: Bool
  ) async -> Decision? {
    var amid = AgreementReader(language).number(amidRemarksIn: utterance)
    if amid != nil, await namesOthers(utterance) { amid = nil }
    // "Come on, 5, let's be wild" names *Slaughterhouse-Five* by nothing but the number.
    guard questions.lists.shown == nil,
      !understanding.isSettled || amid != nil && understanding.isNumberAsName,
      !utterance.endsWithQuestionMark, let done = await wantedOtherwise(),
      let number = QuantityReader(language).number(correctingIn: utterance) ?? amid
        // "Just one" is no more than an article where nothing was declined before.
        ?? (lastDeclined == nil ? nil : language.number(in: utterance)),
      !countsOthers(utterance, than: done)
    else { return nil }
    let decision = redoing(done, utterance) { _ in number }
    return lastUndone == nil && lastDeclined == nil && !isUndone
      ? decision.map(afterUndoing) : decision
  }

  /// Does what was just done with a number in place of the one that was given, whatever is said of that; nil where another thing
  /// is named.
  func correctingNumber(byJudging understanding: Understanding) async -> Decision? {
    let utterance = understanding.utterance
    guard questions.lists.shown == nil, rowReference(in: utterance) == nil,
      let done = await correctable(), let old = done.onlyNumber,
      let number = QuantityReader(language).number(
        insteadOf: old,
        in: utterance,
        counts: countsOwn(done)
      ),
      // What is understood so by itself needs nothing to be taken back.
      !understanding.isSettled || understanding.reading?.onlyNumber != number
        || understanding.reading?.intent != done.intent,
      await !namesOthers(utterance)
    else { return nil }
    return redoing(done, utterance) { _ in number }.map(afterUndoing)
  }

  /// Does what was just done with the number that corrects it behind the name of its thing ("Dracula rather a four"); nil where
  /// anything else is said.
  func correctingNumber(behindNameIn utterance: String) async -> Decision? {
    guard !utterance.endsWithQuestionMark, let rest = language.correction(in: utterance),
      let number = QuantityReader(language).number(alone: rest), let done = await correctable()
    else { return nil }
    let tokens = language.tokens(in: utterance)
    let said = tokens.map { language.withoutDiacritics($0.text) }
    let isNamed = done.parameters.contains { parameter in
      guard case .known(_, let title) = parameter.value else { return false }
      return [title, parameter.text].contains { name in
        let words = language.tokens(in: name).map { language.withoutDiacritics($0.text) }
        return !words.isEmpty && words.count < said.count && said.starts(with: words)
          && language.correctionLength(in: tokens, at: words.count) > 0
      }
    }
    return isNamed ? redoing(done, utterance) { _ in number }.map(afterUndoing) : nil
  }

  /// Whether a word may count what an intent takes so many of: of what gives grades no other's.
  func countsOwn(_ reading: Reading) -> @Sendable (String) -> Bool {
    guard grades(reading), let intent = intent(of: reading)?.intent else { return { _ in true } }
    let own = language.verbClasses(of: [intent.title])
    let titles = [intent.title] + intent.parameters.map(\.title)
    let stems = Set(titles.flatMap { language.tokens(in: $0) }.map { language.stem(of: $0.text) })
    return { [language] counter in
      stems.contains(language.stem(of: counter))
        || language.grammar.generalCounters.contains(counter)
        || language.grammar.verbsOfCounters[counter].map(own.contains) == true
    }
  }

  /// Whether a number is said of what an intent takes none of ("two copies" of a grade).
  private func countsOthers(_ utterance: String, than reading: Reading) -> Bool {
    let tokens = language.tokens(in: utterance)
    let counts = countsOwn(reading)
    return tokens.indices.dropFirst().contains { place in
      let counter = language.grammar.counters.length(in: tokens, at: place)
      return counter > 0 && language.number(in: tokens[place - 1].text) != nil
        && !tokens[place..<(place + counter)].contains { counts($0.text) }
    }
  }

  /// Whether an intent gives a grade.
  func grades(_ reading: Reading) -> Bool {
    guard let intent = intent(of: reading)?.intent else { return false }
    let own = language.verbClasses(of: [intent.title])
    return language.grammar.verbs.contains { $0.grades && own.contains($0.name) }
  }

  /// Does something again with another number; nil where it takes none, or not that.
  func redoing(
    _ done: Reading,
    _ utterance: String,
    _ changed: (Double) -> Double
  ) -> Decision? {
    guard let intent = intent(of: done)?.intent else { return nil }
    var reading = done
    guard let before = done.onlyNumber,
      let place = reading.parameters.firstIndex(where: { $0.value == .number(before) }),
      case .integer(let range)? = intent.parameters
        .first(where: { $0.name == reading.parameters[place].name })?.type,
      case let number = changed(before), let whole = Int(exactly: number),
      range?.contains(whole) ?? true
    else { return nil }
    for other in reading.parameters.indices { reading.parameters[other].range = 0..<0 }
    reading.parameters[place].value = .number(number)
    reading.parameters[place].text = AnswerReader.text(of: number)
    reading.alignment = []
    reading.confidence = 1
    let corrected = reading
    return Decision(
      Understanding(utterance: utterance, outcome: .match, reading: corrected)
    ) { await $0.run(corrected) }
  }

  /// What was just declined, done or taken back, and may be wanted with another number.
  private func wantedOtherwise() async -> Reading? {
    if let lastDeclined { return lastDeclined }
    return await correctable() ?? lastUndone
  }

  /// Takes back what was just done, where an utterance asks for that and names it ("undo the rating", "put Dune back how it
  /// was"); nil where it names anything else.
  func undoingNamed(_ utterance: String) async -> Decision? {
    guard channel.commands.contains(.undo),
      language.retraction(in: language.tokens(in: utterance).map(\.text)) != nil,
      QuantityReader(language).number(endingLike: utterance, isBare: true) == nil,
      let last = await correctable(), let intent = intent(of: last)?.intent
    else { return nil }
    let sentence = FindTokens(utterance, language: language)
    var isNamed = sentence.tokens.map { _ in false }
    let done = Topic.all(in: last, of: intent)
    for named in await interpreter.namedThings(in: sentence, about: [])
    where done.contains(where: { $0.name == named.name && named.ids.contains($0.referent.id) }) {
      for place in named.words { isNamed[place] = true }
    }
    let titles = [intent.title] + intent.parameters.map(\.title)
    let stems = Set(titles.flatMap { language.tokens(in: $0) }.map { language.stem(of: $0.text) })
    let classes = language.verbClasses(of: [intent.title])
    // "Die letzte Bewertung" is what was done by giving a grade.
    let grades = self.grades(last) ? language.gradeNames : []
    for (place, token) in sentence.tokens.enumerated() {
      // "La note" is what was done by "noter".
      let done =
        language.grammar.verbs.filter { classes.contains($0.name) }
        .map { $0.runs.length(in: sentence.tokens, at: place) }.max() ?? 0
      if done == 1 || done > 1 && !language.partsWords {
        for word in place..<(place + done) { isNamed[word] = true }
      }
      if stems.contains(language.stem(of: token.text)) || grades.contains(token.text) {
        isNamed[place] = true
      }
    }
    guard isNamed.contains(true), language.takesBack(utterance, naming: isNamed) else { return nil }
    return Decision { await $0.undo() }
  }

  /// What was done last and is still spoken of, where that alone can be taken back.
  func correctable() async -> Reading? {
    guard let change = lastChange, let last = context.last, last.parameters == change.parameters,
      await undoManager.undoesOneThing
    else { return nil }
    return last
  }
}

extension Reading {
  /// The number of an intent that was given one and no other; nil where there is none, or more.
  var onlyNumber: Double? {
    let numbers = parameters.compactMap { parameter -> Double? in
      if case .number(let number) = parameter.value { number } else { nil }
    }
    return numbers.count == 1 ? numbers.first : nil
  }
}
