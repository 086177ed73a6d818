import SpokenLanguage

/// How the phrases of a catalogue sound.
///
/// A phrase with a parameter of which no list of values exists ("@date", "@text") cannot be compared
/// by ear and is left out; numbers up to a hundred can.
struct SpokenPhrases: Sendable {
  /// The most phrases that are compared with one sentence.
  private static let mostCompared = 256
  private static let numbers = 0...100

  let phrases: [SpokenPhrase]
  /// The numbers that are listened for and how they sound.
  let numbers: [(value: Double, sounds: PhonemeSequence)]
  private let index: NGramIndex

  /// A phrase as it is said.
  struct SpokenPhrase: Sendable {
    let number: Int
    let parts: [Part]
    /// The slot of the app's name, where it is left out together with the function words before it.
    let missingName: UInt32?
  }

  /// A piece of a phrase.
  enum Part: Sendable {
    case words([UInt32], PhonemeSequence)
    case values(slot: UInt32, vocabulary: Int, isName: Bool)
    case number(slot: UInt32)
  }

  init(_ index: PhraseIndex, reader: PhonemeReader?) {
    guard let reader else {
      (phrases, numbers, self.index) = ([], [], NGramIndex([]))
      return
    }
    var sounds = SpokenWords(words: index.words, reader: reader)
    let phrases = index.phrases.indices.flatMap { number in
      index.phrases[number].rows.flatMap { row -> [SpokenPhrase] in
        guard let whole = Self.parts(of: row, index, &sounds) else { return [] }
        let phrase = SpokenPhrase(number: number, parts: whole, missingName: nil)
        return [phrase, Self.withoutName(phrase, index, &sounds)].compactMap { $0 }
      }
    }
    let hasNumbers = phrases.contains { phrase in
      phrase.parts.contains { if case .number = $0 { true } else { false } }
    }
    self.phrases = phrases
    numbers = (hasNumbers ? Array(Self.numbers) : []).map { number in
      (Double(number), reader.row(of: [String(number)]))
    }
    self.index = NGramIndex(
      phrases.map { phrase in
        phrase.parts.flatMap { part in
          if case .words(_, let row) = part { return reader.classes(of: row) + [0] }
          return [0]
        }
      }
    )
  }

  /// The phrases of which some words may have been heard.
  func candidates(in heard: [UInt16]) -> [SpokenPhrase] {
    guard phrases.count > Self.mostCompared else { return phrases }
    var scores = Array(repeating: Float(0), count: phrases.count)
    index.addSimilarity(of: heard, to: &scores)
    return NGramSearch.greatest(Self.mostCompared, of: scores).map { phrases[$0] }
  }

  /// The phrase as it is said without the app's name; nil where nothing else would be left.
  private static func withoutName(
    _ phrase: SpokenPhrase,
    _ index: PhraseIndex,
    _ sounds: inout SpokenWords
  ) -> SpokenPhrase? {
    var name: UInt32?
    var parts: [Part] = []
    for part in phrase.parts {
      guard case .values(let slot, _, true) = part else {
        parts.append(part)
        continue
      }
      name = slot
      guard case .words(var words, _)? = parts.last else { continue }
      while let last = words.last, index.traits.kinds[Int(last)] != .content { words.removeLast() }
      parts.removeLast()
      guard !words.isEmpty else { continue }
      parts.append(.words(words, sounds.row(of: words)))
    }
    guard let name, !parts.isEmpty else { return nil }
    return SpokenPhrase(number: phrase.number, parts: parts, missingName: name)
  }

  private static func parts(
    of row: [UInt32],
    _ index: PhraseIndex,
    _ sounds: inout SpokenWords
  ) -> [Part]? {
    var parts: [Part] = []
    var words: [UInt32] = []
    func flush() {
      guard !words.isEmpty else { return }
      parts.append(.words(words, sounds.row(of: words)))
      words = []
    }
    for label in row {
      guard let slot = PhraseIndex.slot(ofLabel: label) else {
        words.append(label)
        continue
      }
      flush()
      let entry = index.slots[Int(slot)]
      switch entry.source {
      case .vocabulary(let number):
        let isName = entry.role == .applicationName
        parts.append(.values(slot: slot, vocabulary: number, isName: isName))
      case .builtIn(.number): parts.append(.number(slot: slot))
      case .builtIn: return nil
      }
    }
    flush()
    return parts.isEmpty ? nil : parts
  }
}
