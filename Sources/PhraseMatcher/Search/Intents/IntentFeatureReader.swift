import SpokenLanguage

/// Reads what the words of sentences have in common with other sentences.
///
/// Words, their stems and beginnings, pairs of neighbours, the general verb or noun they stand for, and groups of
/// three and four letters are features that a sentence has or has not; what its words mean is a direction, the sum of
/// their embeddings.
///
/// ```
/// dim the lights   ⟨dim⟩ ⟨lights⟩ ⟨light·⟩ ⟨the⟩⟨light·⟩ ⟨ligh…⟩ ⟨lig⟩ ⟨igh⟩ …   + (0.1, -0.3, …)
/// ```
///
/// Features are numbered as they are met. What one word has is read once, however many sentences say it.
struct IntentFeatureReader {
  /// More words are not looked at.
  private static let mostWords = 64
  /// The lengths of the groups of letters.
  private static let groupLengths = 3...4
  private static let beginning = 4
  /// Stands for no word, at both ends of a row.
  private static let end: UInt64 = 1

  /// For each feature its hash, by which a model knows it.
  private(set) var hashes: [UInt64] = []
  /// For each feature how many sentences have it.
  private(set) var counts: [Int] = []

  private let language: any Language
  private var numbers: [UInt64: Int] = [:]
  private var words: [String: Word] = [:]
  /// For each feature the last sentence that has it.
  private var sentences: [Int] = []
  private var sentence = 0

  /// What a word has wherever it stands.
  private struct Word {
    let number: Int
    let stem: UInt64
    let features: [Int]
  }

  /// A reader of sentences of a language.
  init(_ language: any Language) {
    self.language = language
  }

  /// The features of a sentence.
  ///
  /// - Parameter rows: The words, row by row where something stands between that says nothing of the intent.
  /// - Returns: Its features, by their numbers.
  mutating func features(of rows: [[Token]]) -> IntentFeatures {
    sentence += 1
    var features = IntentFeatures()
    for row in rows where !row.isEmpty { read(Array(row.prefix(Self.mostWords)), into: &features) }
    return features
  }

  private mutating func read(_ tokens: [Token], into features: inout IntentFeatures) {
    var last = Self.end
    var meant = 0
    for (place, token) in tokens.enumerated() {
      let word = word(token.text)
      for feature in word.features { add(feature, to: &features) }
      add(number(of: IntentFeatures.mix(last, word.stem)), to: &features)
      var meaning: WordEmbedding?
      // A verb with its particle means something together.
      if place >= meant, let found = language.embeddedWord(in: tokens, at: place) {
        meaning = found.embedding
        meant = place + found.length
      }
      features.words.append((word.number, meaning))
      last = word.stem
    }
    add(number(of: IntentFeatures.mix(last, Self.end)), to: &features)
  }

  private mutating func add(_ feature: Int, to features: inout IntentFeatures) {
    guard sentences[feature] != sentence else { return }
    sentences[feature] = sentence
    counts[feature] += 1
    features.numbers.append(feature)
  }

  private mutating func number(of hash: UInt64) -> Int {
    if let known = numbers[hash] { return known }
    let number = hashes.count
    numbers[hash] = number
    hashes.append(hash)
    counts.append(0)
    sentences.append(0)
    return number
  }

  private mutating func word(_ text: String) -> Word {
    if let known = words[text] { return known }
    let number = number(of: IntentFeatures.mix(1, Self.hash(text)))
    let stem = Self.hash(language.stem(of: text))
    var features = [number, self.number(of: IntentFeatures.mix(2, stem))]
    let beginning = text.prefix(Self.beginning)
    if beginning.utf8.count >= Self.beginning {
      features.append(self.number(of: IntentFeatures.mix(3, Self.hash(beginning))))
    }
    if let concept = language.concept(of: text) {
      features.append(self.number(of: IntentFeatures.mix(4, Self.hash(concept))))
    }
    let letters = [UInt8(ascii: "<")] + Array(text.utf8) + [UInt8(ascii: ">")]
    // Where each letter begins, and the end.
    var starts = [0]
    for character in text { starts.append((starts.last ?? 0) + character.utf8.count) }
    starts = [0] + starts.map { $0 + 1 } + [letters.count]
    for length in Self.groupLengths where starts.count > length + 1 {
      for start in 0..<(starts.count - length) {
        let group = letters[starts[start]..<starts[start + length]]
        let hash = WordTable.hash(of: group)
        features.append(self.number(of: IntentFeatures.mix(5, hash)))
      }
    }
    let word = Word(number: number, stem: stem, features: features)
    words[text] = word
    return word
  }

  private static func hash(_ text: some StringProtocol) -> UInt64 {
    WordTable.hash(of: text.utf8)
  }
}
