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

  @Test(arguments: [
    "open \u{202E} burn library no wait ½ 三", "note x about ½ no wait ½ 三",
    "compare a and 백년의 고독 아니 Catch-22 I mean One Hundred Years of Solitude 1984",
    "compare dune and emma no wait 1984 and ½ cup", "note 1984 about dune I mean ½ three",
  ])
  func `a range covers the words of its text, which are told once`(utterance: String) throws {
    let shortcut = PhraseCatalog.Shortcut(
      intent: "Anything",
      phrases: [
        "Open ${book} in ${applicationName}", "Compare ${book} and ${other}",
        "Note ${note} about ${book}",
      ],
      parameters: ["book": "Book", "other": "Book", "note": "@text"]
    )
    let titles = ["Dune", "Emma", "1984", "Catch-22", "One Hundred Years of Solitude", "백년의 고독"]
    for language in ["en", "ko", "vi"] {
      let app = PhraseCatalog.App(
        name: "Library",
        shortcuts: [shortcut],
        negativePhrases: ["burn ${applicationName}"],
        vocabularies: ["Book": titles.map { PhraseCatalog.Value(id: $0, title: $0) }]
      )
      let understanding = try PhraseMatcher(
        PhraseCatalog(apps: [app]),
        language: Languages.language(for: language)
      ).understand(utterance)
      let readings = [understanding.reading].compactMap(\.self) + understanding.alternatives
      for parameter in readings.flatMap(\.parameters) {
        let covered = Array(utterance.utf8)[parameter.range]
        var rest = String(decoding: covered, as: UTF8.self)
        for word in parameter.text.split(separator: " ") {
          let place = rest.firstRange(of: word)
          #expect(place != nil, "\(parameter.text) in \(parameter.range), \(language)")
          if let place { rest.removeSubrange(place) }
        }
      }
    }
  }

  @Test func `ten thousand long hypotheses are bounded as one is`() throws {
    let matcher = try SpokenCatalog.matcher("en")
    let long = Array(repeating: "open dune and", count: 50).joined(separator: " ")
    let many = (0..<10_000).map { Hypothesis(long + " \($0)") }
    let understanding = matcher.understand(alternatives: many)
    #expect(understanding == matcher.understand(alternatives: Array(many.prefix(12))))
  }
}
