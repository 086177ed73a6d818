/// Takes endings off English words, so that "light" and "lights" count as one.
///
/// Ten endings, the longest first, each of which must leave three letters; nothing is put back. What
/// remains is no word, but forms of one word mostly leave the same.
enum EnglishStems {
  private static let endings = ["ings", "ing", "edly", "ied", "ies", "ers", "ed", "er", "ly", "es"]
    .map { Array($0.utf8) }
  private static let lastLetters = Array("sey".utf8)
  private static let lastVowels = Array("ey".utf8)

  static func stem(of word: String) -> String {
    let letters = Array(word.utf8)
    guard letters.count <= 64 else { return word }
    var count = letters.count
    if ends(letters, count, with: possessive) { count -= 2 }
    let ending = endings.first { count >= $0.count + 3 && ends(letters, count, with: $0) }
    count -= ending?.count ?? 0
    let silent = ending == nil ? lastLetters : lastVowels
    if count >= 4, silent.contains(letters[count - 1]) { count -= 1 }
    return count == letters.count ? word : String(decoding: letters[..<count], as: UTF8.self)
  }

  private static let possessive = Array("'s".utf8)

  /// Whether the first so many letters end with others.
  private static func ends(_ letters: [UInt8], _ count: Int, with ending: [UInt8]) -> Bool {
    guard count >= ending.count else { return false }
    for place in ending.indices where letters[count - ending.count + place] != ending[place] {
      return false
    }
    return true
  }
}
