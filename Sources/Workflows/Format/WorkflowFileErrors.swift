package import OrderedJSON

/// What is wrong with a file that a person wrote, all of it at once.
package struct WorkflowFileErrors: Error, Sendable, Hashable {
  /// The mistakes in the order of the file.
  package var mistakes: [WorkflowMistake]

  package init(mistakes: [WorkflowMistake]) {
    self.mistakes = mistakes
  }
}

/// One thing that is wrong with a workflow, and where.
package struct WorkflowMistake: Sendable, Hashable {
  /// The file, as the person named it; empty for lines that were typed.
  package var file: String
  package var location: SourceLocation
  package var problem: Problem

  /// What is wrong.
  package enum Problem: Sendable, Hashable {
    case tooLarge
    case tooDeep
    case unexpectedCharacter(String)
    case unclosedText
    case badEscape(String)
    case expected(String, found: String)
    case unclosedBlock(String)
    case unknownStep(String, suggestion: String?)
    case unknownArgument(String, of: String, known: [String])
    case repeatedArgument(String)
    case noResult(String)
    case reservedName(String)
    case unknownWord(String, known: [String])
    case noHeader
    case emptyName
    case unknownVariable(String, suggestion: String?)
    case unknownApp(String, known: [String])
    case unknownIntent(String, suggestion: String?)
    case ambiguousIntent(String, apps: [String])
    case unknownParameter(String, intent: String, known: [String])
    case unknownEntity(String, known: [String])
    case unknownProperty(String, entity: String, known: [String])
    case mixedModes
    case runsItself([String])
    case unknownShortcut(String)
    case unknownFocus(String, suggestion: String?)
    case relativeFolder(String)
    case noSteps
    case isPast(String)
  }
}
