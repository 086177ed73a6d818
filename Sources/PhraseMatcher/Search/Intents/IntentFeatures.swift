import SpokenLanguage

/// What the words of a sentence have in common with other sentences.
///
/// Words, their stems and beginnings, pairs of neighbours, the general verb or noun they stand for, and groups of
/// three and four letters are features that a sentence has or has not; what its words mean is a direction, the sum of
/// their embeddings.
///
/// ```
/// dim the lights   ⟨dim⟩ ⟨lights⟩ ⟨light·⟩ ⟨the⟩⟨light·⟩ ⟨ligh…⟩ ⟨lig⟩ ⟨igh⟩ …   + (0.1, -0.3, …)
/// ```
struct IntentFeatures {
  /// More words are not looked at.
  private static let mostWords = 64
  /// The lengths of the groups of letters.
  private static let groupLengths = 3...4
  private static let beginning = 4

  /// The features that it has, as hashes in order.
  private(set) var numbers: [UInt64] = []
  /// Its words, each with the meaning of what begins there.
  private(set) var words: [(number: UInt64, meaning: WordEmbedding?)] = []

  /// Reads the features of a sentence.
  ///
  /// - Parameters:
  ///   - rows: The words, row by row where something stands between that says nothing of the intent.
  ///   - language: The language of the words.
  init(of rows: [[Token]], _ language: any Language) {
    for row in rows { read(Array(row.prefix(Self.mostWords)), language) }
    numbers.sort()
    var previous: UInt64?
    numbers.removeAll { number in
      defer { previous = number }
      return number == previous
    }
  }

  private mutating func read(_ tokens: [Token], _ language: any Language) {
    guard !tokens.isEmpty else { return }
    var last: UInt64 = 1
    var meant = 0
    for (place, token) in tokens.enumerated() {
      let word = Self.mix(1, Self.hash(token.text))
      let stem = Self.hash(language.stem(of: token.text))
      numbers += [word, Self.mix(2, stem), Self.mix(last, stem)]
      let beginning = token.text.prefix(Self.beginning)
      if beginning.utf8.count >= Self.beginning {
        numbers.append(Self.mix(3, Self.hash(beginning)))
      }
      if let concept = language.concept(of: token.text) {
        numbers.append(Self.mix(4, Self.hash(concept)))
      }
      readGroups(of: token.text)
      var meaning: WordEmbedding?
      // A verb with its particle means something together.
      if place >= meant, let found = language.embeddedWord(in: tokens, at: place) {
        meaning = found.embedding
        meant = place + found.length
      }
      words.append((word, meaning))
      last = stem
    }
    numbers.append(Self.mix(last, 1))
  }

  private mutating func readGroups(of word: String) {
    let letters = ["<"] + Array(word) + [">"]
    for length in Self.groupLengths where letters.count > length {
      for start in 0...(letters.count - length) {
        numbers.append(Self.mix(5, Self.hash(String(letters[start..<(start + length)]))))
      }
    }
  }

  private static func hash(_ text: some StringProtocol) -> UInt64 {
    WordTable.hash(of: text.utf8)
  }

  private static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let mixed = (first &* 0x9e37_79b9_7f4a_7c15) ^ second
    return mixed &* 0xbf58_476d_1ce4_e5b9
  }

  /// The feature that stands for one number of the direction in which the words point.
  static func dimension(_ number: Int) -> UInt64 { mix(6, UInt64(number)) }

  /// The feature that stands for a word that no phrase has.
  static let unknown = mix(7, 0)
}
