import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Taking back what was done, and doing it again.
extension Assistant {
  /// Takes back what was done and does what is wanted instead; nil where nothing of the kind is said.
  func undoing(before utterance: String) async -> Decision? {
    guard channel.commands.contains(.undo), let wish = language.wishAfterUndo(in: utterance)
    else { return nil }
    let heard = HeardUtterance(wish)
    let interpretation = await interpreter.interpret(heard, in: context)
    guard [.match, .ambiguous].contains(interpretation.understanding.outcome) else {
      return Decision { assistant in
        let outcome = await assistant.undo()
        await assistant.tellLeftOut(wish)
        return outcome
      }
    }
    var wanted = await decision(on: heard, interpretation, isUndone: true)
    wanted.match = wanted.match ?? interpretation.understanding
    return afterUndoing(wanted)
  }

  /// Takes back the last thing that was done and can be taken back, and says what it was.
  @discardableResult
  public func undo() async -> ExchangeOutcome {
    let change = await correctable()
    defer { lastUndone = change }
    return await goBack(
      { try await $0.undoNewest() },
      { [messages] outcome in
        switch outcome {
        case .done(let names): messages.undone(names)
        case .irreversible(let name): messages.irreversible(name)
        case .nothing: messages.nothingToUndo
        }
      }
    )
  }

  /// Does again what was taken back last, and says what it was.
  @discardableResult
  public func redo() async -> ExchangeOutcome {
    await goBack(
      { try await $0.redoNewest() },
      { [smallTalk = messages.smallTalk] outcome in
        if case .done(let names) = outcome { return smallTalk.redone(names) }
        return smallTalk.nothingToRedo
      }
    )
  }

  private func goBack(
    _ step:
      @escaping @Sendable (AppIntents.UndoManager) async throws ->
      AppIntents.UndoManager
      .Outcome,
    _ sentence: (AppIntents.UndoManager.Outcome) -> String
  ) async -> ExchangeOutcome {
    expectCrash?(messages.crashed(apps: apps.map(\.definition.name)))
    defer { expectCrash?(nil) }
    lastChange = nil
    lastUndone = nil
    undoManager.beginGroup()
    do {
      let outcome = try await withDeadline(settings.timeLimit ?? .seconds(600)) { [undoManager] in
        let outcome = try await step(undoManager)
        // What the app does for it later, on the main actor too, is under way before anything else.
        await MainActor.run {}
        return outcome
      }
      await channel.emit(.dialog(full: sentence(outcome), supporting: nil))
      return .done
    } catch let late as DeadlineExceeded {
      return await ended(IntentFailure.timedOut(limit: late.limit))
    } catch {
      return await ended(error)
    }
  }

  /// Takes back what was done last, and does something else once that is done.
  func afterUndoing(_ wanted: Decision) -> Decision {
    Decision(wanted.match) { assistant in
      let outcome = await assistant.undo()
      return outcome == .done ? await wanted.carryOut(assistant) : outcome
    }
  }

  /// Whether what was understood begins with the utterance, and not behind words that take something back.
  func beginsAtOnce(_ understanding: Understanding) -> Bool {
    guard let first = language.tokens(in: understanding.utterance).first else { return true }
    let ranges =
      (understanding.reading?.alignment.map(\.range) ?? [])
      + (understanding.reading?.parameters.map(\.range) ?? [])
    return ranges.contains { $0.overlaps(first.range) }
  }
}
