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
    var letters = Array(word.utf8)
    guard letters.count <= 64 else { return word }
    if letters.suffix(2).elementsEqual("'s".utf8) { letters.removeLast(2) }
    let ending = endings.first { ending in
      letters.count >= ending.count + 3 && letters.suffix(ending.count).elementsEqual(ending)
    }
    letters.removeLast(ending?.count ?? 0)
    let silent = ending == nil ? lastLetters : lastVowels
    if letters.count >= 4, let last = letters.last, silent.contains(last) { letters.removeLast() }
    return String(decoding: letters, as: UTF8.self)
  }
}
