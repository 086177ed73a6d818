import SpokenLanguage

/// Guesses how a word is pronounced from its letters, in the phones of the CMU dictionary.
///
/// The rules are those of English spelling, since the acoustic models that use these phones are
/// English ones; a foreign title is said there as an English speaker would read it.
struct LetterSounds {
  /// The phones, or nil for a word of other letters.
  static func phones(of word: String, language: any Language) -> String? {
    let plain = language.withoutDiacritics(word)
    let letters = plain.utf8.filter { $0 != UInt8(ascii: "'") }
    guard !letters.isEmpty, letters.count <= 64,
      letters.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    var reader = LetterSounds(letters: Array(letters))
    return reader.read().joined(separator: " ")
  }

  private let letters: [UInt8]
  private var index = 0

  private init(letters: [UInt8]) {
    self.letters = letters
  }

  private mutating func read() -> [String] {
    if !letters.contains(where: Self.isVowel) {
      return letters.flatMap { Self.names[Int($0) - 0x61].split(separator: " ").map(String.init) }
    }
    var phones: [String] = []
    while index < letters.count {
      let (sounds, length) = next()
      for sound in sounds.split(separator: " ") where phones.last != String(sound) {
        phones.append(String(sound))
      }
      index += max(1, length)
    }
    return phones.isEmpty ? ["AH"] : phones
  }

  private func next() -> (sounds: String, length: Int) {
    let rest = letters[index...]
    for (text, sounds) in Self.groups where rest.starts(with: text.utf8) {
      return (sounds, text.utf8.count)
    }
    if index == 0 {
      for (text, sounds) in Self.beginnings where rest.starts(with: text.utf8) {
        return (sounds, text.utf8.count)
      }
    }
    for (text, sounds) in Self.endings where rest.elementsEqual(text.utf8) && index > 0 {
      return (sounds, text.utf8.count)
    }
    return Self.isVowel(letters[index]) ? vowel() : consonant()
  }

  private func letter(_ offset: Int) -> UInt8 {
    letters.indices.contains(index + offset) ? letters[index + offset] : 0
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    "aeiouy".utf8.contains(letter)
  }
}

// MARK: - Single letters

extension LetterSounds {
  /// A vowel is long before one consonant and a final e, as in "late", and at the end of a word.
  private func vowel() -> (sounds: String, length: Int) {
    let current = letter(0)
    let isMagic =
      letter(1) != 0 && !Self.isVowel(letter(1)) && letter(2) == UInt8(ascii: "e")
      && index + 3 >= letters.count - 1 && letter(1) != UInt8(ascii: "x")
    let isLast = index == letters.count - 1
    let isAlone = letters[..<index].allSatisfy { !Self.isVowel($0) }
    switch current {
    case UInt8(ascii: "a"): return (isMagic ? "EY" : isLast ? "AH" : "AE", 1)
    case UInt8(ascii: "e"):
      if isLast, !isAlone { return ("", 1) }
      return (isMagic || isLast ? "IY" : "EH", 1)
    case UInt8(ascii: "i"): return (isMagic ? "AY" : isLast ? "IY" : "IH", 1)
    case UInt8(ascii: "o"): return (isMagic || isLast ? "OW" : "AA", 1)
    case UInt8(ascii: "u"): return (isMagic || isLast ? "UW" : "AH", 1)
    default:
      if index == 0, Self.isVowel(letter(1)) { return ("Y", 1) }
      return (isLast && isAlone || isMagic ? "AY" : isLast ? "IY" : "IH", 1)
    }
  }

  private func consonant() -> (sounds: String, length: Int) {
    let isSoft = "eiy".utf8.contains(letter(1))
    switch letter(0) {
    case UInt8(ascii: "c"): return (isSoft ? "S" : "K", 1)
    case UInt8(ascii: "g"): return (isSoft && index > 0 ? "JH" : "G", 1)
    case UInt8(ascii: "h"): return (Self.isVowel(letter(1)) ? "HH" : "", 1)
    case UInt8(ascii: "s"):
      let isVoiced = index > 0 && Self.isVowel(letter(-1)) && Self.isVowel(letter(1))
      return (isVoiced ? "Z" : "S", 1)
    case UInt8(ascii: "x"): return (index == 0 ? "Z" : "K S", 1)
    default: return (Self.single[letter(0)] ?? "", 1)
    }
  }

  private static let single: [UInt8: String] = {
    let sounds: [(Character, String)] = [
      ("b", "B"), ("d", "D"), ("f", "F"), ("j", "JH"), ("k", "K"), ("l", "L"), ("m", "M"),
      ("n", "N"), ("p", "P"), ("q", "K"), ("r", "R"), ("t", "T"), ("v", "V"), ("w", "W"),
      ("z", "Z"),
    ]
    return Dictionary(
      uniqueKeysWithValues: sounds.compactMap { letter, sound in
        letter.asciiValue.map { ($0, sound) }
      }
    )
  }()

  /// The names of the letters, for words without a vowel.
  private static let names = [
    "EY", "B IY", "S IY", "D IY", "IY", "EH F", "JH IY", "EY CH", "AY", "JH EY", "K EY", "EH L",
    "EH M", "EH N", "OW", "P IY", "K Y UW", "AA R", "EH S", "T IY", "Y UW", "V IY",
    "D AH B AH L Y UW", "EH K S", "W AY", "Z IY",
  ]
}

// MARK: - Groups of letters

extension LetterSounds {
  /// Longer groups stand before the shorter ones they begin with.
  private static let groups: [(String, String)] = [
    ("ought", "AO T"), ("aught", "AO T"), ("eight", "EY T"), ("ight", "AY T"), ("ough", "OW"),
    ("augh", "AO"), ("eigh", "EY"), ("igh", "AY"), ("tion", "SH AH N"), ("sion", "ZH AH N"),
    ("cious", "SH AH S"), ("tious", "SH AH S"), ("cial", "SH AH L"), ("tial", "SH AH L"),
    ("ture", "CH ER"), ("sch", "S K"), ("tch", "CH"), ("dge", "JH"), ("eau", "OW"),
    ("qu", "K W"), ("ck", "K"), ("ch", "CH"), ("sh", "SH"), ("ph", "F"), ("th", "TH"),
    ("wh", "W"), ("ng", "NG"), ("nk", "NG K"), ("gh", "G"), ("ear", "IH R"), ("eer", "IH R"),
    ("air", "EH R"), ("our", "AW ER"), ("oor", "AO R"), ("ar", "AA R"), ("er", "ER"),
    ("ir", "ER"), ("ur", "ER"), ("or", "AO R"), ("ee", "IY"), ("ea", "IY"), ("oo", "UW"),
    ("ai", "EY"), ("ay", "EY"), ("ei", "EY"), ("ey", "IY"), ("ie", "IY"), ("oa", "OW"),
    ("oe", "OW"), ("oi", "OY"), ("oy", "OY"), ("ou", "AW"), ("ow", "OW"), ("au", "AO"),
    ("aw", "AO"), ("ew", "UW"), ("ue", "UW"), ("ui", "UW"), ("bb", "B"), ("cc", "K"),
    ("dd", "D"), ("ff", "F"), ("gg", "G"), ("ll", "L"), ("mm", "M"), ("nn", "N"), ("pp", "P"),
    ("rr", "R"), ("ss", "S"), ("tt", "T"), ("zz", "Z"),
  ]

  private static let beginnings: [(String, String)] = [
    ("kn", "N"), ("gn", "N"), ("wr", "R"), ("ps", "S"), ("pn", "N"),
  ]

  private static let endings: [(String, String)] = [
    ("mb", "M"), ("le", "AH L"), ("les", "AH L Z"), ("gn", "N"),
  ]
}
