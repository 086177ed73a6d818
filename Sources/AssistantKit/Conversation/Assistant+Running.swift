package import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Running what was understood, after reading it back where that is wise.
extension Assistant {
  func run(_ reading: Reading) async -> ExchangeOutcome {
    guard let (app, intent) = intent(of: reading) else {
      await channel.emit(.result(intent: reading.intent, value: nil))
      return .done
    }
    remember(reading, of: intent)
    let shortcut = app.definition.shortcuts.first {
      $0.intent.identifier == intent.identifier && $0.phrases.contains(reading.phrase)
    }
    var invocation = IntentInvocation(
      intent: intent,
      shortcut: shortcut,
      confidence: reading.confidence
    )
    let lookup = ReadValues(reading, of: intent, in: app, settings).lookup
    var agreement: Agreement?
    // What is gone is not asked about.
    if isReadBack(reading, intent, shortcut) || lock.holdsBack(intent) {
      do {
        invocation.values = try await withDeadline(lookup.limit, lookup.values)
      } catch is DeadlineExceeded {
        return await ended(lookup.lateness(), intent: intent.identifier)
      } catch {
        return await ended(error, intent: intent.identifier)
      }
      if isReadBack(reading, intent, shortcut) {
        let question = readBack(reading)
        if let refusal = await refusal(of: question, intent) { return refusal }
        agreement = Agreement(to: question, invocation, of: app.definition, in: language)
      }
    } else {
      invocation.lookup = lookup
    }
    _ = questions.answered.take(of: reading.intent)
    let registrations = undoManager.registrations
    let outcome = await run(invocation, in: app, after: agreement)
    let answered = questions.answered.take(of: intent.identifier)
    if outcome == .done, !answered.isEmpty {
      var whole = reading
      whole.parameters.removeAll { said in answered.contains { $0.name == said.name } }
      whole.parameters += answered
      context.remember(
        whole,
        speakingOf: Topic.all(in: whole, of: intent),
        answered: Set(answered.map(\.name))
      )
    }
    if undoManager.registrations > registrations { lastChange = context.last }
    return outcome
  }

  /// Whether a reading is so doubtful or destructive that it is read back.
  ///
  /// What deletes may run by a phrase of its own, word for word: there the app has said which words are enough.
  private func isReadBack(
    _ reading: Reading,
    _ intent: IntentDefinition,
    _ shortcut: ShortcutDefinition?
  ) -> Bool {
    reading.confidence < settings.readsBackBelow
      || intent.isDestructive && (shortcut == nil || reading.confidence < 1)
  }

  /// The question whether a reading is what was meant.
  private func readBack(_ reading: Reading) -> String {
    messages.askWhether(PhraseSentence(reading, apps: apps).wholeText)
  }

  /// Asks something that only a clear yes lets go on; nil for that.
  private func refusal(of prompt: String, _ intent: IntentDefinition) async -> ExchangeOutcome? {
    do {
      if try await agrees(to: prompt, intent: intent.identifier, doing: intent.title) {
        return nil
      }
      await channel.emit(.dialog(full: messages.declined, supporting: nil))
      return .declined
    } catch {
      return await ended(error)
    }
  }

  /// Asks for a yes or a no, which may say again what is to be done ("yes, delete it").
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - intent: The identifier of what is to be run.
  ///   - action: The words for what is to be done; nil for a plain yes or no alone.
  /// - Returns: Whether the answer was a yes.
  /// - Throws: ``ConversationEnd`` where there was none.
  func agrees(to prompt: String, intent: String, doing action: String? = nil) async throws -> Bool {
    let labels = messages.yesAndNo
    let question = Question(
      id: 0,
      kind: .confirmation,
      intent: intent,
      parameter: nil,
      prompt: prompt,
      options: [
        Question.Option(id: "yes", title: labels.yes), Question.Option(id: "no", title: labels.no),
      ]
    )
    let reader = AnswerReader(
      language: language,
      now: settings.now(),
      calendar: settings.calendar
    )
    return try await questions.ask(
      question,
      hint: .confirmation(accept: labels.yes, deny: labels.no),
      takesCommandsLast: true
    ) {
      reader.confirmation(
        $0,
        accept: [labels.yes, action].compactMap(\.self),
        deny: [labels.no],
        shown: [prompt]
      )
    }
  }

  /// Asks whether an intent may run that nobody asked for just now; no where nobody answers.
  package func isAllowed(_ prompt: String, by intent: IntentDefinition) async -> Bool {
    (try? await agrees(to: prompt, intent: intent.identifier)) ?? false
  }

  /// Runs an intent and tells what came of it.
  ///
  /// - Parameters:
  ///   - invocation: The intent with its values.
  ///   - app: Whose it is.
  ///   - agreement: What the person has said yes to for it; nil for nothing.
  ///   - label: What the button says that was pressed in what is shown; nil where none was.
  /// - Returns: How it came to its end.
  func run(
    _ invocation: IntentInvocation,
    in app: RunningApp,
    after agreement: Agreement? = nil,
    pressing label: String? = nil
  ) async -> ExchangeOutcome {
    let intent = invocation.intent
    if lock.holdsBack(intent), !settings.isRehearsal {
      if let refusal = await refusal(of: messages.askWhetherAllowed(intent.title), intent) {
        return refusal
      }
      lock.open()
    }
    expectCrash?(messages.crashed(intent.title, app: app.definition.name))
    defer { expectCrash?(nil) }
    lastChange = nil
    lastUndone = nil
    let assents = questions.assents.last
    let registrations = undoManager.registrations
    do {
      let outcome = try await host(after: agreement).run(invocation, in: app)
      let before = shown
      shown = ShownSnippet(outcome, in: app)
      if let summary = outcome.rehearsed {
        await channel.emit(.dialog(full: messages.wouldDo(summary), supporting: nil))
      }
      // What was shown comes first, since seeing it changed is being told that it is done.
      if shown == nil, let before, label != nil || before.isReloaded(by: outcome) {
        await showAgain(before)
      }
      if outcome.rehearsed == nil {
        // The app may have other things now, also where it suggests none of them.
        if intent.effect != .shows { index.names.invalidate() }
        // What an app asks about first is done for good where the app does not say how to take it back.
        if intent.effect != .shows, questions.assents.last > assents,
          undoManager.registrations == registrations
        {
          await undoManager.registerIrreversible(intent.title)
        }
        remember(resultOf: outcome, of: app)
        await channel.emit(
          .result(
            intent: intent.identifier,
            title: label ?? intent.title,
            value: outcome.valueText
          )
        )
      }
      return .done
    } catch {
      return await ended(error, intent: invocation.intent.identifier)
    }
  }

  private func host(after agreement: Agreement? = nil) -> HostConversation {
    HostConversation(
      apps: apps,
      settings: settings,
      channel: channel,
      questions: questions,
      undoManager: undoManager,
      lock: lock,
      agreement: agreement,
      warn: warn
    )
  }

  /// Draws what was shown anew where an intent draws it; whatever happens, it can still be pressed.
  func showAgain(_ snippet: ShownSnippet) async {
    shown = snippet
    guard let live = snippet.live else { return }
    let drawn = try? await host().run(live, in: snippet.app)
    if let drawn { shown = ShownSnippet(drawn, in: snippet.app) }
  }

  func ended(_ error: any Error, intent: String? = nil) async -> ExchangeOutcome {
    switch error {
    case ConversationEnd.cancelled, IntentFailure.cancelled, is CancellationError:
      await channel.emit(.cancelled)
      return .cancelled
    case ConversationEnd.unavailable, IntentFailure.unavailable:
      await channel.emit(.error(intent: intent, message: messages.abandoned, code: "endOfInput"))
      return .abandoned
    case IntentFailure.declined:
      await channel.emit(.dialog(full: messages.declined, supporting: nil))
      return .declined
    case IntentFailure.timedOut(let limit):
      let message = messages.timedOut(settings.text(of: limit))
      await channel.emit(.error(intent: intent, message: message, code: "timeout"))
      return .failed
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
}
