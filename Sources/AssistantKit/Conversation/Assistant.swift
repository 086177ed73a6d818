public import AppIntents
import PhraseMatcher
import SpokenLanguage

/// Answers utterances: understands each, asks what is missing, runs what is meant and tells it.
///
/// One exchange at a time; everything that happens goes to the channel as events, in order.
public actor Assistant {
  /// The sentences listened for; safe to search from anywhere while exchanges go on.
  public nonisolated let index: SentenceIndex
  private let apps: [RunningApp]
  private let channel: any ConversationChannel
  private let settings: AssistantSettings
  private let interpreter: Interpreter
  private let questions: Questions

  private var language: any Language { questions.language }
  private var messages: any Messages { questions.messages }

  /// Makes an assistant.
  ///
  /// - Parameters:
  ///   - apps: The started apps; empty for a catalogue without code.
  ///   - index: The sentences to listen for.
  ///   - channel: The way to the person.
  ///   - settings: How to understand and converse.
  ///   - warn: Takes a sentence about something that went wrong without ending anything.
  public init(
    apps: [RunningApp],
    index: SentenceIndex,
    channel: any ConversationChannel,
    settings: AssistantSettings,
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.apps = apps
    self.index = index
    self.channel = channel
    self.settings = settings
    interpreter = Interpreter(index: index, apps: apps, settings: settings, warn: warn)
    questions = Questions(
      channel: channel,
      language: settings.language,
      messages: settings.messages,
      counter: QuestionCounter()
    )
  }

  // MARK: - Exchanges

  /// Deals with one utterance from beginning to end.
  @discardableResult
  public func respond(to utterance: String) async -> ExchangeOutcome {
    await channel.emit(.heard(utterance))
    let understanding = await interpreter.understand(utterance)
    if !understanding.isSettled, let outcome = await obey(utterance) { return outcome }
    await channel.emit(.match(understanding))
    let outcome = await carryOut(understanding)
    await channel.emit(.done(outcome))
    return outcome
  }

  /// Runs an intent by its name, as `perform` does.
  @discardableResult
  public func perform(
    _ intent: IntentDefinition,
    of app: RunningApp,
    values: [String: any Sendable]
  ) async -> ExchangeOutcome {
    let invocation = IntentInvocation(
      intent: intent,
      shortcut: nil,
      values: values,
      confidence: 1
    )
    let outcome = await run(invocation, in: app)
    await channel.emit(.done(outcome))
    return outcome
  }

  /// Does what a bare word asks for, where the channel knows it and no phrase claimed it.
  private func obey(_ utterance: String) async -> ExchangeOutcome? {
    guard let command = language.command(in: utterance), channel.commands.contains(command)
    else { return nil }
    switch command {
    case .help:
      await channel.emit(.dialog(full: help().joined(separator: "\n"), supporting: nil))
    case .cancel: await channel.emit(.dialog(full: messages.nothingToCancel, supporting: nil))
    case .quit:
      await channel.emit(.done(.quit))
      return .quit
    case .undo: return nil
    }
    await channel.emit(.done(.done))
    return .done
  }

  /// What can be said, a line each.
  public nonisolated func help() -> [String] {
    var lines: [String] = []
    for app in apps {
      lines.append(messagesForHelp.helpHeading(app: app.definition.name))
      lines += app.definition.shortcuts.compactMap { shortcut in
        shortcut.phrases.first.map { "  " + sentence(for: $0, of: shortcut.intent, in: app) }
      }
    }
    return lines + messagesForHelp.helpFooter
  }

  private nonisolated var messagesForHelp: any Messages { settings.messages }

  private nonisolated func sentence(
    for phrase: String,
    of intent: IntentDefinition,
    in app: RunningApp
  ) -> String {
    PhraseSentence(phrase: phrase, intent: intent, applicationName: app.definition.name)
      .text { "‹\($0)›" }
  }

  // MARK: - Understanding

  private func carryOut(_ understanding: Understanding) async -> ExchangeOutcome {
    switch understanding.outcome {
    case .empty: return .empty
    case .refused:
      await channel.emit(
        .error(intent: nil, message: refusal(understanding), code: "notUnderstood")
      )
      return .refused
    case .unknownValue:
      await channel.emit(
        .error(
          intent: understanding.reading?.intent,
          message: refusal(understanding),
          code: "unknownValue"
        )
      )
      return .refused
    case .match:
      guard let reading = understanding.reading else { return .refused }
      return await run(reading)
    case .ambiguous: return await settle(understanding)
    }
  }

  private func refusal(_ understanding: Understanding) -> String {
    if let open = understanding.reading?.parameters.first(where: { $0.value == .unknown }) {
      return messages.unknownValue(open.text, kind: kind(of: open.name, in: understanding.reading))
    }
    var nearest: [String] = []
    for reading in understanding.alternatives {
      let sentence = PhraseSentence(reading, apps: apps).text { "‹\($0)›" }
      if !nearest.contains(sentence) { nearest.append(sentence) }
    }
    return messages.refused(nearest: Array(nearest.prefix(3)))
  }

  private func kind(of parameter: String, in reading: Reading?) -> String {
    let described = reading.flatMap { intent(of: $0)?.intent }?.parameters
      .first { $0.name == parameter }
    guard case .option(let source)? = described?.type else { return described?.title ?? parameter }
    return source.title
  }

  private func settle(_ understanding: Understanding) async -> ExchangeOutcome {
    let readings = understanding.equalReadings
    var options: [IntentOption] = []
    for (place, reading) in readings.enumerated() {
      options.append(await option(for: reading, id: String(place)))
    }
    let sameIntent = Set(readings.map(\.intent)).count == 1
    let question = OptionQuestion(
      questions: questions,
      settings: settings,
      intent: sameIntent ? readings.first?.intent : nil,
      parameter: nil,
      prompt: sameIntent ? messages.askWhichOne : messages.askWhichCommand
    )
    do {
      var chosen = readings[try await question.choose(among: options)]
      chosen.confidence = 1
      return await run(chosen)
    } catch {
      return await ended(error)
    }
  }

  /// How an equal reading is offered: by its value where the command is the same, else as a sentence.
  private func option(for reading: Reading, id: String) async -> IntentOption {
    if let parameter = reading.parameters.first,
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
        synonyms: [PhraseSentence(reading, apps: apps).text { $0 }],
        value: value
      )
    }
    let sentence = PhraseSentence(reading, apps: apps).text { "‹\($0)›" }
    return IntentOption(id: id, title: sentence, value: id)
  }

  // MARK: - Running

  private func run(_ reading: Reading) async -> ExchangeOutcome {
    guard let (app, intent) = intent(of: reading) else {
      await channel.emit(.result(intent: reading.intent, value: nil))
      return .done
    }
    let values: [String: any Sendable]
    do {
      values = try await ValueResolver(settings: settings).values(of: reading, for: intent)
    } catch let vanished as VanishedValue {
      await channel.emit(
        .error(
          intent: intent.identifier,
          message: messages.vanished(vanished.title),
          code: "vanished"
        )
      )
      return .failed
    } catch {
      await channel.emit(
        .error(intent: intent.identifier, message: String(describing: error), code: "query")
      )
      return .failed
    }
    if let refusal = await readBack(reading, intent) { return refusal }
    let shortcut = app.definition.shortcuts.first {
      $0.intent.identifier == intent.identifier && $0.phrases.contains(reading.phrase)
    }
    let invocation = IntentInvocation(
      intent: intent,
      shortcut: shortcut,
      values: values,
      confidence: reading.confidence
    )
    return await run(invocation, in: app)
  }

  /// Reads a doubtful or destructive reading back; nil when it may run.
  private func readBack(_ reading: Reading, _ intent: IntentDefinition) async -> ExchangeOutcome? {
    let isDoubtful = reading.confidence < settings.readsBackBelow
    guard isDoubtful || (intent.isDestructive && reading.confidence < 1) else { return nil }
    let labels = messages.yesAndNo
    let question = Question(
      id: 0,
      kind: .confirmation,
      intent: intent.identifier,
      parameter: nil,
      prompt: messages.askWhether(PhraseSentence(reading, apps: apps).text { $0 }),
      options: [
        Question.Option(id: "yes", title: labels.yes), Question.Option(id: "no", title: labels.no),
      ]
    )
    let reader = AnswerReader(
      language: language,
      now: settings.now(),
      calendar: settings.calendar
    )
    do {
      let isRight = try await questions.ask(
        question,
        hint: .confirmation(accept: labels.yes, deny: labels.no),
        takesCommandsLast: true
      ) { reader.confirmation($0, accept: [labels.yes], deny: [labels.no]) }
      if isRight { return nil }
      await channel.emit(.dialog(full: messages.declined, supporting: nil))
      return .declined
    } catch {
      return await ended(error)
    }
  }

  private func run(_ invocation: IntentInvocation, in app: RunningApp) async -> ExchangeOutcome {
    let conversation = PersonConversation(
      appName: app.definition.name,
      channel: channel,
      settings: settings,
      questions: questions
    )
    let runtime = IntentRuntime(
      app: app.definition,
      conversation: conversation,
      opensResultIntents: settings.opensResultIntents
    )
    do {
      let outcome = try await IntentEnvironment.$current.withValue(settings.environment) {
        try await runtime.run(invocation)
      }
      await channel.emit(
        .result(intent: invocation.intent.identifier, value: outcome.valueText)
      )
      return .done
    } catch {
      return await ended(error, intent: invocation.intent.identifier)
    }
  }

  private func ended(_ error: any Error, intent: String? = nil) async -> ExchangeOutcome {
    switch error {
    case ConversationEnd.cancelled, IntentFailure.cancelled:
      await channel.emit(.cancelled)
      return .cancelled
    case ConversationEnd.unavailable, IntentFailure.unavailable:
      await channel.emit(.error(intent: intent, message: messages.abandoned, code: "endOfInput"))
      return .abandoned
    case IntentFailure.declined:
      await channel.emit(.dialog(full: messages.declined, supporting: nil))
      return .declined
    case IntentFailure.failed(let message, let code):
      await channel.emit(.error(intent: intent, message: message, code: code))
      return .failed
    default:
      await channel.emit(
        .error(intent: intent, message: String(describing: error), code: "unexpected")
      )
      return .failed
    }
  }

  // MARK: - Look-up

  private func intent(of reading: Reading) -> (app: RunningApp, intent: IntentDefinition)? {
    guard let app = apps.first(where: { $0.definition.name == reading.app }),
      let intent = app.intent(reading.intent)
    else { return nil }
    return (app, intent)
  }

  private func parameterDescription(
    _ name: String,
    in reading: Reading
  ) -> ParameterDescription? {
    intent(of: reading)?.intent.parameters.first { $0.name == name }
  }
}

extension Understanding {
  /// The readings that are as good as the best one, the best first.
  var equalReadings: [Reading] {
    guard let reading else { return [] }
    return [reading] + alternatives.filter { $0.confidence >= reading.confidence - 0.005 }
  }
}
