import Foundation
import PhraseMatcher
import SpokenLanguage
import TestSupport
import Testing

@Suite struct ExactMatchTests {
  private static let english = Languages.language(for: "en")

  /// A catalogue's sentences and random words, with signs and capitals strewn in.
  private static func utterances(
    _ catalog: PhraseCatalog,
    _ random: inout RandomCatalog
  ) -> [String] {
    var utterances = (0..<40).map { _ in random.words(0...6) }
    let sentences = Oracle(catalog, language: english).sentences
    utterances += sentences.shuffled(using: &random.random).prefix(60).map(\.text)
    let signs = ["", "", "", ".", "!", "'", " one", " & ", "é", "  ", " hundred"]
    return utterances.map { text in
      var letters = text.map(String.init)
      for _ in 0..<2 {
        let place = Int.random(in: 0...letters.count, using: &random.random)
        letters.insert(signs.randomElement(using: &random.random) ?? "", at: place)
      }
      let changed = letters.joined()
      return Bool.random(using: &random.random) ? changed.uppercased() : changed
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a match is the oracle's only reading`(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    let catalog = random.catalog()
    let matcher = try PhraseMatcher(catalog, language: Self.english)
    let oracle = Oracle(catalog, language: Self.english)
    for utterance in Self.utterances(catalog, &random) {
      let readings = matcher.exactReadings(of: utterance)
      #expect(Set(readings.map(Oracle.summary)) == oracle.readings(of: utterance))
      guard let match = matcher.exactMatch(of: utterance) else { continue }
      #expect(readings.count == 1, "\(utterance) in \(catalog)")
      #expect(readings.first?.intent == matcher.intent(of: match))
      let ids = readings.first?.parameters.map { parameter in
        guard case .known(let id, _) = parameter.value else { return "?" }
        return id
      }
      #expect(matcher.values(of: match).map(\.id) == ids)
      #expect(match.valueCount == ids?.count)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `understanding is the same with and without the short way`(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    let catalog = random.catalog()
    let short = try PhraseMatcher(catalog, language: Self.english)
    let long = try PhraseMatcher(catalog, language: WithoutPlainTexts(language: Self.english))
    for utterance in Self.utterances(catalog, &random) {
      #expect(short.understand(utterance) == long.understand(utterance), "\(utterance)")
    }
  }

  @Test func `most sentences of plain words take the short way`() throws {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: Self.english)
    #expect(matcher.exactMatch(of: "Open the Hobbit in Book-Shelf!") != nil)
    #expect(matcher.exactMatch(of: "show twenty thousand leagues under the sea") != nil)
    #expect(matcher.exactMatch(of: "show persuasion") == nil)
    #expect(matcher.exactMatch(of: "open the book of life in library") != nil)
    #expect(matcher.exactMatch(of: "open the book of life") == nil)
    #expect(matcher.exactMatch(of: "rate dune with 3 stars") == nil)
    #expect(matcher.exactMatch(of: "") == nil)
  }

  @Test(arguments: [
    String(repeating: "open ", count: 100), String(repeating: "a", count: 100_000),
    "open " + String(repeating: "e\u{301}", count: 100_000),
  ])
  func `long texts are no match`(text: String) throws {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: Self.english)
    #expect(matcher.exactMatch(of: text) == nil)
  }
}

/// A language that hides that plain texts can be read word by word.
private struct WithoutPlainTexts: Language {
  let language: any Language

  var code: String { language.code }
  var decimalMark: String { language.decimalMark }
  func tokens(in text: String) -> [Token] { language.tokens(in: text) }
  func isFiller(_ token: String) -> Bool { language.isFiller(token) }
  func isFunctionWord(_ token: String) -> Bool { language.isFunctionWord(token) }
  func withoutDiacritics(_ token: String) -> String { language.withoutDiacritics(token) }
  func soundKeys(of token: String) -> [String] { language.soundKeys(of: token) }
  var fillerPhrases: WordRuns { language.fillerPhrases }
  var connectives: Connectives { language.connectives }
  var grammar: SentenceGrammar { language.grammar }
  var spelledNumbers: [String: String] { language.spelledNumbers }
  func pronunciations(of token: String) -> [[UInt8]] { language.pronunciations(of: token) }
  func stem(of token: String) -> String { language.stem(of: token) }
  func variants(of token: String) -> [String] { language.variants(of: token) }
  func synonyms(of token: String) -> [String] { language.synonyms(of: token) }
  func regularSpelling(of token: String) -> String { language.regularSpelling(of: token) }
  func isCommonWord(_ token: String) -> Bool { language.isCommonWord(token) }
  func concept(of token: String) -> String? { language.concept(of: token) }
  func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    language.embeddedWord(in: tokens, at: place)
  }
  func spokenNumber(_ written: String) -> String? { language.spokenNumber(written) }
  func number(in answer: String) -> Double? { language.number(in: answer) }
  func ordinal(in answer: String) -> OrdinalAnswer? { language.ordinal(in: answer) }
  func confirmation(in answer: String) -> Bool? { language.confirmation(in: answer) }
  func command(in answer: String) -> ConversationCommand? { language.command(in: answer) }
  func date(in answer: String, now: Date, calendar: Calendar) -> DateAnswer? {
    language.date(in: answer, now: now, calendar: calendar)
  }
  func duration(in answer: String) -> Duration? { language.duration(in: answer) }
  func items(in answer: String) -> [String] { language.items(in: answer) }
  func resolvingParticles(in text: String) -> String { language.resolvingParticles(in: text) }
  func pluralCategory(of number: Double) -> PluralCategory { language.pluralCategory(of: number) }
}
