import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct PhraseIndexTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `the frozen arrays keep their invariants, also after replacing`(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    let catalog = random.catalog()
    var matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    #expect(matcher.index.brokenInvariant() == nil)
    for _ in 0..<3 {
      let values = random.catalog().apps[0].vocabularies["Book"] ?? []
      matcher = try matcher.replacingVocabulary("Book", ofApp: "Library", with: values)
      #expect(matcher.index.brokenInvariant() == nil)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `replacing a vocabulary equals building anew`(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    var catalog = random.catalog()
    var replaced = try PhraseMatcher(catalog, language: PlainLanguage())
    for _ in 0..<3 {
      let values = random.catalog().apps[0].vocabularies["Book"] ?? []
      catalog.apps[0].vocabularies["Book"] = values
      replaced = try replaced.replacingVocabulary("Book", ofApp: "Library", with: values)
    }
    let anew = try PhraseMatcher(catalog, language: PlainLanguage())
    #expect(replaced.catalog == anew.catalog)
    #expect(replaced.expansionCount() == anew.expansionCount())
    for _ in 0..<20 {
      let text = random.words(0...6)
      #expect(Set(replaced.exactReadings(of: text)) == Set(anew.exactReadings(of: text)))
      #expect(replaced.understand(text) == anew.understand(text), "\(text)")
      let completions = replaced.completions(of: text, limit: 50)
      #expect(completions == anew.completions(of: text, limit: 50))
    }
  }

  @Test func `words of values that are gone do not pile up`() throws {
    var matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    for round in 0..<12 {
      let values = (0..<400).map { number in
        PhraseCatalog.Value(id: "\(number)", title: "tide\(round)x\(number)")
      }
      matcher = try matcher.replacingVocabulary("Book", ofApp: "Library", with: values)
      #expect(matcher.index.words.count < 2 * 500 + 1024 + 400)
      #expect(matcher.understand("show tide\(round)x399").reading?.confidence == 1)
    }
  }

  @Test func `a matcher that was replaced goes on as it was`() throws {
    let old = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    let values = [PhraseCatalog.Value(id: "77", title: "Ulysses")]
    let new = try old.replacingVocabulary("Book", ofApp: "Library", with: values)
    #expect(old.understand("show dune").outcome == .match)
    #expect(new.understand("show dune").outcome == .unknownValue)
    #expect(old.understand("show ulysses").outcome == .unknownValue)
    #expect(new.understand("show ulisses").outcome == .match)
  }

  @Test func `templates and values are added, not multiplied`() throws {
    func nodes(templates: Int, titles: Int) throws -> Int {
      let phrases = (0..<templates).map { PhraseCatalog.Phrase("verb\($0) ${book} now") }
      let values = (0..<titles).map { PhraseCatalog.Value(id: "\($0)", title: "title\($0)") }
      let shortcut = PhraseCatalog.Shortcut(
        intent: "Open",
        phrases: phrases,
        parameters: ["book": "Book"]
      )
      let app = PhraseCatalog.App(
        name: "Library",
        shortcuts: [shortcut],
        vocabularies: ["Book": values]
      )
      let matcher = try PhraseMatcher(PhraseCatalog(apps: [app]), language: PlainLanguage())
      return matcher.index.templates.nodeCount
        + matcher.index.vocabularies.reduce(0) { $0 + $1.trie.nodeCount }
    }
    let few = try nodes(templates: 1, titles: 1)
    #expect(try nodes(templates: 100, titles: 1000) == few + 99 * 3 + 999)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the automaton's ways are the oracle's sentences`(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    let catalog = random.catalog()
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    let automaton = PhraseAutomaton(index: matcher.index)
    var found: Set<[String]> = []
    func walk(_ state: PhraseAutomaton.State, _ words: [String]) {
      if !automaton.phrases(at: state).isEmpty { found.insert(words) }
      if let next = automaton.afterValue(state) { walk(next, words) }
      automaton.forEachTransition(from: state) { word, next in
        var reached = false
        automaton.forEachStep(from: state, on: word) { reached = reached || $0 == next }
        #expect(reached)
        walk(next, words + [matcher.index.words.text(of: word)])
      }
    }
    walk(automaton.start, [])
    let expected = Oracle(catalog, language: PlainLanguage()).sentences.map(\.words)
    #expect(found == Set(expected))
  }
}
