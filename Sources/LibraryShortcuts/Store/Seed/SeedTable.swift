/// A table of facts that comes with the app: a thing a line, columns parted by tabs, several texts in one by bars.
struct SeedTable: Sendable {
  /// What the columns are called.
  let columns: [Substring]
  /// The fields of each thing, by column.
  let rows: [[Substring]]

  /// Reads a table whose first line names its columns; the last fields of a line may be missing, and a line with more
  /// is left out.
  init(_ table: some Sequence<UInt8>) {
    let lines = Self.parts(of: Substring(decoding: Array(table), as: UTF8.self), at: "\n").filter {
      !$0.isEmpty
    }
    let columns = lines.first.map { Self.parts(of: $0, at: "\t") } ?? []
    self.columns = columns
    rows = lines.dropFirst().map { Self.parts(of: $0, at: "\t") }
      .filter { $0.count <= columns.count }
      .map { $0 + Array(repeating: "", count: columns.count - $0.count) }
  }

  /// What the column for the language of a locale is called.
  static func column(of locale: String) -> String { String(locale.prefix { $0.isLetter }) }

  /// The texts in a field.
  static func texts(in field: Substring) -> [String] {
    parts(of: field, at: "|").filter { !$0.isEmpty }.map(String.init)
  }

  /// The parts of a text between signs, which are found among its bytes: characters would be put together first.
  private static func parts(of text: Substring, at sign: Unicode.Scalar) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: sign), omittingEmptySubsequences: false)
      .map(Substring.init)
  }
}
