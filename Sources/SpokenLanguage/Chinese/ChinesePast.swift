/// How Chinese tells that somebody has done something: 了 or 过 behind the verb or its complement, with whoever
/// did it before the verb (Chao, "A Grammar of Spoken Chinese", 1968, sections 4.4 and 6.6).
///
/// Without a person the same asks ("把灯关了"), and so does a person behind a verb of wanting, which is none of
/// the words between the two.
enum ChinesePast {
  static let tense = PastTense(tellings: [
    Telling(
      persons: persons,
      possessives: possessives,
      mostNouns: 3,
      adverbs: adverbs,
      mark: Telling.Mark(runs: marks, notBefore: others)
    ),
    // What is done to comes before whoever did it; behind a coverb somebody is done something to.
    Telling(
      persons: WordRuns(
        persons.runs,
        start: .anywhere,
        endsWord: false,
        behind: { !coverbs.contains($0) }
      ),
      startsClause: false,
      adverbs: adverbs,
      mark: Telling.Mark(runs: marks, notBefore: others)
    ),
    Telling(
      persons: persons,
      possessives: possessives,
      mostNouns: 3,
      helpers: Chinese.runs("把,将"),
      adverbs: adverbs,
      reach: .later,
      mark: Telling.Mark(runs: marks, notBefore: others)
    ),
    // A noun before the verb and another one behind it.
    Telling(
      nobody: nobody,
      adverbs: adverbs,
      mark: Telling.Mark(runs: marks, isWithin: true, notBefore: others)
    ),
    // What is done already needs no mark.
    Telling(
      persons: persons,
      possessives: possessives,
      mostNouns: 3,
      helpers: Chinese.runs("已经,早就,早已,刚,刚刚,刚才"),
      adverbs: adverbs,
      reach: .later
    ),
  ])

  private static let persons = Chinese.runs("我,我们,咱们,他,她,它,他们,她们,大家,谁,有人,某人")
  private static let possessives = Chinese.runs("我,我的,我们,我们的,他,他的,她,她的,你,你的,他们,她们")
  private static let adverbs = Chinese.runs(
    "已经,早就,早已,早,刚,刚刚,刚才,才,都,全,也,就,又,先,终于,总算,今天,昨天,今早,上午,下午,自己,不小心"
  )

  private static let coverbs: Set<String> = [
    "给", "把", "将", "帮", "替", "让", "叫", "对", "跟", "和", "向", "为",
  ]

  /// The aspect marks, behind a complement of result or without one.
  private static let marks = Chinese.runs("了,过,过了,好了,完了,掉了,到了")

  /// What makes of a clause the description of a thing, and what asks for consent.
  private static let others = Chinese.runs("的,吧,好吗,行吗,可以吗,好不好,行不行")

  /// Coverbs and auxiliary verbs, with which no noun begins.
  private static let nobody = Chinese.runs(
    "把,将,给,替,让,叫,请,要,想,能,会,可以,去,来,别,不,没,再,快,帮,对,在,用,从,你,您,全,都,先,就"
  )
}
