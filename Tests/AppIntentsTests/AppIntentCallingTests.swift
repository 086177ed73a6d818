import AppIntents
import Foundation
import Testing

private struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter var words: [String]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: words.count)
  }
}

private struct Wave: AppIntent {
  static let title: LocalizedStringResource = "Wave"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Remember: AppIntent {
  static let title: LocalizedStringResource = "Remember"
  @Parameter var day: Date

  func perform() async throws -> some IntentResult & ReturnsValue<Date> { .result(value: day) }
}

@Suite struct AppIntentCallingTests {
  @Test func `an intent is called like a function`() async throws {
    let count = Count()
    count.words = ["a", "b"]
    #expect(try await count() == 2)
    try await Wave()()
  }

  @Test func `a donation is taken and changes nothing`() async throws {
    func donateNow() -> IntentDonationIdentifier { Wave().donate() }
    #expect(try await Wave().donate() != donateNow())
  }

  @Test func `dates are told in the conversation's language and zone`() async throws {
    let zone = try #require(TimeZone(identifier: "Asia/Seoul"))
    let environment = IntentEnvironment(
      now: { Date(timeIntervalSince1970: 0) },
      calendar: Calendar(identifier: .gregorian),
      timeZone: zone
    )
    let texts = try await IntentEnvironment.$current.withValue(environment) {
      var texts: [String] = []
      for locale in ["en", "ko", "vi"] {
        let outcome = try await run(
          Remember.self,
          with: ["day": Date(timeIntervalSince1970: 0)],
          in: ScriptedConversation(),
          app: library(locale: locale)
        )
        texts.append(outcome.valueText ?? "")
      }
      return texts
    }
    #expect(texts[0].contains("January 1, 1970"))
    #expect(texts[0].contains("9:00"))
    #expect(texts[1].contains("1970년 1월 1일"))
    #expect(texts[2].contains("1970"))
  }

  @Test func `the circumstances of a run are the environment's`() {
    let environment = IntentEnvironment(now: { Date(timeIntervalSince1970: 5) })
    IntentEnvironment.$current.withValue(environment) {
      #expect(Wave().systemContext.preciseTimestamp == Date(timeIntervalSince1970: 5))
    }
  }

  @Test func `lists are told with the language's own and`() async throws {
    struct Echo: AppIntent {
      static let title: LocalizedStringResource = "Echo"
      @Parameter var words: [String]
      func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: words)
      }
    }
    let words = ["a", "b", "c"] as [any Sendable]
    let english = try await run(Echo.self, with: ["words": words], in: ScriptedConversation())
    #expect(english.valueText == "a, b, and c")
    #expect(english.value as? [String] == ["a", "b", "c"])
  }
}
