package import OrderedJSON

/// A place in a file of an app's sources.
package struct SourcePlace: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
  /// The file, as it was found from what was named on the command line.
  package var file: String
  /// The line; 0 where the file as a whole is meant.
  package var line: Int
  /// The column in characters; 0 where the line as a whole is meant.
  package var column: Int

  /// Makes a place.
  package init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Makes a place of a location in a file.
  package init(file: String, _ location: SourceLocation) {
    self.init(file: file, line: location.line, column: location.column)
  }

  /// The place as `file:line:column`.
  package var description: String {
    line == 0 ? file : column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }

  /// The order in which places are reported.
  package static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    (first.file, first.line, first.column) < (second.file, second.line, second.column)
  }
}
