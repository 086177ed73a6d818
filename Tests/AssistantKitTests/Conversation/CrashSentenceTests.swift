import AppIntents
import PhraseMatcher
import Synchronization
import Testing

@testable import AssistantKit

/// Whose code a crash is told to be, step by step.
@Suite struct CrashSentenceTests {
  @Test(arguments: ["en", "ko", "vi"])
  func `the assistant's own fault names the sentence in every language`(locale: String) {
    let messages = AssistantSettings(locale: locale).messages
    let sentence = messages.failedItself(on: "open dune")
    #expect(sentence.contains("“open dune”"))
    #expect(sentence != messages.crashed(apps: ["Library"]))
  }
}
