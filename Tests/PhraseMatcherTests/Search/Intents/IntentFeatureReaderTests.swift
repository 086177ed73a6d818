import SpokenLanguage
import Testing

@testable import PhraseMatcher

/// What sentences have in common.
@Suite struct IntentFeatureReaderTests {
  private let language = Languages.language(for: "en")

  private func numbers(_ texts: String...) -> Set<UInt64> {
    var reader = IntentFeatureReader(language)
    let features = reader.features(of: texts.map { language.tokens(in: $0) })
    return Set(features.numbers.map { reader.hashes[$0] })
  }

  private func features(_ text: String) -> IntentFeatures {
    var reader = IntentFeatureReader(language)
    return reader.features(of: [language.tokens(in: text)])
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
    let features = features(words)
    #expect(Set(features.numbers).count == features.numbers.count)
    #expect(features.words.count == 64)
  }

  @Test func `verbs with particles mean something together`() {
    let together = features("put out the fire").words.map(\.meaning)
    let alone = features("put the fire").words.map(\.meaning)
    #expect(together[0] != nil)
    #expect(together[0] != alone[0])
  }

  @Test func `a sentence has the same features whatever was read before`() {
    var reader = IntentFeatureReader(language)
    _ = reader.features(of: [language.tokens(in: "dim the lights")])
    let again = reader.features(of: [language.tokens(in: "dim all lights")])
    #expect(Set(again.numbers.map { reader.hashes[$0] }) == numbers("dim all lights"))
  }

  @Test func `each feature counts once in every sentence that has it`() {
    var reader = IntentFeatureReader(language)
    let first = reader.features(of: [language.tokens(in: "ding ding dong")])
    let second = reader.features(of: [language.tokens(in: "ding")])
    let word = first.words[0].number
    #expect(first.words[1].number == word)
    #expect(first.numbers.count { $0 == word } == 1)
    #expect(second.words[0].number == word)
    #expect(reader.counts[word] == 2)
  }
}
