/// The plain speech levels of elders, 하게체 and 하오체, where they ask (국립국어원, 한국어 문법, 2005, section 9.2).
///
/// -게 asks at the end of a sentence and gives a purpose before one, so that it asks only behind an auxiliary verb or on a
/// verb with which something is done to a thing: "꽂게", but "다시 읽게".
enum KoreanPlainLevels {
  /// What asks in them.
  static let requests = WordRuns(joining: [
    WordRuns(
      KoreanConjugation.heads(of: KoreanVerbs.doing, in: .plain),
      start: .anywhere,
      endsWord: false,
      then: [ending("게,게나,구려")]
    ),
    WordRuns(
      KoreanConjugation.heads(of: KoreanVerbs.listed + auxiliaries, in: .honorific),
      start: .anywhere,
      endsWord: false,
      then: [ending("세나,시게,시게나,시구려")]
    ),
    // "뒤져 보게", where 보게 alone says for what.
    WordRuns(
      KoreanConjugation.heads(of: KoreanVerbs.listed, in: .infinitive),
      start: .anywhere,
      endsWord: false,
      then: [
        WordRuns(
          KoreanConjugation.heads(of: auxiliaries, in: .plain),
          start: .anywhere,
          endsWord: false,
          then: [ending("게,게나,구려")]
        )
      ]
    ),
  ])

  /// The verbs that follow an infinitive and are nothing by themselves that is done.
  private static let auxiliaries = ["주다", "보다", "두다", "놓다", "버리다", "드리다"]

  private static func ending(_ list: String) -> WordRuns {
    WordRuns(KoreanConjugation.rows(list), start: .anywhere, endsWord: true)
  }
}
