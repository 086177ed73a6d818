import SpokenLanguage
import Testing

@testable import PhraseMatcher

/// What sentences have in common.
@Suite struct IntentFeaturesTests {
  private let language = Languages.language(for: "en")

  private func numbers(_ texts: String...) -> Set<UInt64> {
    let rows = texts.map { language.tokens(in: $0) }
    return Set(IntentFeatures(of: rows, language).numbers)
  }

  @Test func `forms of a word have more in common than other words`() {
    let lights = numbers("lights")
    #expect(
      lights.intersection(numbers("light")).count > lights.intersection(numbers("lamps")).count
    )
    #expect(numbers("dim").isDisjoint(with: numbers("rain")))
  }

  @Test func `neighbours count, but not across a value`() {
    let said = numbers("open now")
    let apart = numbers("open", "now")
    #expect(!said.subtracting(apart).isEmpty)
  }

  @Test func `a misspelt word keeps most groups of letters`() {
    #expect(!numbers("playlist").isDisjoint(with: numbers("playlsit")))
  }

  @Test func `no feature stands twice and an essay is cut`() {
    let words = Array(repeating: "again", count: 500).joined(separator: " ")
    let features = IntentFeatures(of: [language.tokens(in: words)], language)
    #expect(Set(features.numbers).count == features.numbers.count)
    #expect(features.words.count == 64)
  }

  @Test func `verbs with particles mean something together`() {
    let features = IntentFeatures(of: [language.tokens(in: "put out the fire")], language)
    let together = features.words.map(\.meaning)
    let alone = IntentFeatures(of: [language.tokens(in: "put the fire")], language).words.map(
      \.meaning
    )
    #expect(together[0] != nil)
    #expect(together[0] != alone[0])
  }
}
