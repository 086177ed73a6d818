import SpokenLanguage
import Testing

@Suite struct KoreanPhonemesTests {
  private let language = Languages.language(for: "ko")

  private func sounds(_ word: String) -> String? {
    language.phonemes(of: word).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("책", "ceg"), ("편견", "pyxngyxn"), ("햄릿", "hemrid"), ("왕자", "waNja"), ("읽", "ig"),
    ("의", "qi"), ("꽃", "God"),
  ])
  func `a syllable is read letter by letter`(word: String, expected: String) {
    #expect(sounds(word) == expected)
  }

  @Test(arguments: ["dune", "3", "", "책b", "ㅋㅋ"]) func `only syllables are read`(word: String) {
    #expect(sounds(word) == nil)
  }

  @Test func `vowels that nobody tells apart sound the same`() {
    #expect(sounds("개") == sounds("게"))
  }

  @Test(arguments: ["g=k<g=m", "x=o<x=i", "n=m<n=s", "s=S<s=g"])
  func `what is made alike is nearer`(order: String) throws {
    let costs = try #require(language.soundCosts)
    let sides = order.split(separator: "<").map { Array($0.utf8) }
    let values = sides.map { costs.replacing($0[0], by: $0[2]) }
    #expect(values[0] < values[1])
  }
}
