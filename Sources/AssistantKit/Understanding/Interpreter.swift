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
  private let given: [RunningApp]
  /// The apps to ask.
  var apps: [RunningApp] { given + index.joined }
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
    given = apps
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
    let asked = heard.answered == .confirmation ? context.awaitingConfirmation() : context
    let context = asked.lookingBack(as: heard.text, settings.language)
    var meaning: SentenceMeaning?
    let whole = await weighed(whole: heard, in: context, &meaning)
    let parted = await cut(whole, heard, by: meaning, in: context) ?? whole
    var written = await told(parted, heard, by: meaning)
    written.questions = meaning?.questions ?? []
    written.leftOut += (meaning?.leftOut ?? []).filter { !written.leftOut.contains($0) }
    guard heard.isSpoken else { return written.mapped { readBackWherePointedTo($0, in: context) } }
    let understood = await respelled(heard, insteadOf: written, in: context) ?? written
    return understood.mapped { readBackWherePointedTo(wary($0, heard), in: context) }
  }

  /// What an utterance means as a whole where all that was counted of it is weighed together, and what its words say where
  /// that was asked.
  func weighed(
    whole heard: HeardUtterance,
    in context: DialogueContext,
    _ meaning: inout SentenceMeaning?
  ) async -> Interpretation {
    let found = await understoodByPieces(heard, in: context, &meaning)
    return await ranked(found, heard, by: meaning, in: context)
  }

  /// What phrases, pieces and many examples make of an utterance, and what its words say where that was asked.
  func understoodByPieces(
    _ heard: HeardUtterance,
    in context: DialogueContext,
    _ meaning: inout SentenceMeaning?
  ) async -> Interpretation {
    let found = await interpretation(of: heard, in: context, &meaning)
    return await weighed(found, heard, by: meaning, in: context)
  }

  /// What an utterance means as it is written, and what its words say where that was asked.
  private func interpretation(
    of heard: HeardUtterance,
    in context: DialogueContext,
    _ meaning: inout SentenceMeaning?
  ) async -> Interpretation {
    let topics = context.topics
    var interpretation = await resolve(heard)
    if heard.isOverheard, interpretation.understanding.isStray {
      interpretation.understanding = interpretation.understanding.refused
    }
    if let parted = await parted(interpretation.understanding, heard, in: context) { return parted }
    let first = interpretation.understanding
    if isOpenToMeaning(first, heard, in: context) {
      let meant: MeantCommands
      if heard.isSpoken {
        meant = await self.meant(byHearing: heard, insteadOf: first, in: context)
      } else {
        let said = await self.meaning(of: heard.text, in: context)
        meant = await self.meant(by: said)
        meaning = said
      }
      switch meant {
      case .commands(let commands):
        let meant = Interpretation.sequence(commands, of: heard.text)
        // Two ways to one meaning: the phrases tell each word's part in it more finely.
        // A word for what was spoken of is no name where nothing says that it is one.
        guard !namesPronoun(first, in: context),
          first.isSame(as: meant.understanding, settings.caution)
            || first.isSurer(than: meant.understanding, settings.caution)
            || first.isWholePhrase(beside: meant.understanding, settings.caution)
        else { return meant }
      case .withdrawn:
        return Interpretation(
          understanding: Understanding(utterance: heard.text, outcome: .refused(.negated))
        )
      case .notAsked(let act, let isMarked):
        // Where no word says that nothing is asked for, a phrase that fits says that something is; and so
        // does one that is such a sentence itself.
        var isRefused = !first.isMisspelt && !first.isMistypedPhrase(settings.caution)
        if isMarked, !isRefused {
          isRefused = await !isPhrase(first, of: act, isSpoken: heard.isSpoken, in: context)
        }
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
      case .unclear(let leftOut):
        interpretation.leftOut = leftOut
        // All its words say nothing of the kind either.
        if first.isOfOtherSyllables {
          return Interpretation(understanding: first.refused)
        }
      }
    }
    for topic in topics where !namesAllValues(first, in: context) {
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
    // A title that is a pronoun is named by more than the pronoun.
    if interpretation.understanding == first, namesPronoun(first, in: context) {
      interpretation.understanding.reading?.parameters.removeAll {
        context.isReference($0.text, settings.language)
      }
    }
    if let reading = interpretation.understanding.reading, let intent = intent(of: reading) {
      interpretation.understanding = interpretation.understanding.givingRest(
        to: intent,
        settings.language
      )
      if heard.isSpoken {
        interpretation.understanding = careful(interpretation.understanding)
      }
    }
    interpretation.understanding = interpretation.understanding.doubted(
      heard.sureness,
      threshold: index.current.threshold(
        for: interpretation.understanding.reading?.app,
        options
      ),
      refuses: !heard.isOfAnyWords
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

  /// Whether an utterance is, but for its spelling or its sounds, a phrase that is such a sentence itself, or
  /// asks for the same.
  private func isPhrase(
    _ first: Understanding,
    of act: SpeechAct,
    isSpoken: Bool,
    in context: DialogueContext
  ) async -> Bool {
    guard let said = first.withoutMistypings(isSpoken: isSpoken, settings.caution) else {
      return false
    }
    let meaning = await meaning(of: said, in: context)
    if meaning.toldInstead == act || meaning.commands.contains(where: { $0.act == act }) {
      return true
    }
    guard isSpoken, case .commands(let commands) = await meant(by: said, in: context) else {
      return false
    }
    return commands.count == 1
      && commands[0].understanding.reading?.intent == first.reading?.intent
  }

  /// The understanding, to be read back where it changes something and was only heard for other words.
  private func careful(_ understanding: Understanding) -> Understanding {
    guard let reading = understanding.reading, let effect = intent(of: reading)?.effect,
      effect != .shows
    else { return understanding }
    return understanding.cautious(settings.caution, settings.language)
  }

  /// The same for what the recogniser doubted; what only shows something may be shown where open speech was heard.
  private func wary(_ understanding: Understanding, _ heard: HeardUtterance) -> Understanding {
    let careful = careful(understanding)
    guard let reading = understanding.reading,
      !heard.isOfAnyWords || intent(of: reading)?.effect != .shows
    else { return careful }
    return careful.readBack(
      doubting: heard.leastSureness,
      isOfAnyWords: heard.isOfAnyWords,
      settings.caution
    )
  }

  /// The understanding, to be read back where it changes something that is only pointed to.
  private func readBackWherePointedTo(
    _ understanding: Understanding,
    in context: DialogueContext
  ) -> Understanding {
    guard let reading = understanding.reading, intent(of: reading)?.effect != .shows else {
      return understanding
    }
    guard context.isInDoubt, refersBack(reading, in: context) else {
      return understanding.readBackWhatIsPointedTo(settings.caution, settings.language)
    }
    return understanding.readBack(settings.caution)
  }

  /// Whether a value of a reading is only known from what was spoken of before.
  private func refersBack(_ reading: Reading, in context: DialogueContext) -> Bool {
    let topics = context.topics.map(\.referent.id)
    return reading.parameters.contains { parameter in
      guard case .known(let id, _) = parameter.value, topics.contains(id) else { return false }
      return parameter.range.isEmpty || context.isReference(parameter.text, settings.language)
    }
  }

  /// Whether more is asked of an utterance than what the phrases say of it.
  func isOpenToMeaning(
    _ first: Understanding,
    _ heard: HeardUtterance,
    in context: DialogueContext
  ) -> Bool {
    (!first.isExact || namesPronoun(first, in: context)) && !first.isOnlyUnmarked
      && first.outcome != .empty && first.outcome != .refused(.negativePhrase)
      && settings.language.commandAfterCorrection(in: heard.text) == nil
  }

  /// Whether a word that stands for what was spoken of is taken for a name, though it is not written as one.
  private func namesPronoun(_ first: Understanding, in context: DialogueContext) -> Bool {
    first.reading?.parameters.contains { parameter in
      guard case .known = parameter.value else { return false }
      return parameter.text.first?.isLowercase == true
        && context.isReference(parameter.text, settings.language)
    } == true
  }

  /// Whether an utterance fits a phrase with values, none of which is told by a word that refers back.
  private func namesAllValues(_ first: Understanding, in context: DialogueContext) -> Bool {
    guard first.outcome == .match, let parameters = first.reading?.parameters, !parameters.isEmpty
    else { return false }
    return !parameters.contains { context.isReference($0.text, settings.language) }
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
    var first = matcher.understand(alternatives: hypotheses, options: options)
    // Every step from here on asks for its values.
    first.reading = first.reading?.withParametersAtHand()
    guard let open = openReading(of: first), let source = source(of: open) else {
      return Interpretation(understanding: first)
    }
    if first.outcome == .unknownValue,
      let asked = first.naming(only: source.options.title, in: open.parameter, settings)
    {
      return Interpretation(understanding: asked)
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

  func intent(of reading: Reading) -> IntentDefinition? {
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
      // "It" is a name of something, or none at all, and so is a single syllable or sign.
      let isSign = text.count == 1 && text.utf8.count > 1
      if isSign || language.isOfSmallWords(text) {
        values.removeAll { !language.isNamed($0, text) }
      }
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

/// Where the values in an open place come from, and the language of what goes wrong there.
private struct QuerySource {
  let options: OptionSource
  let localization: AppLocalization
}
