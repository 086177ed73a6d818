import PhraseMatcher
import SpokenLanguage
import Testing

struct NameIndexTests {
  private static let language = Languages.language(for: "en")

  private func index(_ titles: [String]) -> NameIndex {
    NameIndex(
      titles.enumerated().map { PhraseCatalog.Value(id: "\($0.offset)", title: $0.element) },
      language: Self.language
    )
  }

  private func mentions(_ titles: [String], _ sentence: String) -> [String] {
    index(titles).mentions(in: Self.language.tokens(in: sentence))
      .map { "\($0.title) \($0.tokens.lowerBound)..<\($0.tokens.upperBound)" }.sorted()
  }

  @Test func `small words that tell names apart have to be said, as they stand in them`() {
    let shelves = ["To Read", "Being Read", "Will Be Read"]
    #expect(mentions(shelves, "put it on read").isEmpty)
    #expect(mentions(shelves, "put it on to the read").isEmpty)
    #expect(mentions(shelves, "put it on to read") == ["To Read 3..<5"])
    // Where nothing else is called alike they may be left out.
    #expect(mentions(["The Reader", "Emma"], "open reader") == ["The Reader 1..<2"])
  }

  @Test func `a name that is said twice is found twice`() {
    #expect(
      mentions(["Read", "Want to Read"], "from want to read to read")
        == ["Read 3..<4", "Read 5..<6", "Want to Read 1..<4"]
    )
    #expect(mentions(["Dune"], "dune and dune") == ["Dune 0..<1", "Dune 2..<3"])
  }

  @Test func `words that are a part of several names name each of them, however long it is`() {
    let others = (3..<43).map { "Volume " + String(repeating: "o", count: $0) }
    let parts = [
      "Merlin Fox and the Lamp", "Merlin Fox and the Astronomical Clockmaker's Seven Apprentices",
    ]
    #expect(
      mentions(parts + others, "rate merlin fox five stars") == [
        "Merlin Fox and the Astronomical Clockmaker's Seven Apprentices 1..<3",
        "Merlin Fox and the Lamp 1..<3",
      ]
    )
    #expect(
      mentions(["Merlin Fox"] + parts + others, "rate merlin fox five stars")
        .contains("Merlin Fox 1..<3")
    )
  }

  @Test func `a name of common words that is said as a whole does not drown in parts of others`() {
    let others = (3..<60).map { "Two " + String(repeating: "o", count: $0) + " Stars" }
    #expect(mentions(["One Day"] + others, "rate one day two stars").contains("One Day 1..<3"))
  }

  @Test func `a word of one name names it also where there are few`() {
    let few = ["Ruth Ellison", "Tom Bradley", "Big River"]
    #expect(mentions(few, "mark ruth absent") == ["Ruth Ellison 1..<2"])
    #expect(mentions(few, "mark bradley absent") == ["Tom Bradley 1..<2"])
    // What is said of anything is no name.
    #expect(mentions(few, "mark the big ones").isEmpty)
  }

  @Test func `names tell how many of them hold another one`() {
    #expect(index(["Dune", "Dune Messiah", "Emma", "Hamlet"]).shareHoldingOthers() == 0.25)
    #expect(index(["Attic", "Garden Gate"]).shareHoldingOthers() == 0)
    #expect(index([]).shareHoldingOthers() == 0)
  }

  @Test func `a thing's own shorter name is no other thing`() {
    let values = [
      PhraseCatalog.Value(id: "a", title: "Attic Lamp", synonyms: ["Attic"]),
      PhraseCatalog.Value(id: "g", title: "Garden Gate"),
    ]
    #expect(NameIndex(values, language: Self.language).shareHoldingOthers() == 0)
  }

  @Test func `a word of most names says what kind of thing they are`() {
    #expect(index(["Pump 1", "Pump 2", "Pump 3", "Sluice"]).wordsOfMost() == ["pump"])
    #expect(index(["Dune", "Emma", "Dune Messiah"]).wordsOfMost().isEmpty)
    #expect(index(["Pump 1", "Pump 2"]).wordsOfMost().isEmpty)
  }

  @Test(arguments: [
    ("mở bàn đi", []), ("mở bàn hai", ["Bàn hai"]), ("bàn một hai ly", ["Bàn một"]),
  ])
  func `a number at the end tells which is meant`(sentence: String, exact: [String]) {
    let language = Languages.language(for: "vi")
    let index = NameIndex(
      ["Bàn một", "Bàn hai", "Bàn ba", "Quầy bar"].map { PhraseCatalog.Value(id: $0, title: $0) },
      language: language
    )
    let mentions = index.mentions(in: language.tokens(in: sentence))
    #expect(mentions.filter { $0.fit == .exact }.map(\.title) == exact)
  }

  @Test func `several of a thing are nearly its name`() {
    #expect(mentions(["Day Pass", "Student Pass"], "two day passes") == ["Day Pass 1..<3"])
    let fits = index(["Day Pass"]).mentions(in: Self.language.tokens(in: "day passes")).map(\.fit)
    #expect(fits == [.near])
  }

  @Test(arguments: [
    ("Bell", "how many bells", true), ("Dune", "dune's author", true), ("Dune", "dune", true),
    ("Hobbit", "the hobit", true),
    ("Hobbit", "the hobbix", false),
  ])
  func `a name in another form or heard for another word is said with its own words`(
    title: String,
    sentence: String,
    isOfItsWords: Bool
  ) {
    let found = index([title]).mentions(in: Self.language.tokens(in: sentence))
    #expect(found.map(\.isOfItsWords) == [isOfItsWords])
  }

  @Test func `names tell which small words hold them together`() {
    let held = (0..<50).map { "The House of Number \($0)" }
    let others = (0..<49).map { "Story \($0)" } + ["News from Home"]
    let words = index(held + others).innerWords(leastShare: 0.02)
    #expect(words?.contains("of") == true)
    #expect(words?.contains("from") == false, "one name in a hundred tells nothing")
    #expect(words?.contains("the") == false, "it stands first only")
  }

  @Test(arguments: [
    ("vi", "Đói", "mua 2 cuốn đó luôn", false), ("vi", "It", "mua ít sách", false),
    ("vi", "Nai", "xóa cuốn này", false), ("en", "Thee", "open the one", false),
    ("en", "Them", "then open dune", false), ("de", "Das", "öffne es das", true),
    // Without marks any word may be meant that has them.
    ("vi", "Đỏ", "mo do", true), ("vi", "Đói", "mở Đói", true), ("en", "It", "open it", true),
    ("vi", "Cho Đói Ăn", "mở cho đói ăn", true),
  ])
  func `a small word is no slip for a name`(
    locale: String,
    title: String,
    sentence: String,
    isNamed: Bool
  ) {
    let language = Languages.language(for: locale)
    let index = NameIndex([.init(id: "0", title: title)], language: language)
    #expect(index.mentions(in: language.tokens(in: sentence)).isEmpty == !isNamed)
  }

  @Test(arguments: [
    ("호빗 읽는중으로", true), ("호빗 읽는 걸로", true), ("호빗 읽을걸로 바꿔", false), ("호빗 읽었어", false),
  ])
  func `another form of a verb is not the one in a name`(sentence: String, isNamed: Bool) {
    let language = Languages.language(for: "ko")
    let index = NameIndex(
      [.init(id: "0", title: "읽는 중"), .init(id: "1", title: "다 봄")],
      language: language
    )
    #expect(index.mentions(in: language.tokens(in: sentence)).isEmpty == !isNamed)
  }

  @Test func `too few names tell nothing`() {
    #expect(index(["Dune", "Emma"]).innerWords(leastShare: 0.02) == nil)
  }
}
