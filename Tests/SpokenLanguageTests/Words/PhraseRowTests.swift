import TestSupport
import Testing

@testable import SpokenLanguage

/// A row takes just what the phrases that it stands for take, written out.
struct PhraseRowTests {
  private static let tables = [
    "undo|take back + -|it|that one + -|please\n-|now + go|go on",
    "-|a|a b + a|b c + -|c|c c",
  ]
  private static let words = [
    "undo", "take", "back", "it", "that", "one", "please", "now", "go", "on", "a", "b", "c",
  ]

  private static func written(_ table: String) -> PhraseTable<Bool> {
    PhraseTable([true: PhraseRows.list(table)], tokenizer: English.tokenizer)
  }

  private static func inRows(_ table: String) -> PhraseTable<Bool> {
    PhraseTable([:], rows: [true: table], tokenizer: English.tokenizer)
  }

  @Test(arguments: tables)
  func `every phrase of a table is one of its rows'`(table: String) {
    let rows = Self.inRows(table)
    for phrase in PhraseRows.phrases(table) {
      let words = English.tokenizer.words(in: phrase)
      #expect(rows[words] == true, "\(phrase)")
      #expect(rows[words + ["dune"]] == nil, "\(phrase)")
    }
  }

  @Test(arguments: tables)
  func `any words begin with the same phrases as where they are written out`(table: String) {
    var random = SplitMix64(seed: 7)
    let (rows, written) = (Self.inRows(table), Self.written(table))
    for _ in 0..<2_000 {
      let words = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
        Self.words.randomElement(using: &random)
      }
      #expect(
        rows.prefixes(of: words[...]).map(\.count) == written.prefixes(of: words[...]).map(\.count),
        "\(words)"
      )
    }
  }

  @Test func `what a row and a phrase say alike is what the phrase says`() {
    let table = PhraseTable(
      ["phrase": "undo it"],
      rows: ["row": "undo + -|it|that"],
      tokenizer: English.tokenizer
    )
    #expect(table[["undo", "it"]] == "phrase")
    #expect(table[["undo"]] == "row")
    #expect(table.prefix(of: ["undo", "that", "one"])?.count == 2)
  }
}
