import AppIntents
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct OptionReaderTests {
  @Test(
    arguments: [
      ("emma", [0, 1]), ("hobbit", [2]), ("The Hobbit", [2]), ("the hobbit!", [2]),
      ("there and back again", [2]), ("austen", [0]), ("mccall smith", [1]), ("tolkien", [2]),
      ("jane austen 1815", [0]), ("emma 2014", [1]), ("1937", [2]), ("stranger", [5]),
      ("letranger", [5]), ("l'etranger", [5]), ("the first one", [0]), ("second", [1]),
      ("the last one", [5]), ("6", [5]), ("three", [2]), ("7", []), ("0", []),
      ("", []), ("...", []), ("dune", []), ("smith emma", []),
    ]
  )
  func `a name, a part of it or a place in the list is read`(answer: String, places: [Int]) {
    #expect(reader(Samples.books).read(answer, listed: 6) == reading(places))
  }

  @Test(arguments: [
    ("en", "not asimov", [0, 2]), ("en", "not christie, the one by roth", [2]),
    ("en", "not roth, the other one", [0, 1]), ("fr", "pas roth, l'autre", [0, 1]),
    ("de", "nicht das von asimov, das von philip roth", [2]),
    ("es", "no el de asimov, el de roth", [2]),
    ("zh", "不是asimov的", [0, 2]), ("en", "not emma", []),
    ("en", "roth, not christie", [2]), ("en", "asimov's, don't want the others", [1]),
  ])
  func `what is not meant leaves the others, or the one that is named behind it`(
    locale: String,
    answer: String,
    places: [Int]
  ) {
    let reader = OptionReader(
      language: Languages.language(for: locale),
      choices: ["Agatha Christie", "Isaac Asimov", "Philip Roth"].map {
        OptionReader.Choice(names: ["Nemesis"], detail: $0)
      }
    )
    #expect(reader.read(answer, listed: 3) == reading(places))
  }

  @Test func `a name that is a number goes before the place in the list`() {
    let reader = reader(Samples.books)
    #expect(reader.read("2", listed: 6) == .one(4))
    #expect(reader.read("1984", listed: 6) == .one(3))
    #expect(reader.read("nineteen eighty-four", listed: 6) == .one(3))
    #expect(reader.read("the second one", listed: 6) == .one(1))
  }

  @Test func `places count among the listed options only`() {
    let reader = reader(Samples.books)
    #expect(reader.read("the last one", listed: 3) == .one(2))
    #expect(reader.read("4", listed: 3) == .none)
    #expect(reader.read("first", listed: 0) == .none)
    #expect(reader.read("last", listed: 0) == .none)
    #expect(reader.read("austen", listed: 0) == .one(0))
  }

  @Test func `an exact name goes before a part of a longer one`() {
    let reader = reader(Samples.shelves)
    #expect(reader.read("read", listed: 3) == .one(2))
    #expect(reader.read("want", listed: 3) == .one(1))
    #expect(reader.read("reading", listed: 3) == .one(0))
  }

  @Test(arguments: [
    ("the currently reading shelf", 0), ("the want to read shelf please", 1),
    ("the second shelf", 1),
    ("the last list", 2), ("the read shelf", 2),
  ])
  func `what all options are may be said beside them`(answer: String, place: Int) {
    let language = Languages.language(for: "en")
    let shelves = OptionReader(
      language: language,
      choices: Samples.shelves.map { OptionReader.Choice(names: [$0.title] + $0.synonyms) },
      kinds: ["Shelf", "List"]
    )
    #expect(shelves.read(answer, listed: 3) == .one(place))
    #expect(shelves.read("the shelf", listed: 3) == .none)
  }

  @Test func `whose one is may be said with what all options are`() {
    let books = OptionReader(
      language: Languages.language(for: "ko"),
      choices: [
        .init(names: ["종의 기원"], detail: "찰스 다윈, 1859"),
        .init(names: ["종의 기원"], detail: "정유정, 2016"),
      ],
      kinds: ["책"]
    )
    #expect(books.read("다윈 책 말이야", listed: 2) == .one(0))
    #expect(books.read("책 말이야", listed: 2) == .none)
  }

  @Test(arguments: [("ko", "두 번째", 1), ("ko", "마지막", 2), ("vi", "cái thứ hai", 1)])
  func `ordinals are those of the language`(code: String, answer: String, place: Int) {
    #expect(reader(Samples.shelves, code).read(answer, listed: 3) == .one(place))
  }

  @Test(arguments: [
    ("en", "mccall smith's one please", 1), ("ko", "McCall Smith 작가 거", 1),
    ("vi", "cuốn của McCall Smith ấy", 1), ("vi", "quyển của Tolkien đi", 2),
  ])
  func `who is named beside small words tells which`(code: String, answer: String, place: Int) {
    #expect(reader(Samples.books, code).read(answer, listed: 6) == .one(place))
  }

  @Test(arguments: [("en", "two copies"), ("ko", "두 권이요"), ("vi", "hai cuốn")])
  func `who says how many says not which`(code: String, answer: String) {
    #expect(reader(Samples.shelves, code).read(answer, listed: 3) == .none)
  }

  private func reader(_ options: [IntentOption], _ code: String = "en") -> OptionReader {
    OptionReader(
      language: Languages.language(for: code),
      choices: options.map {
        OptionReader.Choice(names: [$0.title] + $0.synonyms, detail: $0.subtitle)
      }
    )
  }

  private func reading(_ places: [Int]) -> OptionReader.Reading {
    switch places.count {
    case 0: .none
    case 1: .one(places[0])
    default: .several(places)
    }
  }

  @Test(arguments: [
    ("the newer one", OptionReader.Reading.one(1)), ("the oldest", .one(0)),
    ("austen's", .one(0)), ("mccall smiths", .one(1)), ("the smaller one", .none),
  ])
  func `one of two is told by whose it is or by its age`(
    answer: String,
    reading: OptionReader.Reading
  ) {
    let choices = ["Jane Austen (1815)", "Alexander McCall Smith (2014)"].map {
      OptionReader.Choice(names: [$0], detail: nil)
    }
    let reader = OptionReader(language: Languages.language(for: "en"), choices: choices)
    #expect(reader.read(answer, listed: 2) == reading)
  }

  @Test func `of things of one year, or of none, no one is newer`() {
    for names in [["A (1815)", "B (1815)"], ["A", "B"], ["A (1815)", "B"]] {
      let choices = names.map { OptionReader.Choice(names: [$0], detail: nil) }
      let reader = OptionReader(language: Languages.language(for: "en"), choices: choices)
      #expect(reader.read("the newer one", listed: 2) == .none)
    }
  }
}
