import Testing

@testable import AssistantREPL

@Suite struct NamesOfSeveralWordsTests {
  @Test(arguments: [
    ("good morning to you", 2), ("GOOD  morning", 2), ("good day", 1), ("bad day", nil),
    ("good morning vietnam and all", 3), ("", nil),
  ])
  func `the longest name that words begin with is the one that is meant`(words: String, count: Int?)
  {
    let known = ["Good", "Good Morning", "Good Morning Vietnam"]
    let words = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let isOneMore = words.contains("") && count != nil
    #expect(
      Session.wordCount(ofNameAt: words[...], among: known)
        == count.map { $0 + (isOneMore ? 1 : 0) }
    )
  }

  @Test func `words behind the longest name are not looked at`() {
    let words = ["one"] + Array(repeating: "word", count: 200_000)
    let known = (0..<5_000).map { "name \($0)" } + ["one word"]
    #expect(Session.wordCount(ofNameAt: words[...], among: known) == 2)
  }
}
