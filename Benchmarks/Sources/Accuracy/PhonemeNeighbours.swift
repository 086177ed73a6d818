import SpokenLanguage

/// Words that sound alike or nearly alike, as a pronouncing dictionary in the form of CMUdict says.
///
/// Stress does not count. Two words are homophones where they share a pronunciation, and differ in one
/// sound where one is replaced, missing or too many.
struct PhonemeNeighbours {
  private var pronunciations: [String: [[Substring]]] = [:]
  private var words: [[Substring]: [String]] = [:]
  /// The words by their sounds with a gap in one place; a gap stands for a sound or for none.
  private var gapped: [Gapped: [String]] = [:]

  private struct Gapped: Hashable {
    let before: ArraySlice<Substring>
    let after: ArraySlice<Substring>
  }

  /// Reads a dictionary.
  init(_ path: String) throws {
    for line in try DataFile(path, separator: " ").rows {
      guard let entry = line.first else { continue }
      let word = String(entry.prefix { $0 != "(" })
      guard word.count > 1, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { continue }
      let sounds = line.dropFirst().prefix { !$0.hasPrefix("#") }.map { sound in
        sound.prefix { !$0.isNumber }
      }
      guard pronunciations[word]?.contains(sounds) != true else { continue }
      pronunciations[word, default: []].append(sounds)
      words[sounds, default: []].append(word)
    }
    for (sounds, alike) in words {
      for gap in Self.gaps(in: sounds) { gapped[gap, default: []] += alike }
    }
  }

  /// How many words there are.
  var count: Int { pronunciations.count }

  /// How a word is pronounced, each way without stress.
  func pronunciations(of word: String) -> [[Substring]] { pronunciations[word] ?? [] }

  /// The words with their pronunciations, in order.
  var all: [(word: String, pronunciations: [[Substring]])] {
    pronunciations.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The other words that share a pronunciation with a word, in order.
  func homophones(of word: String) -> [String] {
    let found = pronunciations(of: word).flatMap { words[$0] ?? [] }
    return Set(found).subtracting([word]).sorted()
  }

  /// The words that differ from a word in one sound, in order; none of its homophones.
  func neighbours(of word: String) -> [String] {
    let found = pronunciations(of: word).flatMap { sounds in
      Self.gaps(in: sounds).flatMap { gapped[$0] ?? [] }
    }
    return Set(found).subtracting(homophones(of: word)).subtracting([word]).sorted()
  }

  /// The sounds without each one of them, and with a gap between each two.
  private static func gaps(in sounds: [Substring]) -> [Gapped] {
    sounds.indices.map { Gapped(before: sounds[..<$0], after: sounds[($0 + 1)...]) }
      + (0...sounds.count).map { Gapped(before: sounds[..<$0], after: sounds[$0...]) }
  }
}

extension PhonemeNeighbours {
  /// How many of the dictionary's words are pronounced as it says, and how long a look-up takes.
  func reading(showing: Int) -> String {
    var right = 0
    var shown: [String] = []
    var times = Times()
    for (word, sounds) in all {
      let read = times.measure(word) { EnglishSpeech.pronunciations(of: word) }
      if read == sounds.map({ $0.joined(separator: " ") }) {
        right += 1
      } else if shown.count < showing {
        shown.append("\(word) → \(read)")
      }
    }
    return "read aloud".padded(to: 22) + percent(right, of: count) + " of \(count)".padded(to: 9)
      + times.summary + shown.map { "\n    " + $0 }.joined()
  }
}
