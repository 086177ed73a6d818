import AppIntents
import SpokenLanguage
import Testing
import Understanding

@testable import AssistantKit

@Suite struct FindSentenceTests {
  private func finder(_ locale: String = "en", knowsTexts: Bool = false) -> EntityFinder {
    let app = AppDefinition(
      provider: NovelShortcuts.self,
      localization: AppLocalization(locale: locale)
    )
    return Samples.finder([RunningApp(definition: app)], locale, knowsTexts: knowsTexts)
  }

  @Test func `a sentence names a kind of thing by its words, also by misspelt ones`() {
    func named(_ sentence: String) -> [String] {
      let language = Languages.language(for: "en")
      let app = AppDefinition(
        provider: NovelShortcuts.self,
        localization: AppLocalization(locale: "en")
      )
      return FindVocabulary(apps: [RunningApp(definition: app)], language: language)
        .actions(namedIn: FindTokens(sentence, language: language)).map(\.entity)
    }
    #expect(named("show me all novels by austen") == ["Novel"])
    #expect(named("show me all noels by austen") == ["Novel"])
    #expect(named("could you please show me emma").isEmpty)
    #expect(named("").isEmpty)
  }

  /// What a sentence asks for in one line, or why it asks for nothing.
  private func line(_ sentence: String, _ locale: String = "en") async throws -> String {
    let finder = finder(locale)
    do {
      let reading = try await finder.reading(of: sentence)
      return finder.summary(of: reading.draft, kind: reading.kind)
    } catch let failure as FindFailure {
      return "? \(failure.message)"
    }
  }

  @Test(arguments: [
    ("books by austen after 1815", "Author contains “austen” and Year is greater than “1815”"),
    (
      "novels before 1900 sorted by title, first 3",
      "Year is less than “1900” · by Title · at most 3"
    ),
    (
      "books published before 1900 by austen",
      "Year is less than “1900” and Author contains “austen”"
    ),
    (
      "author is jane austen sorted by year newest first",
      "Author is “jane austen” · by Year, descending"
    ),
    ("books by austen or herbert", "Author contains “austen” or Author contains “herbert”"),
    ("title contains war and peace", "Title contains “war and peace”"),
    ("title begins with per", "Title begins with “per”"),
    ("books between 1800 and 1900", "Year is between “1800” and “1900”"),
    ("hard books", "Cover is “Hard”"),
    ("books not hard since 1900", "Cover is not “Hard” and Year is at least “1900”"),
    ("paperback novels by austen", "Cover is “Soft” and Author contains “austen”"),
    ("the 2 oldest books", "by Year · at most 2"),
    (
      "title contains \"by the sea\" or year is 1984",
      "Title contains “by the sea” or Year is “1984”"
    ),
    ("two books by herbert", "Author contains “herbert” · at most 2"),
    ("all books", ""), ("unhard books", "Cover is not “Hard”"),
  ])
  func `a sentence says what to find`(sentence: String, meaning: String) async throws {
    let expected = meaning.isEmpty ? "Novel" : "Novel · " + meaning
    #expect(try await line(sentence) == expected)
  }

  @Test(arguments: [
    ("books foo", "I do not understand “foo” here."),
    ("books by austen and year is 1815 or year is 1817", "Conditions hold together"),
    (String(repeating: "book ", count: 100), "That is too long"),
  ])
  func `what cannot be read is told`(sentence: String, problem: String) async throws {
    #expect(try await line(sentence).hasPrefix("? " + problem))
  }

  @Test(arguments: [
    ("find books by austen after 1816", [2]),
    ("show me all novels sorted by year descending", [3, 4, 2, 1]),
    ("author is austen", [1, 2]), ("books by tolstoy or herbert", [3, 4]), ("hard novels", [2, 4]),
    ("title is dune or year is 1815", [1, 3]), ("books by nobody", []),
  ])
  func `a sentence finds`(sentence: String, ids: [Int]) async throws {
    let finder = finder()
    let found = try await finder.find(try await finder.reading(of: sentence)).entities
    #expect(found.map(\.option.id) == ids.map(String.init))
  }

  @Test(arguments: [
    ("find books not by austen", [3, 4]), ("find soft books not by austen", [3]),
    ("find books not by nobody", [1, 2, 3, 4]), ("author is not tolstoy", [1, 2, 3]),
    ("find books not by jane austen", [3, 4]),
  ])
  func `who wants nothing by an author need not say all of the name`(
    sentence: String,
    ids: [Int]
  ) async throws {
    let finder = finder()
    let found = try await finder.find(try await finder.reading(of: sentence)).entities
    #expect(found.map(\.option.id) == ids.map(String.init))
  }

  @Test(arguments: [
    ("find books by austen", true), ("books by austen", false), ("find foo books", false),
    ("find a taxi", false), ("read dune in novel", false), ("", false), ("show novels", true),
  ])
  func `at the prompt only a plain request counts`(sentence: String, counts: Bool) async {
    #expect((await finder().request(in: sentence) != nil) == counts)
  }

  @Test(arguments: [
    ("what do i have by austen", true), ("do i have anything by austen", true),
    ("find me something by austen", true), ("list everything by austen", true),
    ("which ones did austen write", true), ("what is hard", true),
    ("what do i have", false), ("find something", false), ("is there anything else", false),
    ("do i have anything to eat", false), ("something by austen", false),
    ("what do i have by her", false), ("list everything by them", false),
    // A word that stands for anything names no kind that a misspelt word would have to be read for.
    ("what is hrad", false),
    // An option is none of the words behind "or".
    ("what is hard or tails", false), ("which novels are hard or tails", false),
  ])
  func `what stands for anything is told by what has to hold of it`(
    sentence: String,
    counts: Bool
  ) async {
    #expect((await finder().request(in: sentence) != nil) == counts)
  }

  @Test(arguments: [
    ("books by austen", true), ("hard books", true), ("books", false),
    ("the book is hard", false), ("move books by austen", false),
  ])
  func `where nothing else is understood the name of things asks for them`(
    sentence: String,
    counts: Bool
  ) async {
    #expect(await finder().request(in: sentence) == nil)
    #expect((await finder().request(in: sentence, isRefused: true) != nil) == counts)
  }

  @Test(arguments: [
    ("any austen", ["author contains Austen"]), ("got any austen?", ["author contains Austen"]),
    ("show me all the austens", ["author contains Austen"]),
    ("leo tolstoy novels", ["author equalTo Leo Tolstoy"]),
    ("which of the tolstoy ones are hard", ["author contains tolstoy", "cover equalTo hard"]),
    ("do i have emma?", ["title equalTo Emma"]), ("is emma in here", ["title equalTo Emma"]),
    // What something is called says nothing of others.
    ("any emma", []), ("show me emma", []), ("got emma from a friend", []), ("austen", []),
    ("got austen from a friend", []), ("open the austen novel", []), ("any rowling", []),
  ])
  func `a name that things have by a property stands for them by itself`(
    sentence: String,
    conditions: [String]
  ) async {
    let finder = finder(knowsTexts: true)
    let reading = await finder.request(in: sentence, isRefused: true)
    let found = reading?.draft.conditions.map { condition in
      "\(reading?.kind.properties[condition.property].name ?? "") \(condition.comparison) "
        + condition.values.joined(separator: ", ")
    }
    #expect(found ?? [] == conditions)
  }

  @Test func `what is told of things in other words leads to what they have in common`() {
    let language = Languages.language(for: "ko")
    func thing(_ title: String, _ detail: String, by author: String) -> FoundEntity {
      let option = IntentOption(
        id: title,
        title: title,
        subtitle: detail,
        synonyms: [],
        value: title
      )
      let properties = [("title", "Title", title), ("author", "Author", author)]
      return FoundEntity(option: option, properties: properties)
    }
    let texts = KnownTexts(
      of: [
        thing("1984", "조지 오웰, 1949", by: "George Orwell"),
        thing("Emma", "제인 오스틴, 1815", by: "Jane Austen"),
        thing("Persuasion", "제인 오스틴, 1817", by: "Jane Austen"),
      ].map(KnownTexts.Thing.init),
      language: language
    )
    func values(_ words: String) -> [String] {
      let sentence = FindTokens(words, language: language)
      return texts.values(of: 0..<sentence.count, in: sentence)
        .map { "\($0.property) \($0.text)" }
    }
    #expect(values("오스틴") == ["author Jane Austen"])
    #expect(values("제인 오스틴") == ["author Jane Austen"])
    #expect(values("오스") == [])
    #expect(values("톨스토이") == [])
    #expect(texts.isTitle("title") && !texts.isTitle("author"))
  }

  @Test(arguments: [
    ("en", "hardys", true), ("en", "thomas hardys", true), ("en", "harris", false),
    ("de", "hardys", true), ("ko", "hardys", false),
  ])
  func `several things may be called by the name of who made them`(
    locale: String,
    words: String,
    isKnown: Bool
  ) {
    let language = Languages.language(for: locale)
    let option = IntentOption(id: "1", title: "Jude", value: "1")
    let book = FoundEntity(option: option, properties: [("author", "Author", "Thomas Hardy")])
    let texts = KnownTexts(of: [KnownTexts.Thing(book)], language: language)
    let sentence = FindTokens(words, language: language)
    #expect(texts.values(of: 0..<sentence.count, in: sentence).isEmpty != isKnown)
  }

  @Test func `a word with marks is no name without them`() {
    let language = Languages.language(for: "vi")
    let option = IntentOption(id: "1", title: "Ếch", value: "1")
    let book = FoundEntity(option: option, properties: [("author", "Tác giả", "Mo Yan")])
    let texts = KnownTexts(of: [KnownTexts.Thing(book)], language: language)
    func isKnown(_ word: String) -> Bool {
      !texts.values(of: 0..<1, in: FindTokens(word, language: language)).isEmpty
    }
    #expect(isKnown("mo") && !isKnown("mở"))
  }

  @Test func `the words of a longer name belong to it`() async throws {
    let reading = try #require(await finder().request(in: "what is on my pocket cover"))
    #expect(reading.draft.conditions.map(\.values) == [["pocket cover"]])
  }

  @Test(arguments: [
    ("what else do i have by her", ["2"]), ("novels by the same author", ["1", "2"]),
  ])
  func `a word for who made what was spoken of stands for them`(
    utterance: String,
    ids: [String]
  ) async throws {
    let known = finder(knowsTexts: true)
    let name = VocabularyName(app: "Novels", vocabulary: known.actions[0].entity)
    let emma = Topic(name, kind: "Novel", id: "1", "Emma")
    let finder = known.referring(to: [emma])
    let reading = try #require(await finder.request(in: utterance, isRefused: true))
    #expect(try await finder.find(reading).entities.map(\.option.id).sorted() == ids)
    // Nobody was spoken of, so that nobody is meant.
    #expect(await known.request(in: utterance, isRefused: true) == nil)
  }

  @Test func `a name is found without some of its parts`() async throws {
    let finder = finder()
    let found = try await finder.find(try await finder.reading(of: "books by leo graf tolstoy"))
    #expect(found.entities.isEmpty)
    let herbert = try await finder.find(try await finder.reading(of: "books by herbert frank"))
    #expect(herbert.entities.map(\.option.id) == ["3"])
  }

  @Test(arguments: [
    ("en", "find novels i have not hard"), ("de", "finde novels die ich noch nicht hard habe"),
    ("fr", "trouve les novels que je n'ai pas hard"), ("ko", "아직 안 hard novel 찾아 줘"),
  ])
  func `what somebody has not done is a condition`(locale: String, sentence: String) async throws {
    let reading = try #require(await finder(locale).request(in: sentence))
    #expect(reading.draft.conditions.map(\.comparison) == [.notEqualTo])
    #expect(reading.draft.conditions.map(\.values) == [["hard"]])
  }

  @Test(arguments: [
    ("find books by austen sorted by shoe size", ["shoe size"]),
    ("find books sorted by shoe size", ["shoe size"]),
    ("find books after 1815 by austen ordered by colour", ["colour"]),
    ("find books by austen sorted by year", []), ("find books by sorted", []),
  ])
  func `an order by what is no property is told`(sentence: String, orders: [String]) async throws {
    let reading = try #require(await finder().request(in: sentence))
    #expect(reading.draft.unknownOrders == orders)
  }

  @Test(arguments: Languages.all.map(\.code))
  func `one word alone may be the end of a name and is no plain order`(locale: String) {
    let language = Languages.language(for: locale)
    let book = FindPhraseBook(language.findWords, language: language)
    let plain = book.phrases.filter(\.isPlainOrder)
    #expect(plain.allSatisfy { $0.words.count > 1 })
  }

  @Test(arguments: [
    ("fnd books by austen", true), ("fidn books by austen", true), ("books by austen", false),
    ("open books by austen", false),
  ])
  func `what asks to find may be misspelt`(sentence: String, counts: Bool) async {
    #expect((await finder().request(in: sentence) != nil) == counts)
  }

  @Test(arguments: [
    "find \u{0}books\u{0}", "\"\"\"", "find “books", String(repeating: "é\u{301}", count: 9_999),
  ])
  func `no words hang or crash it`(sentence: String) async {
    _ = await finder().request(in: sentence)
  }
}
