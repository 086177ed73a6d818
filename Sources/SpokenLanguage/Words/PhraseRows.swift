/// Phrases that are made of one of each of some words, written as a table of rows.
///
/// A row is a line; its columns are parted by `+`, the words of which one stands in a column by `|`, and `-` says that
/// none has to stand there: `undo|revert + -|it|that` is six phrases.
enum PhraseRows {
  /// All phrases of a table.
  ///
  /// - Parameter table: The rows, a line each.
  /// - Returns: The phrases, row by row.
  /// - Complexity: Linear in the phrases.
  static func phrases(_ table: String) -> [String] {
    columns(table).flatMap { row in
      row.reduce([""]) { phrases, words in
        phrases.flatMap { phrase in
          words.map { word in
            word == nothing ? phrase : phrase.isEmpty ? word : phrase + " " + word
          }
        }
      }
    }
    .filter { !$0.isEmpty }
  }

  /// What stands in a column for no word.
  static let nothing = "-"

  /// Row by row the words of each column of a table.
  static func columns(_ table: String) -> [[[String]]] {
    table.split(separator: "\n").map { row in
      row.split(separator: "+").map { $0.split(separator: "|").map { trimmed($0) } }
    }
  }

  /// The same as one list, as tables of phrases are given.
  static func list(_ table: String) -> String { phrases(table).joined(separator: ",") }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
