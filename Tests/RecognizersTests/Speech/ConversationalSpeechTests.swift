import Recognizers
import SpokenLanguage
import Testing

@Suite struct WakeWordTests {
  private static let english = Languages.language(for: "en")

  @Test(arguments: [
    ("hey library open dune", "open dune"), ("Hey, Library: open Dune.", "open Dune."),
    ("um hey library buy emma", "buy emma"), ("okay hey library open dune", "open dune"),
    ("hey libraries open dune", "open dune"), ("computer, open dune", "open dune"),
    ("not hey library open dune", nil), ("read hey library open dune", nil), ("open dune", nil),
    ("hey library", nil),
    ("library open dune", nil), ("", nil),
  ])
  func `only what follows the word is a command`(text: String, command: String?) throws {
    var gate = try #require(WakeWord(["hey library", "computer"], language: Self.english))
    #expect(gate.command(in: text, at: .zero) == command)
  }

  @Test func `the word alone opens a window for one command`() throws {
    var gate = try #require(
      WakeWord(["hey library"], window: .seconds(8), language: Self.english)
    )
    #expect(gate.command(in: "Hey library.", at: .zero) == nil)
    #expect(gate.command(in: "open dune", at: .seconds(8)) == "open dune")
    #expect(gate.command(in: "buy emma", at: .seconds(9)) == nil)
    #expect(gate.command(in: "hey library", at: .seconds(20)) == nil)
    #expect(gate.command(in: "open dune", at: .seconds(29)) == nil)
  }

  @Test func `a question takes an answer without the word for some seconds`() throws {
    var gate = try #require(WakeWord(["hey library"], language: Self.english))
    gate.noteQuestion(at: .seconds(10))
    #expect(gate.answer(in: "three", at: .seconds(18)) == "three")
    #expect(gate.answer(in: "three", at: .seconds(19)) == nil)
    #expect(gate.answer(in: "hey library three", at: .seconds(30)) == "three")
  }

  @Test func `a word without letters is none`() {
    #expect(WakeWord(["hey library", "!!"], language: Self.english) == nil)
    #expect(WakeWord([], language: Self.english) == nil)
  }
}
