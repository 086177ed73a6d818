import AppIntents
import PhraseMatcher
import SpokenLanguage
import StringCatalogs
import Understanding

/// What becomes of an utterance once it is understood, or is not.
extension Assistant {
  /// Does what was understood, or says why nothing is done.
  func carryOut(_ interpretation: Interpretation) async -> ExchangeOutcome {
    if Task.isCancelled { return await ended(CancellationError()) }
    let understanding = interpretation.understanding
    if let lookup = interpretation.failedLookup {
      if understanding.outcome == .unknownValue { return await tell(lookup, understanding) }
      warn(lookup.description)
    }
    switch understanding.outcome {
    case .empty: return .empty
    case .refused, .unknownValue: return await refuse(understanding)
    case .match:
      guard let reading = understanding.reading else { return await refuse(understanding) }
      return await run(reading)
    case .ambiguous: return await settle(understanding)
    }
  }

  /// Says that an app could not be asked: what it does not answer it may know all the same.
  private func tell(
    _ lookup: FailedLookup,
    _ understanding: Understanding
  ) async -> ExchangeOutcome {
    await channel.emit(
      .error(
        intent: understanding.reading?.intent,
        message: messages.lookupFailed(lookup.text, app: lookup.app, reason: lookup.reason),
        code: "query"
      )
    )
    return .failed
  }

  private func refuse(_ understanding: Understanding) async -> ExchangeOutcome {
    let open = understanding.reading?.parameters.first { $0.value == .unknown }
    await rememberMentions(in: understanding)
    if understanding.outcome == .refused(.negated) {
      await channel.emit(.dialog(full: messages.notDone, supporting: nil))
      return .refused
    }
    // Who says what they meant instead goes on with it ("I mean Emma").
    if open != nil, let reading = understanding.reading {
      context.remember(reading, speakingOf: [])
    }
    if open != nil { context.speakOfUnknown() }
    await channel.emit(
      .error(
        intent: understanding.reading?.intent,
        message: open.map { sentence(aboutUnknown: $0, in: understanding.reading) }
          ?? sentence(
            aboutNearest: understanding.alternatives,
            to: understanding.utterance
          ),
        code: open == nil ? "notUnderstood" : "unknownValue"
      )
    )
    return .refused
  }

  /// What is said of an utterance that nothing understands: only what has something to do with it is proposed.
  private func sentence(aboutNearest readings: [Reading], to utterance: String) -> String {
    var nearest: [String] = []
    let topics = PhraseTopics(utterance, language: language)
    for reading in readings where topics.areShared(with: reading) {
      let sentence = PhraseSentence(reading, apps: apps).text { "‹\($0)›" }
      if !nearest.contains(sentence) { nearest.append(sentence) }
    }
    // What can be said in this language helps nobody who speaks another.
    if let other = Languages.likely(in: utterance, heardAs: language, among: spokenLanguages) {
      return messages.looksLike(other.code)
    }
    guard nearest.isEmpty else { return messages.refused(nearest: Array(nearest.prefix(3))) }
    return messages.refused(nearest: []) + " " + messages.smallTalk.sayHelp
  }

  /// The codes of the languages that one of the apps speaks.
  private var spokenLanguages: [String] {
    Set(apps.flatMap(\.definition.localization.tables.languages)).sorted()
  }

  private func sentence(aboutUnknown parameter: ParameterReading, in reading: Reading?) -> String {
    let described = reading.flatMap { parameterDescription(parameter.name, in: $0) }
    var kind = described?.title ?? parameter.name
    if case .option(let source)? = described?.type { kind = source.title }
    return messages.unknownValue(parameter.text, kind: kind)
  }

  /// Lets the person choose between readings that are as good as each other.
  func settle(_ understanding: Understanding) async -> ExchangeOutcome {
    let readings = understanding.equalReadings.filter { reading in
      !reading.parameters.contains { $0.value == .unknown }
    }
    guard let first = readings.first else { return await refuse(understanding) }
    guard readings.count > 1 else { return await run(first) }
    let isSameIntent = readings.allSatisfy { $0.app == first.app && $0.intent == first.intent }
    if isSameIntent, var shown = describedInList(readings) {
      shown.confidence = 1
      return await run(shown)
    }
    for topic in sharedTopics(of: readings) { context.speak(of: topic) }
    let differing = isSameIntent ? differingParameter(of: readings) : nil
    let isSameSentence = differOnlyInApps(readings)
    var options: [IntentOption] = []
    for (place, reading) in readings.enumerated() {
      options.append(
        isSameSentence
          ? appOption(for: reading, id: String(place))
          : await option(for: reading, id: String(place), by: differing)
      )
    }
    // A shortcut may be called as an app's command is said.
    let titles = options.map { $0.title.lowercased() }
    for (place, reading) in readings.enumerated() where options[place].subtitle == nil {
      let isElsewhere = readings.indices.contains {
        titles[$0] == titles[place] && readings[$0].app != reading.app
      }
      guard isElsewhere else { continue }
      options[place].subtitle = reading.app
      let app = apps.first { $0.definition.name == reading.app }
      options[place].synonyms += [reading.app] + (app?.definition.synonyms ?? [])
    }
    var question = OptionQuestion(
      questions: questions,
      settings: settings,
      intent: isSameIntent ? first.intent : nil,
      parameter: nil,
      prompt: isSameIntent
        ? messages.askWhichOne
        : isSameSentence ? messages.askWhichApp : messages.askWhichCommand
    )
    if let differing,
      case .option(let source)? = parameterDescription(differing, in: first)?.type
    {
      question.kinds = [source.title] + source.titleSynonyms
    }
    do {
      var chosen = readings[try await question.choose(among: options)]
      chosen.confidence = 1
      return await run(chosen)
    } catch {
      return await ended(error)
    }
  }

  /// The one reading whose value stands in the list that was shown last, where values are described and not named
  /// ("the one by George Eliot"); nil where none does, or several.
  private func describedInList(_ readings: [Reading]) -> Reading? {
    guard let list = questions.lists.shown else { return nil }
    let shown = readings.filter { reading in
      reading.parameters.contains { parameter in
        guard case .known(let id, let title) = parameter.value,
          list.entries.contains(where: { ($0.id, $0.title) == (id, title) })
        else { return false }
        return Set(language.contentStems(of: parameter.text))
          .isDisjoint(with: language.contentStems(of: title))
      }
    }
    return shown.count == 1 ? shown[0] : nil
  }

  /// What all of some readings speak of: who is asked what to do with Dune has spoken of it.
  private func sharedTopics(of readings: [Reading]) -> [Topic] {
    let spokenOf = readings.map { reading in
      intent(of: reading).map { Topic.all(in: reading, of: $0.intent) } ?? []
    }
    return spokenOf.first?.filter { topic in
      spokenOf.allSatisfy { $0.contains { $0.isSame(as: topic) } }
    } ?? []
  }

  /// Whether the same is said to several apps, each of them once.
  private func differOnlyInApps(_ readings: [Reading]) -> Bool {
    let sentences = Set(
      readings.map { reading in
        PhraseSentence(reading, apps: apps).text { $0 }.replacing(reading.app, with: "")
      }
    )
    return sentences.count == 1 && Set(readings.map(\.app)).count == readings.count
  }

  /// How a reading is offered that is that of another app's but for the app.
  private func appOption(for reading: Reading, id: String) -> IntentOption {
    let app = apps.first { $0.definition.name == reading.app }
    return IntentOption(
      id: id,
      title: reading.app,
      synonyms: (app?.definition.synonyms ?? [])
        + [PhraseSentence(reading, apps: apps).text { $0 }],
      value: id
    )
  }

  /// The first parameter in which readings of one intent differ.
  private func differingParameter(of readings: [Reading]) -> String? {
    guard let first = readings.first else { return nil }
    return first.parameters.first { parameter in
      readings.contains { other in
        other.parameters.first { $0.name == parameter.name }?.value != parameter.value
      }
    }?.name
  }

  /// How an equal reading is offered: by the value in which it differs where the command is the same and that has a name, else
  /// as a sentence.
  private func option(
    for reading: Reading,
    id: String,
    by differing: String?
  ) async -> IntentOption {
    if let parameter = reading.parameters.first(where: { $0.name == differing }),
      case .known(let value, let title) = parameter.value,
      let described = parameterDescription(parameter.name, in: reading),
      case .option(let source) = described.type
    {
      let found = try? await withDeadline(settings.queryDeadline) {
        try await source.identified([value])
      }
      return IntentOption(
        id: id,
        title: title,
        subtitle: found?.first?.subtitle,
        synonyms: (found?.first?.synonyms ?? []) + [
          PhraseSentence(reading, apps: apps).text { $0 }
        ],
        value: value
      )
    }
    let sentence = PhraseSentence(reading, apps: apps).text { "‹\($0)›" }
    let value = reading.parameters.first { $0.name == differing }?.text
    return IntentOption(id: id, title: sentence, synonyms: value.map { [$0] } ?? [], value: id)
  }
}
