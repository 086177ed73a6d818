import PhraseMatcher
import SpokenLanguage
import Testing

/// What a recogniser misheard is understood by ear.
@Suite struct ByEarTests {
  private func understand(_ texts: [String], isSpoken: Bool = true) throws -> Understanding {
    try SpokenCatalog.matcher("en").understand(
      alternatives: texts.map { Hypothesis($0) },
      options: MatchOptions(isSpoken: isSpoken)
    )
  }

  @Test(arguments: [
    (
      ["well then the hobbit in library", "built in the habit in library"],
      "OpenBook(book=The Hobbit)"
    ),
    (["bye the larder the rinks in library"], "BuyBook(book=The Lord of the Rings)"),
    (
      ["open the fell oh ship of the rink and library"], "OpenBook(book=The Fellowship of the Ring)"
    ),
    (["rate parse way shun with for stars"], "RateBook(book=Persuasion, stars=4.0)"),
    (
      ["right moon wreck her with thirty six stars", "rate moonwalker with thirty six stars"],
      "RateBook(book=Moonraker, stars=36.0)"
    ),
    (["find bucks and library"], "FindBooks()"),
  ])
  func `a sentence is found whose sounds are those that were heard`(
    texts: [String],
    expected: String
  ) throws {
    #expect(SpokenCatalog.summary(try understand(texts)) == "match \(expected)")
  }

  @Test(arguments: [
    ["turn off the kitchen lights", "turn of the kitchen light"],
    ["delete the hobbit in library", "delete the habit in library"],
    ["the dog is barking at the mailman", "the dogs barking at the mail man"],
    ["open the window", "oh then the window"],
    ["we met her at the library"],
    ["i would rather stay at home", "i wood rather stay at home"],
  ])
  func `what means nothing is no command by ear either`(texts: [String]) throws {
    let understanding = try understand(texts)
    #expect(understanding.outcome != .match && understanding.outcome != .ambiguous)
  }

  @Test func `an unlisted title is no other one that begins alike`() throws {
    let texts = [
      "open the time traveler's wife in library", "open the time travelers wife in library",
    ]
    #expect(try understand(texts).outcome == .unknownValue)
  }

  @Test func `what is typed is not heard`() throws {
    let text = "bye the larder the rinks in library"
    #expect(try understand([text]).outcome == .match)
    #expect(try understand([text], isSpoken: false).outcome != .match)
  }

  @Test func `the alignment names the words that were heard for others`() throws {
    let reading = try #require(try understand(["open the larder the rings in library"]).reading)
    let piece = try #require(reading.alignment.first { $0.expected == "lord" })
    #expect(piece.heard == "larder")
    #expect(piece.difference == .sound)
    #expect(reading.parameters.first?.text == "the larder the rings")
    #expect(abs(reading.alignment.reduce(0) { $0 + $1.cost } - reading.cost) < 0.01)
  }

  @Test(arguments: ["purchase dune", "books find", "open leagues under the sea in library"])
  func `words that were chosen need not sound like the phrase`(text: String) throws {
    let typed = try understand([text], isSpoken: false)
    #expect(try typed.outcome == .match && understand([text]) == typed)
  }

  @Test func `a value that came later is heard`() throws {
    let matcher = try SpokenCatalog.matcher("en").updatingVocabulary(
      "Book",
      ofApp: "Library",
      inserting: [PhraseCatalog.Value(id: "99", title: "Gormenghast")]
    )
    let understanding = matcher.understand(
      "open gore men gassed in library",
      options: MatchOptions(isSpoken: true)
    )
    #expect(SpokenCatalog.summary(understanding) == "match OpenBook(book=Gormenghast)")
  }

  @Test(arguments: ["ko", "vi"])
  func `a language without rules of reading is understood as before`(language: String) throws {
    let matcher = try SpokenCatalog.matcher(language)
    for text in ["호빗 열어", "mở xứ các", "open the hobbit"] {
      let spoken = matcher.understand(text, options: MatchOptions(isSpoken: true))
      #expect(spoken == matcher.understand(text))
    }
  }

  @Test(arguments: [
    [String(repeating: "library ", count: 400)], ["a"], ["zzzzzz"], ["1 2 3 4 5 6 7 8 9"],
    ["\u{301}\u{301}", "\u{0}\u{0}"], Array(repeating: "open open open open", count: 500),
  ])
  func `strange utterances end and run nothing`(texts: [String]) throws {
    #expect(try understand(texts).outcome != .match)
  }
}
