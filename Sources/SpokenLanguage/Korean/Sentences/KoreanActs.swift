/// The endings and closed-class words that show what a Korean sentence does.
///
/// The verb comes last and its ending decides: the speech levels and sentence types of 국립국어원, 한국어 문법 (2005),
/// chapter 9. What has a mark of the past, a condition or somebody else's words asks for nothing,
/// whatever the verb.
enum KoreanActs {
  static let all: [SpeechActCue] = [
    SpeechActCue(.question, .end, KoreanVerbs.stateQuestions, asksForKnowledge: true),
    // Asks by denying or under a condition, which politeness does: "열어 주지 않을래?", "열어 주면 안 돼?".
    SpeechActCue(.prohibition, .anywhere, endings("지 않았으면,지 않으면 좋,지 말았으면,지 않으면 해,지 않았음")),
    SpeechActCue(.request, .end, endings(politeRequests)),
    // Who wishes for something quotes nobody: "삭제 바랍니다".
    SpeechActCue(.request, .end, WordRuns(joining: [words("바랍니다,바래요"), bound("바랍니다")])),
    SpeechActCue(.remark, .end, bound(thanks)),
    SpeechActCue(.remark, .end, endings("줘서,주셔서")),
    SpeechActCue(.remark, .end, thanksForDeeds),
    // What has to be done is thought about, and nobody is told to do it: "매겨야 되나요".
    SpeechActCue(
      .intention,
      .end,
      WordRuns(joining: [bound(deliberations), words(deliberations)])
    ),
    SpeechActCue(.condition, .start, words("만약,만약에,만일,만일에")),
    // What one would have to do for it is asked or told, and nothing done: "지우려면 뭐라고 말해야 해".
    SpeechActCue(.condition, .end, endings("려면,으려면,려면은,려거든,으려거든")),
    // Who says it once more asks for it still: "지워 달라니까요", "지우라고요".
    SpeechActCue(.request, .end, insistence),
    // Who has something marked as what it is has nobody told: "읽는 중이라고 해 놔".
    SpeechActCue(.request, .end, markings),
    SpeechActCue(.request, .end, KoreanPlainLevels.requests),
    SpeechActCue(.request, .end, softenedPurposes),
    // What is asked inside of what is to be shown: "어떻게 되어 있는지 보여 줘".
    SpeechActCue(
      .request,
      .end,
      WordRuns(
        KoreanConjugation.rows("는지,은지,ㄴ지,인지"),
        start: .bound,
        endsWord: true,
        then: [
          WordRuns(
            KoreanConjugation.rows("보여 줘,보여줘,보여 주세요,보여주세요,보여 줄래,보여 줄래요"),
            start: .word,
            endsWord: true
          )
        ]
      )
    ),
    SpeechActCue(.remark, .end, fears),
    SpeechActCue(.reminder, .anywhere, WordRuns(joining: [words(reminders), bound(tellings)])),
    SpeechActCue(
      .quotation,
      .anywhere,
      WordRuns(joining: [
        bound(quotations),
        // "과하다 네 개" quotes nobody.
        WordRuns(
          KoreanConjugation.rows("다네,라네"),
          start: .bound,
          endsWord: false,
          staysInWord: true
        ),
        endings(asked), hearsay, bound("중이래,중이래요,중이라던데,중이라더라,중이라네,중이라네요,중이라며"),
      ])
    ),
    SpeechActCue(
      .prohibition,
      .anywhere,
      WordRuns(joining: [bound(prohibitions), negated, needless])
    ),
    // Before what is named by what has been done, too: "안 끝냈어".
    SpeechActCue(
      .prohibition,
      .anywhere,
      WordRuns([["안"], ["못"]], start: .word, endsWord: true)
    ),
    SpeechActCue(
      .prohibition,
      .end,
      WordRuns(joining: [bound(refusals), words(refusals), refused])
    ),
    // What somebody was about to do and did not is done by nobody ("주려다가 말았어").
    SpeechActCue(
      .prohibition,
      .end,
      endings(
        "려다 말았어,려다가 말았어,려다 말았어요,려다가 말았어요,려다 말았다,려다가 말았다,려다 말았지,려다가 말았지,려다 말았네,려다가 말았네,려다 관뒀어,려다가 관뒀어,려다 그만뒀어,려다가 그만뒀어"
      )
    ),
    // "읽은 거야 안 읽은 거야" asks which of the two.
    SpeechActCue(
      .question,
      .anywhere,
      endings("거야 안,거야 아직 안,거예요 안,거니 안,건가 안,건가요 안,거냐 안,었나 안,았나 안")
    ),
    SpeechActCue(.question, .anywhere, words(questionWords)),
    SpeechActCue(
      .condition,
      .anywhere,
      WordRuns(joining: [conditions, bound("다면,라면,ㄴ다면,고 나면,고 나거든"), supposed])
    ),
    SpeechActCue(.intention, .anywhere, words(times)),
    // Who weighs whether to do it has not made up their mind ("줄까 말까").
    SpeechActCue(.intention, .anywhere, WordRuns([["까", "말", "까"]])),
    SpeechActCue(
      .intention,
      .end,
      words("고민,고민돼,고민돼요,고민된다,고민됩니다,고민되네,고민이야,고민이에요,고민이다,고민이네,고민 중,고민 중이야,고민 중이에요,망설여져,망설여진다")
    ),
    SpeechActCue(.request, .end, requests),
    SpeechActCue(.intention, .end, WordRuns(joining: [bound(plans), goingTo]), isDue: true),
    SpeechActCue(.intention, .end, WordRuns(joining: [bound(intentions), future])),
    SpeechActCue(.intention, .end, words("목표야,목표예요,목표다,목표입니다,계획이야,계획이에요,계획이다")),
    // What there is, is asked for: "있을까요?" offers nothing.
    SpeechActCue(.question, .end, endings("있을까,있을까요,없을까,없을까요,있으려나,있으려나요")),
    SpeechActCue(.intention, .end, offers),
    SpeechActCue(.intention, .end, WordRuns(joining: [purposes, regionalPurposes])),
    SpeechActCue(.question, .end, WordRuns(joining: [bound(questionEndings), futureQuestions])),
    SpeechActCue(.question, .anywhere, words(openQuestionWords)),
    SpeechActCue(.report, .end, WordRuns(joining: [past, reasons, bound(remembered)])),
    SpeechActCue(.remark, .end, WordRuns(joining: [present, bound(remarks)])),
  ]

  // MARK: - Requests

  private static let politeRequests = """
    지 않을래,지 않을래요,지 않으실래요,지 않으시겠어요,지 않으시겠습니까,지 않겠니,지 않겠어,지 않겠어요,\
    주면 안 돼,주면 안 돼요,주면 안 될까,주면 안 될까요,주면 안 되나,주면 안 되나요,주면 안 되니,주면 안 되겠니,주면 안 되겠어,\
    주시면 안 돼요,주시면 안 될까요,주시면 안 되나요,주시면 안 됩니까,줄 수 없을까,줄 수 없을까요,줄 수 없나,줄 수 없나요,\
    줄 수 없니,줄 수 없어,줄 수 없어요,주실 수 없을까요,주실 수 없나요,볼 수 없을까,볼 수 없을까요,\
    면 좋겠어,면 좋겠어요,면 좋겠다,면 좋겠습니다,면 좋겠는데,면 좋겠는데요,면 고맙겠어,면 고맙겠어요,면 고맙겠습니다,\
    면 감사하겠습니다,면 감사하겠어요,면 싶은데,면 좋겠는데요,으면 해,으면 해요,으면 합니다,으면 하는데,으면 하는데요,으면 싶어,으면 싶은데,\
    면 돼,면 돼요,면 됩니다,면 될 것 같아,면 될 것 같아요,면 되겠다,면 되겠어,면 되겠네,는 거 잊지 마,는 거 잊지 마세요,는 것 잊지 마,는 것 잊지 마세요,는 거 까먹지 마,\
    는 거 까먹지 마세요,는 거 잊지 말아 줘,는 거 잊지 말고,주면 돼,주면 돼요,주면 됩니다,주시면 돼요,주시면 됩니다,하면 돼,하면 돼요,면 어떨까,면 어때,줬으면 싶어,\
    도 되지 않을까,는 게 좋겠어,는 게 좋겠다,는 게 어때,주면 되겠다,주면 되겠어,주면 되겠네,주면 될 것 같아,면 좋겠구나,면 좋겠네,면 좋겠네요,\
    면 쓰겄는디,면 쓰겄어,면 쓰겄네,면 쓰겄다,면 쓰겠네,면 좋겄는디,면 좋겄어,면 좋겄네,면 좋겄다,면 좋겄소,면 좋겠구마,면 좋겠구만,면 좋겠데이,면 좋겠당께,믄 좋겠다,믄 좋겄다,\
    줄 수 있으까,줄 수 있을랑가,줄 수 있겄소,줄 수 있는교,줄 수 있겠능교,줄랑가,줄랑가요,줄라요,줄란교,줄라나,줄겨,주실랑가,주실랑가요,주실라요,주실란교,주겄소,주시겄소,\
    기 바랍니다,기를 바랍니다,길 바랍니다,시기 바랍니다,어다오,아다오,여다오,해다오,주게,주게나,줄 거지,줄 거지요,줄 거죠,주실 거죠,주실 거지요,주구려,주시구려,자꾸나
    """

  /// What asks by the first syllables of its ending, whatever its end.
  private static let requests: WordRuns = {
    let conjugation = KoreanConjugation.all
    return WordRuns(joining: [
      endings(
        """
        줘,줘요,줘라,줘용,줘여,주라,주렴,주세요,주세용,주세여,주셔요,주십시오,주십시요,주십쇼,주시죠,주시지요,주시오,주이소,\
        주소,주오,다오,죠,주시겠어요,주시겠습니까,주시겠소,주겠니,주겠어,주겠어요,주실래요,주실래,줄래,줄래요,줄래용,\
        줄 수 있어,줄 수 있어요,줄 수 있니,줄 수 있나,줄 수 있나요,줄 수 있을까,줄 수 있을까요,줄 수 있습니까,줄 수 있겠니,\
        줄 수 있겠어,줄 수 있겠어요,줄 수 있겠소,줄 수 있겠습니까,줄 수 있지,주실 수 있어요,주실 수 있나요,주실 수 있을까요,주실 수 있습니까,주실 수 있으세요,\
        주실 수 있는지요,주길 바라,주기 바라,주기 바랍니다,주시기 바랍니다,주시길 바랍니다,주길 바랍니다,주길 원해,\
        고 싶어,고 싶어요,고 싶다,고 싶네,고 싶네요,고 싶은데,고 싶은데요,고 싶습니다,고 싶구나,고 싶거든,고 싶거든요,고 파,\
        려고 하는데,려고 하는데요,려는데,려는데요,려고 하거든요,려 하는데,도 돼,도 돼요,도 되지,도 될까,도 될까요,도 되나,\
        도 되나요,도 되니,도 됩니까,도 괜찮을까,도 괜찮을까요,도 좋아,도록 해,도록 하자,도록 해 줘,기로 하자,기로 해,\
        봐 봐,보자,봅시다,볼까,볼까요,보세요,합시다,하시죠,하시지요,하자,해라,주새요,주셰요,주세욤,주삼,달라구
        """
      ),
      bound("봐,봐요,봐라,자,읍시다,세요,십시오,시죠,시겠어요,시겠습니까,실래요,해,해요,조,줴,쥬"),
      words(
        """
        부탁,부탁요,부탁이요,부탁드려용,부탁해용,부탁드립니당,부탁드림,부탁해염,부탁해,부탁해요,부탁합니다,부탁드려요,부탁드립니다,부탁드릴게요,부탁할게,부탁할게요,부탁드려도 될까요,부탁해도 될까,\
        가능해,가능해요,가능한가요,가능할까,가능할까요,가능하니,가능하나요,가능합니까,필요해,필요해요,원해,원해요,줘,주세요,\
        궁금해,궁금해요,궁금하네,궁금하네요,궁금한데,궁금한데요,궁금합니다,궁금하다
        """
      ),
      WordRuns(
        KoreanSyllable.all(withFinal: KoreanSyllable.Final.rieul).map { [$0] },
        start: .anywhere,
        endsWord: false,
        then: [
          WordRuns(
            KoreanConjugation.rows(
              """
              래,래요,래용,랭,란다,랍니다,라요,라우,라네,라는데,라는데요,라는디,라는디요,라카는데,라카는데요,라꼬 하는데,라고 하는데,라고 하는디,라고 하는데요,게,게요,게용,께,께요,수 있을까,수 있을까요,수 있어,수 있나,수 있나요,수 있어요,수 있니,수 있겠소,수 있겠습니까,수 있겠어,수 있겠어요,수 있겠니,수 있겠나,수 있겠나요,\
              수 있습니까,수 있게 해 줘
              """
            ),
            start: .anywhere,
            endsWord: true
          )
        ]
      ),
      conjugation.runs(of: ["달다"], start: .bound, forms: [.honorific]),
    ])
  }()

  /// 국립국어원, 한국어 문법 (2005), section 9.4: -라고 and -라니까 repeat what was asked for; -랑께 and -라카이 in 전라 and
  /// 경상.
  private static let insistence = WordRuns(joining: [
    endings("달라고요,달라구요,달라니까,달라니까요,달라니깐,달랑께,달라카이,달라꼬"),
    WordRuns(
      KoreanConjugation.heads(of: listed, in: .linked),
      start: .anywhere,
      endsWord: false,
      then: [endings("라고요,라구요,라니까,라니까요,라니깐,랑께,라카이")]
    ),
  ])

  private static let markings = WordRuns(
    KoreanConjugation.rows("라고,다고"),
    start: .bound,
    endsWord: false,
    then: [
      KoreanConjugation.all.runs(of: ["해 놓다", "해 두다", "표시하다"], start: .anywhere)
    ]
  )

  // MARK: - What asks for nothing

  private static let thanks = """
    서 고마워,서 고마워요,서 고맙습니다,서 감사합니다,서 감사해요,서 고맙다,셔서 감사합니다,셔서 고마워요,서 미안해,서 죄송해요,\
    서 좋아,서 좋다,서 다행이야,서 다행이다
    """

  /// "열어 준 거 정말 고마워요": thanks for what was done.
  private static let thanksForDeeds: WordRuns = {
    let thanked = WordRuns(
      KoreanConjugation.rows("고마워,고마워요,고맙다,고맙네,고맙네요,고맙습니다,고마웠어,고마웠어요,감사해,감사해요,감사합니다,땡큐"),
      start: .word,
      endsWord: true
    )
    let degrees = WordRuns(
      KoreanConjugation.rows("진짜,정말,정말로,참,너무,아주,늘,항상"),
      start: .word,
      endsWord: true,
      then: [thanked]
    )
    return WordRuns(
      KoreanConjugation.rows("준 거,준 것,준 거는,준 건,준 것은,준 거에,주신 거,주신 것,주신 건,주신 것은,주셨던 거,줬던 거"),
      start: .anywhere,
      endsWord: true,
      then: [thanked, degrees]
    )
  }()

  private static let deliberations: String =
    [
      "되나", "되나요", "되냐", "되니", "되는지", "되는가", "될까", "될까요", "됩니까", "하나", "하나요", "하냐", "하니", "하는지",
      "하는가", "할까", "할까요", "합니까",
    ]
    .map { "야 \($0)" }.joined(separator: ",")

  /// "누가 볼까 창피해", "들킬까 봐 무서워": what is feared.
  private static let fears = WordRuns(
    KoreanSyllable.all(withFinal: KoreanSyllable.Final.rieul).map { [$0] },
    start: .anywhere,
    endsWord: false,
    then: [
      WordRuns(
        KoreanConjugation.rows("까,까 봐,까 봐서,까봐,까 싶어"),
        start: .anywhere,
        endsWord: false,
        then: [
          KoreanConjugation.all.runs(
            of: [
              "창피하다", "걱정되다", "걱정이다", "걱정하다", "무섭다", "두렵다", "겁나다", "겁이 나다", "불안하다", "쪽팔리다", "쪽팔린다",
              "부끄럽다",
              "민망하다", "조마조마하다", "초조하다", "떨리다", "싫다",
            ],
            start: .anywhere
          )
        ]
      )
    ]
  )

  private static let reminders =
    "알림,알람,리마인드,리마인더,잊지 않게,잊지 않도록,까먹지 않게,까먹지 않도록,잊지 말고 알려,메모,일정"

  private static let tellings = """
    라고 알려,라고 말해,라고 전해,라고 얘기해,라고 이야기해,라고 해,라고 좀 해,라고 일러,라고 상기,라고 문자,라고 메시지,\
    자고 알려,자고 말해,자고 전해,다고 전해,다고 알려,다고 말해,면 알려,때 알려,지 알려
    """

  private static let quotations = """
    라고 하,라고 했,라고 그,라고 시,라더라,라던데,라더니,라며,랬어,랬는데,랬다,랍니다,다고 하,다고 했,다고 그,다더라,다던데,다더니,다길래,다기에,\
    자고 하,자고 했,자고 그,자더라,자던데,냐고,달라고,달라던데,달라더라,달래,달래요
    """

  /// "책 좀 옮기려고요": whoever softens what they are there for asks for it.
  private static let softenedPurposes: WordRuns = {
    let linked = WordRuns(
      KoreanConjugation.heads(of: listed, in: .linked),
      start: .word,
      endsWord: false,
      then: [endings("려고요,려구요,려고 해요,려고 합니다,려고 왔어요,려고 하거든요")]
    )
    let future = WordRuns(
      KoreanConjugation.heads(of: listed, in: .future),
      start: .word,
      endsWord: false,
      then: [endings("라고요,라구요,라꼬요,려고요,려구요,라 그러는데요,라 카는데요")]
    )
    return WordRuns([["좀"], ["쫌"]], start: .anywhere, endsWord: true, then: [linked, future])
  }()

  /// What others ask for: "사 달래", "사 달라고".
  private static let asked = "달라고,달라구,달라던데,달라더라,달래,달래요,달라네,달란다,달라는데"

  /// What is told of others: "샀대", "산다고", "지우래".
  private static let hearsay: WordRuns = {
    let told = WordRuns(
      KoreanConjugation.rows("대,대요,다며,다면서,단다,다고,다고요,다던데,다더라,답니다"),
      start: .anywhere,
      endsWord: true
    )
    let ordered = WordRuns(
      KoreanConjugation.rows("래,래요,랬어,랬어요,래서,라더라,라던데,라네,라네요"),
      start: .anywhere,
      endsWord: true
    )
    let verbs = listed.filter { KoreanStem($0)?.text(of: .plain).last.map(isRieul) == false }
    return WordRuns(joining: [
      WordRuns(pastSyllables, start: .anywhere, endsWord: false, then: [told]),
      WordRuns(
        KoreanSyllable.all(withFinal: KoreanSyllable.Final.nieun).map { [$0] } + [["는"]],
        start: .bound,
        endsWord: false,
        then: [
          WordRuns(KoreanConjugation.rows("대,대요,다며,다던데,다더라"), start: .anywhere, endsWord: true)
        ]
      ),
      WordRuns(
        KoreanConjugation.heads(of: verbs, in: .linked),
        start: .anywhere,
        endsWord: false,
        then: [ordered]
      ),
    ])
  }()

  private static let prohibitions = """
    지 마,지마,지 말,지는 마,지는 말,진 마,진 말,지도 마,지도 말,지 않,지는 않,진 않,지 못,지는 못,진 못,지 안,지 아니,\
    면 안 돼,면 안 되,면 안 됩,면 안 될,면 큰일
    """

  private static let refusals = """
    말아,말아 줘,마,말자,말아라,말아요,말고,싫어,싫어요,싫다,싫은데,싫습니다,안 돼,안 돼요,안 됩니다,안 돼지,안 되지,안 되죠,\
    필요 없어,필요 없어요,필요 없다,필요 없습니다,필요 없을 것 같아,그대로 둬,그대로 둬요,그냥 둬,그냥 둬요,그냥 두세요,그냥 놔둬,그냥 놔둬요,그냥 놔두세요,그대로 두세요,그대로 둬 줘,그대로 놔둬,그대로 놔두세요,놔둬,놔둬요,놔두세요,냅둬,\
    내버려 둬,내버려둬,건드리지 마,아니야,아니에요,아니예요,아닙니다,아니지,아니거든,아냐,\
    관둬,그만둬,그만둘래,안 해,안 할래,금지,금지야,금물,반대,그만
    """

  /// "됐어": it is enough; behind a span of time so much of it has passed ("시작한 지 사흘 됐어"), and behind a noun it was done.
  private static let refused = WordRuns(joining: [
    WordRuns(
      KoreanConjugation.rows("됐어,됐어요,됐습니다"),
      start: .word,
      endsWord: true,
      behind: { !KoreanElapsed.lastSyllables.contains($0) }
    ),
    WordRuns(
      KoreanConjugation.rows("됐어,됐어요,됐습니다"),
      start: .bound,
      endsWord: true,
      behind: { ["은", "는", "도", "니", "요", "건", "냥"].contains($0) }
    ),
  ])

  /// 안 and 못 before a verb, with or without a space.
  private static let negated: WordRuns = {
    let conjugation = KoreanConjugation.all
    let verbs = conjugation.runs(of: listed, start: .anywhere)
    let hada = WordRuns(
      KoreanConjugation.rows("해,하,할,한,했"),
      start: .anywhere,
      endsWord: false
    )
    return WordRuns([["안"], ["못"]], start: .word, endsWord: false, then: [verbs, hada])
  }()

  /// What need not be done: "취소할 필요 없어".
  private static let needless = WordRuns(
    KoreanSyllable.all(withFinal: KoreanSyllable.Final.rieul).map { [$0] },
    start: .anywhere,
    endsWord: false,
    then: [
      WordRuns(
        KoreanConjugation.rows("필요 없,필요는 없,필요도 없,필요가 없,것 없,거 없,것까진 없,것까지는 없"),
        start: .word,
        endsWord: false
      )
    ]
  )

  private static let questionWords = """
    누가,누구,누구야,누구의,누구 거,누군지,누군가,누구인지,언제,언제야,언젠지,어디서,어디에,어디야,어딨어,왜,왜요,얼마,얼마나,얼마야,\
    얼마예요,얼마에요,어떻게,어떡해,뭐라고,뭐라고요,무엇 때문에,어째서,어쩌다,어느 게,어떤 게,어떠냐,방법,방법을,방법이,방법은,방법 좀,법,법을,법 좀,이유,이유를,이유가,의미,뜻
    """

  private static let openQuestionWords =
    """
    뭐,뭐가,뭘,뭐를,뭔,뭐야,뭐지,뭐니,뭐냐,뭐예요,뭐에요,뭐죠,뭡니까,뭔지,뭔가요,뭐였지,뭐더라,뭐뭐,무엇,무엇이,무엇을,무엇인지,무슨,어떤,어느,\
    몇,몇 권,몇 권이나,몇 권이야,몇 권이에요,몇 권이지,몇 권이죠,몇 개,몇 개야,어디,어때,어때요,어떠니,어떨까,
    """

  /// Times to come, at which nothing is to be done now.
  private static let times = """
    내일,모레,글피,다음 주,다음 주에,다음주,다음주에,다음 달,다음 달에,다음달,다음달에,내년,내년에,이번 주말,이번 주말에,주말에,\
    언젠가,언젠가는
    """

  /// "으면" ends a condition behind any stem, and 면 behind a word that has no verb.
  private static let supposed = WordRuns(joining: [
    WordRuns([["으", "면"]], start: .bound, endsWord: true), endings("별로면"),
  ])

  private static let conditions = KoreanConjugation.all.conditions(
    of: listed + KoreanClauseEnds.states
  )

  /// What is to be done now by whoever says so.
  private static let plans = """
    려고 해,려고 해요,려고 합니다,려던 참,려던 참이야,야지,야지요,야죠,야겠다,야겠어,야겠어요,야겠네,야겠네요,야겠습니다,야겠는데,\
    야 해,야 해요,야 합니다,야 돼,야 돼요,야 됩니다,야 할 것 같아,야 할 것 같아요,야 될 것 같아,야 될 것 같아요,야 하는데,야 되는데,\
    기로 했어,기로 했어요,기로 했다,기로 했습니다,기로 했거든,기로 했는데,기로 결정했어,기로 마음먹었어
    """

  private static let goingTo = WordRuns(
    KoreanSyllable.all(withFinal: KoreanSyllable.Final.rieul).map { [$0] },
    start: .anywhere,
    endsWord: false,
    then: [
      WordRuns(
        KoreanConjugation.rows("거야,거예요,거에요,겁니다,참이야"),
        start: .anywhere,
        endsWord: true
      )
    ]
  )

  private static let intentions = """
    려고,려고요,려구,려구요,\
    야 되니까,야 하니까,야 돼서,야 해서,야 되거든,야 하거든,야 되니,야 하니,까 생각 중,까 생각 중이야,까 생각 중이에요,까 생각 중인데,\
    까 생각하고 있어,까 해,까 해요,까 합니다,까 싶어,까 싶은데,까 하는데,까 말까,까 하다,까 하다가,까 했,까 했는데,까 했지만,지도 몰라,지도 모르겠어,겠지,
    """

  /// What is going to be: "살 거야", "읽을 예정".
  private static let future = WordRuns(
    KoreanSyllable.all(withFinal: KoreanSyllable.Final.rieul).map { [$0] },
    start: .anywhere,
    endsWord: false,
    then: [
      WordRuns(
        KoreanConjugation.rows(
          """
          거고,거니까,거라,거라서,거거든,건데,건데요,것 같아,예정,예정이야,예정이에요,예정입니다,작정,작정이야,작정이에요,계획,\
          계획이야,계획이에요,생각,생각이야,생각이에요,생각인데,듯,듯해,듯하다,텐데,테니까,테니,테다,뻔했어,까 봐,지도
          """
        ),
        start: .anywhere,
        endsWord: true
      )
    ]
  )

  private static let questionEndings = """
    노,는교,능교,니꺼,나요,나,니,냐,는가,는가요,은가,은가요,는지,은지,인지,인가,인가요,입니까,습니까,ㅂ니까,는 거야,는 거예요,는 거지,는 거죠,을까,을까요
    """

  /// "다시 읽게": what something is asked for.
  private static let purposes = WordRuns(
    KoreanConjugation.heads(of: listed, in: .plain),
    start: .anywhere,
    endsWord: false,
    then: [WordRuns(KoreanConjugation.rows("게,려고,도록,게끔"), start: .anywhere, endsWord: true)]
  )

  /// "살라고": what is meant in the regions by 사려고; behind a stem in ㄹ, -라고 asks ("열라고").
  private static let regionalPurposes = WordRuns(
    KoreanConjugation.heads(
      of: listed.filter { KoreanStem($0)?.text(of: .plain).last.map(isRieul) == false },
      in: .future
    ),
    start: .anywhere,
    endsWord: false,
    then: [
      WordRuns(KoreanConjugation.rows("라고,라고요,라꼬,라꼬요,라구,라구요"), start: .anywhere, endsWord: true)
    ]
  )

  /// "열어 줄까?" offers, or asks what to do.
  private static let offers = WordRuns(
    KoreanSyllable.all(withFinal: KoreanSyllable.Final.rieul).map { [$0] },
    start: .anywhere,
    endsWord: false,
    then: [WordRuns(KoreanConjugation.rows("까,까요,까나"), start: .anywhere, endsWord: true)]
  )

  private static let futureQuestions = WordRuns(joining: [
    WordRuns(
      KoreanSyllable.all(withFinal: KoreanSyllable.Final.rieul).map { [$0] },
      start: .anywhere,
      endsWord: false,
      then: [WordRuns(KoreanConjugation.rows("지,지요,는지"), start: .anywhere, endsWord: true)]
    ),
    WordRuns(
      KoreanSyllable.all(withFinal: KoreanSyllable.Final.bieup).map { [$0] },
      start: .anywhere,
      endsWord: false,
      then: [WordRuns(KoreanConjugation.rows("니까"), start: .anywhere, endsWord: true)]
    ),
  ])

  // MARK: - What was and is

  /// A syllable in ㅆ marks the past, but for 있 and 겠.
  private static let pastSyllables =
    KoreanSyllable.all(
      withFinal: KoreanSyllable.Final.ssangsiot
    ).filter { $0 != "있" && $0 != "겠" }.map { [$0] } + typedWithoutShift

  /// The commonest of them with ㅅ for ㅆ.
  private static let typedWithoutShift = ["햇", "엇", "앗", "왓", "됏", "줫", "봣", "졋"].map { [$0] }

  /// The past with what may end it, and the noun of 하다 with which messages tell the same ("완독함").
  static let past = WordRuns(joining: [
    WordRuns(
      pastSyllables,
      start: .anywhere,
      endsWord: false,
      then: [pastEndings]
    ),
    WordRuns([["함"]], start: .bound, endsWord: true),
  ])

  /// The same of 이다, which says of a thing that it was so.
  static let pastCopulas = WordRuns(joining: [
    WordRuns([["였"]], start: .bound, endsWord: false, then: [pastEndings]),
    WordRuns(
      [["었"]],
      start: .bound,
      endsWord: false,
      then: [pastEndings],
      behind: { $0 == "이" }
    ),
  ])

  private static let pastEndings = WordRuns(
    KoreanConjugation.rows(
      """
      어,어요,어용,다,습니다,네,네요,는데,는데요,는데도,지,지요,죠,지만,을까,을까요,니,나,나요,냐,습니까,으니,으니까,으니까요,으면,\
      어서,거든,거든요,고,고요,던,던데,더라,더라고,더라고요,잖아,잖아요,음,구나,군,군요,을 텐데,을 때,었어,었는데,었지,었다,었어요,\
      는지,는데 말이야,단 말이야,으면 했어,어도,으며,다가,심더,십니더,십니꺼,당께,당께요,제,구마,구만,구만유,는디,는디요,는디유,데이,노,어예,어유,슈,응께
      """
    ),
    start: .anywhere,
    endsWord: true
  )

  /// Why something is asked for, which asks for nothing itself.
  private static let reasons = bound("니까,어서,아서,워서,져서,니깐,므로,기 때문에,길래,느라,라서,이라서,더니")

  private static let remembered = "당께,당께요,구마,구먼,구먼유,더라,더라고,더라고요,던데,던데요,곤 했어"

  /// "온다", "읽는다": what is told of the present.
  private static let present = WordRuns(
    KoreanSyllable.all(withFinal: KoreanSyllable.Final.nieun).map { [$0] },
    start: .anywhere,
    endsWord: false,
    then: [WordRuns([["다"]], start: .bound, endsWord: true)]
  )

  private static let remarks = """
    네,네요,구나,군,군요,잖아,잖아요,거든,거든요,는걸,는걸요,은걸,더군,별로야,별로예요,최고야,최고예요,최고다,는데,는데요,은데,은데요,\
    ㄴ데,인데,인데요
    """

  // MARK: - Tables

  private static let listed = KoreanVerbs.listed

  private static func isRieul(_ character: Character) -> Bool {
    KoreanSyllable(character)?.final == KoreanSyllable.Final.rieul
  }

  /// Endings, which stand behind other syllables of a word.
  private static func bound(_ list: String) -> WordRuns {
    WordRuns(KoreanConjugation.rows(list), start: .bound, endsWord: false)
  }

  /// Endings, with or without a space before them.
  private static func endings(_ list: String) -> WordRuns {
    WordRuns(KoreanConjugation.rows(list), start: .anywhere, endsWord: true)
  }

  /// Words of their own.
  private static func words(_ list: String) -> WordRuns {
    WordRuns(KoreanConjugation.rows(list), start: .word, endsWord: true)
  }
}
