package import SpokenLanguage

/// Every sentence that shortcuts, focuses and automations say themselves, in one language.
package protocol WorkflowMessages: Sendable {
  /// Why a step could not be done.
  func problem(_ problem: WorkflowProblem) -> String
  /// What stopped a run.
  func failure(_ failure: WorkflowFailure) -> String
  /// What a run that was stopped had done.
  func done(_ done: [String]) -> String
  /// What was chosen for a step is not there any more.
  func vanished(_ title: String) -> String
  /// Asks for what a shortcut is given.
  func askForInput(of name: String) -> String
  /// There is nothing to show.
  var nothingToShow: String { get }
  /// A table was written.
  func written(_ path: String, count: Int) -> String
}

/// The languages in which shortcuts speak.
package enum WorkflowMessageLanguages {
  /// The messages in a language; English where there are none.
  package static func messages(for language: any Language) -> any WorkflowMessages {
    switch language.code {
    case "ko": KoreanWorkflowMessages()
    case "vi": VietnameseWorkflowMessages()
    default: EnglishWorkflowMessages()
    }
  }
}

extension WorkflowMessages {
  /// The steps that had been done, as many as one wants to read.
  func listed(_ done: [String]) -> String {
    let last = done.suffix(8)
    return (done.count > last.count ? "… " : "") + last.joined(separator: " · ")
  }
}
