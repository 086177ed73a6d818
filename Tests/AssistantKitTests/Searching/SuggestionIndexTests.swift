import TestSupport
import Testing

@testable import AssistantKit

/// What is suggested while a person types is what a look at every name would find.
struct SuggestionIndexTests {
  private func index(_ names: String...) -> SuggestionIndex {
    SuggestionIndex(names.map { SuggestionIndex.Entry(line: "Open \($0)", name: $0) })
  }

  @Test(
    arguments: [
      ("dune", ["Open Dune", "Open Dune Messiah", "Open Heretics of Dune"]),
      ("dun", ["Open Dune", "Open Dune Messiah", "Open Heretics of Dune"]),
      ("mess du", ["Open Dune Messiah"]), ("của", ["Open Nỗi Buồn Của Chiến Tranh"]),
      ("cua", ["Open Nỗi Buồn Của Chiến Tranh"]), ("채식", ["Open 채식주의자"]),
      ("duen", ["Open Dune", "Open Dune Messiah", "Open Heretics of Dune"]),
      ("mesiah", ["Open Dune Messiah"]), ("x", []), ("", []), ("qqqq", []),
    ]
  )
  func `what is called so comes first, then what begins so, then what has the words`(
    typed: String,
    lines: [String]
  ) {
    let index = index(
      "Heretics of Dune",
      "Dune Messiah",
      "Dune",
      "Nỗi Buồn Của Chiến Tranh",
      "채식주의자"
    )
    #expect(index.lines(for: typed, limit: 8) == lines)
  }

  @Test func `what is used more comes sooner among what fits as well`() {
    let index = SuggestionIndex([
      SuggestionIndex.Entry(line: "a", name: "Red House"),
      SuggestionIndex.Entry(line: "b", name: "Red Horse", weight: 3),
      SuggestionIndex.Entry(line: "c", name: "Red", weight: 0),
    ])
    #expect(index.lines(for: "red", limit: 2) == ["c", "b"])
    #expect(index.lines(for: "red ho", limit: 5) == ["b", "a"])
  }

  @Test func `a line that several names lead to is suggested once`() {
    let index = SuggestionIndex([
      SuggestionIndex.Entry(line: "Open The Hobbit", name: "The Hobbit"),
      SuggestionIndex.Entry(line: "Open The Hobbit", name: "Hobbit, or There and Back Again"),
    ])
    #expect(index.lines(for: "hobbit", limit: 5) == ["Open The Hobbit"])
  }

  @Test func `it finds what a look at every name finds`() {
    var random = SplitMix64(seed: 21)
    let syllables = ["ba", "bo", "ka", "ko", "li", "lu", "mo", "na"]
    func word() -> String {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        syllables[Int.random(in: 0..<syllables.count, using: &random)]
      }.joined()
    }
    let names = (0..<400).map { _ in
      (0..<Int.random(in: 1...3, using: &random)).map { _ in word() }.joined(separator: " ")
    }
    let index = SuggestionIndex(names.map { SuggestionIndex.Entry(line: $0, name: $0) })
    for _ in 0..<400 {
      let typed = (word() + " " + word()).prefix(Int.random(in: 2...7, using: &random))
      let said = typed.split(separator: " ")
      let expected = Set(
        names.filter { name in
          said.allSatisfy { part in
            name.split(separator: " ").contains { $0.hasPrefix(part) }
          }
        }
      )
      guard !expected.isEmpty else { continue }
      #expect(Set(index.lines(for: String(typed), limit: 1_000)) == expected, "\(typed)")
    }
  }

  @Test(
    arguments: [
      ("dune", "dune", 0), ("dune", "duen", 1), ("dune", "dun", 1), ("dune", "dunes", 1),
      ("dune", "done", 1), ("hobbit", "hobit", 1), ("messiah", "mesia", 2),
    ]
  )
  func `a slip of the finger costs one`(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(Array(left.utf8), Array(right.utf8), atMost: 2) == distance)
    #expect(EditDistance.between(Array(right.utf8), Array(left.utf8), atMost: 2) == distance)
    if distance > 0 {
      #expect(
        EditDistance.between(Array(left.utf8), Array(right.utf8), atMost: distance - 1) == nil
      )
    }
  }
}
