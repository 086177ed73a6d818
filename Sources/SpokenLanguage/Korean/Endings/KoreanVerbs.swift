/// The everyday verbs of Korean commands, by what they ask for.
///
/// The verbs of the first levels of 국립국어원, 한국어 학습용 어휘 목록 (2003) for opening, removing, putting, getting,
/// judging and looking for, with the nouns that 하다 makes verbs of the same meaning.
enum KoreanVerbs {
  static let all: [VerbClass] = [
    verb(
      "open",
      "열다,펴다,펼치다,펼쳐지다,켜다,꺼내다,들어가다,가다,넘어가다,틀다,까다",
      "오픈,실행,가동",
      onlyShows: true
    ),
    verb(
      "show",
      "보다,보이다,띄우다,들여다보다,훑어보다,돌아보다,살펴보다,둘러보다,뜨다,내보이다",
      "확인,조회,열람,표시,구경,출력",
      onlyShows: true
    ),
    VerbClass("show", stateQuestions, onlyShows: true),
    verb(
      "remove",
      "지우다,없애다,빼다,버리다,날리다,치우다,떼다,내다버리다,갖다버리다,빼내다,들어내다,쳐내다,내치다,솎아내다,내리다",
      "삭제,제거,제외,처분,폐기,정리,말소"
    ),
    verb(
      "add",
      "넣다,담다,꽂다,올리다,들이다,들여놓다,더하다,집어넣다,보태다,끼우다,남기다,모으다,적다",
      "추가,등록,저장,보관,기록,입력,수록,찜"
    ),
    verb(
      "move",
      """
      옮기다,넣다,담다,꽂다,보내다,넘기다,바꾸다,돌리다,집어넣다,올리다,놓다,두다,끼우다,가져다 놓다,갖다 놓다,되돌려 놓다,\
      나누다,돌려놓다,내려놓다,빼놓다,빼 놓다,빼두다,빼 두다,미루다,앞당기다,늦추다
      """,
      "이동,변경,분류,정리,전환,표시,처리,체크,배치,지정,설정,등록,저장,보관,찜,연기"
    ),
    verb("buy", "사다,시키다,지르다,사들이다,사오다,쟁이다,쟁여 두다,쟁여 놓다", "구매,구입,주문,결제,장만,선주문,오더,쇼핑"),
    verb("rate", "매기다,따지다", "평가,채점,리뷰"),
    verb(
      "find",
      "찾다,찾아보다,알아보다,뒤지다,둘러보다,가지다,골라내다,뽑다,뽑아내다,추리다",
      "검색,조회,탐색,서치,수색",
      onlyShows: true
    ),
    // 있다 says what there is, but for the auxiliary verb of 읽고 있다.
    VerbClass(
      "find",
      WordRuns(joining: [
        // "있으면" only supposes or wishes that there were.
        existence(KoreanStem.Form.allCases.filter { ![.nasal, .linked].contains($0) }),
        // "있는" only tells of what is somewhere.
        WordRuns(
          KoreanConjugation.rows(
            """
            있음,잇음,있나,있나요,있니,있냐,있는지,있는가,있는가요,있는데,있는데요,있네,있네요,잇나,잇나요,잇니,잇냐,잇는지,있는교,있노
            """
          ),
          start: .anywhere,
          endsWord: true,
          behind: isExistence
        ),
      ]),
      onlyShows: true
    ),
    // Who is reading; what was read or is to be read is no reading.
    VerbClass(
      "read",
      KoreanConjugation.all.runs(of: ["읽다"], start: .anywhere, forms: [.plain, .nasal]),
      onlyShows: true
    ),
    verb("play", "듣다,들리다,틀다,켜다", "재생,플레이"),
    verb("call", "걸다,부르다", "전화,통화,콜"),
    verb("send", "보내다,부치다,나누다", "전송,공유,발송,송금,전달"),
    verb("begin", "켜다,틀다,돌리다,시작하다", "시작,개시,가동,작동,활성화"),
    verb("end", "끄다,끝내다,멈추다,닫다,마치다", "중지,정지,종료,중단,비활성화"),
    verb("cancel", "무르다", "취소,철회,해지,해약"),
    verb("resume", "이어 하다", "재개,계속,속행"),
    verb("remind", "알리다,깨우다", "통지"),
    // Verbs of telling that name a person first, and verbs of writing down.
    verb("inform", "알리다,전하다", "전달,통보,연락,보고"),
    verb("note", "적다,받아쓰다,적어 두다,적어두다,써 두다,써두다,적어 놓다,적어놓다", "메모,기록,필기,기재"),
    verb("raise", "올리다,높이다,키우다", "인상,증가"),
    verb("lower", "내리다,낮추다,줄이다", "인하,감소"),
    verb("tell", "알리다,말하다,가르치다,들리다,이르다,궁금하다", "설명,안내,소개,낭독", onlyShows: true),
    verb("make", "만들다,쓰다,짓다", "작성,생성,제작"),
    verb(
      "light",
      """
      주다,하다,드리다,부탁하다,매기다,찍다,남기다,달다,바꾸다,고치다,붙이다,쏘다,박다,올리다,내리다,낮추다,높이다,두다,놓다,\
      돌리다,만들다,되다,원하다,바라다,시키다,보내다,넣다,치다,때리다,올려놓다,걸다,맞추다,잡다,내다,채우다,걸어 놓다,걸어놓다,맞춰 놓다,맞춰놓다,누르다
      """,
      "부여,수정,변경,설정,지정,처리,조정,적용,추가,부탁,희망,입력,정정,교체,가능,표시,업데이트,요청,필요",
      isLight: true
    ),
  ]

  private static func existence(_ forms: [KoreanStem.Form]) -> WordRuns {
    KoreanConjugation.all.runs(
      of: ["있다", "있으시다"],
      start: .anywhere,
      forms: forms,
      behind: isExistence
    )
  }

  /// Whether 있다 behind a syllable is no auxiliary.
  @Sendable private static func isExistence(behind syllable: String) -> Bool {
    syllable != "고" && syllable != "어" && syllable != "아"
  }

  /// Questions that ask what something is or how it stands, which is answered by showing it; not how anybody likes it.
  static let stateQuestions = WordRuns(
    KoreanConjugation.rows(
      """
      어떻게 됐어,어떻게 됐어요,어떻게 됐나요,어떻게 됐지,어떻게 돼 가,어떻게 돼 가요,어떻게 되어 가,어떻게 되고 있어,어떻게 되고 있어요,\
      어떻게 되고 있나요,어떻게 생겼어,어떻게 생겼어요,어떻게 생겼지,어떻게 생겼나요
      """
    ),
    start: .word,
    endsWord: true
  )

  /// The verbs of undoing, freeing, emptying, leaving out and giving up, and what says that something lasts no longer.
  static let reversives = runs(
    "비우다,되돌리다,건너뛰다,거두다,거둬들이다,놓아주다,놔주다,내보내다,벗기다,그만두다,관두다",
    "해제,초기화,생략,반납,반환,환불,탈퇴,퇴장,퇴실,퇴출,방출,배제,공제,차감,로그아웃,체크아웃,스킵,리셋,포기,면제"
  ).joined(
    // "풀" and "푼" are grass and a penny.
    with: KoreanConjugation.all.runs(
      of: ["풀다"],
      start: .word,
      forms: KoreanStem.Form.allCases.filter { $0 != .future && $0 != .adnominal }
    )
  ).joined(
    with: WordRuns(
      KoreanConjugation.rows("더 이상,더는,이제 안,이제 그만,그만"),
      start: .word,
      endsWord: false
    )
  )

  /// Verbs of entering, listing and ticking off with which what was done is kept, beside those of writing it down.
  static let recordings = runs("적다,남기다", "기록,기입,메모,체크,표시,등록,입력,보고,집계")

  /// The infinitives that ask by themselves, alone and with the auxiliaries of finishing and keeping ("날려 버려", "옮겨 놔").
  static let requestForms: WordRuns = {
    let heads = KoreanConjugation.heads(of: ofClasses, in: .infinitive).filter { $0.count > 1 }
    let auxiliaries = KoreanConjugation.heads(of: ["버리다", "놓다", "두다", "보다"], in: .infinitive)
    return WordRuns(
      heads + heads.flatMap { head in auxiliaries.map { head + $0 } },
      start: .anywhere,
      endsWord: true
    )
  }()

  /// All verbs that commands are given with, as dictionaries list them.
  static let listed = ofClasses + others

  private static let ofClasses = dictionary(
    """
    열다,보다,보이다,펴다,펼치다,띄우다,켜다,꺼내다,지우다,없애다,빼다,버리다,날리다,치우다,떼다,넣다,담다,꽂다,올리다,들이다,더하다,\
    남기다,옮기다,보내다,넘기다,바꾸다,돌리다,놓다,두다,시키다,지르다,매기다,찾다,뒤지다,듣다,틀다,걸다,부르다,끄다,멈추다,닫다,\
    높이다,내리다,낮추다,알리다,만들다,드리다,찍다,달다,고치다,붙이다,열리다,지워지다,나오다
    """
  )

  /// Those with which something is done to a thing; who looks at something does nothing to it.
  static let doing = ofClasses.filter {
    !["보다", "보이다", "듣다", "열리다", "지워지다", "나오다"].contains($0)
  }

  /// Verbs of everyday life that no class of commands has, for telling clauses and acts.
  private static let others = [
    "읽다", "하다", "되다", "주다", "쓰다", "사다", "오다", "가다", "받다", "빌리다", "끝내다", "끝나다", "시작하다",
    "알다", "모르다", "좋아하다", "싫어하다", "잊다", "까먹다", "생각하다", "말하다", "듣다", "보다", "마치다",
  ]

  private static func verb(
    _ name: String,
    _ verbs: String,
    _ nouns: String,
    isLight: Bool = false,
    onlyShows: Bool = false
  ) -> VerbClass {
    VerbClass(name, runs(verbs, nouns), isLight: isLight, onlyShows: onlyShows)
  }

  /// The forms of some verbs, and of nouns that 하다 makes verbs of.
  private static func runs(_ verbs: String, _ nouns: String) -> WordRuns {
    let conjugation = KoreanConjugation.all
    let nouns = nouns.split(separator: ",").map(String.init)
    return WordRuns(joining: [
      conjugation.runs(of: dictionary(verbs), start: .anywhere),
      conjugation.runs(ofNouns: nouns.filter { $0.count > 1 }, start: .anywhere),
      conjugation.runs(ofNouns: nouns.filter { $0.count == 1 }, start: .word),
    ])
  }

  private static func dictionary(_ verbs: String) -> [String] {
    verbs.split(separator: ",").map { $0.trimmingPrefix { $0.isWhitespace } }.map(String.init)
  }
}
