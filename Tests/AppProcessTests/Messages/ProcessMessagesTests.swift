import Testing

@testable import AppProcess

/// What is said of programs is said in every language, with what it is about.
struct ProcessMessagesTests {
  private static let reasons: [BrokenConnection] = [
    .notStarted(reason: "REASON"), .ended(lastLine: "REASON"), .ended(lastLine: nil), .silent,
    .longLine, .flood, .unreadable("REASON"), .version("REASON"), .refused("REASON"),
  ]

  @Test(arguments: ["en", "ko", "vi", "ko_KR", "vi-VN", "de", "es", "fr", "ja", "zh"])
  func `every sentence names the app and the reason`(locale: String) {
    let messages = ProcessMessages(locale: locale)
    for reason in Self.reasons {
      let sentence = messages.broken("APP", reason)
      let parts = "\(reason)".contains("REASON") ? ["REASON"] : ["APP"]
      #expect(parts.allSatisfy { sentence.contains($0) }, "\(sentence)")
    }
    #expect(messages.cannotStart("PROGRAM", reason: "REASON").contains("REASON"))
    #expect(messages.failed("PROGRAM", reason: "REASON", status: 7).contains("REASON"))
    #expect(messages.failed("PROGRAM", reason: nil, status: 7).contains("7"))
    #expect(messages.wasEnded("PROGRAM", signal: 9).contains("9"))
    #expect(messages.waiting(for: "APP").contains("APP"))
    #expect(messages.wroteTooMuch("PROGRAM").contains("PROGRAM"))
    #expect(messages.problem(.looksLikeOption("-x")).contains("-x"))
  }

  @Test func `each language has its own sentences`() {
    let said = ["en", "ko", "vi", "de", "ja"].map {
      ProcessMessages(locale: $0).broken("A", .silent)
    }
    #expect(Set(said).count == 5)
    #expect(ProcessMessages(locale: "pl").broken("A", .silent) == said[0])
  }
}
