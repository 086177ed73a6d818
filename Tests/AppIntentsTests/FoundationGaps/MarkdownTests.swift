#if !canImport(Darwin)
import AppIntents
import Testing

@Suite struct MarkdownTests {
  /// The runs of a text: what is said and how.
  private func runs(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
      let link = run.link.map { " → \($0.absoluteString)" } ?? ""
      return String(text[run.range].characters) + intent + link
    }
  }

  @Test(
    arguments: [
      ("plain", ["plain"]),
      ("a *b* c", ["a ", "b 1", " c"]),
      ("**b** and __c__", ["b 2", " and ", "c 2"]),
      ("~~no~~ `x*y*`", ["no 32", " ", "x*y* 4"]),
      ("**a *b***", ["a  2", "b 3"]),
      ("[Dune](https://example.com/d) now", ["Dune → https://example.com/d", " now"]),
      ("2 * 3 * 4", ["2 * 3 * 4"]),
      ("*open", ["*open"]),
      (#"\*not\*"#, ["*not*"]),
      ("[a] (b)", ["[a] (b)"]),
      ("", []),
    ] as [(String, [String])]
  )
  func `what Markdown says within a line is kept`(_ markdown: String, _ expected: [String]) throws {
    #expect(try runs(markdown) == expected)
  }

  @Test func `what stands out can be set`() {
    var text = AttributedString("a")
    text.inlinePresentationIntent = [.emphasized, .code]
    #expect(text.inlinePresentationIntent == [.emphasized, .code])
    #expect(text.runs.first?.inlinePresentationIntent?.contains(.stronglyEmphasized) == false)
  }
}
#endif
