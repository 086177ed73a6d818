import Foundation
import PhraseMatcher
import SpokenLanguage
import Testing

@Suite struct UnderstandingTests {
  private static func understand(_ text: String) throws -> Understanding {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let options = MatchOptions(now: Date(timeIntervalSince1970: 1_700_000_000), calendar: calendar)
    return matcher.understand(text, options: options)
  }

  /// The outcome and the best reading in one line.
  private static func summary(_ understanding: Understanding) -> String {
    guard let reading = understanding.reading else { return "\(understanding.outcome)" }
    let parameters = reading.parameters.map { parameter in
      switch parameter.value {
      case .known(let id, _): "\(parameter.name)=\(id)"
      case .unknown: "\(parameter.name)=?\(parameter.text)"
      case .number(let number): "\(parameter.name)=\(number)"
      case .text(let text): "\(parameter.name)=\(text)"
      }
    }
    let call = "\(reading.intent)(\(parameters.joined(separator: ", ")))"
    return "\(understanding.outcome) \(call)"
  }

  private static func differences(_ understanding: Understanding) -> [String] {
    (understanding.reading?.differences ?? []).map { piece in
      "\(piece.difference?.rawValue ?? "") '\(piece.heard)' for '\(piece.expected)' \(piece.range)"
    }
  }

  @Test(arguments: [
    ("Open Dune in Library", "match OpenBook(book=2)", []),
    ("open there and back again in book shelf", "match OpenBook(book=1)", []),
    ("find books in library", "match FindBooks()", []),
    // Letters, sounds, marks.
    (
      "open the hobit in library", "match OpenBook(book=1)",
      ["spelling 'hobit' for 'hobbit' 9..<14"]
    ),
    (
      "opne the hobit in libary", "match OpenBook(book=1)",
      [
        "spelling 'opne' for 'open' 0..<4", "spelling 'hobit' for 'hobbit' 9..<14",
        "spelling 'libary' for 'library' 18..<24",
      ]
    ),
    (
      "show fantom of the opera", "match OpenBook(book=8)",
      ["sound 'fantom' for 'phantom' 5..<11"]
    ),
    (
      "show les miserables", "match OpenBook(book=6)",
      ["spelling 'miserables' for 'misérables' 9..<19"]
    ),
    // Spaces and order.
    (
      "open book shop in library", "match OpenBook(book=7)",
      ["split 'book shop' for 'bookshop' 5..<14"]
    ),
    (
      "show thehobbit", "match OpenBook(book=1)",
      ["joined 'thehobbit' for 'the hobbit' 5..<14"]
    ),
    (
      "show twenty thousand under leagues the sea", "match OpenBook(book=3)",
      ["moved 'under leagues' for 'leagues under' 21..<34"]
    ),
    (
      "openthe hobbitin library", "match OpenBook(book=1)",
      [
        "joined 'openthe' for 'open' 0..<7", "joined '' for 'the' 7..<7",
        "joined 'hobbitin' for 'hobbit' 8..<16", "joined '' for 'in' 16..<16",
      ]
    ),
    (
      "dune rate with 5 stars", "match RateBook(book=2, stars=5.0)",
      ["moved 'dune rate' for 'rate' 0..<9", "moved '' for 'dune' 9..<9"]
    ),
    // Function words, fillers, names.
    ("show hobbit", "match OpenBook(book=1)", ["dropped '' for 'the' 4..<4"]),
    (
      "open dune", "match OpenBook(book=2)",
      ["dropped '' for 'in' 9..<9", "applicationName '' for 'Library' 9..<9"]
    ),
    (
      "show dune in library", "match OpenBook(book=2)",
      ["added 'in' for '' 10..<12", "applicationName 'library' for '' 13..<20"]
    ),
    (
      "um show uh dune please", "match OpenBook(book=2)",
      [
        "filler 'um' for '' 0..<2", "filler 'uh' for '' 8..<10",
        "filler 'please' for '' 16..<22",
      ]
    ),
    (
      "could you find books in library", "match FindBooks()",
      ["added 'could' for '' 0..<5", "added 'you' for '' 6..<9"]
    ),
    // Values that nobody listed.
    ("open emma in library", "unknownValue OpenBook(book=?emma)", []),
    (
      "show the left hand of darkness", "unknownValue OpenBook(book=?the left hand of darkness)", []
    ),
    (
      "rate emma with 5 stars", "unknownValue RateBook(book=?emma, stars=5.0)", []
    ),
    // Built-in types stop where the phrase goes on.
    ("rate dune with 5 stars", "match RateBook(book=2, stars=5.0)", []),
    (
      "remind me tomorrow to give the books back to emma",
      "match Remind(day=2023-11-15, task=give the books back to emma)", []
    ),
    ("read for two hours", "match Remind(time=PT2H)", []),
    ("wake me at half past five", "match Remind(clock=17:30:00)", []),
    // Two books of one title; the weight puts one first.
    ("show persuasion", "ambiguous OpenBook(book=5)", []),
    // Nothing to understand.
    ("", "empty", []), (" \t…!", "empty", []), ("um", "empty", []),
  ])
  func `a sentence is understood in spite of`(
    text: String,
    expected: String,
    differences: [String]
  ) throws {
    let understanding = try Self.understand(text)
    #expect(Self.summary(understanding) == expected)
    #expect(Self.differences(understanding) == differences)
  }

  @Test(
    arguments: [
      ("feed the cat", .outOfScope), ("the", .outOfScope),
      ("wind dune with a key", .outOfScope),
      ("hobbit show", .outOfScope), ("dune", .belowThreshold),
      ("open the book of life", .negativePhrase), ("please open book of life", .negativePhrase),
    ] as [(String, Understanding.RefusalReason)]
  )
  func `a sentence is refused, with the nearest phrases`(
    text: String,
    reason: Understanding.RefusalReason
  ) throws {
    let understanding = try Self.understand(text)
    #expect(understanding.outcome == .refused(reason))
    #expect(understanding.reading == nil)
    #expect((1...5).contains(understanding.alternatives.count))
    let confidences = understanding.alternatives.map(\.confidence)
    #expect(reason == .negativePhrase || confidences.allSatisfy { $0 < 0.5 })
  }

  @Test func `the pieces of a reading cover the utterance in order`() throws {
    let understanding = try Self.understand("um open the hobit in library")
    let reading = try #require(understanding.reading)
    #expect(
      reading.alignment == [
        AlignedPiece(
          role: .none,
          heard: "um",
          expected: "",
          range: 0..<2,
          difference: .filler,
          cost: 0.02
        ),
        AlignedPiece(role: .literal, heard: "open", expected: "open", range: 3..<7),
        AlignedPiece(role: .parameter("book"), heard: "the", expected: "the", range: 8..<11),
        AlignedPiece(
          role: .parameter("book"),
          heard: "hobit",
          expected: "hobbit",
          range: 12..<17,
          difference: .spelling,
          cost: reading.alignment[3].cost
        ),
        AlignedPiece(role: .literal, heard: "in", expected: "in", range: 18..<20),
        AlignedPiece(role: .applicationName, heard: "library", expected: "library", range: 21..<28),
      ]
    )
    #expect(reading.parameters.map(\.text) == ["the hobit"])
    #expect(reading.parameters.map(\.range) == [8..<17])
    #expect(reading.cost == reading.alignment[3].cost + 0.02)
  }

  @Test func `an exact sentence of one meaning is certain`() throws {
    #expect(try Self.understand("Open Dune in Library.").reading?.confidence == 1)
  }

  @Test func `equal meanings share the confidence`() throws {
    let understanding = try Self.understand("show persuasion")
    #expect(understanding.reading?.confidence == 0.5)
    #expect(understanding.alternatives.map(\.confidence) == [0.5])
  }

  @Test func `each difference lowers the confidence`() throws {
    let texts = ["show dune", "um show dune", "show doune", "um shw doune", "show emma"]
    let confidences = try texts.map { try Self.understand($0).reading?.confidence ?? 0 }
    #expect(confidences == confidences.sorted(by: >))
    #expect(confidences.allSatisfy { ($0 * 1000).rounded() / 1000 == $0 })
    #expect(Set(confidences).count == texts.count)
  }

  @Test func `the threshold moves the least confidence`() throws {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    func outcome(_ threshold: Double) -> Understanding.Outcome {
      matcher.understand("dune", options: MatchOptions(threshold: threshold)).outcome
    }
    #expect(outcome(0) == .match)
    #expect(outcome(0.9) == .refused(.belowThreshold))
    let strict = MatchOptions(threshold: 0.999)
    #expect(matcher.understand("show doune", options: strict).reading == nil)
    #expect(matcher.understand("show dune", options: strict).outcome == .match)
  }

  @Test func `an app has a threshold of its own unless the call names one`() throws {
    var catalog = LibraryCatalog.english
    catalog.apps[0].threshold = 0.99
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    #expect(matcher.understand("um shw doune").outcome == .refused(.belowThreshold))
    #expect(matcher.explain("um shw doune").threshold == 0.99)
    #expect(matcher.understand("show dune").outcome == .match)
    let lenient = MatchOptions(threshold: 0.5)
    #expect(matcher.understand("um shw doune", options: lenient).outcome == .match)
  }

  @Test func `a value that no command knows leaves the command open`() throws {
    let values = [PhraseCatalog.Value(id: "1", title: "Dune")]
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book} in ${applicationName}"],
          parameters: ["book": "Book"]
        ),
        PhraseCatalog.Shortcut(
          intent: "OpenShelf",
          phrases: ["Open ${shelf} in ${applicationName}"],
          parameters: ["shelf": "Shelf"]
        ),
      ],
      vocabularies: ["Book": values, "Shelf": values]
    )
    let matcher = try PhraseMatcher(PhraseCatalog(apps: [app]), language: PlainLanguage())
    let emma = matcher.understand("open emma in library")
    #expect(emma.outcome == .unknownValue)
    #expect(emma.reading?.intent == "OpenBook")
    #expect(emma.alternatives.map(\.intent) == ["OpenShelf"])
    #expect(emma.alternatives.first?.parameters.first?.value == .unknown)
    #expect(matcher.understand("open dune in library").outcome == .ambiguous)
  }

  @Test func `a listed value goes before free text`() throws {
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "Note",
          phrases: ["Note ${text}"],
          parameters: ["text": "@text"]
        ),
        PhraseCatalog.Shortcut(
          intent: "NoteBook",
          phrases: ["Note ${book}"],
          parameters: ["book": "Book"]
        ),
      ],
      vocabularies: ["Book": [PhraseCatalog.Value(id: "1", title: "Dune")]]
    )
    let matcher = try PhraseMatcher(PhraseCatalog(apps: [app]), language: PlainLanguage())
    let dune = matcher.understand("note dune")
    #expect(dune.outcome == .match)
    #expect(dune.reading?.intent == "NoteBook")
    #expect(dune.alternatives.map(\.intent) == ["Note"])
    let milk = matcher.understand("um note buy milk")
    #expect(milk.outcome == .match)
    #expect(milk.reading?.parameters.map(\.value) == [.text("buy milk")])
  }

  @Test func `no more readings are given than asked for`() throws {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    for limit in 1...4 {
      let options = MatchOptions(maximumReadings: limit)
      #expect(matcher.understand("feed the cat", options: options).alternatives.count == limit)
      let understanding = matcher.understand("show persuasion", options: options)
      #expect(understanding.alternatives.count == min(1, limit - 1))
    }
  }

  @Test(arguments: ["feed the cat", "xyzzy", "open the door"])
  func `a threshold of nothing refuses nothing`(utterance: String) throws {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    let understanding = matcher.understand(utterance, options: MatchOptions(threshold: 0))
    #expect(understanding.reading != nil, "\(understanding.outcome)")
    if case .refused = understanding.outcome { Issue.record("refused") }
  }
}
