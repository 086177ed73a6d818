/// The other endings with which the same is told to have been done: "끝냈어" is "끝냈다", "끝냈습니다", "끝냈음".
///
/// The declarative endings of all speech levels (국립국어원, 한국어 문법, 2005, chapter 9), those with which messages end, and those
/// that join what is told to what follows (chapter 6).
enum KoreanStatements {
  private static let endings = [
    "어", "어요", "다", "습니다", "음", "네", "네요", "지", "지요", "죠", "당", "고", "으며",
    "구나", "군", "군요", "네그려", "슴다", "습죠", "답니다", "단다",
  ]

  /// Those of the past; 있다 and 겠 have the same letter at their end.
  private static let pastSyllables = Set(
    KoreanSyllable.all(withFinal: KoreanSyllable.Final.ssangsiot)
  ).subtracting(["있", "겠"])

  /// Nouns of beginning and ending, which become verbs with 하다.
  private static let nouns = ["시작", "개시", "착수", "완료", "종료", "완독", "완주", "정주행"]

  /// What makes of such a noun that it is done or was done.
  private static let doings =
    endings.map { "했" + $0 } + ["함", "한다", "해", "해요", "합니다", "하는 중", "한 지", "한지"]

  /// What goes on, and the same told of with the endings of the present, in which it may have begun just now ("오늘부터
  /// 읽는다").
  private static let goingOn = "는 중"
  private static let presentEndings = ["다", "다네", "당", "답니다", "단다"]

  private static func present(of verb: String) -> [String] {
    guard let stem = KoreanStem(verb) else { return [] }
    return presentEndings.map { stem.text(of: .present) + $0 } + [stem.text(of: .formal) + "니다"]
  }

  /// The same statement with its other endings; nothing for what tells nothing that was done.
  static func others(than statement: String) -> [String] {
    if statement.hasSuffix(goingOn) {
      return present(of: String(statement.dropLast(goingOn.count)))
    }
    if nouns.contains(where: statement.hasSuffix) { return doings.map { statement + $0 } }
    for ending in endings where statement.hasSuffix(ending) {
      let stem = statement.dropLast(ending.count)
      guard let last = stem.last, pastSyllables.contains(String(last)) else { continue }
      return endings.filter { $0 != ending }.map { stem + $0 }
    }
    return []
  }
}
