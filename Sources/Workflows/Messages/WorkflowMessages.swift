import StringCatalogs

/// Every sentence that shortcuts say themselves, in one language.
package struct WorkflowMessages: Sendable {
  private let say: RoomTexts

  /// The texts of the room.
  static let catalog = RoomCatalog(module: "Workflows")

  /// Takes the sentences of a locale; English where there are none.
  package init(locale: String) {
    say = RoomTexts(Self.catalog, locale: locale)
  }

  /// Why a step could not be done.
  package func problem(_ problem: WorkflowProblem) -> String {
    switch problem {
    case .noProperty(let name, let known):
      known.isEmpty
        ? say("Nothing is called “\(name)” there.")
        : say("Nothing is called “\(name)” there; there is \(say.list(known)).")
    case .noVariable(let name): say("“\(name)” has no value yet.")
    case .severalValues(let title, let count):
      say(
        """
        “\(title)” takes one value, and there are \(count: count); take the first or repeat the step.
        """
      )
    case .noNumber(let text): say("“\(text)” is no number.")
    case .emptyList: say("The list is empty.")
    case .unreadable(let text, let title, let reason): say("“\(text)” is no \(title). \(reason)")
    case .noIntent(let name): say("No app offers “\(name)”.")
    case .noEntity(let name): say("No app can find “\(name)”.")
    case .noShortcut(let name): say("No shortcut is called “\(name)”.")
    case .nestedTooDeeply: say("Too many shortcuts run each other.")
    case .noInput: say("The shortcut was given nothing.")
    case .noProgram(let name): say("The program “\(name)” cannot be started.")
    case .programFailed(let name, let status, let line):
      line.isEmpty
        ? say("The program “\(name)” ended with status \(number: Int(status)).")
        : say("The program “\(name)” ended with status \(number: Int(status)): \(line)")
    case .programTooSlow(let name, let seconds):
      say("The program “\(name)” took longer than \(count: Int(seconds)) seconds.")
    case .tooMuchOutput(let name): say("The program “\(name)” wrote too much.")
    case .badAddress(let text): say("“\(text)” is no address that can be opened.")
    case .notWritten(let path, let reason): say("“\(path)” cannot be written. \(reason)")
    case .notRead(let path, let reason): say("“\(path)” cannot be read. \(reason)")
    case .badOrder(let text): say("Nothing can be found by “\(text)”.")
    }
  }

  /// What stopped a run.
  package func failure(_ failure: WorkflowFailure) -> String {
    say(
      """
      Step \(number: failure.step) (line \(number: failure.line)) failed: \(failure.headline): \
      \(failure.reason)
      """
    )
  }

  /// What a run that was stopped had done.
  package func done(_ done: [String]) -> String {
    guard !done.isEmpty else { return say("Nothing had been done before.") }
    // As many as one wants to read.
    let last = done.suffix(8)
    let steps = (done.count > last.count ? "… " : "") + last.joined(separator: " · ")
    return say("Done before: \(steps)")
  }

  /// What was chosen for a step is not there any more.
  package func vanished(_ title: String) -> String { say("“\(title)” is not there any more.") }

  /// Asks for what a shortcut is given.
  package func askForInput(of name: String) -> String { say("What is it for, “\(name)”?") }

  /// There is nothing to show.
  package var nothingToShow: String { say("There is nothing to show.") }

  /// A table was written.
  package func written(_ path: String, count: Int) -> String {
    say("Wrote \(count: count) rows to \(path).")
  }
}
