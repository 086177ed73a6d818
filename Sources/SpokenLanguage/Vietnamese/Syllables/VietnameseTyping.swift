/// Decodes what is typed in Telex or VNI while the keyboard is set to plain letters ("mowr", "mo73").
///
/// In Telex a doubled letter or a w shapes a vowel, dd is đ, and s, f, r, x and j are the tones; in VNI the
/// digits 1 to 5 are the tones and 6 to 9 the shapes. Both may stand anywhere behind their vowel.
enum VietnameseTyping {
  /// The word that was meant; nil where the keys write no syllable of Vietnamese.
  static func decoded(_ keys: String) -> String? {
    guard (2...12).contains(keys.utf8.count), keys.utf8.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    let isDigit: (Character) -> Bool = { $0.isASCII && $0.isNumber }
    return keys.contains(where: isDigit) ? vni(keys) : telex(keys)
  }

  private static func telex(_ keys: String) -> String? {
    var typed = Typed()
    for key in keys {
      switch key {
      case "s": typed.mark(.acute, key)
      case "f": typed.mark(.grave, key)
      case "r": typed.mark(.hook, key)
      case "x": typed.mark(.tilde, key)
      case "j": typed.mark(.dot, key)
      case "w": typed.horn(key)
      case "a", "e", "o": typed.double(key)
      case "d": typed.stroke(key)
      default: typed.letters.append(key)
      }
    }
    return typed.word
  }

  private static func vni(_ keys: String) -> String? {
    guard let first = keys.first, first.isLetter else { return nil }
    var typed = Typed()
    for key in keys {
      switch key {
      case "1": typed.mark(.acute, key)
      case "2": typed.mark(.grave, key)
      case "3": typed.mark(.hook, key)
      case "4": typed.mark(.tilde, key)
      case "5": typed.mark(.dot, key)
      case "6": typed.shape(["a": "â", "e": "ê", "o": "ô"], key)
      case "7": typed.horn(key)
      case "8": typed.shape(["a": "ă"], key)
      case "9": typed.shape(["d": "đ"], key)
      default: typed.letters.append(key)
      }
    }
    return typed.word
  }

  /// What a row of keys has written so far.
  private struct Typed {
    var letters: [Character] = []
    private var tone = VietnameseSyllable.Tone.level
    private var isChanged = false

    /// The syllable that was written, if any key did more than write itself.
    var word: String? {
      guard isChanged else { return nil }
      if let syllable = VietnameseSyllable(letters: String(letters), tone: tone) {
        return syllable.text
      }
      // The tone was left out: a stop asks for one, which is not known.
      guard tone == .level,
        let syllable = VietnameseSyllable(letters: String(letters), tone: .dot)
      else { return nil }
      return syllable.initial + syllable.rhyme
    }

    private var hasVowel: Bool { letters.contains { "aeiouyăâêôơư".contains($0) } }

    mutating func mark(_ mark: VietnameseSyllable.Tone, _ key: Character) {
      guard hasVowel, tone == .level else { return letters.append(key) }
      tone = mark
      isChanged = true
    }

    mutating func shape(_ shapes: [Character: Character], _ key: Character) {
      guard let place = letters.lastIndex(where: { shapes[$0] != nil }),
        let shaped = shapes[letters[place]]
      else { return letters.append(key) }
      letters[place] = shaped
      isChanged = true
    }

    /// A vowel that is written again has its roof.
    mutating func double(_ key: Character) {
      let roofs: [Character: Character] = ["a": "â", "e": "ê", "o": "ô"]
      guard let place = letters.lastIndex(where: { "aeiouyăâêôơư".contains($0) }),
        letters[place] == key, let roof = roofs[key]
      else { return letters.append(key) }
      letters[place] = roof
      isChanged = true
    }

    mutating func stroke(_ key: Character) {
      guard letters.first == "d" else { return letters.append(key) }
      letters[0] = "đ"
      isChanged = true
    }

    /// The horn of o and u, both of them in "uo", and the bow of a.
    mutating func horn(_ key: Character) {
      guard let place = letters.lastIndex(where: { "aou".contains($0) }) else {
        letters.append("ư")
        isChanged = true
        return
      }
      isChanged = true
      switch letters[place] {
      case "a": letters[place] = "ă"
      case "u": letters[place] = "ư"
      default:
        letters[place] = "ơ"
        if place > 0, letters[place - 1] == "u", letters.first != "q" { letters[place - 1] = "ư" }
      }
    }
  }
}
