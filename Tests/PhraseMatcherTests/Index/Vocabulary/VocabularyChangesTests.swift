import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct VocabularyChangesTests {
  /// The slow and obvious twin of an update.
  private static func updated(
    _ values: [PhraseCatalog.Value],
    inserting inserted: [PhraseCatalog.Value],
    removing removed: [String]
  ) -> [PhraseCatalog.Value] {
    var values = values.filter { !removed.contains($0.id) }
    for value in inserted {
      if let place = values.firstIndex(where: { $0.id == value.id }) {
        values[place] = value
        values = values.enumerated().filter { $0.offset <= place || $0.element.id != value.id }
          .map(\.element)
      } else {
        values.append(value)
      }
    }
    return values
  }

  private static func value(_ random: inout RandomCatalog) -> PhraseCatalog.Value {
    PhraseCatalog.Value(
      id: "\(Int.random(in: 0..<9, using: &random.random))",
      title: Int.random(in: 0..<9, using: &random.random) == 0 ? "…" : random.words(1...3),
      synonyms: Bool.random(using: &random.random) ? [random.words(1...2), "new tide"] : [],
      weight: Double([1, 1, 2, 5].randomElement(using: &random.random) ?? 1)
    )
  }

  @Test(arguments: ["en", "plain"], 0..<6 as Range<UInt64>)
  func `updating equals building anew, however often`(code: String, seed: UInt64) throws {
    let language: any Language =
      code == "plain" ? PlainLanguage() : Languages.language(for: code)
    var random = RandomCatalog(seed: seed)
    var catalog = random.catalog()
    let name = catalog.apps[0].name
    var matcher = try PhraseMatcher(catalog, language: language)
    for _ in 0..<6 {
      let inserted = (0..<Int.random(in: 0...3, using: &random.random)).map { _ in
        Self.value(&random)
      }
      let removed = (0..<Int.random(in: 0...2, using: &random.random)).map { _ in
        "\(Int.random(in: 0..<9, using: &random.random))"
      }
      catalog.apps[0].vocabularies["Book"] = Self.updated(
        catalog.apps[0].vocabularies["Book"] ?? [],
        inserting: inserted,
        removing: removed
      )
      matcher = try matcher.updatingVocabulary(
        "Book",
        ofApp: name,
        inserting: inserted,
        removing: removed
      )
      try Self.expectEqual(matcher, catalog, language, &random)
    }
  }

  private static func expectEqual(
    _ matcher: PhraseMatcher,
    _ catalog: PhraseCatalog,
    _ language: any Language,
    _ random: inout RandomCatalog
  ) throws {
    let anew = try PhraseMatcher(catalog, language: language)
    #expect(matcher.index.brokenInvariant() == nil)
    #expect(matcher.catalog == catalog)
    #expect(matcher.expansionCount() == anew.expansionCount())
    let sentences = Array(anew.expansions())
    #expect(Array(matcher.expansions()) == sentences)
    for word in 0..<UInt32(matcher.index.words.count) {
      let id = anew.index.words.id(of: matcher.index.words.text(of: word).utf8)
      let isUsed = id != WordTable.none && anew.index.traits.isUsed(id)
      #expect(matcher.index.traits.isUsed(word) == isUsed)
    }
    var texts = (0..<10).map { _ in random.words(0...6) }
    texts += sentences.shuffled(using: &random.random).prefix(10).map(\.text)
    for text in texts {
      #expect(Set(matcher.exactReadings(of: text)) == Set(anew.exactReadings(of: text)), "\(text)")
      let found = matcher.exactMatch(of: text).map(matcher.values(of:))
      #expect(found == anew.exactMatch(of: text).map(anew.values(of:)))
      let prefix = String(text.prefix(Int.random(in: 0...text.count, using: &random.random)))
      for limit in [3, 1_000] {
        let completions = matcher.completions(of: prefix, limit: limit)
        #expect(completions == anew.completions(of: prefix, limit: limit), "\(prefix)")
      }
      let wrong = text.replacing("e", with: "", maxReplacements: 1)
      let (one, other) = (matcher.understand(wrong), anew.understand(wrong))
      if one.reading?.cost == 0 { #expect(one.outcome == other.outcome) }
    }
  }

  @Test func `a value that came is found with mistakes, and one that went is not`() throws {
    let old = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    let ulysses = PhraseCatalog.Value(id: "77", title: "Ulysses")
    let new = try old.updatingVocabulary(
      "Book",
      ofApp: "Library",
      inserting: [ulysses],
      removing: ["2"]
    )
    #expect(old.understand("show dune").outcome == .match)
    #expect(new.understand("show dune").outcome == .unknownValue)
    #expect(old.understand("show ulysses").outcome == .unknownValue)
    #expect(new.understand("show ulisses").outcome == .match)
    #expect(new.understand("show the hobit").outcome == .match)
    let renamed = PhraseCatalog.Value(id: "77", title: "Odyssey")
    let last = try new.updatingVocabulary("Book", ofApp: "Library", inserting: [renamed])
    #expect(last.understand("show ulysses").outcome == .unknownValue)
    #expect(last.understand("show odyssey").reading?.confidence == 1)
    #expect(last.catalog.apps[0].vocabularies["Book"]?.last == renamed)
  }

  @Test func `many updates are frozen now and then, and all stay`() throws {
    var matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    for number in 0..<1_200 {
      let value = PhraseCatalog.Value(id: "n\(number)", title: "tide \(number)")
      let removed = number >= 100 ? ["n\(number - 100)"] : []
      matcher = try matcher.updatingVocabulary(
        "Book",
        ofApp: "Library",
        inserting: [value],
        removing: removed
      )
    }
    #expect(matcher.catalog.apps[0].vocabularies["Book"]?.count == 9 + 100)
    #expect(matcher.understand("show tide 1199").reading?.confidence == 1)
    #expect(matcher.exactReadings(of: "show tide 1099").isEmpty)
    #expect(matcher.exactReadings(of: "show tide 1100").count == 1)
    let changes = try #require(matcher.index.vocabularies.compactMap(\.changes).first)
    #expect(changes.count < 3 * VocabularyChanges.many)
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func `what is frozen beside holds what came meanwhile`(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    var catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Library",
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "Open",
            phrases: ["Open ${book}", "Show me ${book} in ${applicationName}"],
            parameters: ["book": "Book"]
          )
        ],
        vocabularies: ["Book": []]
      )
    ])
    var matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    var frozen = Set([ObjectIdentifier(matcher.index.vocabularies[1].frozen)])
    for round in 0..<80 {
      let inserted = (0..<12).map { _ in
        PhraseCatalog.Value(
          id: "\(Int.random(in: 0..<300, using: &random.random))",
          title: random.words(1...3),
          synonyms: Bool.random(using: &random.random) ? [random.words(1...2)] : [],
          weight: Double(Int.random(in: 1...3, using: &random.random))
        )
      }
      let removed = (0..<4).map { _ in "\(Int.random(in: 0..<300, using: &random.random))" }
      catalog.apps[0].vocabularies["Book"] = Self.updated(
        catalog.apps[0].vocabularies["Book"] ?? [],
        inserting: inserted,
        removing: removed
      )
      matcher = try matcher.updatingVocabulary(
        "Book",
        ofApp: "Library",
        inserting: inserted,
        removing: removed
      )
      frozen.insert(ObjectIdentifier(matcher.index.vocabularies[1].frozen))
      if round % 8 == 7 { try Self.expectEqual(matcher, catalog, PlainLanguage(), &random) }
    }
    #expect(frozen.count > 2)
  }

  @Test func `versions that part while a vocabulary is being frozen stay apart`() throws {
    var matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    for number in 0...VocabularyChanges.many {
      let value = PhraseCatalog.Value(id: "n\(number)", title: "tide \(number)")
      matcher = try matcher.updatingVocabulary("Book", ofApp: "Library", inserting: [value])
    }
    #expect(matcher.index.vocabularies.contains { $0.freezing != nil })
    func continued(_ word: String) throws -> PhraseMatcher {
      var next = matcher
      for number in 0..<VocabularyChanges.many {
        let value = PhraseCatalog.Value(id: "\(word)\(number)", title: "\(word) \(number)")
        next = try next.updatingVocabulary("Book", ofApp: "Library", inserting: [value])
      }
      return next
    }
    let (ebb, flood) = (try continued("ebb"), try continued("flood"))
    for (one, word, other) in [(ebb, "ebb", "flood"), (flood, "flood", "ebb")] {
      #expect(one.exactReadings(of: "show tide 0").count == 1)
      #expect(one.exactReadings(of: "show \(word) 127").count == 1)
      #expect(one.exactReadings(of: "show \(other) 127").isEmpty)
      #expect(one.index.brokenInvariant() == nil)
    }
    #expect(matcher.exactReadings(of: "show ebb 0").isEmpty)
  }

  @Test func `what cannot be updated is told`() throws {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    #expect(throws: PhraseCatalogErrors.self) {
      _ = try matcher.updatingVocabulary("Book", ofApp: "Cinema", removing: ["1"])
    }
    #expect(throws: PhraseCatalogErrors.self) {
      let value = PhraseCatalog.Value(id: "1", title: "Dune", weight: -1)
      _ = try matcher.updatingVocabulary("Book", ofApp: "Library", inserting: [value])
    }
    let same = try matcher.updatingVocabulary("Book", ofApp: "Library", removing: ["unknown"])
    #expect(same.catalog == LibraryCatalog.english)
  }
}
