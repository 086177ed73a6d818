import AppIntents
import CoreBluetooth
import FamilyControls
import Foundation
import FoundationModels
import NaturalLanguage
import Testing
import VisualIntelligence

/// Modules about words, pictures and the device.
@Suite struct AssistantsTests {
  @Test(arguments: [
    ("I came. I saw! Did I win?", ["I came.", "I saw!", "Did I win?"]),
    ("It costs 3.50 today.\nReally", ["It costs 3.50 today.", "Really"]),
    ("朝です。起きた", ["朝です。", "起きた"]), ("", []),
  ])
  func `a text is divided into sentences`(text: String, sentences: [String]) async throws {
    #expect(try await FindSentences(text).perform().value == sentences)
  }

  @Test(arguments: [
    ("Don't stop, ‘now’!", ["Don't", "stop", "now"]), ("a1 b", ["a1", "b"]), ("… '", []),
  ])
  func `a text is divided into words`(text: String, words: [String]) {
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    let ranges = tokenizer.tokens(for: text.startIndex..<text.endIndex)
    #expect(ranges.map { String(text[$0]) } == words)
  }

  @Test func `a model that is not there says so`() async throws {
    let error = await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await LanguageModelSession().respond(to: "Plan", generating: NotePlan.self)
    }
    #expect(error?.localizedDescription == "There is no language model on this machine.")
  }

  @Test func `nothing is read from a picture`() async throws {
    let file = IntentFile(data: Data([1]), filename: "receipt.png", type: .png)
    #expect(try await ReadReceipt(file).perform().value == 0)
    #expect(try await SeenThings().values(for: .init()).isEmpty)
  }

  @Test func `there is no radio, no motion and no page`() async throws {
    let radio = Radio()
    _ = CBCentralManager(delegate: radio, queue: nil)
    #expect(radio.told == [.unsupported])
    #expect(await Device.isStill())
    let url = try #require(URL(string: "https://example.com"))
    #expect(await Device.page(url) == url)
    #expect(await !Device.mayListen())
    try await Device.lock(FamilyActivitySelection())
  }
}
