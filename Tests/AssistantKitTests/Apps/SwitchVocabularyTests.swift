import AppIntents
import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct SwitchVocabularyTests {
  @Test(arguments: [
    ("en", "on", "turn it off"), ("ko", "켜줘", "꺼짐"), ("vi", "bật lên", "tắt"), ("zh", "打开", "关"),
  ])
  func `a switch is said with the language's words`(locale: String, on: String, off: String) throws
  {
    let vocabulary = try #require(
      SwitchVocabulary(.bool(yes: nil, no: nil), language: Languages.language(for: locale))
    )
    #expect(vocabulary.values.map(\.id) == ["true", "false"])
    let names = vocabulary.values.map { [$0.title] + $0.synonyms }
    #expect(names[0].contains(on), "\(names[0])")
    #expect(names[1].contains(off), "\(names[1])")
  }

  @Test func `an app's own labels come first, and tell one vocabulary from another`() {
    let english = Languages.language(for: "en")
    let lamp = SwitchVocabulary(.bool(yes: "lit", no: "dark"), language: english)
    #expect(lamp?.values.map(\.title) == ["lit", "dark"])
    #expect(lamp?.name != SwitchVocabulary.name(of: .bool(yes: nil, no: nil)))
    #expect(SwitchVocabulary.name(of: .text) == nil)
  }
}
