/// How English words are pronounced: as the CMU Pronouncing Dictionary says, or by rules learnt from it.
///
/// The dictionary has 120,000 words. Those that the rules read as it does need no entry; so the entries
/// are a third, and what is none is read by rule, whether the dictionary has it or not:
///
/// ```
/// knight     by rule                                n Y t
/// knights    by rule
/// colonel    an entry                               k R n @ l
/// colonels   what an entry and an s make together   k R n @ l z
/// tolkiens   by rule, as no dictionary has it
/// ```
///
/// - Complexity: About twelve words are compared to find the block of a word, and it is read up to the word.
struct EnglishPronunciations {
  private let file = PronunciationFile.shared
  /// The letters, from a to z.
  private let letters: ArraySlice<UInt8>

  /// - Parameter letters: The word's letters, from a to z only.
  init(_ letters: ArraySlice<UInt8>) {
    self.letters = letters
  }

  /// The pronunciations, the usual one first; none for no letters.
  var all: [[UInt8]] {
    guard !letters.isEmpty else { return [] }
    if let known = Self.known(letters, in: file) { return known }
    if letters.count > 3, letters.last == UInt8(ascii: "s"),
      let singular = Self.known(letters.dropLast(), in: file)
    {
      return singular.map(Self.withS)
    }
    guard letters.contains(where: Self.isVowelLetter) else { return [spelled] }
    let sounds = byRule
    return sounds.isEmpty ? [] : [sounds]
  }

  /// What has no vowels is read letter by letter.
  private var spelled: [UInt8] {
    letters.indices.flatMap { Self.known(letters[$0...$0], in: file)?.first ?? [] }
  }

  private static func isVowelLetter(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }

  /// A noun in the plural, or a verb with its ending.
  private static func withS(_ sounds: [UInt8]) -> [UInt8] {
    guard let last = sounds.last else { return sounds }
    if "szSZCJ".utf8.contains(last) { return sounds + Array("iz".utf8) }
    return sounds + ["ptkfT".utf8.contains(last) ? UInt8(ascii: "s") : UInt8(ascii: "z")]
  }
}

// MARK: - Entries

extension EnglishPronunciations {
  private static let lastOfPronunciation: UInt8 = 128
  private static let anotherFollows: UInt8 = 64
  private static let phone: UInt8 = 63
  /// The most letters that an entry says to share with the one before.
  private static let mostShared = 15

  private static func known(
    _ letters: ArraySlice<UInt8>,
    in file: PronunciationFile
  ) -> [[UInt8]]? {
    var low = 0
    var high = file.blockCount
    while low < high {
      let middle = (low + high) / 2
      if isBefore(letters, file.entries(ofBlock: middle).lowerBound, file) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    guard low > 0 else { return nil }
    return known(letters, in: file, file.entries(ofBlock: low - 1))
  }

  /// Whether a word stands before the first one of a block.
  private static func isBefore(
    _ letters: ArraySlice<UInt8>,
    _ start: Int,
    _ file: PronunciationFile
  ) -> Bool {
    let (_, own) = word(at: start, file)
    for (letter, place) in zip(letters, own) where letter != file[place] {
      return letter < file[place]
    }
    return letters.count < own.count
  }

  /// How many letters an entry shares with the one before, and where its own ones stand.
  private static func word(
    at place: Int,
    _ file: PronunciationFile
  ) -> (shared: Int, own: Range<Int>) {
    let head = file[place]
    let isLong = head & 15 == 0
    let start = place + (isLong ? 2 : 1)
    return (Int(head >> 4), start..<(start + Int(isLong ? file[place + 1] : head & 15)))
  }

  private static func known(
    _ letters: ArraySlice<UInt8>,
    in file: PronunciationFile,
    _ block: Range<Int>
  ) -> [[UInt8]]? {
    var place = block.lowerBound
    // How many of the letters the entry before begins with.
    var matched = 0
    while place < block.upperBound {
      let (shared, own) = word(at: place, file)
      place = own.upperBound
      if shared < matched {
        guard shared == mostShared else { return nil }
        matched = shared
      }
      if shared == matched {
        var letter = own.lowerBound
        while letter < own.upperBound, matched < letters.count,
          file[letter] == letters[letters.startIndex + matched]
        {
          letter += 1
          matched += 1
        }
        if letter == own.upperBound {
          if matched == letters.count { return pronunciations(at: place, file) }
        } else if matched == letters.count
          || file[letter] > letters[letters.startIndex + matched]
        {
          return nil
        }
      }
      while place < block.upperBound,
        file[place] & (lastOfPronunciation | anotherFollows) != lastOfPronunciation
      {
        place += 1
      }
      place += 1
    }
    return nil
  }

  private static func pronunciations(at start: Int, _ file: PronunciationFile) -> [[UInt8]] {
    var place = start
    var found: [[UInt8]] = []
    var sounds: [UInt8] = []
    while true {
      let byte = file[place]
      sounds.append(sound(Int(byte & phone)))
      place += 1
      // What is beyond the file is no sound.
      guard byte & lastOfPronunciation != 0 else {
        if byte == 0, sounds.count > longestPronunciation { return found }
        continue
      }
      found.append(sounds)
      guard byte & anotherFollows != 0 else { return found }
      sounds.removeAll(keepingCapacity: true)
    }
  }

  private static let longestPronunciation = 64

  private static func sound(_ number: Int) -> UInt8 {
    EnglishPhone.all.indices.contains(number) ? EnglishPhone.all[number] : UInt8(ascii: "@")
  }
}

// MARK: - Rules

extension EnglishPronunciations {
  private static let leaf: UInt8 = 31
  /// How many letters before and behind one are asked for.
  private static let near = 4

  /// The sounds by the rules.
  private var byRule: [UInt8] {
    let nothing = Array(repeating: UInt8(0), count: Self.near)
    let numbers = nothing + letters.map { $0 - 0x60 } + nothing
    var sounds: [UInt8] = []
    sounds.reserveCapacity(letters.count)
    for place in Self.near..<(Self.near + letters.count) {
      let output = file.output(output(at: place, of: numbers))
      for number in [output.0, output.1] where number > 0 {
        sounds.append(Self.sound(Int(number) - 1))
      }
    }
    return sounds
  }

  /// The number of what is said for a letter of a word, whose letters are counted from 1 with noughts around them.
  private func output(at place: Int, of numbers: [UInt8]) -> Int {
    var node = file.tree(ofLetter: Int(numbers[place]) - 1)
    while true {
      let question = file[node]
      guard question & 31 != Self.leaf else { return Int(file[node + 1]) }
      // The first four places are before the letter, the others behind it.
      let number = Int(question >> 5)
      let near = place + number - Self.near + (number < Self.near ? 0 : 1)
      node += 3
      if numbers[near] != question & 31 {
        node += Int(file[node - 2]) | Int(file[node - 1]) << 8
      }
    }
  }
}
