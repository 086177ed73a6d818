public import OrderedJSON

/// Something wrong in a string file.
public struct StringCatalogIssue: Sendable, Hashable {
  /// The file's path below the directory that was read.
  public var file: String
  /// Where in the file; nil where it concerns the file as a whole.
  public var location: SourceLocation?
  /// What is wrong.
  public var problem: Problem

  /// Makes an issue.
  public init(file: String, location: SourceLocation?, problem: Problem) {
    self.file = file
    self.location = location
    self.problem = problem
  }

  /// What can be wrong with a string file.
  public enum Problem: Sendable, Hashable {
    /// The file or directory cannot be read.
    case unreadable(reason: String)
    /// The file's bytes are no text in the encoding they claim.
    case invalidText(encoding: String)
    /// The file is no JSON.
    case malformedJSON(JSONError.Problem)
    /// A value is of another kind than the format asks for.
    case wrongKind(of: String, found: String, expected: String)
    /// A value that the format asks for is not there.
    case missing(String)
    /// A catalogue's version is newer than what is known.
    case unknownVersion(String)
    /// A plural category that no language has.
    case unknownPluralCategory(String)
    /// A state that translations do not have.
    case unknownState(String)
    /// Something else stands where a part of a strings file has to.
    case unexpected(found: String, expected: String)
    /// A key is not in quotes.
    case unquotedKey(String)
    /// A quote or comment is opened and never closed.
    case unclosed(String)
    /// The file is no property list.
    case malformedPropertyList(reason: String)
    /// A key stands in the file twice; the later one counts.
    case repeatedKey(String)
  }
}

/// Everything that is wrong in the string files of a directory.
public struct StringCatalogErrors: Error, Sendable, Hashable {
  /// The mistakes in the order of files and lines.
  public var issues: [StringCatalogIssue]

  /// Makes an error of its mistakes.
  public init(issues: [StringCatalogIssue]) {
    self.issues = issues
  }
}
