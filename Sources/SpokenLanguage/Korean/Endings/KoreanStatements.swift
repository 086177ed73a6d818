/// The other endings with which the same is told to have been done: "끝냈어" is "끝냈다", "끝냈습니다", "끝냈음".
///
/// The declarative endings of all speech levels (국립국어원, 한국어 문법, 2005, chapter 9), those with which messages end, and those
/// that join what is told to what follows (chapter 6).
enum KoreanStatements {
  private static let endings = [
    "어", "어요", "다", "습니다", "음", "네", "네요", "지", "지요", "죠", "당", "고", "으며",
  ]

  /// Those of the past; 있다 and 겠 have the same letter at their end.
  private static let pastSyllables = Set(
    KoreanSyllable.all(withFinal: KoreanSyllable.Final.ssangsiot)
  ).subtracting(["있", "겠"])

  /// The same statement with its other endings; nothing for what tells nothing that was done.
  static func others(than statement: String) -> [String] {
    for ending in endings where statement.hasSuffix(ending) {
      let stem = statement.dropLast(ending.count)
      guard let last = stem.last, pastSyllables.contains(String(last)) else { continue }
      return endings.filter { $0 != ending }.map { stem + $0 }
    }
    return []
  }
}
