import StringCatalogs

/// What is said about automations, in one language.
package struct AutomationMessages: Sendable {
  private let say: RoomTexts

  /// Takes the sentences of a locale; English where there are none.
  package init(locale: String) {
    say = RoomTexts(WorkflowMessages.catalog, locale: locale)
  }

  /// There are no automations.
  package var none: String {
    say("You have no automations yet; “assistant automation new NAME” makes one.")
  }

  /// No automation is called so.
  ///
  /// - Parameters:
  ///   - name: What was looked for.
  ///   - known: What there is, of which the nearest is named.
  /// - Returns: The sentence.
  package func unknown(_ name: String, among known: [String] = []) -> String {
    say.nothing(say("No automation is called “\(name)”."), called: name, among: known)
  }

  /// There is an automation of that name already.
  package func taken(_ name: String) -> String {
    say("There is an automation “\(name)” already; choose another name.")
  }

  /// An automation was saved.
  package func saved(_ name: String) -> String {
    say("Saved “\(name)”. “assistant automate” waits for it.")
  }

  /// An automation was deleted.
  package func deleted(_ name: String) -> String { say("Deleted “\(name)”.") }

  /// An automation waits again.
  package func enabled(_ name: String) -> String { say("“\(name)” waits again.") }

  /// An automation waits no more.
  package func disabled(_ name: String) -> String { say("“\(name)” waits no more.") }

  /// The mark of an automation that waits no more.
  package var disabledMark: String { say("disabled") }

  /// So many automations wait.
  package func waiting(_ count: Int) -> String { say("Waiting for \(count: count) automations.") }

  /// Another process waits for the same automations.
  package var waitingElsewhere: String {
    say("Another “assistant automate” waits for these automations already; end it first.")
  }

  /// An automation runs.
  package func began(_ name: String) -> String { say("“\(name)” runs.") }

  /// Asks whether an automation may run.
  package func askToRun(_ name: String) -> String { say("Run “\(name)”?") }

  /// An automation was to run when nobody waited: when, and whether it runs now.
  package func missed(_ name: String, _ time: String, _ runs: Bool) -> String {
    runs
      ? say("“\(name)” was missed at \(time); it runs now.")
      : say("“\(name)” was missed at \(time); it is not run any more.")
  }

  /// An automation was running when the program ended.
  package func interrupted(_ name: String) -> String {
    say("“\(name)” was interrupted when the program ended; it is not run again.")
  }

  /// What became of an automation.
  package func event(_ event: AutomationLog.Event) -> String {
    switch event {
    case .waiting: say("waits")
    case .began: say("began")
    case .done: say("done")
    case .failed: say("failed")
    case .declined: say("declined")
    case .missed: say("missed")
    }
  }

  /// Nothing happened yet.
  package var nothing: String { say("Nothing has happened yet.") }
}
