/// Makes the slips that keyboards and recognisers make, the same for the same seed.
public struct NoiseMaker: Sendable {
  private let seed: UInt64

  /// Makes a maker.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// Variants of a sentence: as many with a slip of the keyboard as with one of the ear.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - count: How many of each kind.
  /// - Returns: The variants; fewer where the sentence is too short to slip.
  public func variants(of sentence: String, count: Int) -> [String] {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in sentence.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var lot = Lot(seed: seed ^ hash)
    let words = sentence.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return [] }
    return (0..<(2 * count)).compactMap { number in
      var changed = words
      if number < count { Self.slip(in: &changed, &lot) } else { Self.mishear(in: &changed, &lot) }
      let text = changed.joined(separator: " ")
      return text == sentence ? nil : text
    }
  }

  /// A letter left out, put twice, exchanged with the next or hit beside.
  private static func slip(in words: inout [String], _ lot: inout Lot) {
    let long = words.indices.filter { words[$0].count > 3 }
    guard let place = long.randomElement(using: &lot) ?? words.indices.randomElement(using: &lot)
    else { return }
    var letters = Array(words[place])
    let index = Int.random(in: letters.indices, using: &lot)
    switch Int.random(in: 0..<4, using: &lot) {
    case 0 where letters.count > 2: letters.remove(at: index)
    case 1: letters.insert(letters[index], at: index)
    case 2 where index + 1 < letters.count: letters.swapAt(index, index + 1)
    default:
      if let near = neighbours[letters[index]]?.randomElement(using: &lot) { letters[index] = near }
    }
    words[place] = String(letters)
  }

  /// A sound for one that is like it, a short word lost, two words heard as one.
  private static func mishear(in words: inout [String], _ lot: inout Lot) {
    let short = words.indices.filter { words[$0].count <= 3 }
    switch Int.random(in: 0..<4, using: &lot) {
    case 0 where short.count > 0 && words.count > 2:
      if let place = short.randomElement(using: &lot) { words.remove(at: place) }
    case 1 where words.count > 2:
      let place = Int.random(in: 0..<(words.count - 1), using: &lot)
      words[place] += words.remove(at: place + 1)
    default:
      let places = words.indices.filter {
        words[$0].contains { sounds[$0] != nil || isSyllable($0) }
      }
      guard let place = places.randomElement(using: &lot) else { return }
      var letters = Array(words[place])
      let candidates = letters.indices.filter {
        sounds[letters[$0]] != nil || isSyllable(letters[$0])
      }
      guard let index = candidates.randomElement(using: &lot) else { return }
      if let like = sounds[letters[index]]?.randomElement(using: &lot) {
        letters[index] = like
      } else {
        letters[index] = likeSyllable(letters[index])
      }
      words[place] = String(letters)
    }
  }

  private static func isSyllable(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// The syllable with the vowel that is heard alike (ㅐ and ㅔ), or else with another ending.
  private static func likeSyllable(_ character: Character) -> Character {
    guard let value = character.unicodeScalars.first?.value else { return character }
    let index = value - 0xAC00
    let vowel = index / 28 % 21
    let ending = index % 28
    let other: UInt32 =
      switch vowel {
      case 1: 5
      case 5: 1
      case 4: 8
      case 8: 4
      default: vowel
      }
    let end: UInt32 = other != vowel ? ending : ending == 0 ? 4 : ending == 4 ? 21 : 0
    let scalar = Unicode.Scalar(0xAC00 + (index / 588 * 21 + other) * 28 + end)
    return scalar.map { Character($0) } ?? character
  }

  /// Letters beside each other on a keyboard.
  private static let neighbours: [Character: [Character]] = {
    var near: [Character: [Character]] = [:]
    for row in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map(Array.init) {
      for (index, letter) in row.enumerated() {
        near[letter] = [index - 1, index + 1].filter(row.indices.contains).map { row[$0] }
      }
    }
    return near
  }()

  /// Letters that sound alike.
  private static let sounds: [Character: [Character]] = [
    "b": ["p", "v"], "p": ["b"], "d": ["t"], "t": ["d"], "g": ["k"], "k": ["g"], "v": ["f", "b"],
    "f": ["v"], "s": ["z"], "z": ["s"], "m": ["n"], "n": ["m"], "a": ["e", "o"], "e": ["i", "a"],
    "i": ["e"], "o": ["u", "a"], "u": ["o"], "ơ": ["o"], "ư": ["u"], "đ": ["d"], "ă": ["a"],
    "â": ["a"], "ê": ["e"], "ô": ["o"],
  ]
}
