/// A key of how a German word sounds.
///
/// The rules are those of the Cologne phonetics (Postel, "Die Kölner Phonetik", IBM-Nachrichten 19, 1969).
enum GermanSounds {
  /// The key, or nil for a word that is not made of Latin letters.
  static func key(of word: String) -> String? {
    guard word.utf8.count <= 128 else { return nil }
    let letters = Array(Diacritics.removed(from: word).utf8)
    guard !letters.isEmpty, letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    var key: [UInt8] = []
    for place in letters.indices {
      for code in codes(letters, place) where key.last != code { key.append(code) }
    }
    let vowel = UInt8(ascii: "0")
    let consonants = key.enumerated().filter { $0.offset == 0 || $0.element != vowel }
    return String(decoding: consonants.map(\.element), as: UTF8.self)
  }

  private static func codes(_ letters: [UInt8], _ place: Int) -> [UInt8] {
    func letter(_ offset: Int) -> Character {
      letters.indices.contains(place + offset)
        ? Character(Unicode.Scalar(letters[place + offset])) : " "
    }
    let code: String
    switch letter(0) {
    case "a", "e", "i", "j", "o", "u", "y": code = "0"
    case "b": code = "1"
    case "p": code = letter(1) == "h" ? "3" : "1"
    case "d", "t": code = "csz".contains(letter(1)) ? "8" : "2"
    case "f", "v", "w": code = "3"
    case "g", "k", "q": code = "4"
    case "c":
      let isHard =
        place == 0
        ? "ahkloqrux".contains(letter(1))
        : "ahkoqux".contains(letter(1)) && !"sz".contains(letter(-1))
      code = isHard ? "4" : "8"
    case "x": code = "ckq".contains(letter(-1)) ? "8" : "48"
    case "l": code = "5"
    case "m", "n": code = "6"
    case "r": code = "7"
    case "s", "z": code = "8"
    default: code = ""
    }
    return Array(code.utf8)
  }
}
