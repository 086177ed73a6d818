/// Takes the ending of the plural or the possessive off English nouns; tokens have no apostrophes, so they look alike.
///
/// The regular rules: -s, -es behind sibilants and -o, -ies for -y, -ves for -f and -fe (Quirk et al., "A Comprehensive
/// Grammar of the English Language", 1985, sections 5.80 to 5.83).
enum EnglishPlurals {
  /// Shorter words are no plurals but themselves ("as", "bus").
  private static let fewestLetters = 4

  /// The words that a word may be the plural or the possessive of, the likeliest first.
  static func singulars(of word: String) -> [String] {
    guard word.utf8.count >= fewestLetters, word.hasSuffix("s"), !word.hasSuffix("ss") else {
      return []
    }
    var found: [String] = []
    if word.hasSuffix("ies") { found.append(word.dropLast(3) + "y") }
    if word.hasSuffix("ves") {
      found += [word.dropLast(3) + "f", word.dropLast(3) + "fe"]
    }
    found.append(String(word.dropLast()))
    if ["ches", "shes", "sses", "xes", "zes", "oes"].contains(where: word.hasSuffix) {
      found.append(String(word.dropLast(2)))
    }
    return found
  }
}
