/// The words that a recogniser knows and how they are pronounced, from a text in the form of the CMU dictionary.
///
/// `open  OW P AH N`, `open(2)  OW P N`; stress digits are taken off, lines that begin with `;;;` or
/// `#` are passed over. A line may also hold a word alone, or with its number as in Kaldi's `words.txt`.
public struct PronunciationDictionary: Sendable {
  private var sounds: [String: [String]] = [:]
  /// How many letters the longest word has.
  private(set) var longestWord = 0

  /// Makes an empty dictionary, so that every word is pronounced as CMUdict or its rules say.
  public init() {}

  /// Reads a dictionary.
  ///
  /// - Parameter text: Its lines.
  /// - Complexity: O(*n*).
  public init(text: String) {
    for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      guard let first = line.first, first != UInt8(ascii: ";"), first != UInt8(ascii: "#") else {
        continue
      }
      let fields = line.split(whereSeparator: { $0 == 32 || $0 == 9 })
      guard !fields.isEmpty else { continue }
      var word = String(decoding: fields[0], as: UTF8.self).lowercased()
      if word.hasSuffix(")"), let open = word.lastIndex(of: "("), open > word.startIndex {
        word = String(word[..<open])
      }
      let phones = fields.dropFirst().prefix { $0.first != UInt8(ascii: "#") }
        .map { String(decoding: $0.filter { !(0x30...0x39).contains($0) }, as: UTF8.self) }
      longestWord = max(longestWord, word.count)
      let reading = phones.filter { !$0.isEmpty }.joined(separator: " ")
      sounds[word, default: []] += reading.isEmpty ? [] : [reading]
    }
  }

  /// Whether the recogniser knows a word.
  func contains(_ word: String) -> Bool { sounds[word] != nil }

  /// The pronunciations of a word, the usual one first.
  public func pronunciations(of word: String) -> [String] { sounds[word] ?? [] }
}

extension PronunciationDictionary {
  /// The word with the apostrophe that the dictionary writes it with ("i'd" for "id"); nil where it has none.
  func contraction(of word: String) -> String? {
    for length in 1...2 where word.count > length {
      let contracted = word.dropLast(length) + "'" + word.suffix(length)
      if !pronunciations(of: String(contracted)).isEmpty { return String(contracted) }
    }
    return nil
  }

  /// The same with words that are written with an apostrophe.
  func contracting(_ courtesies: Courtesies) -> Courtesies {
    func contracted(_ text: String) -> String {
      text.split(separator: " ").map { contraction(of: String($0)) ?? String($0) }
        .joined(separator: " ")
    }
    return Courtesies(
      before: courtesies.before.map(contracted),
      after: courtesies.after.map(contracted)
    )
  }
}
