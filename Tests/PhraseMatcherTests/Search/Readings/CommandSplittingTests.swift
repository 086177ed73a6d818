import PhraseMatcher
import SpokenLanguage
import Testing

/// Two commands in one breath, and sentences that only look like it.
@Suite struct CommandSplittingTests {
  @Test(arguments: [
    (
      "open dune and rate emma with five stars",
      "match OpenBook(book=Dune) then match RateBook(book=Emma, stars=5.0)"
    ),
    ("open dune and then buy it", "match OpenBook(book=Dune) then match BuyBook(book=Dune)"),
    ("open dune and buy it please", "match OpenBook(book=Dune) then match BuyBook(book=Dune)"),
    (
      "open the hobit and then buy it in library",
      "match OpenBook(book=The Hobbit) then match BuyBook(book=The Hobbit)"
    ),
    (
      "open dune then buy emma and find books",
      "match OpenBook(book=Dune) then match BuyBook(book=Emma) then match FindBooks()"
    ),
    (
      "find books and open war and peace",
      "match FindBooks() then match OpenBook(book=War and Peace)"
    ),
    (
      "opn war and peace then by emma",
      "match OpenBook(book=War and Peace) then match BuyBook(book=Emma)"
    ),
    (
      "open dune and buy the moon",
      "match OpenBook(book=Dune) then unknownValue BuyBook(book=?the moon)"
    ),
    // Values that nobody listed: the app may know them.
    (
      "open the moon and then buy it",
      "unknownValue OpenBook(book=?the moon) then unknownValue BuyBook(book=?it)"
    ),
    (
      "open the moon and buy it",
      "unknownValue OpenBook(book=?the moon) then unknownValue BuyBook(book=?it)"
    ),
    (
      "open dune no wait emma and then buy it",
      "match OpenBook(book=Emma) then match BuyBook(book=Emma)"
    ),
    // The verb is said once.
    ("open dune and emma", "match OpenBook(book=Dune) then match OpenBook(book=Emma)"),
    (
      "buy dune and war and peace",
      "match BuyBook(book=Dune) then match BuyBook(book=War and Peace)"
    ),
    // One command each.
    ("open war and peace", "match OpenBook(book=War and Peace)"),
    ("open war an peace", "match OpenBook(book=War and Peace)"),
    ("open then and now in library", "match OpenBook(book=Then and Now)"),
    ("open open and shut", "match OpenBook(book=Open and Shut)"),
    ("rate war and peace with 4 stars", "match RateBook(book=War and Peace, stars=4.0)"),
    ("buy sense and sensibility", "unknownValue BuyBook(book=?sense and sensibility)"),
    ("open dune and", "match OpenBook(book=Dune)"),
    ("and open dune", "match OpenBook(book=Dune)"),
  ]) func `the commands of an English utterance`(utterance: String, expected: String) throws {
    let summary = try SpokenCatalog.summary(utterance, "en")
    #expect(summary == expected)
  }

  @Test(arguments: [
    ("듄 열어 줘 그리고 엠마 사 줘", "ko", "match OpenBook(book=듄) then match BuyBook(book=엠마)"),
    ("듄 열어 줘 그런 다음 그거 사 줘", "ko", "match OpenBook(book=듄) then match BuyBook(book=듄)"),
    ("듄 열고 엠마 사 줘", "ko", "match OpenBook(book=듄) then match BuyBook(book=엠마)"),
    ("전쟁과 평화 열고 책 찾아 줘", "ko", "match OpenBook(book=전쟁과 평화) then match FindBooks()"),
    ("전쟁과 평화 열어 줘", "ko", "match OpenBook(book=전쟁과 평화)"),
    ("mở xứ cát rồi mua emma", "vi", "match OpenBook(book=Xứ Cát) then match BuyBook(book=Emma)"),
    (
      "mở xứ cát sau đó mua nó", "vi", "match OpenBook(book=Xứ Cát) then match BuyBook(book=Xứ Cát)"
    ),
    ("mở chiến tranh và hòa bình", "vi", "match OpenBook(book=Chiến tranh và hòa bình)"),
  ]) func `other languages join commands too`(
    utterance: String,
    language: String,
    expected: String
  ) throws {
    #expect(try SpokenCatalog.summary(utterance, language) == expected)
  }

  @Test func `ranges count in the whole utterance`() throws {
    let text = "open dune and then buy it"
    let understanding = try SpokenCatalog.matcher("en").understand(text)
    let second = try #require(understanding.then.first)
    #expect(second.utterance == text && understanding.utterance == text)
    #expect(second.reading?.parameters.first?.text == "it")
    #expect(second.reading?.parameters.first?.range == 23..<25)
    let pieces = second.reading?.alignment.map { "\($0.heard)|\($0.expected)|\($0.range)" }
    #expect(pieces == ["buy|buy|19..<22", "it|dune|23..<25"])
    #expect(second.reading?.differences.map(\.difference) == [.synonym])
  }

  @Test func `a value that is spoken of again is the same one, whatever else has its title`() throws
  {
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["open ${book}"],
          parameters: ["book": "Book"]
        ),
        PhraseCatalog.Shortcut(
          intent: "BuyBook",
          phrases: ["buy ${book}"],
          parameters: ["book": "Book"]
        ),
      ],
      vocabularies: [
        "Book": [
          PhraseCatalog.Value(id: "1", title: "Persuasion"),
          PhraseCatalog.Value(id: "2", title: "Persuasion", synonyms: ["Anne Elliot"]),
        ]
      ]
    )
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    let understanding = matcher.understand("open anne elliot and buy it")
    let second = try #require(understanding.then.first)
    #expect(second.outcome == .match)
    #expect(second.reading?.parameters.first?.value == .known(id: "2", title: "Persuasion"))
  }

  @Test(arguments: [
    "open the hobbit and then rate it", "open dune and then rate it",
    "open the hobbit in library and then rate it in library",
    "open dune no wait the hobbit and then rate it",
  ])
  func `commands without the app's name are joined as well`(utterance: String) throws {
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book} in ${applicationName}"],
          parameters: ["book": "Book"]
        ),
        PhraseCatalog.Shortcut(
          intent: "RateBook",
          phrases: ["Rate ${book} in ${applicationName}", "Rate a book in ${applicationName}"],
          parameters: ["book": "Book"]
        ),
      ],
      vocabularies: [
        "Book": ["Dune", "Dune Messiah", "The Hobbit"].map {
          PhraseCatalog.Value(id: $0, title: $0)
        }
      ]
    )
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    let understanding = matcher.understand(utterance)
    #expect(understanding.outcome == .match)
    #expect(understanding.then.map(\.outcome) == [.match])
    #expect(understanding.then.first?.reading?.intent == "RateBook")
    #expect(
      understanding.then.first?.reading?.parameters.first?.value
        == understanding.reading?.parameters.first?.value
    )
  }

  @Test func `at most four commands are looked for`() throws {
    let text = Array(repeating: "open dune", count: 40).joined(separator: " and then ")
    let understanding = try SpokenCatalog.matcher("en").understand(text)
    #expect(understanding.then.count <= 3)
  }
}
