/// The endings that end a Korean clause, by what follows it.
///
/// The connecting endings of 국립국어원, 한국어 문법 (2005), chapter 6: those that join clauses of one rank, and those
/// that give a reason, the background or a purpose; and the final endings with which something is told.
enum KoreanClauseEnds {
  /// The endings after which another clause begins.
  static let all = WordRuns(joining: [sequences, reasons])

  /// "열고", "열어서", "다 읽은 다음에".
  private static let sequences = WordRuns(joining: [
    joined(.infinitive, "서,주고,주고서,주고 나서,줘서,주시고,주고는,준 다음,준 다음에,준 뒤,준 뒤에,준 후에,보고"),
    joined(.plain, "고,고서,고 나서,고는,지 말고,지는 말고,지 말구,자마자,구"),
    joined(.honorific, "시고"),
    joined(.linked, "며,면서"),
    joined(.adnominal, "다음,다음에,다음엔,뒤,뒤에,후,후에"),
    past("고,으며,어,어요,다,습니다,음,네,네요,지,지요,죠,잖아,잖아요,더라,더라고,더라고요,는걸,구나,구만,당께,데이,심더,슈"),
    bound("시키고,하고 나서,이고,이며,이자"),
  ])

  /// "읽으니까", "읽는데", "읽으려고", "읽어 달래서".
  static let reasons = WordRuns(joining: [
    joined(.infinitive, "봤는데,달래서,달라길래,달라고 해서,달라니까"),
    joined(.plain, "게,게끔,도록,재서,자길래,자고 해서,냐길래,냐고 해서,길래,기에,고자,기 때문에,거든,거든요,더니,던데"),
    joined(.nasal, "는데,는데요,느라,느라고,는대서,는다길래,는다고 해서,는다니까"),
    joined(.reason, "니까,니까요,니"),
    joined(.linked, "려고,려구,려면,려다,려다가,려는데,러,므로,래서,라길래,라고 해서,라니까"),
    // "팔 거라", "읽을 건데", "지루할 듯": behind any verb.
    WordRuns(
      KoreanSyllable.all(withFinal: KoreanSyllable.Final.rieul).map { [$0] },
      start: .anywhere,
      endsWord: false,
      then: [
        end(
          """
          거니까,거라서,거라,거여서,건데,건데요,거거든,거거든요,테니까,테니,텐데,텐데요,참인데,예정이라,예정인데,생각인데,듯,듯해,듯해서,듯하니,듯하니까,듯한데,듯싶어,듯싶으니,\
          것 같아,것 같아서,것 같으니,것 같으니까,것 같은데,거 같아,거 같아서,거 같으니,거 같으니까,거 같은데
          """
        )
      ]
    ),
    past("으니까,으니까요,으니,으니깐,는데,는데요,지만,거든,거든요,어서,더니,길래,기에,기 때문에"),
    WordRuns(
      KoreanSyllable.all(withFinal: KoreanSyllable.Final.nieun).map { [$0] },
      start: .bound,
      endsWord: false,
      then: [end("데,데요")]
    ),
    // For what or why it is asked, in a noun: "생일 선물로", "친구 생일이라", "조카 줄 거".
    end(
      """
      선물로,선물용으로,선물로다가,선물하게,기념으로,기념해서,기념 삼아,용으로,겸,겸해서,삼아,핑계로,위해,위해서,위하여,때문에,덕분에,덕택에,탓에,김에,대비해서,대비용으로,\
      한테 줄,에게 줄,께 드릴,한테 드릴,한테 선물할,에게 선물할,줄 거,드릴 거,줄 건데,드릴 건데,선물할 거,선물할 건데,줄 거라,드릴 거라,선물할 거라
      """
    ),
    bound("이라,이라서요"),
    bound(
      "해서,아서,어서,워서,져서,라서,이라서,니까,니깐,으니,으이,으이까,으께,으니께,는데,은데,라는데,다는데,랬는데,다카는데,라카는데,야 됨,야 함,야 돼서,야 해서,야 하는데,야 되는데,야 하니,야 되니,응께,니께,니까네,는디,은디,인디,카이,길래,기에,려고,려구,려면,거든,거든요,던데,더니,기 때문에,때문에,지만,이니까,이라서,이니"
    ),
  ])

  /// What ends a sentence with which something is told: the endings by themselves, and the infinitive of what says
  /// how something is ("재밌어", "지루해요").
  ///
  /// Many nouns end as what makes nouns of verbs does ("게임", "마음", "편지"), so that these are endings only behind the
  /// past or a verb.
  static let told = WordRuns(joining: [
    WordRuns(
      KoreanConjugation.rows("요,야,다,네,니까,거든,잖아,야 됨,야 함,야 돼,야 해,야 돼요,야 해요"),
      start: .bound,
      endsWord: true,
      // 필요, 중요 and 주요 are words.
      behind: { !["필", "중", "주"].contains($0) }
    ),
    past("음,지,데"),
    joined(.plain, "음,지"),
    judgements,
    WordRuns(KoreanWords.verdicts, start: .word, endsWord: true),
    WordRuns(
      ["최악", "최고", "별로", "꽝", "굿", "실망", "감동"].map(KoreanConjugation.syllables),
      start: .word,
      endsWord: true
    ),
  ])

  /// The infinitives by themselves and with 요; a single syllable is a part of too many words.
  private static let judgements: WordRuns = {
    let heads = KoreanConjugation.heads(of: states, in: .infinitive)
    return WordRuns(joining: [
      WordRuns(heads + heads.map { $0 + ["요"] }, start: .word, endsWord: true),
      WordRuns(
        heads.filter { $0.count > 1 } + heads.map { $0 + ["요"] },
        start: .bound,
        endsWord: true
      ),
    ])
  }()

  /// The adjectives of the first level of 국립국어원, 한국어 학습용 어휘 목록 (2003), that people judge and excuse with.
  static let states = [
    "좋다", "나쁘다", "싫다", "크다", "작다", "많다", "적다", "길다", "짧다", "어렵다", "쉽다", "재미있다", "재밌다", "재미없다",
    "바쁘다", "아프다", "슬프다", "기쁘다", "예쁘다", "춥다", "덥다", "무섭다", "비싸다", "싸다", "있다", "없다", "같다", "다르다",
    "괜찮다", "지루하다", "심심하다", "유명하다", "필요하다", "궁금하다", "피곤하다", "배고프다", "훌륭하다", "대단하다", "아깝다",
    "약하다", "심하다", "완벽하다", "어둡다", "후하다", "박하다", "과하다", "모자라다", "부족하다", "아쉽다", "높다", "낮다", "별로다",
    "무겁다", "가볍다", "귀엽다", "아름답다", "즐겁다", "지겹다",
  ]

  private static func end(_ list: String) -> WordRuns {
    WordRuns(KoreanConjugation.rows(list), start: .anywhere, endsWord: true)
  }

  private static func bound(_ list: String) -> WordRuns {
    WordRuns(KoreanConjugation.rows(list), start: .bound, endsWord: true)
  }

  private static func joined(_ form: KoreanStem.Form, _ list: String) -> WordRuns {
    WordRuns(
      KoreanConjugation.heads(of: KoreanVerbs.listed, in: form),
      start: .anywhere,
      endsWord: false,
      then: [end(list)]
    )
  }

  /// Endings behind a syllable in ㅆ, which marks the past.
  private static func past(_ list: String) -> WordRuns {
    WordRuns(
      KoreanSyllable.all(withFinal: KoreanSyllable.Final.ssangsiot).map { [$0] },
      start: .anywhere,
      endsWord: false,
      then: [end(list)]
    )
  }
}
