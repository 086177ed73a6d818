import PhraseMatcher
import SpokenLanguage
import Testing

/// Utterances that nobody means, in the languages' own rules.
@Suite struct StrangeUtteranceTests {
  /// What is said, and whether it may be understood as something at all.
  private static let utterances: [String] = [
    Array(repeating: "open", count: 10_000).joined(separator: " "),
    Array(repeating: "dune", count: 500).joined(separator: " "),
    Array(repeating: "no wait", count: 250).joined(separator: " "),
    Array(repeating: "and then", count: 250).joined(separator: " "),
    Array(repeating: "open dune and", count: 60).joined(separator: " "),
    "x", "é", "?", "7", "открой книгу", "本を開いて", "افتح الكتاب", "책", "\u{0}\u{0}", "👩‍👩‍👧‍👦",
    String(repeating: "a", count: 5_000), String(repeating: "가", count: 900),
    "e" + String(repeating: "\u{301}", count: 10_000),
  ]

  @Test(arguments: utterances.indices, ["en", "ko", "vi"])
  func `nothing is run by accident, whatever is said`(place: Int, language: String) throws {
    let utterance = Self.utterances[place]
    let understanding = try SpokenCatalog.matcher(language).understand(utterance)
    #expect(understanding.utterance == utterance)
    #expect(understanding.outcome != .match || utterance.hasPrefix("open dune and"))
    if understanding.outcome != .unknownValue, understanding.outcome != .ambiguous,
      !utterance.hasPrefix("open dune and")
    {
      #expect(understanding.reading == nil)
    }
  }

  @Test func `a vocabulary of the template's own words is told apart from it`() throws {
    let titles = ["open", "in", "library", "open in library", "in library open", "the library"]
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["open ${book} in ${applicationName}", "open ${book}"],
          parameters: ["book": "Book"]
        )
      ],
      vocabularies: ["Book": titles.map { PhraseCatalog.Value(id: $0, title: $0) }]
    )
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    for title in titles {
      let understanding = matcher.understand("open \(title) in library")
      let readings = [understanding.reading].compactMap(\.self) + understanding.alternatives
      #expect(
        readings.contains { $0.parameters.first?.value == .known(id: title, title: title) }
      )
    }
    let all = Array(repeating: "open in library", count: 60).joined(separator: " ")
    #expect(matcher.understand(all).outcome != .match)
  }

  @Test func `ten thousand long hypotheses are bounded as one is`() throws {
    let matcher = try SpokenCatalog.matcher("en")
    let long = Array(repeating: "open dune and", count: 50).joined(separator: " ")
    let many = (0..<10_000).map { Hypothesis(long + " \($0)") }
    let understanding = matcher.understand(alternatives: many)
    #expect(understanding == matcher.understand(alternatives: Array(many.prefix(12))))
  }
}
