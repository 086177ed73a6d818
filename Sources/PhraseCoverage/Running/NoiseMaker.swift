public import SpokenLanguage

/// Makes the slips that keyboards and recognisers make, the same for the same seed.
public struct NoiseMaker: Sendable {
  private let seed: UInt64
  private let language: any Language

  /// Makes a maker of slips in a language.
  public init(seed: UInt64, language: any Language) {
    self.seed = seed
    self.language = language
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
      if number < count { Self.slip(in: &changed, &lot) } else { mishear(in: &changed, &lot) }
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
  private func mishear(in words: inout [String], _ lot: inout Lot) {
    let short = words.indices.filter { words[$0].count <= 3 }
    switch Int.random(in: 0..<4, using: &lot) {
    case 0 where short.count > 0 && words.count > 2:
      if let place = short.randomElement(using: &lot) { words.remove(at: place) }
    case 1 where words.count > 2:
      let place = Int.random(in: 0..<(words.count - 1), using: &lot)
      words[place] += words.remove(at: place + 1)
    default:
      let places = words.indices.filter {
        words[$0].contains { !language.lettersHeardAlike($0).isEmpty }
      }
      guard let place = places.randomElement(using: &lot) else { return }
      var letters = Array(words[place])
      let candidates = letters.indices.filter {
        !language.lettersHeardAlike(letters[$0]).isEmpty
      }
      guard let index = candidates.randomElement(using: &lot),
        let like = language.lettersHeardAlike(letters[index]).randomElement(using: &lot)
      else { return }
      letters[index] = like
      words[place] = String(letters)
    }
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
}
