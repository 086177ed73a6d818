/// A row of a table of phrases (see ``PhraseRows``) as its columns: written out, the phrases of some are thousands.
struct PhraseRow: Sendable {
  /// A place of the phrases, at which one of some words stands, or none.
  private struct Column: Sendable {
    var words: PhraseTable<Bool>
    var mayBeLeftOut: Bool
  }

  private let columns: [Column]

  /// Makes a row of the words of each column.
  init(
    _ columns: [[String]],
    tokenizer: Tokenizer,
    fold: @escaping @Sendable (String) -> String
  ) {
    self.columns = columns.map { words in
      Column(
        words: PhraseTable(
          [true: words.filter { $0 != PhraseRows.nothing }.joined(separator: ",")],
          tokenizer: tokenizer,
          fold: fold
        ),
        mayBeLeftOut: words.contains(PhraseRows.nothing)
      )
    }
  }

  /// How many words its phrases at the beginning of some words take.
  ///
  /// - Complexity: Linear in the columns, for each length that the phrases may have.
  func lengths(in words: ArraySlice<String>) -> Set<Int> {
    var lengths: Set = [0]
    for column in columns where !lengths.isEmpty {
      let longer = lengths.flatMap { length in
        column.words.prefixes(of: words.dropFirst(length)).map { length + $0.count }
      }
      lengths = column.mayBeLeftOut ? lengths.union(longer) : Set(longer)
    }
    return lengths.subtracting([0])
  }
}
