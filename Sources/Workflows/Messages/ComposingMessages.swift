import AssistantKit
import StringCatalogs

/// What is said about keeping, composing and running shortcuts from the command line, in one language.
package struct ComposingMessages: Sendable {
  private let say: RoomTexts

  /// Takes the sentences of a locale; English where there are none.
  package init(locale: String) {
    say = RoomTexts(WorkflowMessages.catalog, locale: locale)
  }

  /// How a shortcut is composed line by line.
  package var howToCompose: String {
    say(
      """
      A step a line; Tab completes. “done” saves, “undo” takes a step back, “list” shows them, “cancel” \
      gives up.
      """
    )
  }

  /// Asks for a value that an intent needs.
  package func askForParameter(_ title: String) -> String {
    say("\(title) (nothing: ask each time): ")
  }

  /// An app could not be asked.
  package func notAsked(_ app: String) -> String { say("\(app) could not be asked.") }

  /// There are no shortcuts.
  package var none: String {
    say("You have no shortcuts yet; “assistant shortcut new NAME” makes one.")
  }

  /// A shortcut was saved.
  package func saved(_ name: String) -> String { say("Saved “\(name)”.") }

  /// The words that run a shortcut start an intent of an app too.
  package func startsAnother(_ sentence: String, _ intent: String, _ app: String) -> String {
    say("“\(sentence)” also starts “\(intent)” of \(app); whoever says it is asked what is meant.")
  }

  /// A shortcut was not saved.
  package var notSaved: String { say("Nothing was saved.") }

  /// A shortcut is called otherwise now.
  package func renamed(_ name: String, _ newName: String) -> String {
    say("“\(name)” is called “\(newName)” now.")
  }

  /// Something is called otherwise now, but not everywhere.
  package func unfinished(_ unfinished: UnfinishedRenaming) -> String {
    let renaming = unfinished.renaming
    let reasons = unfinished.failures.map(\.description).joined(separator: "; ")
    return say(
      """
      “\(renaming.former)” is called “\(renaming.name)” now, but not everywhere: \(reasons). Put that right and \
      change it by hand, or give it the former name again.
      """
    )
  }

  /// A shortcut was deleted.
  package func deleted(_ name: String) -> String { say("Deleted “\(name)”.") }

  /// No shortcut is called so.
  ///
  /// - Parameters:
  ///   - name: What was looked for.
  ///   - known: What there is, of which the nearest is named.
  /// - Returns: The sentence.
  package func unknown(_ name: String, among known: [String] = []) -> String {
    say.nothing(say("No shortcut is called “\(name)”."), called: name, among: known)
  }

  /// There is a shortcut of that name already.
  package func taken(_ name: String) -> String {
    say("There is a shortcut “\(name)” already; choose another name.")
  }

  /// How many steps a shortcut has.
  package func steps(_ count: Int) -> String { say("\(count: count) steps") }

  /// How many mistakes a file has.
  package func mistakes(_ count: Int) -> String { say("\(count: count) mistakes") }

  /// How a run ended.
  package func outcome(_ run: WorkflowHistory.Run) -> String {
    switch run.outcome {
    case .done: say("done")
    case .cancelled: say("cancelled")
    case .failed: run.step.map { say("failed at step \(number: $0)") } ?? say("failed")
    }
  }

  /// Nothing was run yet.
  package var noRuns: String { say("No shortcut has been run yet.") }

  /// A shortcut has not been run.
  package func noRuns(of name: String) -> String { say("“\(name)” has not been run yet.") }
}
