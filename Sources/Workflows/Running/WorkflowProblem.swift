/// Why a step could not be done.
package enum WorkflowProblem: Error, Sendable, Hashable {
  case noProperty(String, known: [String])
  case noVariable(String)
  case severalValues(String, count: Int)
  case noNumber(String)
  case emptyList
  case unreadable(String, as: String, reason: String)
  case noIntent(String)
  case noEntity(String)
  case noShortcut(String)
  case nestedTooDeeply
  case noInput
  case noProgram(String)
  case programFailed(String, status: Int, lastLine: String)
  case programTooSlow(String, seconds: Int)
  case tooMuchOutput(String)
  case badAddress(String)
  case notWritten(String, reason: String)
  case notRead(String, reason: String)
  case badOrder(String)
}

/// What kept a workflow from its end.
package struct WorkflowFailure: Error, Sendable, Hashable {
  /// The number of the step, counted from above.
  package var step: Int
  /// The line in the file.
  package var line: Int
  /// The step as it is written.
  package var headline: String
  /// Why, in the person's language.
  package var reason: String
  /// The steps that had been done, in order.
  package var done: [String]
}
