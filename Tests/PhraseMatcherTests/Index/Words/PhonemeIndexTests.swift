import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct PhonemeIndexTests {
  private static let language = Languages.language(for: "en")

  private func index(of words: [String]) -> (index: PhonemeIndex, table: WordTable) {
    var builder = WordTable.Builder()
    for word in words { _ = builder.intern(word) }
    let table = builder.table
    return (PhonemeIndex(words: table, from: 0, language: Self.language), table)
  }

  @Test(arguments: [
    ("write", "right", 0), ("knight", "night", 0), ("read", "red", 0), ("read", "reed", 0),
    ("hunger", "hunker", 1), ("games", "game", 1), ("bell", "belt", 1), ("the", "thee", 0),
  ])
  func `words of the same sounds and of one other are found`(
    word: String,
    heard: String,
    mistakes: Int
  ) throws {
    let (index, _) = index(of: ["other", word])
    let sounds = PhonemeIndex.Heard(heard, language: Self.language)
    #expect(index.words(alike: sounds).contains(1))
    let difference = try #require(index.difference(sounds, at: 1))
    #expect((difference == 0) == (mistakes == 0))
  }

  @Test func `all words are found that are at most a sound away, and differ as a textbook says`() {
    var random = SplitMix64(seed: 7)
    let consonants = Array("bdgklmnprst")
    let vowels = Array("aeio")
    func word() -> String {
      let syllables = Int.random(in: 1...3, using: &random)
      return (0..<syllables).map { _ in
        String([
          consonants[Int.random(in: 0..<consonants.count, using: &random)],
          vowels[Int.random(in: 0..<vowels.count, using: &random)],
        ])
      }.joined() + (Bool.random(using: &random) ? "n" : "")
    }
    let (index, table) = index(of: (0..<400).map { _ in word() })
    for _ in 0..<200 {
      let heard = word()
      let sounds = PhonemeIndex.Heard(heard, language: Self.language)
      let found = index.words(alike: sounds)
      #expect(found == Set(found).sorted())
      let own = Self.language.pronunciations(of: heard)
      for id in 0..<UInt32(table.count) {
        let others = Self.language.pronunciations(of: table.text(of: id))
        let pairs = own.flatMap { one in others.map { (one, $0) } }
        let least = pairs.map { one, other in
          Float(Self.distance(one, other)) / Float(max(one.count, other.count))
        }.min()
        #expect(index.difference(sounds, at: Int(id)) == least)
        let isNear = pairs.contains { Self.distance($0, $1) <= 1 && $0.count > 1 && $1.count > 1 }
        if isNear { #expect(found.contains(id), "\(heard), \(table.text(of: id))") }
      }
    }
  }

  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (place, sound) in first.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in second.indices {
        let above = row[column + 1]
        row[column + 1] = min(
          diagonal + (sound == second[column] ? 0 : 1),
          above + 1,
          row[column] + 1
        )
        diagonal = above
      }
    }
    return row[second.count]
  }
}
