import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct FoldedTextTests {
  private struct Word: Equatable {
    let start: Int
    let end: Int
    let head: WordKey.Head
    let hash: UInt64
  }

  /// The words of a text; nil where it cannot be folded, or where one is too long.
  private static func foldedWords(of text: String) -> [Word]? {
    let bytes = Array(text.utf8)
    return StackRow.with(FoldedText.capacity, of: UInt64.self) { row in
      guard let folded = FoldedText(bytes.span, in: row) else { return nil }
      var words: [Word] = []
      var place = 0
      while true {
        switch folded.word(from: place) {
        case .undecided: return nil
        case .end: return words
        case .word(let word):
          let key = word.key
          words.append(Word(start: word.start, end: word.end, head: key.head, hash: key.hash))
          place = word.end
        }
      }
    }
  }

  private static func readWords(of text: String) -> [Word]? {
    let bytes = Array(text.utf8)
    var reader = ASCIIWordReader()
    var words: [Word] = []
    while true {
      switch reader.next(in: bytes.span) {
      case .undecided: return nil
      case .end: return words
      case .word:
        let key = reader.key
        words.append(Word(start: reader.start, end: reader.end, head: key.head, hash: key.hash))
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the words of a folded text are those that a reader finds`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCXYZ019".utf8)
    for _ in 0..<500 {
      var bytes: [UInt8] = []
      let limit = Int.random(in: 0...FoldedText.longest, using: &random)
      while bytes.count < limit {
        let isGap = Bool.random(using: &random)
        let long = Int.random(in: 0..<10, using: &random) == 0
        for _ in 0..<Int.random(in: 1...(isGap ? (long ? 130 : 2) : long ? 56 : 12), using: &random)
        {
          bytes.append(isGap ? 0x20 : letters.randomElement(using: &random) ?? 0x61)
        }
      }
      let text = String(decoding: bytes.prefix(limit), as: UTF8.self)
      // Words that follow each other without a gap may have become one that is too long.
      guard let words = Self.foldedWords(of: text) else {
        #expect(text.split(separator: " ").contains { $0.count > 56 }, "\(text)")
        continue
      }
      #expect(words == Self.readWords(of: text), "\(text)")
    }
  }

  @Test func `a text of the longest length is folded, and a longer one is not`() {
    let longest = String(repeating: "word ", count: 51) + "x"
    #expect(longest.utf8.count == FoldedText.longest)
    #expect(Self.foldedWords(of: longest)?.count == 52)
    #expect(Self.foldedWords(of: longest + "x") == nil)
  }

  @Test(arguments: 0..<256)
  func `only letters, digits and spaces are folded, wherever they stand`(byte: Int) {
    let isPlain = byte == 0x20 || ASCIILetters.folded(UInt8(byte)) != 0
    for place in 0..<19 {
      var bytes = Array("open the dune books".utf8)
      bytes[place] = UInt8(byte)
      let isFolded = StackRow.with(FoldedText.capacity, of: UInt64.self) { row in
        FoldedText(bytes.span, in: row) != nil
      }
      #expect(isFolded == isPlain)
    }
  }
}
