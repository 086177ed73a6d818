import AppIntents
public import PhraseMatcher
import SpokenLanguage
import Understanding

/// Understands utterances with the phrases first and the apps' own queries after that.
///
/// Where the words in a parameter's place are no suggested value, the app is asked for entities that
/// fit them, and what it knows joins the vocabulary for this one utterance.
public struct Interpreter: Sendable {
  let index: SentenceIndex
  let apps: [RunningApp]
  let settings: AssistantSettings
  let warn: @Sendable (String) -> Void
  /// Takes the name of the app whose code is about to run, and nil when it has run.
  var asks: @Sendable (String?) -> Void = { _ in }

  /// Makes an interpreter.
  ///
  /// - Parameters:
  ///   - index: The sentences to listen for.
  ///   - apps: The apps to ask; empty for a catalogue without code.
  ///   - settings: How to understand.
  ///   - warn: Takes a sentence about a query that failed or took too long.
  public init(
    index: SentenceIndex,
    apps: [RunningApp],
    settings: AssistantSettings,
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.index = index
    self.apps = apps
    self.settings = settings
    self.warn = warn
  }

  /// How the matcher is asked.
  public var options: MatchOptions {
    var options = MatchOptions()
    options.threshold = settings.threshold
    // The best reading is one of them, and a conversation has to know of its equals.
    options.maximumReadings = max(1, settings.alternativeLimit) + 1
    options.now = settings.now()
    options.calendar = settings.calendar
    return options
  }

  /// Understands a line.
  public func understand(_ utterance: String) async -> Understanding {
    await understand(HeardUtterance(utterance))
  }

  /// Understands an utterance, whose hypotheses are weighed together.
  ///
  /// An exact reading stands. Where there is none, and some phrase fits but for the words in a
  /// parameter's place, the app is asked what it knows by these words; what it finds is taken when
  /// it reads the utterance better than everything that was suggested.
  public func understand(_ heard: HeardUtterance) async -> Understanding {
    let interpretation = await interpret(heard)
    for part in [interpretation] + interpretation.then {
      if let lookup = part.failedLookup { warn(lookup.description) }
    }
    return interpretation.understanding
  }

  /// Understands an utterance, and tells of the app that could not be asked for it.
  ///
  /// - Parameters:
  ///   - heard: The utterance.
  ///   - context: What the conversation was about so far.
  /// - Returns: The understanding, and what could not be asked for it.
  func interpret(
    _ heard: HeardUtterance,
    in context: DialogueContext = DialogueContext()
  ) async -> Interpretation {
    let topics = context.topics
    var interpretation = await resolve(heard)
    if heard.isOverheard, interpretation.understanding.isStray {
      interpretation.understanding = interpretation.understanding.refused
    }
    let first = interpretation.understanding
    if isOpenToMeaning(first, heard) {
      let meant =
        heard.isSpoken
        ? await meant(byHearing: heard, insteadOf: first, in: context)
        : await meant(by: heard.text, in: context)
      switch meant {
      case .commands(let commands):
        let meant = Interpretation.sequence(commands, of: heard.text)
        // Two ways to one meaning: the phrases tell each word's part in it more finely.
        guard first.isSame(as: meant.understanding) || first.isSurer(than: meant.understanding)
        else { return meant }
      case .withdrawn:
        return Interpretation(
          understanding: Understanding(utterance: heard.text, outcome: .refused(.negated))
        )
      case .notAsked(let act, let isMarked):
        // Where no word says that nothing is asked for, a phrase that fits says that something is; and so
        // does one that is such a sentence itself.
        var isRefused = !first.isMisspelt
        if isMarked, !isRefused { isRefused = await !isPhrase(first, of: act, in: context) }
        if isRefused {
          return Interpretation(
            understanding: Understanding(
              utterance: heard.text,
              outcome: .refused(act == .prohibition ? .negated : .notAsked),
              alternatives: first.alternatives
            )
          )
        }
      case .unknown(let understanding, let failure):
        // Words may be so misspelt that only the phrases as a whole tell them.
        if !first.isMisspelt, first.outcome != .ambiguous || first.isVague,
          !(first.outcome == .unknownValue
            && first.reading?.intent == understanding.reading?.intent)
        {
          return Interpretation(understanding: understanding, failedLookup: failure)
        }
      case .unclear: break
      }
    }
    for topic in topics {
      guard
        let told = topic.understanding(
          insteadOf: first,
          index.current,
          options,
          settings.language
        )
      else { continue }
      interpretation = Interpretation(understanding: told)
      break
    }
    if let reading = interpretation.understanding.reading, let intent = intent(of: reading) {
      interpretation.understanding = interpretation.understanding.givingRest(
        to: intent,
        settings.language
      )
      if heard.isSpoken, intent.effect != .shows {
        interpretation.understanding = interpretation.understanding.cautious(
          below: settings.readsBackBelow,
          settings.language
        )
      }
    }
    interpretation.understanding = interpretation.understanding.doubted(
      heard.sureness,
      threshold: index.current.threshold(
        for: interpretation.understanding.reading?.app,
        options
      )
    )
    let limit = max(1, settings.alternativeLimit)
    interpretation.understanding.alternatives = Array(
      interpretation.understanding.alternatives.prefix(limit)
    )
    for command in interpretation.understanding.then {
      interpretation.then.append(await asking(command))
    }
    interpretation.understanding.then = interpretation.then.map(\.understanding)
    return interpretation
  }

  /// Whether an utterance is, but for its spelling, a phrase that is a question or a report as it was written
  /// down.
  private func isPhrase(
    _ first: Understanding,
    of act: SpeechAct,
    in context: DialogueContext
  ) async -> Bool {
    guard let said = first.withoutMistypings else { return false }
    guard case .notAsked(act, _) = await meant(by: said, in: context) else { return false }
    return true
  }

  /// Whether more is asked of an utterance than what the phrases say of it.
  private func isOpenToMeaning(_ first: Understanding, _ heard: HeardUtterance) -> Bool {
    !first.isExact && !first.isOnlyUnmarked && first.outcome != .empty
      && first.outcome != .refused(.negativePhrase)
      && settings.language.command(in: heard.text) == nil
  }

  /// The best understanding of an utterance, after the app was asked for a value that is open.
  ///
  /// - Parameters:
  ///   - heard: The utterance.
  ///   - readsDescriptions: Whether words beside a value may only describe it.
  /// - Returns: The understanding, and what could not be asked for it.
  private func resolve(
    _ heard: HeardUtterance,
    readsDescriptions: Bool = true
  ) async -> Interpretation {
    let matcher =
      heard.isSpoken
      ? await index.names.audible(index.current, apps, settings) : index.current
    let hypotheses = heard.candidates
    var options = options
    options.isSpoken = heard.isSpoken
    let first = matcher.understand(alternatives: hypotheses, options: options)
    guard let open = openReading(of: first), let source = source(of: open) else {
      return Interpretation(understanding: first)
    }
    let (values, failure) = await values(for: open, from: source)
    if !values.isEmpty,
      let extended = try? matcher.replacingVocabulary(
        source.options.typeName,
        ofApp: open.reading.app,
        with: values
      )
    {
      let second = extended.understand(alternatives: hypotheses, options: options)
      if second.isSettled, second.isCloser(than: first) {
        return Interpretation(understanding: second)
      }
    }
    guard first.outcome == .unknownValue else {
      return Interpretation(understanding: first, failedLookup: values.isEmpty ? failure : nil)
    }
    guard values.isEmpty else {
      return Interpretation(
        understanding: first.settled(byGiving: values, to: open.parameter, settings.language)
      )
    }
    let described = DescribedValue(language: settings.language, source: source.options) {
      await resolve(HeardUtterance($0), readsDescriptions: false).understanding
    }
    if readsDescriptions,
      let understanding = await described.understanding(
        insteadOf: first,
        open.reading,
        open.parameter
      )
    {
      return Interpretation(understanding: understanding)
    }
    return Interpretation(understanding: first, failedLookup: failure)
  }

  /// A command in the same breath, after its app was asked for a value that is open.
  private func asking(_ command: Understanding) async -> Interpretation {
    guard command.outcome == .unknownValue, let open = openReading(of: command),
      let source = source(of: open)
    else { return Interpretation(understanding: command) }
    let (values, failure) = await values(for: open, from: source)
    guard !values.isEmpty else {
      return Interpretation(understanding: command, failedLookup: failure)
    }
    return Interpretation(
      understanding: command.settled(byGiving: values, to: open.parameter, settings.language)
    )
  }

  /// A phrase that fits but for the words in one parameter's place.
  private struct OpenReading {
    var reading: Reading
    var parameter: ParameterReading
  }

  private func openReading(of understanding: Understanding) -> OpenReading? {
    guard let best = understanding.reading, best.cost > 0 || understanding.outcome != .match else {
      return nil
    }
    for reading in [best] + understanding.alternatives {
      if let parameter = reading.parameters.first(where: { $0.value == .unknown }) {
        return OpenReading(reading: reading, parameter: parameter)
      }
    }
    return nil
  }

  private func intent(of reading: Reading) -> IntentDefinition? {
    apps.first { $0.definition.name == reading.app }?.intent(reading.intent)
  }

  private func source(of open: OpenReading) -> QuerySource? {
    guard let app = apps.first(where: { $0.definition.name == open.reading.app }),
      let described = intent(of: open.reading)?.parameters.first(where: {
        $0.name == open.parameter.name
      }),
      case .option(let source) = described.type
    else { return nil }
    return QuerySource(options: source, localization: app.definition.localization)
  }

  /// What an app knows by the words in a parameter's place, or by those that they are heard for.
  private func values(
    for open: OpenReading,
    from source: QuerySource
  ) async -> (values: [PhraseCatalog.Value], failure: FailedLookup?) {
    let language = settings.language
    let text = open.parameter.text
    guard let matching = source.options.matching else { return ([], nil) }
    let name = source.options.typeName
    let meant = settings.heardAs.value(heardAs: text, in: name, language: language) ?? text
    asks(open.reading.app)
    defer { asks(nil) }
    do {
      let found = try await withDeadline(settings.queryDeadline) { try await matching(meant) }
      var values = found.prefix(settings.candidateLimit).map(PhraseCatalog.Value.init)
      // "It" is a name of something, or none at all.
      if language.isReference(text) { values.removeAll { !language.isNamed($0, text) } }
      return (settings.heardAs.applied(to: values, of: name, language: language), nil)
    } catch {
      let lookup = FailedLookup(
        text: text,
        kind: source.options.title,
        app: open.reading.app,
        reason: settings.reason(for: error, in: source.localization)
      )
      return ([], lookup)
    }
  }
}

/// How an utterance was understood, and what could not be asked on the way.
struct Interpretation: Sendable {
  var understanding: Understanding
  var failedLookup: FailedLookup?
  /// Whether nothing was said but a verb and text, which the assistant's own commands take as well.
  var isOnlyText = false
  /// Whether the verb that was said is one of the intent's phrases.
  var hasOwnVerb = false
  /// The other commands of the same breath, each with what could not be asked for it.
  var then: [Interpretation] = []

  /// Several commands of one breath, the first of which tells of the others.
  static func sequence(_ commands: [Interpretation], of utterance: String) -> Interpretation {
    var first =
      commands.first
      ?? Interpretation(understanding: Understanding(utterance: utterance, outcome: .empty))
    first.then = Array(commands.dropFirst())
    first.understanding.then = first.then.map(\.understanding)
    return first
  }
}

/// Words that an app was to look up and could not.
struct FailedLookup: Error, Sendable, Hashable, CustomStringConvertible {
  /// The words.
  var text: String
  /// What a person calls the values among which they were to be.
  var kind: String
  /// The app.
  var app: String
  /// Why, in the person's language.
  var reason: String

  /// The failure for standard error.
  var description: String { "the search for \(kind) “\(text)” failed: \(reason)" }
}

/// Where the values in an open place come from, and the language of what goes wrong there.
private struct QuerySource {
  let options: OptionSource
  let localization: AppLocalization
}

extension Understanding {
  /// Whether there is something to run or to choose from.
  var isSettled: Bool {
    (outcome == .match || outcome == .ambiguous)
      && reading?.parameters.contains { $0.value == .unknown } == false
  }

  /// Whether another understanding asks for the same, with the same values.
  func isSame(as other: Understanding) -> Bool {
    guard outcome == .match, other.outcome == .match, then.isEmpty, other.then.isEmpty, let reading,
      let rival = other.reading, reading.app == rival.app, reading.intent == rival.intent
    else { return false }
    func values(_ reading: Reading) -> [String: ParameterReading.Value] {
      Dictionary(
        reading.parameters.map { ($0.name, $0.value) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    // The phrases may tell more values apart than what is named does.
    let isFuller = isMisspelt && reading.parameters.count >= rival.parameters.count
    return isFuller && reading.confidence >= Self.sure
      || values(reading) == values(rival) && reading.confidence >= rival.confidence - 0.2
  }

  /// Whether the utterance is a phrase as it was written down, but for marks that people leave out.
  var isOnlyUnmarked: Bool {
    guard isSettled, let reading else { return false }
    return reading.differences.allSatisfy { $0.difference == .spelling && $0.cost <= Self.marks }
  }

  /// Whether a phrase fits but for its spelling, and what is named leaves a doubt or takes words for text that
  /// the phrase has itself.
  func isSurer(than other: Understanding) -> Bool {
    isMisspelt && (reading?.confidence ?? 0) >= Self.sure
      && ((other.reading?.confidence ?? 0) < Self.sure || other.textLength > textLength)
      && other.then.isEmpty
  }

  /// How much of the utterance is text, which may be any words.
  private var textLength: Int {
    (reading?.parameters ?? []).reduce(0) { length, parameter in
      guard case .text = parameter.value else { return length }
      return length + parameter.text.utf8.count
    }
  }

  /// The utterance with its mistypings corrected; nil where anything else differs from the phrase.
  fileprivate var withoutMistypings: String? {
    guard isMisspelt, let reading, reading.confidence >= Self.sure else { return nil }
    let mistyped: Set<DifferenceKind> = [.spelling, .split, .joined]
    guard reading.differences.allSatisfy({ mistyped.contains($0.difference ?? .spelling) }) else {
      return nil
    }
    return reading.alignment.map(\.expected).joined(separator: " ")
  }

  /// What is done without being read back.
  private static let sure = 0.7

  /// What a word without its marks costs at most in the matcher's prices.
  private static let marks = 0.03

  /// Whether every word is that of a phrase or value, but for its spelling or its sound.
  var isMisspelt: Bool {
    guard outcome == .match, isSettled, let reading else { return false }
    let forgiven: Set<DifferenceKind> = [
      .spelling, .sound, .split, .joined, .number, .filler, .inflection, .applicationName,
    ]
    return reading.differences.allSatisfy { piece in
      guard let difference = piece.difference else { return true }
      return forgiven.contains(difference)
    }
  }

  /// Whether so many values share the words that none of them is named.
  var isVague: Bool { outcome == .ambiguous && (reading?.confidence ?? 0) < 0.1 }

  /// Whether the utterance is a phrase as it was written down.
  var isExact: Bool { isSettled && reading?.cost == 0 }

  /// Whether the best reading asks for less forgiveness than another's, or knows a value it does not.
  func isCloser(than other: Understanding) -> Bool {
    guard let reading else { return false }
    guard let rival = other.reading, other.isSettled else { return true }
    return reading.cost < rival.cost
  }

  /// The same understanding with the open words standing for values that the app found.
  ///
  /// The words are no spelling of the values, so nothing is exact; several values share the chance. Where
  /// no value's name holds all the words, only the app knows why it found them, and the reading is doubtful.
  func settled(
    byGiving values: [PhraseCatalog.Value],
    to open: ParameterReading,
    _ language: any Language
  ) -> Understanding {
    guard let reading else { return self }
    let words = Set(language.tokens(in: open.text).map(\.text))
    let isNamed = values.flatMap { [$0.title] + $0.synonyms }.contains { name in
      words.isSubset(of: language.tokens(in: name).map(\.text))
    }
    let chance = isNamed ? 0.8 : 0.6
    let share = (chance / Double(values.count) * 1000).rounded() / 1000
    let readings = values.map { value in
      var settled = reading
      settled.confidence = share
      settled.parameters = reading.parameters.map { parameter in
        guard parameter == open else { return parameter }
        var parameter = parameter
        parameter.value = .known(id: value.id, title: value.title)
        return parameter
      }
      settled.alignment = reading.alignment.map { piece in
        guard piece.range == open.range else { return piece }
        var piece = piece
        piece.expected = value.title
        piece.difference = .partialValue
        return piece
      }
      return settled
    }
    var result = self
    result.outcome = readings.count == 1 ? .match : .ambiguous
    result.reading = readings.first
    result.alternatives = Array(readings.dropFirst()) + alternatives
    return result
  }
}
