import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Decides what is done about what a sentence asks for, by what a mistake would cost.
///
/// What only opens or shows something is done when it is probable; what changes something only when the
/// sentence asks for it, every word of it is accounted for and the value is certain. Less than that is
/// read back, and less again is refused.
struct MeaningResolver: Sendable {
  let settings: AssistantSettings
  /// The least confidence of what an app is asked for.
  let threshold: @Sendable (_ app: String) -> Double
  /// Asks the app for values by some words; nil where it cannot be asked.
  let lookUp: @Sendable (_ app: String, _ vocabulary: String, _ text: String) async -> LookUp

  /// What an app knows by some words.
  struct LookUp: Sendable {
    var values: [PhraseCatalog.Value] = []
    /// By identifier: what the app shows beside a value.
    var details: [String: String] = [:]
    var failure: FailedLookup?
  }

  /// What is made of a command.
  enum Verdict: Sendable {
    /// It is understood; the confidence tells whether it is read back.
    case understood(Understanding)
    /// A value is not known.
    case unknown(Understanding, FailedLookup?)
    /// The sentence asks for nothing.
    case notAsked(SpeechAct, isMarked: Bool)
    /// Nothing speaks for it clearly enough.
    case unclear
  }

  /// How sure it is at the least of what nothing was left unexplained, and what is read back.
  private static let sure = 0.95
  private static let doubtful = 0.6
  /// An intent with less than this share of the chance is one of several.
  private static let leastShare = 0.6
  /// What may speak against a value that something is done to without asking.
  private static let mostAgainstChange = 0.75
  private static let leastShareToShow = 0.4
  private static let leastShareOfClear = 0.9
  /// How many things a list may have, each of which the app is asked for.
  private static let mostListed = 9
  /// What has to speak for an intent whose verb was not said.
  private static let fewestValues = 2

  private var language: any Language { settings.language }

  /// What is made of a command: one verdict, or one for each thing where words that name nothing list several that the
  /// app knows ("add Babel and Sula").
  func verdicts(on command: CommandMeaning, of utterance: String) async -> [Verdict] {
    let whole = await verdict(on: command, of: utterance)
    guard case .unknown = whole, command.open.count == 1 else { return [whole] }
    let items = language.items(in: command.open[0].text)
    guard (2...Self.mostListed).contains(items.count) else { return [whole] }
    var verdicts: [Verdict] = []
    for item in items {
      var part = command
      part.open[0].text = item
      part.open[0].description = nil
      part.open[0].pointer = nil
      part.reading.say(item, of: command.open[0].parameter)
      let verdict = await verdict(on: part, of: utterance)
      guard case .understood = verdict else { return [whole] }
      verdicts.append(verdict)
    }
    return verdicts
  }

  private func verdict(on command: CommandMeaning, of utterance: String) async -> Verdict {
    let isCalledFor =
      command.act.asks || command.asksForKnowledge && command.isQuestion
      || command.asksForKnowledge && command.effect == .shows && command.isAskedFor
        && !command.reading.parameters.isEmpty && command.isWhole
      || command.asksWhichThereAre && command.effect == .shows && command.isWhole
      || command.act == .question && command.isQuestion && command.isAskedFor && command.isWhole
      || command.isProhibition && command.isAskedFor
    guard isCalledFor else {
      if isDue(command) { return readBack(command, of: utterance) }
      return .notAsked(command.act, isMarked: !command.actWords.isEmpty)
    }
    // Any words may be added or told to anything: only the app's name says that they are for this. To look for them does
    // no harm.
    guard !command.lacksWords || command.effect == .shows || command.namesApp else {
      return .unclear
    }
    guard command.isAskedFor || isStatement(command) || command.asksWhichThereAre else {
      return whichIntent(command, of: utterance)
    }
    if command.isBareVerb, !command.otherIntents.isEmpty {
      return whichIntent(command, of: utterance)
    }
    if command.open.isEmpty { return decided(command, of: utterance) }
    return await resolved(command, of: utterance)
  }

  /// Whether all that somebody says to have to do now is what an intent does ("I have to give Dune four stars").
  private func isDue(_ command: CommandMeaning) -> Bool {
    command.act == .intention && command.isDue && command.isComplete && command.isWhole
      && command.fit == .exact && command.equals.isEmpty
      && (command.isAskedFor || isStatement(command))
  }

  private func readBack(_ command: CommandMeaning, of utterance: String) -> Verdict {
    var reading = command.reading
    reading.confidence = doubtful
    return .understood(Understanding(utterance: utterance, outcome: .match, reading: reading))
  }

  /// Whether values alone say what is wanted ("five stars for Dune", "I finished Dune"), whatever else is
  /// said.
  private func isStatement(_ command: CommandMeaning) -> Bool {
    command.knownValues >= Self.fewestValues && command.knownMoments < command.knownValues
      && command.open.isEmpty && command.fit != .partial
      && command.intentConfidence >= Self.leastShare
  }

  /// Whether the intent is asked for by its words, or by so many things that belong to it; a thing and a time may belong
  /// to anything.
  private func isAskedForOrNamed(_ command: CommandMeaning) -> Bool {
    command.isAskedFor || command.knownMoments == 0
      || command.knownValues - command.knownMoments >= Self.fewestValues
  }

  /// What is asked where a thing is named and nothing said of what is to be done with it.
  private func whichIntent(_ command: CommandMeaning, of utterance: String) -> Verdict {
    // Who tells something of a thing asks for nothing.
    guard command.isWhole || command.isUnknownRequest,
      command.fit == .exact || command.isBareVerb,
      command.act == .request || command.beginsWithVerb
        || !command.evidence.contains(where: { $0.kind == .aside })
    else { return .unclear }
    if command.isOnlyComplete, command.isWhole, command.equals.isEmpty {
      // "I'd love to have Dune in my library": who wishes for something there leaves nothing open.
      let isWished = command.act == .request && command.namesApp
      return command.effect == .shows || isWished
        ? decided(command, of: utterance) : readBack(command, of: utterance)
    }
    guard !command.otherIntents.isEmpty else { return onlyIntent(command, of: utterance) }
    if command.asksToSeeThing(language) {
      var reading = command.reading
      reading.confidence = sure
      return understood(reading, utterance)
    }
    return oneOf([command.reading] + command.otherIntents, utterance)
  }

  /// Several readings, of which any may be meant.
  private func oneOf(_ readings: [Reading], _ utterance: String) -> Verdict {
    .understood(Understanding(utterance, oneOf: readings, sharing: 1))
  }

  /// What is read back where a thing is named with which only one thing can be done.
  private func onlyIntent(_ command: CommandMeaning, of utterance: String) -> Verdict {
    guard command.isWhole, !command.isBareVerb, command.isOnlyUse, command.equals.isEmpty,
      command.act.asks
    else {
      return .unclear
    }
    return readBack(command, of: utterance)
  }

  // MARK: - Known values

  private func decided(_ command: CommandMeaning, of utterance: String) -> Verdict {
    var reading = command.reading
    let isSure = command.intentConfidence >= Self.leastShare
    if !command.unexplained.isEmpty {
      // Something was said that may change everything.
      guard isSure, isLittle(command),
        command.isFarAhead
          || (hasName(command) || isClear(command))
            && (!command.startsOtherwise || isStatement(command))
      else { return .unclear }
      reading.confidence = min(doubtful, max(threshold(reading.app), reading.confidence))
      return understood(reading, utterance)
    }
    guard command.equals.isEmpty else {
      return oneOf([reading] + command.equals, utterance)
    }
    // The same may be asked of several apps.
    let elsewhere = command.otherIntents.filter { $0.app != reading.app }
    if !isSure, !elsewhere.isEmpty { return oneOf([reading] + elsewhere, utterance) }
    if command.isTied { return oneOf([reading] + command.otherIntents, utterance) }
    switch command.effect {
    case .shows:
      let isProbable = command.intentConfidence >= Self.leastShareToShow
      reading.confidence = isProbable ? max(sure, reading.confidence) : doubtful
      if command.fit == .partial { reading.confidence = max(0.75, reading.confidence * 0.85) }
    case .changes, .destroys:
      let isCertain =
        isSure && command.fit != .partial && reading.cost <= Self.mostAgainstChange
        && !command.isDoubtful && isAskedForOrNamed(command)
        && !(command.isBareVerb && command.isComplete)
      reading.confidence = isCertain ? max(sure, reading.confidence) : doubtful
    }
    return understood(reading, utterance)
  }

  /// What is understood with a reading, where that is sure enough for its app.
  private func understood(_ reading: Reading, _ utterance: String) -> Verdict {
    guard reading.confidence >= threshold(reading.app) else { return .unclear }
    return .understood(Understanding(utterance: utterance, outcome: .match, reading: reading))
  }

  private var sure: Double { settings.caution.sure(Self.sure) }
  private var doubtful: Double { settings.caution.doubtful(Self.doubtful) }

  private func hasName(_ command: CommandMeaning) -> Bool {
    command.fit == .exact
  }

  /// Whether an intent that takes nothing with a name is asked for by its own words, and no more than one thing
  /// beside them is not understood.
  private func isClear(_ command: CommandMeaning) -> Bool {
    command.fit == nil && command.isComplete && !command.startsOtherwise
      && command.evidence.contains { $0.kind == .verb || $0.kind == .word }
      && command.unexplained.count == 1 && command.intentConfidence >= Self.leastShareOfClear
  }

  /// Whether no more was left over than was understood, so that asking is better than refusing.
  private func isLittle(_ command: CommandMeaning) -> Bool {
    func words(_ texts: [String]) -> Int {
      texts.reduce(0) { sum, text in
        // Where nothing parts words, most have two characters.
        language.partsWords || text.utf8.allSatisfy { $0 < 0x80 }
          ? sum + text.split(whereSeparator: \.isWhitespace).count : sum + (text.count + 1) / 2
      }
    }
    let understood = command.evidence.filter {
      [.verb, .lightVerb, .word, .relatedWord, .value, .kindOfThing, .applicationName].contains(
        $0.kind
      )
    }
    return words(command.unexplained) <= max(2, words(understood.map(\.words)))
  }

  // MARK: - Unknown values

  private func resolved(_ command: CommandMeaning, of utterance: String) async -> Verdict {
    var command = command
    var others: [Reading] = []
    var failure: FailedLookup?
    for open in command.open {
      let found = await lookUp(command.reading.app, open.vocabulary, open.text)
      failure = failure ?? found.failure
      var choice = choice(among: found, for: open.text)
      if choice.isEmpty, let description = open.description {
        // Only the app knows what is described ("Tolkien's book").
        let described = await lookUp(command.reading.app, open.vocabulary, description)
        choice = described.values.map { Choice(value: $0, cost: 0.4, fit: .partial) }
      }
      if choice.isEmpty, let pointer = open.pointer {
        let described = await lookUp(command.reading.app, open.vocabulary, pointer)
        choice = self.choice(among: described, for: pointer)
          .map { Choice(value: $0.value, cost: max(0.4, $0.cost), fit: .partial) }
      }
      guard let best = choice.first else {
        // A verb that only means about the same, and a thing that nobody knows: any other app may be meant ("log a wren").
        guard
          command.hasOwnVerb || command.knownValues > 0 || command.effect == .shows
            || command.namesApp
        else { return .unclear }
        return .unknown(
          Understanding(
            utterance: utterance,
            outcome: .unknownValue,
            reading: command.reading
          ),
          failure
        )
      }
      let readings = choice.map { command.reading.filling(open.parameter, with: $0.value) }
      command.reading = readings[0]
      command.equals = Array(readings.dropFirst())
      // What nobody knew is known now.
      command.reading.cost += best.cost - CommandMeaning.OpenValue.cost
      command.fit = max(command.fit ?? .exact, best.fit)
      others = command.equals
    }
    command.open = []
    command.equals = others
    return decided(command, of: utterance)
  }

  /// A value that an app found.
  private struct Choice {
    var value: PhraseCatalog.Value
    var cost: Double
    var fit: NameMention.Fit
  }

  /// The values among those found that the words name or describe.
  private func choice(among found: LookUp, for text: String) -> [Choice] {
    let values = found.values
    guard !values.isEmpty else { return [] }
    let tokens = language.tokens(in: text)
    let contentWords = tokens.indices.filter { !language.isClosedClass(tokens[$0].text) }
    let mentions = NameIndex(values, language: language).mentions(in: tokens)
    func choices(_ fitting: [NameMention], extra: Double) -> [Choice] {
      guard let best = fitting.first else { return [] }
      return fitting.filter { $0.cost <= best.cost + 0.1 && $0.fit == best.fit }
        .compactMap { mention in
          values.first { $0.id == mention.id }.map {
            Choice(value: $0, cost: mention.cost + extra, fit: mention.fit)
          }
        }
    }
    let whole = mentions.filter { mention in contentWords.allSatisfy(mention.tokens.contains) }
    if !whole.isEmpty { return choices(whole, extra: 0) }
    // The name stands among words with which the app describes what is named.
    let described = mentions.filter { mention in
      mention.fit == .exact
        && contentWords.allSatisfy {
          mention.tokens.contains($0) || isDetail(tokens[$0].text, of: mention.id, found)
        }
    }
    if !described.isEmpty { return choices(described, extra: 0.2) }
    // No name was said, but words of one or that describe it.
    let holding = values.filter { value in
      !contentWords.isEmpty
        && contentWords.allSatisfy { isDetail(tokens[$0].text, of: value.id, found) }
    }
    // Syllables stand in many names and tell nothing.
    let isOfSyllables = tokens.contains { !language.nearSpellings(of: $0.text).isEmpty }
    let areSyllables = contentWords.allSatisfy {
      language.isWellFormed(tokens[$0].text) && language.isCommonWord(tokens[$0].text)
    }
    guard !isOfSyllables, !areSyllables else { return [] }
    return holding.map { Choice(value: $0, cost: 0.4, fit: .partial) }
  }

  /// Whether a word is one of a value's name or of what the app shows beside it.
  private func isDetail(_ word: String, of id: String, _ found: LookUp) -> Bool {
    guard let value = found.values.first(where: { $0.id == id }) else { return false }
    let texts = [value.title] + value.synonyms + [found.details[id] ?? ""]
    let key = language.stem(of: language.withoutDiacritics(word))
    return texts.contains { text in
      language.keys(of: text).contains { language.stem(of: $0) == key }
    }
  }
}

extension CommandMeaning {
  /// Whether a thing is asked for with a "please" and nothing is said of what is to be done: it is to be seen.
  func asksToSeeThing(_ language: any Language) -> Bool {
    // "Now Emma" goes on with what was done before.
    func goesOn(_ words: String) -> Bool {
      language.connectives.continuations.length(in: language.tokens(in: words), at: 0) > 0
    }
    return effect == .shows && isWhole && isComplete && equals.isEmpty && fit == .exact
      && !isBareVerb && evidence.contains { $0.kind == .courtesy && !goesOn($0.words) }
  }

  /// Whether the app was named.
  fileprivate var namesApp: Bool { evidence.contains { $0.kind == .applicationName } }
}

extension Reading {
  /// Takes other words for those in a parameter's place.
  fileprivate mutating func say(_ text: String, of name: String) {
    for place in parameters.indices where parameters[place].name == name {
      parameters[place].text = text
    }
  }

  /// The reading with a value in a parameter's place.
  fileprivate func filling(_ name: String, with value: PhraseCatalog.Value) -> Reading {
    var reading = self
    for place in reading.parameters.indices where reading.parameters[place].name == name {
      reading.parameters[place].value = .known(id: value.id, title: value.title)
    }
    return reading
  }
}
