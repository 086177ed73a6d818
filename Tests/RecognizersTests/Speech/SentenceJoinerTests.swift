import Recognizers
import Testing

@Suite struct SentenceJoinerTests {
  private static let sentences: [String: String] = [
    "open the hobbit in library": "hobbit", "open the hobbit": "hobbit", "buy dune.": "dune",
    "buy emma.": "emma", "buy dune": "dune", "remove dune": "dune",
    "remove dune messiah": "messiah",
  ]

  static func standing(_ text: String) -> SentenceJoiner.Standing {
    let text = text.lowercased()
    if let meaning = sentences[text] { return .whole(meaning: meaning, isExact: true) }
    return sentences.keys.contains { $0.hasPrefix(text) } ? .beginning : .nothing
  }

  private func given(_ utterances: RecognizedUtterance...) -> [String] {
    var joiner = SentenceJoiner()
    let given = utterances.flatMap { joiner.take($0, standing: Self.standing) }
    return (given + joiner.release()).map(\.text)
  }

  private func heard(_ text: String, _ start: Double, _ end: Double) -> RecognizedUtterance {
    RecognizedUtterance(text: text, start: start, end: end)
  }

  @Test func `a sentence over two results is one`() {
    var joiner = SentenceJoiner()
    let first = heard("Open The Hob", 0, 1)
    #expect(joiner.take(first, standing: Self.standing).isEmpty)
    #expect(joiner.isWaiting)
    let three = joiner.take(heard("x", 1.2, 2), standing: Self.standing)
    #expect(three.map(\.text) == ["Open The Hob", "x"])
    #expect(given(heard("Buy", 0, 1), heard("Dune", 1.1, 2)) == ["Buy Dune"])
    #expect(
      given(heard("Open", 0, 1), heard("the", 1, 2), heard("hobbit", 2, 3)) == ["Open the hobbit"]
    )
  }

  @Test func `what comes late is another sentence`() {
    #expect(given(heard("Buy", 0, 1), heard("Dune", 4, 5)) == ["Buy", "Dune"])
    var joiner = SentenceJoiner(gap: .seconds(1))
    #expect(joiner.take(.init(text: "Buy"), at: .zero, standing: Self.standing).isEmpty)
    let late = joiner.take(.init(text: "Dune"), at: .seconds(2), standing: Self.standing)
    #expect(late.map(\.text) == ["Buy", "Dune"])
  }

  @Test func `what somebody else says is another sentence`() {
    var first = heard("Buy", 0, 1)
    first.speaker = "1"
    var second = heard("Dune", 1, 2)
    second.speaker = "2"
    #expect(given(first, second) == ["Buy", "Dune"])
  }

  @Test(arguments: [
    ("Buy Dune. That is all.", ["Buy Dune.", "That is all."]),
    ("Buy Dune. Buy Emma.", ["Buy Dune.", "Buy Emma."]),
    ("That is all. It is.", ["That is all. It is."]),
  ])
  func `two sentences in one are two where one is understood`(text: String, parts: [String]) {
    #expect(given(RecognizedUtterance(text: text)) == parts)
  }

  @Test func `a silence between words parts sentences`() {
    let words = ["buy", "dune", "remove", "dune"].enumerated().map { place, text in
      let start = Double(place) * 0.3 + (place > 1 ? 0.7 : 0)
      return RecognizedUtterance.Word(text: text, start: start, end: start + 0.3)
    }
    let both = RecognizedUtterance(text: "buy dune remove dune", words: words)
    #expect(given(both) == ["buy dune", "remove dune"])
    var fast = both
    for place in fast.words.indices { fast.words[place].end = 1 }
    #expect(given(fast) == ["buy dune remove dune"])
  }

  @Test func `what is understood or means nothing waits for nothing`() {
    var joiner = SentenceJoiner()
    for text in ["open the hobbit in library", "feed the cat", "Buy."] {
      #expect(joiner.take(.init(text: text), standing: Self.standing).map(\.text) == [text])
      #expect(!joiner.isWaiting)
    }
  }

  @Test func `the end of a sentence that was acted upon is not another one`() {
    #expect(
      given(heard("open the hobbit", 0, 1), heard("in library", 1.2, 2)) == ["open the hobbit"]
    )
    #expect(
      given(heard("remove dune", 0, 1), heard("messiah", 1.2, 2)) == [
        "remove dune", "remove dune messiah",
      ]
    )
    #expect(
      given(heard("open the hobbit", 0, 1), heard("now", 1.2, 2)) == ["open the hobbit", "now"]
    )
  }
}
