import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct DescribedNameTests {
  private let language = Languages.language(for: "en")

  private func ways(_ text: String) -> [[String]] {
    let tokens = language.tokens(in: text)
    return DescribedName.all(in: tokens) { language.isFunctionWord($0.text) }.map { way in
      [tokens[way.name], way.description[...]].map { words in
        words.map(\.text).joined(separator: " ")
      }
    }
  }

  @Test func `only small words part a name from what describes it, and longer names come first`() {
    #expect(ways("trial by kafka") == [["trial", "by kafka"], ["kafka", "trial by"]])
    #expect(ways("old trial by kafka").first == ["old trial", "by kafka"])
  }

  @Test(arguments: ["", "trial", "kafka trial", String(repeating: "by kafka ", count: 6)])
  func `a word alone, words side by side and whole speeches are not parted`(text: String) {
    #expect(ways(text).isEmpty)
  }
}
