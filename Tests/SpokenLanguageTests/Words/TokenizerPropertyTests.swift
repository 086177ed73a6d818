import SpokenLanguage
import TestSupport
import Testing

@Suite struct TokenizerPropertyTests {
  private static let pieces = [
    "a", "the", "one", "two", "twenty", "nineteen", "eighty", "hundred", "thousand", "million",
    "and",
    "oh", "five", "zero", " ", " ", " ", "-", "'", "\u{2019}", "&", "%", "3", "20", ",", ".", "000",
    "É", "e\u{301}", "ß", "호빗", "\u{1112}\u{1169}", "\u{11BA}", "을", "ㅋ", "の", "か\u{3099}", "ﬁ",
    "Ａ",
    "\u{200D}", "\u{0}", "\u{301}\u{301}", "ธ", "ิ", "😀", "đ", "ệ", "x", "½", "\u{FDFA}", "İ", "²",
    "ngươ\u{300}i", "hủy", "hoà", "J.", ".", "p.m", "\u{FFFD}", "\u{1F1E6}", "क़", "\u{0958}",
    "א\u{5B0}",
  ]

  private func randomText(seed: UInt64) -> String {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 0...14, using: &random)
    return (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
  }

  @Test(arguments: ["en", "ko", "vi", "xx"])
  func `ranges ascend, stay inside and never cut a scalar`(locale: String) {
    let language = Languages.language(for: locale)
    for seed in 0..<800 as Range<UInt64> {
      let text = randomText(seed: seed)
      let bytes = Array(text.utf8)
      var end = 0
      for token in language.tokens(in: text) {
        #expect(token.range.lowerBound >= end || token.range.upperBound == end, "seed \(seed)")
        #expect(token.range.upperBound <= bytes.count && !token.range.isEmpty, "seed \(seed)")
        #expect(String(validating: bytes[token.range], as: UTF8.self) != nil, "seed \(seed)")
        #expect(!token.text.isEmpty, "seed \(seed)")
        end = token.range.upperBound
      }
    }
  }

  @Test(arguments: ["en", "ko", "vi", "xx"])
  func `reading tokens again gives the same tokens`(locale: String) {
    let language = Languages.language(for: locale)
    for seed in 0..<1000 as Range<UInt64> {
      let text = randomText(seed: seed)
      let once = language.tokens(in: text).map(\.text)
      let twice = language.tokens(in: once.joined(separator: " ")).map(\.text)
      #expect(once == twice, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `random bytes are read by every reader`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
    let text = String(decoding: bytes, as: UTF8.self)
    for language in Languages.all {
      for token in language.tokens(in: text) {
        #expect(token.range.upperBound <= text.utf8.count)
        _ = language.withoutDiacritics(token.text)
        _ = language.soundKeys(of: token.text)
      }
      #expect(language.confirmation(in: text) == nil)
      _ = language.number(in: text)
      _ = language.ordinal(in: text)
      _ = language.command(in: text)
      _ = language.items(in: text)
      _ = language.duration(in: text)
      _ = language.resolvingParticles(in: text)
    }
  }

  @Test func `a hundred thousand marks on a letter are one short token`() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 50_000) + " b"
    for language in Languages.all {
      let tokens = language.tokens(in: text)
      #expect(tokens.count == 2)
      #expect(tokens[0].text.utf8.count < 64)
      #expect(tokens[0].range == 0..<(text.utf8.count - 2))
    }
  }

  /// A hundred thousand letters; anything worse than linear would not come back.
  @Test(arguments: [
    "open the hobbit ", "x", "one ", "1,", "호빗", "e\u{301}", "hundred and ", "a.", "½",
  ])
  func `a line of a hundred kilobytes is read`(piece: String) {
    let count = 100_000 / piece.utf8.count
    let text = String(repeating: piece, count: count)
    for language in Languages.all {
      #expect(language.tokens(in: text).last?.range.upperBound ?? 0 <= text.utf8.count)
      #expect(language.confirmation(in: text) == nil)
      #expect(language.number(in: text) == nil)
      #expect(language.ordinal(in: text) == nil)
      #expect(language.command(in: text) == nil)
      #expect(language.duration(in: text) == nil)
      #expect(language.soundKeys(of: text).isEmpty)
      #expect(!language.items(in: text).isEmpty)
    }
  }
}
