import TestSupport
import Testing

@testable import PhraseMatcher

/// The rows of a template with brackets, against the same written out by hand or by chance.
@Suite struct TemplateRowsTests {
  private static func rows(_ text: String) throws -> TemplateRows {
    try PhraseGrammar().template(of: text).rows
  }

  @Test(arguments: [
    ("open", ["open"]),
    ("[please] open", ["open", "please open"]),
    (
      "(open|show) [the] ${book}",
      [
        "open ${book}", "show ${book}", "open the ${book}", "show the ${book}",
      ]
    ),
    ("(a;b)", ["a b", "b a"]),
    ("light[s]", ["light", "lights"]),
    ("[a|b] c", ["c", "a c", "b c"]),
    ("a ([b] c|d)", ["a c", "a b c", "a d"]),
  ])
  func `rows come plainest first`(text: String, expected: [String]) throws {
    #expect(try Self.rows(text).map(\.description) == expected)
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `rows are all that the template stands for, and as many as it says`(seed: UInt64) throws {
    var world = RandomGrammar(seed: seed)
    let part = world.wordsOnly()
    let rows = try Self.rows(part.text)
    // Two ways may say the same, of which brackets around nothing but each other keep one.
    func tidied(_ texts: some Sequence<String>) -> Set<String> {
      Set(texts.map { $0.split(separator: " ").joined(separator: " ") })
    }
    #expect(rows.count <= part.ways.count)
    #expect(tidied(rows.map(\.description)) == tidied(part.ways), "\(part.text)")
    // Any of them can be had without those before it.
    for number in rows.indices.reversed() {
      #expect(rows[number].description == rows.map(\.description)[number])
    }
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `a few rows cover every word`(seed: UInt64) throws {
    var world = RandomGrammar(seed: seed)
    let part = world.wordsOnly()
    let rows = try Self.rows(part.text)
    let all = Set(rows.map(\.description))
    let covering = rows.covering.map(\.description)
    #expect(covering.count <= rows.count)
    #expect(all.isSuperset(of: covering), "\(part.text): \(covering)")
    func words(_ texts: some Sequence<String>) -> Set<Substring> {
      Set(texts.flatMap { $0.split(separator: " ") })
    }
    #expect(words(covering) == words(all), "\(part.text)")
  }

  @Test func `sentences are counted without being made`() throws {
    let rows = try Self.rows("[please] (open|show) ${book} [in ${applicationName}]")
    let count = rows.sentenceCount { element in
      switch element {
      case .parameter: 50
      case .applicationName: 3
      case .literal: 1
      }
    }
    #expect(count == 2 * 2 * 50 * (1 + 3))
  }

  @Test func `what is beyond counting is said to be the most there is`() throws {
    let text = Array(repeating: "[a|b|c|d|e|f|g]", count: 30).joined(separator: " ") + " x"
    let rows = try Self.rows(text)
    #expect(rows.count == .max)
    #expect(rows[0].description == "x")
    #expect(rows[Int.max - 1].description.hasSuffix("x"))
    #expect(rows.sentenceCount { _ in 2 } == .max)
  }
}
