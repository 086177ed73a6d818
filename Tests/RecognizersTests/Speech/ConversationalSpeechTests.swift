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
