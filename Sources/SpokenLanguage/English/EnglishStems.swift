/// Takes endings off English words, so that "light" and "lights" count as one.
///
/// Ten endings, the longest first, each of which must leave three letters; nothing is put back. What
/// remains is no word, but forms of one word mostly leave the same.
enum EnglishStems {
  private static let endings = ["ings", "ing", "edly", "ied", "ies", "ers", "ed", "er", "ly", "es"]
    .map { Array($0.utf8) }
  private static let lastLetters = Array("sey".utf8)

  static func stem(of word: String) -> String {
    var letters = Array(word.utf8)
    guard letters.count <= 64 else { return word }
    if letters.suffix(2).elementsEqual("'s".utf8) { letters.removeLast(2) }
    for ending in endings
    where letters.count >= ending.count + 3 && letters.suffix(ending.count).elementsEqual(ending) {
      return String(decoding: letters.dropLast(ending.count), as: UTF8.self)
    }
    if letters.count >= 4, let last = letters.last, lastLetters.contains(last) {
      letters.removeLast()
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
