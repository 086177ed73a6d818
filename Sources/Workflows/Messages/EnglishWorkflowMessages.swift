/// Shortcuts in English.
struct EnglishWorkflowMessages: WorkflowMessages {
  func problem(_ problem: WorkflowProblem) -> String {
    switch problem {
    case .noProperty(let name, let known):
      known.isEmpty
        ? "Nothing is called “\(name)” there."
        : "Nothing is called “\(name)” there; there is \(known.joined(separator: ", "))."
    case .noVariable(let name): "“\(name)” has no value yet."
    case .severalValues(let title, let count):
      "“\(title)” takes one value, and there are \(count); take the first or repeat the step."
    case .noNumber(let text): "“\(text)” is no number."
    case .emptyList: "The list is empty."
    case .unreadable(let text, let title, let reason): "“\(text)” is no \(title). \(reason)"
    case .noIntent(let name): "No app offers “\(name)”."
    case .noEntity(let name): "No app can find “\(name)”."
    case .noShortcut(let name): "No shortcut is called “\(name)”."
    case .nestedTooDeeply: "Too many shortcuts run each other."
    case .noInput: "The shortcut was given nothing."
    case .noProgram(let name): "The program “\(name)” cannot be started."
    case .programFailed(let name, let status, let line):
      "The program “\(name)” ended with status \(status)" + (line.isEmpty ? "." : ": \(line)")
    case .programTooSlow(let name, let seconds):
      "The program “\(name)” took longer than \(seconds) seconds."
    case .tooMuchOutput(let name): "The program “\(name)” wrote too much."
    case .badAddress(let text): "“\(text)” is no address that can be opened."
    case .notWritten(let path, let reason): "“\(path)” cannot be written. \(reason)"
    case .notRead(let path, let reason): "“\(path)” cannot be read. \(reason)"
    case .badOrder(let text): "Nothing can be found by “\(text)”."
    }
  }

  func failure(_ failure: WorkflowFailure) -> String {
    "Step \(failure.step) (line \(failure.line)) failed: \(failure.headline): \(failure.reason)"
  }

  func done(_ done: [String]) -> String {
    done.isEmpty ? "Nothing had been done before." : "Done before: \(listed(done))"
  }

  func vanished(_ title: String) -> String { "“\(title)” is not there any more." }

  func askForInput(of name: String) -> String { "What is it for, “\(name)”?" }

  var nothingToShow: String { "There is nothing to show." }

  func written(_ path: String, count: Int) -> String {
    "Wrote \(count) \(count == 1 ? "row" : "rows") to \(path)."
  }
}
