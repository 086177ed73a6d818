import Foundation
import PhraseMatcher
import SpokenLanguage
import Testing

/// Values that are not said as they are listed.
@Suite struct ValuesTests {
  @Test(arguments: [
    // Pieces of a title, its article, its subtitle.
    ("open leagues under the sea", "Twenty Thousand Leagues Under the Sea"),
    ("open leagues under the sea in library", "Twenty Thousand Leagues Under the Sea"),
    ("open twenty thousand leagues", "Twenty Thousand Leagues Under the Sea"),
    ("open fellowship of the ring", "The Fellowship of the Ring"),
    ("open hobbit", "The Hobbit"),
    ("buy frankenstein", "Frankenstein: The Modern Prometheus"),
    ("open jekyll and mr hyde", "Dr. Jekyll and Mr. Hyde"),
    // Too many letters wrong for one word, but everything else is there.
    ("open no contri for old men", "No Country for Old Men"),
    // Numbers, abbreviations, symbols, spelling of both countries.
    ("open 20,000 leagues under the sea", "Twenty Thousand Leagues Under the Sea"),
    ("open twenty thousand leagues under the sea", "Twenty Thousand Leagues Under the Sea"),
    ("open doctor jekyll and mister hyde", "Dr. Jekyll and Mr. Hyde"),
    ("open war & peace", "War and Peace"),
    ("open the color of magic", "The Colour of Magic"),
    // Forms of words.
    ("open wars of the world", "The War of the Worlds"),
  ]) func `a value is known`(utterance: String, title: String) throws {
    let understanding = try SpokenCatalog.matcher("en").understand(utterance)
    #expect(understanding.outcome == .match)
    guard case .known(_, let known)? = understanding.reading?.parameters.first?.value else {
      Issue.record("no value in “\(utterance)”")
      return
    }
    #expect(known == title)
  }

  @Test(arguments: [
    ("open leagues under the sea", ["partialValue /20000"]),
    (
      "buy frankenstein", ["partialValue /the", "partialValue /modern", "partialValue /prometheus"]
    ),
    (
      "open doctor jekyll and mister hyde",
      ["synonym doctor/dr", "synonym mister/mr"]
    ),
    ("open the color of magic", ["spelling color/colour"]),
    ("open the war of the world", ["inflection world/worlds"]),
    ("rate dune with thrre stars", ["number thrre/3"]),
    ("purchase dune", ["synonym purchase/buy"]),
  ]) func `the alignment says how a value differs`(utterance: String, expected: [String]) throws {
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [
        PhraseCatalog.App(
          name: "Library",
          shortcuts: [
            PhraseCatalog.Shortcut(
              intent: "Any",
              phrases: ["open ${book}", "buy ${book}", "rate ${book} with 3 stars"],
              parameters: ["book": "Book"]
            )
          ],
          vocabularies: [
            "Book": [
              "Dune", "Twenty Thousand Leagues Under the Sea", "Dr. Jekyll and Mr. Hyde",
              "Frankenstein: The Modern Prometheus", "The Colour of Magic", "The War of the Worlds",
            ].map { PhraseCatalog.Value(id: $0, title: $0) }
          ]
        )
      ]),
      language: Languages.language(for: "en")
    )
    let pieces = (matcher.understand(utterance).reading?.differences ?? []).map { piece in
      "\(piece.difference?.rawValue ?? "") \(piece.heard)/\(piece.expected)"
    }
    #expect(pieces == expected)
  }

  @Test(arguments: [
    "buy the moon in library", "open moon", "open the lord", "open never let me go",
    "open magic of leagues",
  ]) func `other words are an unknown value and no title that sounds or looks a little alike`(
    utterance: String
  ) throws {
    let understanding = try SpokenCatalog.matcher("en").understand(utterance)
    #expect(understanding.outcome == .unknownValue)
    #expect(understanding.reading?.parameters.first?.value == .unknown)
  }

  @Test func `a piece of several titles is a question`() throws {
    let titles = [
      "Harry Potter and the Goblet of Fire", "Harry Potter and the Order of the Phoenix",
    ]
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["open ${book}"],
          parameters: ["book": "Book"]
        )
      ],
      vocabularies: ["Book": titles.map { PhraseCatalog.Value(id: $0, title: $0) }]
    )
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    let understanding = matcher.understand("open harry potter")
    #expect(understanding.outcome == .ambiguous)
    let found = ([understanding.reading].compactMap(\.self) + understanding.alternatives)
      .compactMap { reading -> String? in
        guard case .known(let id, _)? = reading.parameters.first?.value else { return nil }
        return id
      }
    #expect(Set(found) == Set(titles))
  }

  @Test(arguments: [
    ("remind me tomorrow to buy two books", "day=2023-11-15", "task=buy two books"),
    ("remind me at half past five to call emma", "day=2023-11-15T05:30:00", "task=call emma"),
    ("remind me on the second of may to read", "day=2024-05-02", "task=read"),
  ]) func `a value of a built-in type stops where the phrase goes on`(
    utterance: String,
    first: String,
    second: String
  ) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let options = MatchOptions(now: Date(timeIntervalSince1970: 1_700_000_000), calendar: calendar)
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "Remind",
          phrases: ["remind me ${day} to ${task}"],
          parameters: ["day": "@date", "task": "@text"]
        )
      ]
    )
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    let reading = matcher.understand(utterance, options: options).reading
    let values = reading?.parameters.map { parameter in
      if case .text(let text) = parameter.value {
        "\(parameter.name)=\(text)"
      } else {
        parameter.name
      }
    }
    #expect(values == [first, second])
  }

  @Test(arguments: ["en", "vi"])
  func `a value that came later is found by a piece, and one that went is not`(
    language: String
  ) throws {
    var matcher = try SpokenCatalog.matcher(language)
    let open = ["en": "open ${0}", "vi": "mở ${0}"][language] ?? ""
    func outcome(_ text: String) -> String {
      SpokenCatalog.summary(matcher.understand(open.replacing("${0}", with: text)))
    }
    let title = "Gargantua Pantagruel Quixote"
    #expect(!outcome("pantagruel quixote").contains(title))
    matcher = try matcher.updatingVocabulary(
      "Book",
      ofApp: "Library",
      inserting: [PhraseCatalog.Value(id: "new", title: title)]
    )
    #expect(outcome("pantagruel quixote").contains(title))
    matcher = try matcher.updatingVocabulary("Book", ofApp: "Library", removing: ["new"])
    #expect(!outcome("pantagruel quixote").contains(title))
  }
}
