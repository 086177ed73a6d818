import Foundation

/// What names are compared by: no case, accents, punctuation or width, and single spaces.
enum SearchKey {
  /// The key of a name.
  ///
  ///     SearchKey.of("Les Misérables")         // les miserables
  ///     SearchKey.of("It Can't Happen Here")   // it cant happen here
  ///     SearchKey.of("Dế Mèn phiêu lưu ký")    // de men phieu luu ky
  static func of(_ name: String) -> String {
    let folded = name.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
    var key = ""
    for character in folded where !apostrophes.contains(character) {
      if character.isLetter || character.isNumber {
        key.append(unaccented[character] ?? String(character))
      } else if !key.isEmpty, key.last != " " {
        key.append(" ")
      }
    }
    if key.last == " " { key.removeLast() }
    // A name made of signs alone is still a name.
    return key.isEmpty ? name.lowercased() : key
  }

  /// A key without the article that titles are not sorted by.
  static func withoutArticle(_ key: String) -> String {
    for article in ["the ", "a ", "an "] where key.hasPrefix(article) {
      return String(key.dropFirst(article.count))
    }
    return key
  }

  /// A key without the spaces in it.
  static func withoutSpaces(_ key: String) -> String { key.filter { $0 != " " } }

  /// A key in Hangul with the letters made one that writers of foreign names choose differently: plain,
  /// tense and aspirated consonants, ㅐ and ㅔ (까뮈 and 카뮈).
  static func sounding(_ key: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in withoutSpaces(key).decomposedStringWithCanonicalMapping.unicodeScalars {
      scalars.append(alike[scalar] ?? scalar)
    }
    return String(scalars)
  }

  private static let alike: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{1101}": "\u{1100}", "\u{110F}": "\u{1100}", "\u{1104}": "\u{1103}", "\u{1110}": "\u{1103}",
    "\u{1108}": "\u{1107}", "\u{1111}": "\u{1107}", "\u{110D}": "\u{110C}", "\u{110E}": "\u{110C}",
    "\u{110A}": "\u{1109}", "\u{1166}": "\u{1162}",
  ]

  /// Whether a key is written in Hangul, where spaces are put by feeling.
  static func isHangul(_ key: String) -> Bool {
    key.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  private static let apostrophes: Set<Character> = ["'", "\u{2019}", "\u{2018}", "\u{02BC}"]

  /// Letters of their own that people type without their stroke, dot or ligature.
  private static let unaccented: [Character: String] = [
    "đ": "d", "ø": "o", "ł": "l", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th",
  ]
}
