import SpokenLanguage

/// Tells which names can be said in a language: those in its letters that are not plainly of another one.
///
/// A book may be known by names in several languages; a recogniser of one of them knows none of the others'
/// words. The letters of a language are those of its numerals. Where several languages share their
/// letters, a name whose words with marks are all syllables of one of them is of that language.
struct SpeakableNames {
  private let own: any Language
  /// The letters of the language; nil where it has no words of its own, and nothing is known of them.
  private let script: Script?
  private let others: [any Language]

  init(_ language: any Language) {
    own = language
    let script = Self.script(of: language)
    self.script = script
    others = Languages.others(than: language.code).filter { Self.script(of: $0) == script }
  }

  /// Whether a name can be said.
  func contains(_ name: String) -> Bool {
    let letters = name.unicodeScalars.filter(\.properties.isAlphabetic)
    guard let script, !letters.isEmpty else { return true }
    let scripts = Set(letters.map(Script.init))
    // Latin letters stand in names everywhere.
    guard scripts.contains(script), scripts.isSubset(of: [script, .latin]) else { return false }
    guard script == .latin, !letters.allSatisfy(\.isASCII) else { return true }
    let words = own.tokens(in: name).map(\.text)
    if words.contains(where: own.isWellFormed) { return true }
    return !others.contains { other in
      let marked = other.tokens(in: name).map(\.text).filter { !$0.allSatisfy(\.isASCII) }
      return !marked.isEmpty && marked.allSatisfy(other.isWellFormed)
    }
  }

  private static func script(of language: any Language) -> Script? {
    language.spokenNumber("1")?.unicodeScalars.first.map(Script.init)
  }
}

/// The writing that a letter belongs to, as far as names in it are told apart.
private enum Script: Hashable {
  case latin, hangul, other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x24F, 0x300...0x36F, 0x1E00...0x1EFF: self = .latin
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    default: self = .other
    }
  }
}
