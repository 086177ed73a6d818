/// How Japanese tells that something was done: the verb's past at the end, whoever did it (Martin, "A Reference
/// Grammar of Japanese", 1975, section 9.1).
///
/// た stands behind a character of a stem, or a syllable in -i, -e or っ; だ behind the ん or い of a verb whose stem is
/// written with a character. んだ behind other syllables explains, and most other words in た have another vowel
/// before it ("また", "かた").
enum JapanesePast {
  static let runs = WordRuns(joining: [
    WordRuns(rows("た"), start: .anywhere, endsWord: false, behind: endsStem),
    WordRuns(rows("んだ") + rows("いだ"), start: .anywhere, endsWord: false, behind: isCharacter),
  ])

  /// What may follow the verb: particles, 〜たのだ, 〜たばかり, 〜たところ, 〜たことがある and conjunctions.
  private static let tails = [
    "", "よ", "ね", "よね", "な", "ぞ", "んだ", "んだよ", "んだけど", "んです", "のだ", "けど", "けれど", "が", "から", "ので",
    "の", "のに", "ばかり", "ばかりだ", "ばかりです", "ばかりなのに", "ところ", "ところだ", "ところです", "ことがある",
    "らしい", "って", "わ", "です", "し", "もの",
  ]

  private static func rows(_ past: String) -> [[String]] {
    tails.map { Japanese.tokenizer.words(in: past + $0) }
  }

  @Sendable private static func endsStem(_ token: String) -> Bool {
    guard let last = token.last else { return false }
    return isCharacter(token) || "いきぎしちにひびみりっえけげせぜてでねべめれ".contains(last)
  }

  /// Whether a token is a character with a meaning of its own (Unicode's Unified_Ideograph).
  @Sendable static func isCharacter(_ token: String) -> Bool {
    token.unicodeScalars.last?.properties.isUnifiedIdeograph == true
  }
}
