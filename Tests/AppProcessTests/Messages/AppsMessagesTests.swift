import Testing

@testable import AppProcess

/// What is said of added apps is said in every language, with the app that it is about.
struct AppsMessagesTests {
  @Test(arguments: ["en", "ko", "vi", "ko_KR", "vi-VN", "de", "es", "fr", "ja", "zh"])
  func `every sentence names the app`(locale: String) {
    let messages = AppsMessages(locale: locale)
    let sentences = [
      messages.added("APP"), messages.replaced("APP"), messages.removed("APP"),
      messages.unknown("APP"),
    ]
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences { #expect(sentence.contains("APP"), "\(sentence)") }
    #expect(messages.none.contains("assistant apps add"))
    #expect(messages.unknown("APP").contains("assistant apps list"))
    for count in [1, 2, 7] { #expect(messages.intents(count).contains("\(count)")) }
  }

  @Test func `one intent is one, and several are several`() {
    let messages = AppsMessages(locale: "en")
    #expect([1, 2].map(messages.intents) == ["1 intent", "2 intents"])
  }

  @Test func `each language has its own sentences`() {
    let said = ["en", "ko", "vi", "de", "es", "fr", "ja", "zh"].map {
      AppsMessages(locale: $0).added("A")
    }
    #expect(Set(said).count == 8)
    #expect(AppsMessages(locale: "pl").added("A") == said[0])
  }
}
