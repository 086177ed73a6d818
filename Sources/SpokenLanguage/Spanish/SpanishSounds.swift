/// A key of how a Spanish word sounds.
///
/// The letters are read as in most of America, where s and z are one sound (Real Academia Española,
/// "Ortografía de la lengua española", 2010, chapter I); vowels count only where a word begins with one.
enum SpanishSounds {
  /// The key, or nil for a word that is not made of Latin letters.
  static func key(of word: String) -> String? {
    guard word.utf8.count <= 128 else { return nil }
    let letters = Array(Diacritics.removed(from: word.replacing("ñ", with: "ny")))
    guard !letters.isEmpty, letters.allSatisfy({ ("a"..."z").contains($0) }) else { return nil }
    var key = ""
    for place in letters.indices {
      let next: Character = place + 1 < letters.count ? letters[place + 1] : " "
      let sound: Character?
      switch letters[place] {
      case "a", "e", "i", "o", "u": sound = place == 0 ? letters[place] : nil
      case "b", "v", "w": sound = "b"
      case "c": sound = next == "h" ? "X" : "ei".contains(next) ? "s" : "k"
      case "q", "k": sound = "k"
      case "z", "s": sound = "s"
      case "x": sound = "s"
      case "g": sound = "ei".contains(next) ? "j" : "g"
      case "h": sound = nil
      case "l": sound = next == "l" ? "y" : place > 0 && letters[place - 1] == "l" ? nil : "l"
      default: sound = letters[place]
      }
      if let sound, key.last != sound { key.append(sound) }
    }
    return key
  }
}
