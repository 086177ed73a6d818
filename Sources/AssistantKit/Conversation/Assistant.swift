public import AppIntents
public import PhraseMatcher
import SpokenLanguage
import Understanding

/// Answers utterances: understands each, asks what is missing, runs what is meant and tells it.
///
/// One exchange at a time; everything that happens goes to the channel as events, in order.
public actor Assistant {
  /// The sentences listened for; safe to search from anywhere while exchanges go on.
  public nonisolated let index: SentenceIndex
  private let given: [RunningApp]
  /// The started apps, those too that came meanwhile.
  nonisolated var apps: [RunningApp] { given + index.joined }
  let channel: any ConversationChannel
  let settings: AssistantSettings
  let interpreter: Interpreter
  let questions: Questions
  let warn: @Sendable (String) -> Void
  /// Nil where nobody wants to know; then nothing is worded for them.
  let expectCrash: (@Sendable (String?) -> Void)?
  /// What can be taken back, over all apps: the last thing done goes first.
  let undoManager = AppIntents.UndoManager()
  /// Made when it is first needed, as most conversations find nothing by properties, and anew when an app came.
  private var keptFinder: (apps: Int, finder: EntityFinder)?

  var finder: EntityFinder { knownThings.referring(to: context.topics) }

  /// Finds things of all apps.
  private var knownThings: EntityFinder {
    let apps = apps
    if let keptFinder, keptFinder.apps == apps.count { return keptFinder.finder }
    let vocabulary = { [settings] in FindVocabulary(apps: apps, language: settings.language) }
    let finder = EntityFinder(
      settings: settings,
      vocabulary: apps.count == given.count
        ? index.findVocabulary.value(vocabulary) : vocabulary(),
      texts: { [index, settings] action in
        guard let app = apps.first(where: { $0.finds(action) }) else { return nil }
        let name = VocabularyName(app: app.definition.name, vocabulary: action.entity)
        return await index.names.texts(of: name, apps, index.current, settings)
      }
    )
    keptFinder = (apps.count, finder)
    return finder
  }

  /// What was shown last, and what can be pressed in it.
  var shown: ShownSnippet?
  /// What was asked for and changed something; nil where something else was done since.
  var lastChange: Reading?
  /// What was taken back just now, which may be done again otherwise ("undo that" – "rather 3").
  var lastUndone: Reading?
  /// What was just declined, which may be wanted otherwise ("no" – "just one").
  var lastDeclined: Reading?
  /// Whether the person may do what not everybody may.
  let lock: DeviceLock

  let context: DialogueContext

  var language: any Language { questions.language }
  var messages: Messages { questions.messages }

  /// Makes an assistant.
  ///
  /// - Parameters:
  ///   - apps: The started apps; empty for a catalogue without code.
  ///   - index: The sentences to listen for.
  ///   - channel: The way to the person.
  ///   - settings: How to understand and converse.
  ///   - expectCrash: Takes the sentence to say if an app's code ends the process that is about to run
  ///     it; nil when it has run. Nil itself where that cannot be told.
  ///   - warn: Takes a sentence about something that went wrong without ending anything.
  public init(
    apps: [RunningApp],
    index: SentenceIndex,
    channel: any ConversationChannel,
    settings: AssistantSettings,
    expectCrash: (@Sendable (String?) -> Void)? = nil,
    warn: @escaping @Sendable (String) -> Void
  ) {
    given = apps
    self.index = index
    self.channel = channel
    self.settings = settings
    lock = DeviceLock(settings.lock)
    self.warn = warn
    self.expectCrash = expectCrash
    interpreter = Interpreter(index: index, apps: apps, settings: settings, warn: warn)
    let interpreter = interpreter
    let context = DialogueContext()
    self.context = context
    questions = Questions(
      channel: channel,
      language: settings.language,
      messages: settings.messages,
      counter: Tally(),
      command: { line in
        let line = context.withoutDenial(line, settings.language, settings.messages)
        let understanding = await interpreter.interpret(line, in: context).understanding
        guard understanding.outcome == .match, let reading = understanding.reading,
          reading.confidence >= settings.readsBackBelow
        else { return nil }
        return reading
      },
      isAwaited: { context.isLast($0, settings.language) }
    )
  }

  // MARK: - Exchanges

  /// Deals with one utterance from beginning to end.
  @discardableResult
  public func respond(to utterance: String) async -> ExchangeOutcome {
    await respond(to: HeardUtterance(utterance))
  }

  /// Deals with one utterance that a recogniser may have several hypotheses about.
  @discardableResult
  public func respond(to heard: HeardUtterance) async -> ExchangeOutcome {
    questions.asides.come { [weak self] line in
      await self?.answersAside(line) ?? false
    } telling: { [weak self] line in
      await self?.namesake(describedBy: line) != nil
    } naming: { [weak self] line in
      await self?.namesOthers(line) ?? false
    }
    var outcome = await exchange(heard)
    // Who answers a question with another command wants that one.
    while let command = questions.interruption.take() { outcome = await exchange(command) }
    lastDeclined = [.declined, .cancelled].contains(outcome) ? context.last : nil
    return outcome
  }

  /// Finds out what an utterance means; should that end the process, it is said whose code it was.
  func interpret(_ heard: HeardUtterance) async -> Interpretation {
    guard let expectCrash else { return await interpreter.interpret(heard, in: context) }
    let messages = messages
    let ownFault = messages.failedItself(on: heard.text)
    var interpreter = interpreter
    interpreter.asks = { app in
      expectCrash(app.map { messages.crashed(apps: [$0]) } ?? ownFault)
    }
    expectCrash(ownFault)
    return await interpreter.interpret(heard, in: context)
  }

  private func exchange(_ heard: HeardUtterance) async -> ExchangeOutcome {
    defer { expectCrash?(nil) }
    undoManager.beginGroup()
    await channel.emit(.heard(heard))
    let heard = context.withoutDenial(context.withoutEcho(heard, language), language, messages)
    let interpretation = await interpret(heard)
    // Apps are asked for what was said before it is known which of them is meant.
    expectCrash?(messages.crashed(apps: apps.map(\.definition.name)))
    let decision = await decision(on: heard, interpretation)
    if let match = decision.match { await channel.emit(.match(match)) }
    let outcome = await decision.carryOut(self)
    await channel.emit(.done(outcome))
    return outcome
  }

  /// Understands an utterance as a conversation does, in which nothing of it is done.
  public func understand(_ heard: HeardUtterance) async -> Understanding {
    let interpretation = await interpreter.interpret(heard, in: context)
    for part in [interpretation] + interpretation.then {
      if let lookup = part.failedLookup { warn(lookup.description) }
    }
    return await decision(on: heard, interpretation).match ?? interpretation.understanding
  }

  /// What becomes of an utterance: what the assistant itself is asked for, or what an app is.
  ///
  /// - Parameters:
  ///   - heard: The utterance.
  ///   - interpretation: What it means by itself.
  ///   - isUndone: Whether what was done last is taken back before anyhow.
  /// - Returns: What to do.
  func decision(
    on heard: HeardUtterance,
    _ interpretation: Interpretation,
    isUndone: Bool = false
  ) async -> Decision {
    var (heard, interpretation) = await withoutCopula(interpretation, of: heard)
    interpretation.understanding = await toldApart(interpretation.understanding)
    let understanding = interpretation.understanding
    // What is taken back first is not dropped with the words that say so ("그거 취소하고 …").
    if understanding.isExact, !isUndone, !beginsAtOnce(understanding),
      let decision = await undoing(before: heard.text)
    {
      return decision
    }
    // A phrase that was said word for word comes before everything else that might be meant.
    if understanding.isExact, !interpretation.isOnlyText {
      return carryingOut(interpretation)
    }
    // What is asked behind a command that names something comes after it.
    if understanding.isSettled, !interpretation.questions.isEmpty,
      understanding.reading?.parameters.isEmpty == false
    {
      guard understanding.outcome == .ambiguous else { return carryingOut(interpretation) }
      // A name before a question asks for nothing: all of it is the question.
      let asked = Understanding(utterance: heard.text, outcome: .refused(.notAsked))
      return await decision(on: heard, Interpretation(understanding: asked))
    }
    // What stands on a button is meant by whoever says just that, unless a phrase is just that too.
    if !understanding.isExact, let decision = pressing(heard.text) { return decision }
    if let decision = await undoingNamed(heard.text) { return decision }
    if let decision = await undoing(before: heard.text) { return decision }
    if let decision = await swapping(heard.text) { return decision }
    if let decision = await stepping(interpretation, isUndone: isUndone) { return decision }
    if let decision = await correctingNumber(behindNameIn: heard.text) { return decision }
    if !understanding.isExact, let decision = await correctingNumber(byJudging: understanding) {
      return decision
    }
    if !isClaimed(understanding, heard.text), let decision = obeying(heard.text) { return decision }
    if let decision = smallTalk(heard.text, understanding) { return decision }
    let mayPoint = !understanding.isExact && !correctsLast(understanding, heard)
    var reference: ListReference?
    let others = mayPoint ? await otherThings(in: heard.text) : nil
    if let others {
      reference = others.reference
    } else if mayPoint {
      reference = await listDescription(in: heard.text) ?? rowReference(in: heard.text)
    }
    // What is told of what was spoken of looks for nothing.
    if reference == nil, tellsOfThemselves(heard.text), refersBack(heard.text),
      let whole = await completing(heard, insteadOf: understanding)
    {
      return carryingOut(whole)
    }
    if reference == nil {
      if let decision = await meaning(
        namesakeIn: heard.text,
        insteadOf: understanding,
        isUndone: isUndone
      ) {
        return decision
      }
      if let decision = await narrowing(heard.text, insteadOf: understanding) { return decision }
      if let decision = await askingAmidRemarks(heard.text, insteadOf: understanding) {
        return decision
      }
      if let decision = await answering(heard.text, insteadOf: understanding) { return decision }
      if let decision = await askingOn(heard.text, insteadOf: understanding) { return decision }
      if let decision = await finding(heard.text, insteadOf: understanding) { return decision }
      if !understanding.isSettled,
        let decision = await answering(heard.text, insteadOf: understanding, namesNothing: true)
      {
        return decision
      }
      if mayPoint { reference = listReference(in: heard.text) }
    }
    if let reference, !namesThings(understanding, beside: reference) {
      switch await following(reference, of: others?.list, in: heard) {
      case .decided(let decision): return decision
      case .means(let name, let named): (heard, interpretation) = (named, await pick(name, named))
      case .nothing: break
      }
    }
    if let decision = await correctingNumber(
      heard.text,
      insteadOf: interpretation.understanding,
      isUndone: isUndone
    ) {
      return decision
    }
    if reference == nil, let whole = await completing(heard, insteadOf: understanding) {
      return carryingOut(whole)
    }
    if reference == nil,
      let asked = await asking(behindRemarksIn: heard, insteadOf: understanding)
    {
      return carryingOut(asked)
    }
    if reference == nil,
      let decision = await decision(
        amidRemarksIn: heard,
        insteadOf: understanding,
        isUndone: isUndone
      )
    {
      return decision
    }
    interpretation = await takingWhatIsNamed(in: heard.text, interpretation)
    if let decision = await lookingUp(heard.text, insteadOf: interpretation) { return decision }
    if let decision = missingList(heard, insteadOf: interpretation.understanding) {
      return decision
    }
    let decision = carryingOut(interpretation)
    guard !isUndone, await isMeantInstead(interpretation.understanding) else { return decision }
    return afterUndoing(decision)
  }

  func carryingOut(_ interpretation: Interpretation) -> Decision {
    let awaited = interpretation.awaited
    return Decision(interpretation.understanding) { assistant in
      // Should nothing come of a command, as in a rehearsal, what was spoken of before is not taken for it.
      if !awaited.isEmpty { assistant.context.forget(awaited) }
      var outcome = await assistant.carryOut(interpretation)
      // What was said in the same breath comes when the command before it is done, and only then.
      for command in interpretation.then where outcome == .done {
        outcome = await assistant.carryOut(command.taking(assistant.context.topics))
      }
      if outcome == .done, !interpretation.then.isEmpty {
        assistant.remember(namedIn: [interpretation] + interpretation.then)
      }
      for question in interpretation.questions where outcome == .done {
        outcome = await assistant.answer(question) ?? outcome
      }
      for words in interpretation.leftOut where outcome == .done {
        await assistant.tellLeftOut(words)
      }
      return outcome
    }
  }

  /// Says that of some words nothing was made.
  func tellLeftOut(_ words: String) async {
    await channel.emit(
      .error(intent: nil, message: messages.leftOut(words), code: "notUnderstood")
    )
  }

  /// Answers a question that was asked behind a command; nil where it wants to know nothing that can be told.
  private func answer(_ question: String) async -> ExchangeOutcome? {
    let nothing = Understanding(utterance: question, outcome: .refused(.notAsked))
    var decision = await answering(question, insteadOf: nothing)
    if decision == nil { decision = await finding(question, insteadOf: nothing) }
    return await decision?.carryOut(self)
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
    undoManager.beginGroup()
    let outcome = await run(invocation, in: app)
    await channel.emit(.done(outcome))
    return outcome
  }

  /// Remembers what a reading speaks of.
  func remember(_ reading: Reading, of intent: IntentDefinition) {
    context.remember(reading, speakingOf: Topic.all(in: reading, of: intent))
  }

  /// Whether a phrase is so surely meant that the assistant's own words are not.
  private func isClaimed(_ understanding: Understanding, _ utterance: String) -> Bool {
    // What everybody says to an assistant is only another thing where a phrase says just that.
    if understanding.isExact { return true }
    if language.commandAfterCorrection(in: utterance) != nil { return false }
    // Readings that are as good as each other share the chance that one of them is meant.
    let chance = understanding.equalReadings.reduce(0) { $0 + $1.confidence }
    return understanding.isSettled && chance >= settings.readsBackBelow
  }

  /// Presses the button that says just what was said.
  private func pressing(_ utterance: String) -> Decision? {
    let said = language.keys(of: utterance)
    guard !said.isEmpty, let pressed = shown,
      let button = pressed.buttons.first(where: { language.keys(of: $0.label) == said })
    else { return nil }
    return Decision { assistant in
      await assistant.run(button.invocation, in: pressed.app, pressing: button.label)
    }
  }

  /// Does what a bare word asks for, where the channel knows it and no phrase claimed it.
  private func obeying(_ utterance: String) -> Decision? {
    guard let command = language.commandAfterCorrection(in: utterance),
      channel.commands.contains(command)
    else { return nil }
    switch command {
    case .help: return .saying(help().joined(separator: "\n"), .done)
    case .cancel:
      guard language.takesBack(utterance), channel.commands.contains(.undo) else {
        return .saying(messages.nothingToCancel, .done)
      }
      return Decision { await $0.undo() }
    case .quit:
      guard language.courtesy(in: utterance) == .farewell else { return Decision { _ in .quit } }
      return .saying(messages.smallTalk.reply(to: .farewell), .quit)
    case .undo: return Decision { await $0.undo() }
    case .redo: return Decision { await $0.redo() }
    }
  }

  /// What can be said, a line each.
  public nonisolated func help() -> [String] {
    var lines: [String] = []
    for app in apps {
      let sentences = app.definition.shortcuts.compactMap { shortcut in
        shortcut.phrases.first.map { "  " + sentence(for: $0, of: shortcut.intent, in: app) }
      }
      let heading =
        sentences.isEmpty ? messagesForHelp.helpWithoutPhrases : messagesForHelp.helpHeading
      lines += [heading(app.definition.name)] + sentences
    }
    return lines
      + messagesForHelp.smallTalk.helpFooter(
        for: channel.commands,
        colonCommands: settings.colonCommands
      )
  }

  private nonisolated var messagesForHelp: Messages { settings.messages }

  private nonisolated func sentence(
    for phrase: String,
    of intent: IntentDefinition,
    in app: RunningApp
  ) -> String {
    PhraseSentence(phrase: phrase, intent: intent, applicationName: app.definition.name)
      .text { "‹\($0)›" }
  }

  // MARK: - Look-up

  func intent(of reading: Reading) -> (app: RunningApp, intent: IntentDefinition)? {
    guard let app = apps.first(where: { $0.definition.name == reading.app }),
      let intent = app.intent(reading.intent)
    else { return nil }
    return (app, intent)
  }

  func parameterDescription(
    _ name: String,
    in reading: Reading
  ) -> ParameterDescription? {
    intent(of: reading)?.intent.parameters.first { $0.name == name }
  }
}
