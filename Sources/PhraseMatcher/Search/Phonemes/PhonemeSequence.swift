import SpokenLanguage

/// The sounds of some words in a row; where a word ends and the next begins does not show in it.
///
/// ```
/// words     alice      in     wonderland
/// sounds    a l i s    i n    w o n d @ r l a n d
/// words     0 0 0 0    1 1    2 2 2 …
/// ```
///
/// Invariant: the arrays have equally many elements.
struct PhonemeSequence: Sendable {
  private(set) var sounds: [UInt8] = []
  /// What it costs where a sound is missing or too many.
  private(set) var costs: [Int32] = []
  /// For each sound the number of its word.
  private(set) var words: [Int32] = []
  /// What it costs where all are missing.
  private(set) var mass: Int32 = 0

  var count: Int { sounds.count }

  mutating func append(_ sounds: some Sequence<UInt8>, costs: some Sequence<Int32>, word: Int) {
    for sound in sounds {
      self.sounds.append(sound)
      words.append(Int32(word))
    }
    for cost in costs {
      self.costs.append(cost)
      mass += cost
    }
  }

  /// Adds a row behind this one; its words are numbered on from a given number.
  mutating func append(_ row: PhonemeSequence, firstWord: Int = 0) {
    sounds += row.sounds
    costs += row.costs
    words += row.words.map { $0 + Int32(firstWord) }
    mass += row.mass
  }

  /// The same sounds from the last to the first.
  var reversed: PhonemeSequence {
    var row = self
    row.sounds.reverse()
    row.costs.reverse()
    row.words.reverse()
    return row
  }
}

/// Reads words as phoneme sequences.
struct PhonemeReader {
  /// What a sound of a function word counts, as a share in tenths: such words are said and heard carelessly.
  private static let functionWordTenths: Int32 = 6

  let language: any Language
  let costs: PhonemeCosts

  /// Nil where the language has no rules of reading.
  init?(_ language: any Language) {
    guard let costs = language.soundCosts else { return nil }
    self.language = language
    self.costs = costs
  }

  /// The sounds of a word, or of a number as it is read aloud; none where no rule says.
  func sounds(of text: String) -> [UInt8] {
    if text.utf8.first.map({ 0x30...0x39 ~= $0 }) == true,
      let spoken = language.spokenNumber(text)
    {
      return spoken.split(separator: " ").flatMap { language.phonemes(of: String($0)) ?? [] }
    }
    return language.phonemes(of: text) ?? []
  }

  func row(of texts: [String]) -> PhonemeSequence {
    var row = PhonemeSequence()
    for (number, text) in texts.enumerated() { append(text, to: &row, word: number) }
    return row
  }

  func append(_ text: String, to row: inout PhonemeSequence, word: Int) {
    let sounds = sounds(of: text)
    let isFunctionWord = WordTraits.kind(of: text, language: language) != .content
    row.append(
      sounds,
      costs: sounds.map { cost(of: $0, isFunctionWord: isFunctionWord) },
      word: word
    )
  }

  private func cost(of sound: UInt8, isFunctionWord: Bool) -> Int32 {
    let cost = Int32(costs.missing(sound))
    return isFunctionWord ? cost * Self.functionWordTenths / 10 : cost
  }

  /// The classes of some sounds, by which candidates are looked for.
  func classes(of row: PhonemeSequence) -> [UInt16] {
    row.sounds.map { UInt16(costs.soundClass(of: $0)) }
  }
}
