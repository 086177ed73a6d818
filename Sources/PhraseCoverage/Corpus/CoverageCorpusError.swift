public import OrderedJSON

/// A mistake in a coverage corpus.
public struct CoverageCorpusError: Error, Sendable, Hashable {
  /// The file's name.
  public var file: String
  /// Where the mistake stands.
  public var location: SourceLocation
  /// What is wrong.
  public var problem: Problem

  /// Makes an error.
  public init(file: String, location: SourceLocation, problem: Problem) {
    self.file = file
    self.location = location
    self.problem = problem
  }

  /// The mistakes that a corpus can hold.
  public enum Problem: Sendable, Hashable {
    /// A line without a tab.
    case missingIntent
    /// A line whose sentence or intent is empty.
    case emptyField(String)
    /// A column that is no `parameter=value`.
    case badParameter(String)
    /// The same parameter twice.
    case repeatedParameter(String)
    /// Values for a sentence that must be refused.
    case valuesOfRefusal
    /// A language that is named by no code.
    case badLocale(String)
    /// More locales than the one that was asked for.
    case severalLocales([String])
    /// A line that is no JSON.
    case json(JSONError.Problem)
    /// JSON of another shape.
    case unexpected(found: String, expected: String)
    /// Bytes that are no text.
    case invalidUTF8
    /// A member of a JSON object that means nothing.
    case unknownMember(String, known: [String])
    /// A member of a JSON object that must be there.
    case missingMember(String)
  }
}

/// Every mistake of a coverage corpus, in the order of the file.
public struct CoverageCorpusErrors: Error, Sendable, Hashable {
  /// The mistakes; never empty.
  public var errors: [CoverageCorpusError]

  /// Makes a list of mistakes.
  public init(_ errors: [CoverageCorpusError]) {
    self.errors = errors
  }
}
