import TestSupport
import Testing

@testable import SpokenLanguage

/// Numbers as they are said in sentences.
@Suite struct VietnameseNumberWordTests {
  @Test(arguments: [
    ("năm", 5), ("hai mươi lăm", 25), ("hai mươi mốt", 21), ("ba mươi tư", 34), ("một chục", 10),
    ("hai chục", 20), ("nửa tá", 6), ("một tá", 12), ("một lố", 12), ("mười lăm", 15),
    ("hai rưỡi", 2.5),
    ("một trăm linh năm", 105), ("bảy", 7), ("ba", 3),
  ]) func `numbers are read with their marks`(said: String, value: Double) {
    let vietnamese = Vietnamese()
    let words = vietnamese.tokens(in: said).map(\.text)
    let number = vietnamese.number(leading: words[...])
    #expect(number?.value == value)
    #expect(number?.count == words.count)
  }

  @Test(arguments: ["nam", "tu", "sau", "bon", "không", "muoi"])
  func `a name or a no is no number in a sentence`(word: String) {
    #expect(Vietnamese().number(leading: [word]) == nil)
  }

  @Test func `what is said of a number is read as that number`() {
    let vietnamese = Vietnamese()
    var generator = SplitMix64(seed: 20_261_122)
    let some = (0..<200).map { _ in Int.random(in: 1...1_000_000_000_000, using: &generator) }
    for value in Array(1...1_200) + some {
      guard let said = VietnameseSpokenNumbers.spoken(String(value)) else { continue }
      #expect(vietnamese.number(in: said) == Double(value), "\(said)")
    }
  }
}
