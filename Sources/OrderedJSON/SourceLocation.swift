/// A place in a text file, as people and editors count it.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The line; the first is 1.
  public var line: Int
  /// The column in characters; the first is 1.
  public var column: Int

  /// Makes a location.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The location as `line:column`.
  public var description: String { "\(line):\(column)" }
}

extension SourceLocation: Comparable {
  /// Whether the first location comes before the second in the file.
  public static func < (first: SourceLocation, second: SourceLocation) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
