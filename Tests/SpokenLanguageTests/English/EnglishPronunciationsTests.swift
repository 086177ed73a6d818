import TestSupport
import Testing

@testable import SpokenLanguage

@Suite struct EnglishPronunciationsTests {
  private func read(_ word: String) -> [String] { EnglishSpeech.pronunciations(of: word) }

  @Test(arguments: [
    ("knight", "N AY T"), ("colonel", "K ER N AH L"), ("island", "AY L AH N D"),
    ("queue", "K Y UW"),
    // An entry with an s, and a name that no dictionary has.
    ("colonels", "K ER N AH L Z"), ("zorblat", "Z AO R B L AE T"),
    // Marks and apostrophes do not count.
    ("café", "K AH F EY"), ("what's", "W AH T S"),
    // Without vowels it is spelled.
    ("xqz", "EH K S K Y UW Z IY"),
  ])
  func `words are read as CMUdict says, or by its rules`(word: String, sounds: String) {
    #expect(read(word).first == sounds)
  }

  @Test func `every way of saying a word is known, the usual one first`() {
    #expect(read("read") == ["R EH D", "R IY D"])
    #expect(read("either") == ["IY DH ER", "AY DH ER"])
  }

  @Test(arguments: ["", "책", "2", "r2d2", "sách1"]) func `other texts are not read`(text: String) {
    #expect(read(text).isEmpty)
  }

  /// What the file holds, read from its beginning to its end.
  private func entries() -> [(word: String, pronunciations: [[UInt8]])] {
    let file = PronunciationFile.shared
    var found: [(String, [[UInt8]])] = []
    for block in 0..<file.blockCount {
      let range = file.entries(ofBlock: block)
      var place = range.lowerBound
      var word: [UInt8] = []
      while place < range.upperBound {
        let head = file[place]
        let isLong = head & 15 == 0
        let count = Int(isLong ? file[place + 1] : head & 15)
        place += isLong ? 2 : 1
        word = Array(word.prefix(Int(head >> 4))) + (0..<count).map { file[place + $0] }
        place += count
        var pronunciations: [[UInt8]] = [[]]
        while place < range.upperBound {
          let byte = file[place]
          place += 1
          pronunciations[pronunciations.count - 1].append(EnglishPhone.all[Int(byte & 63)])
          if byte & 128 == 0 { continue }
          if byte & 64 == 0 { break }
          pronunciations.append([])
        }
        found.append((String(decoding: word, as: UTF8.self), pronunciations))
      }
    }
    return found
  }

  @Test func `every entry is found, and none beside it`() {
    let entries = entries()
    #expect(entries.count > 30_000)
    for (before, after) in zip(entries, entries.dropFirst()) {
      #expect(before.word.utf8.lexicographicallyPrecedes(after.word.utf8))
    }
    for entry in entries {
      let found = EnglishPronunciations(Array(entry.word.utf8)[...]).all
      #expect(found == entry.pronunciations, "\(entry.word)")
    }
  }

  @Test func `any letters are read as sounds there are`() {
    var random = SplitMix64(seed: 11)
    let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...40, using: &random)
      let word = (0..<count).map { _ in letters[Int.random(in: 0..<26, using: &random)] }
      for sounds in EnglishPronunciations(word[...]).all {
        #expect(sounds.allSatisfy { EnglishPhone.name(of: $0) != nil })
        #expect(!sounds.isEmpty)
      }
    }
  }
}
