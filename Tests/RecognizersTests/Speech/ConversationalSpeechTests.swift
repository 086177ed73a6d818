import Recognizers
import SpokenLanguage
import Testing

@Suite struct WakeWordTests {
  private static let english = Languages.language(for: "en")

  @Test(arguments: [
    ("hey library open dune", "open dune"), ("Hey, Library: open Dune.", "open Dune."),
    ("um hey library buy emma", "buy emma"), ("open dune", nil), ("hey library", nil),
    ("library open dune", nil), ("", nil),
  ])
  func `only what follows the word is a command`(text: String, command: String?) throws {
    var gate = try #require(WakeWord("hey library", language: Self.english))
    #expect(gate.command(in: text, at: .zero) == command)
  }

  @Test func `the word alone opens a window for one command`() throws {
    var gate = try #require(
      WakeWord("hey library", window: .seconds(8), language: Self.english)
    )
    #expect(gate.command(in: "Hey library.", at: .zero) == nil)
    #expect(gate.command(in: "open dune", at: .seconds(8)) == "open dune")
    #expect(gate.command(in: "buy emma", at: .seconds(9)) == nil)
    #expect(gate.command(in: "hey library", at: .seconds(20)) == nil)
    #expect(gate.command(in: "open dune", at: .seconds(29)) == nil)
  }

  @Test func `a word without letters is none`() {
    #expect(WakeWord("!!", language: Self.english) == nil)
  }
}

@Suite struct EchoFilterTests {
  @Test(arguments: [
    ("I have opened Dune in your library", true), ("have opened June in your library", true),
    ("open Emma in my library", false), ("yes", false), ("Dune", false),
  ])
  func `what was just said is an echo`(heard: String, isEcho: Bool) {
    var filter = EchoFilter(language: Languages.language(for: "en"))
    filter.note("I have opened Dune in your library.", at: .zero)
    #expect(filter.isEcho(heard, at: .seconds(2)) == isEcho)
    #expect(!filter.isEcho(heard, at: .seconds(11)))
  }
}

@Suite struct SentenceJoinerTests {
  private static func understands(_ text: String) -> Bool {
    ["open the hobbit in library", "buy dune."].contains(text.lowercased())
  }

  @Test func `a sentence over two results is one`() {
    var joiner = SentenceJoiner()
    let first = RecognizedUtterance(text: "Open The Hobbit", start: 0, end: 1)
    #expect(joiner.take(first, isUnderstood: Self.understands).isEmpty)
    let second = RecognizedUtterance(text: "in library", start: 1.2, end: 2)
    let joined = joiner.take(second, isUnderstood: Self.understands)
    #expect(joined.map(\.text) == ["Open The Hobbit in library"])
    #expect(joined.first?.end == 2)
  }

  @Test func `what comes late is another sentence`() {
    var joiner = SentenceJoiner()
    let first = RecognizedUtterance(text: "Open The Hobbit", start: 0, end: 1)
    let second = RecognizedUtterance(text: "in library", start: 4, end: 5)
    let given =
      joiner.take(first, isUnderstood: Self.understands)
      + joiner.take(second, isUnderstood: Self.understands) + joiner.release()
    #expect(given == [first, second])
  }

  @Test func `two sentences in one are two`() {
    var joiner = SentenceJoiner()
    let both = RecognizedUtterance(text: "Buy Dune. That is all.")
    #expect(
      joiner.take(both, isUnderstood: Self.understands).map(\.text) == [
        "Buy Dune.", "That is all.",
      ]
    )
  }

  @Test func `what is understood waits for nothing`() {
    var joiner = SentenceJoiner()
    let whole = RecognizedUtterance(text: "open the hobbit in library")
    #expect(joiner.take(whole, isUnderstood: Self.understands) == [whole])
    #expect(!joiner.isWaiting)
  }
}
