import Foundation

/// What of a sentence tells whether something is asked for with it: its words and signs in their order, where all names
/// are alike and all numbers too.
///
/// Who says "could you …" or "… gets four stars from me" asks for something whatever the app is about; so what is learnt
/// from sentences about plants holds for books as well.
public struct RequestWords: Sendable, Hashable {
  /// The words, names, numbers and signs, with a mark before the first and behind the last.
  let words: [String]

  /// Reads the words of a sentence or of a part of it.
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - names: Where names stand among them, in their order and none within another.
  ///   - text: The text, by the bytes of which the ranges of the tokens are counted.
  ///   - textRange: The bytes of the part of the text to which the tokens belong; all of it where none is given.
  public init(
    _ tokens: some Sequence<Token>,
    names: [Range<Int>],
    in text: String,
    _ textRange: Range<Int>? = nil
  ) {
    let bytes = Array(text.utf8)
    let part = (textRange ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    func written(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    var words = [Self.edge]
    var end = part.lowerBound
    var last: (name: Range<Int>, token: Range<Int>)?
    func close(before place: Int) {
      if let token = last?.token, let clitic = Self.clitic(of: written(token)) {
        words.append(clitic)
      }
      last = nil
      guard end < place else { return }
      if let sign = written(end..<place).lazy.compactMap({ Self.signs[$0] }).first {
        words.append(sign)
      }
    }
    for token in tokens {
      let name = names.first { $0.overlaps(token.range) }
      if name == nil || name != last?.name {
        close(before: token.range.lowerBound)
        let isNumber = token.text.first?.isNumber == true
        words.append(name != nil ? Self.name : isNumber ? Self.number : token.text)
      }
      last = name.map { (name: $0, token: token.range) }
      end = max(end, token.range.upperBound)
    }
    close(before: part.upperBound)
    words.append(Self.edge)
    self.words = words
  }

  /// Each word, each pair of words that stand side by side or with one between them, how the sentence begins, how long it
  /// is and how many names and numbers it has, by their numbers; each once.
  public var features: Set<UInt32> {
    var found: Set<UInt32> = []
    for place in words.indices {
      found.insert(Self.hash([words[place]], .word))
      if place + 1 < words.count {
        found.insert(Self.hash([words[place], words[place + 1]], .pair))
      }
      if place + 2 < words.count {
        found.insert(Self.hash([words[place], words[place + 2]], .around))
      }
    }
    for kind in [Self.name, Self.number] {
      found.insert(Self.hash([kind, String(words.count { $0 == kind })], .count))
    }
    found.insert(Self.hash([String(Self.length(of: words))], .count))
    found.insert(Self.hash(words.dropFirst().prefix(1), .start))
    found.insert(Self.hash(words.dropFirst().prefix(2), .start))
    return found
  }

  private enum Kind: UInt8 {
    case word, pair, around, start, count
  }

  /// How long a sentence is, in steps of which each is 1.4 times as long as the one before.
  private static func length(of words: [String]) -> Int {
    min(mostSteps, Int(2 * log2(Double(words.count))))
  }

  private static let mostSteps = 12

  /// The mark before the first word and behind the last, and what stands for any name or number; no token is spelled so.
  private static let edge = "^"
  private static let name = "<name>"
  private static let number = "<number>"
  /// The signs that tell how parts of a sentence belong together, alike in all scripts.
  private static let signs: [Character: String] = [
    ",": ",", "，": ",", "、": ",", ";": ",", "；": ",", ":": ":", "：": ":", ".": ".", "。": ".",
    "…": "…", "!": "!", "！": "!", "?": "?", "？": "?", "–": "–", "—": "–", "-": "-", "(": "(",
    "（": "(",
    "\"": "\"", "“": "\"", "”": "\"", "「": "\"", "『": "\"", "«": "\"", "„": "\"",
  ]

  /// What is joined to a name with an apostrophe ("Dune's").
  private static func clitic(of word: String) -> String? {
    guard let apostrophe = word.lastIndex(where: { $0 == "'" || $0 == "’" }),
      apostrophe > word.startIndex
    else { return nil }
    return "'" + word[word.index(after: apostrophe)...].lowercased()
  }

  /// The number of a feature (Fowler, Noll and Vo's hash 1a with 32 bits); of 16,000 features two in a million have the
  /// number of another.
  private static func hash(_ words: some Sequence<String>, _ kind: Kind) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    func add(_ byte: UInt8) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    add(kind.rawValue)
    for word in words {
      for byte in word.utf8 { add(byte) }
      add(0)
    }
    return hash
  }
}
