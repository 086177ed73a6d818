import TestSupport
import Testing

@testable import SpokenLanguage

@Suite struct ASCIIWordReaderTests {
  /// The words of a text with their places; nil where the reader cannot tell.
  private static func words(in text: String) -> [Token]? {
    let bytes = Array(text.utf8)
    var reader = ASCIIWordReader()
    var words: [Token] = []
    while true {
      switch reader.next(in: bytes.span) {
      case .undecided: return nil
      case .end: return words
      case .word:
        let letters = bytes[reader.start..<reader.end].map(ASCIILetters.folded).filter { $0 != 0 }
        #expect(reader.key.hash == WordKey(letters).hash)
        #expect(reader.key.head == WordKey(letters).head)
        let text = String(decoding: letters, as: UTF8.self)
        words.append(Token(text: text, range: reader.start..<reader.end))
      }
    }
  }

  private static let pieces = [
    "open", "The", "dune", "a", "b", "I", "1", "23", "one", "hundred", "oh", "and", "nineteen",
    "eighty", "twenty", " ", " ", " ", " ", " ", "'", "`", "-", ".", ",", "&", "%", "+", "!", "/",
    "\0", "\t", "don't", "rock'n'roll", "p.m.", "3.5", "1,000", "é", "xxxxxxxxxxxxxxxxxxxxxxxx",
  ]

  @Test(arguments: ["en", "ko", "vi", "de"], 0..<8 as Range<UInt64>)
  func `what the reader finds are the tokens`(code: String, seed: UInt64) throws {
    let language = Languages.language(for: code)
    let special = Set(try #require(language.wordsReadTogether))
    var random = SplitMix64(seed: seed)
    var decided = 0
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      guard let words = Self.words(in: text) else { continue }
      let tokens = language.tokens(in: text)
      #expect(!tokens.contains { special.contains($0.text) }, "\(text)")
      guard let first = words.firstIndex(where: { special.contains($0.text) }) else {
        decided += 1
        #expect(words == tokens, "\(text)")
        continue
      }
      // Up to two words before a special one nothing is changed.
      let same = max(0, first - 1)
      #expect(words.prefix(same) == tokens.prefix(same), "\(text)")
    }
    #expect(decided > 200)
  }

  @Test(arguments: [
    "open dúne", "3.5 stars", "1,000 books", "j.r.r. tolkien", "war & peace", "50%", "c++",
    String(repeating: "a", count: 65),
  ])
  func `what is more than plain words is left to the tokens`(text: String) {
    #expect(Self.words(in: text) == nil)
  }

  @Test func `apostrophes vanish, and other signs end a word`() {
    let words = Self.words(in: "Don't `open` twenty-one, books' 'tis.")
    #expect(words?.map(\.text) == ["dont", "open", "twenty", "one", "books", "tis"])
    #expect(words?.map(\.range) == [0..<5, 7..<11, 13..<19, 20..<23, 25..<30, 33..<36])
  }
}
