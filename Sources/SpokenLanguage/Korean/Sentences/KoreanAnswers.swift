/// The closed lists of Korean answers.
enum KoreanAnswers {
  private static let tokenizer = Korean.tokenizer

  private static let courtesies =
    KoreanWords.interjections
    + ",음,어,저기,그럼,그러면,저,아,좀,감사합니다,고마워,고마워요,부탁해,부탁해요,부탁합니다,부탁드려요,부탁드립니다,제발,어서,얼른,빨리,바로,"
    + "당장,그냥,일단,진짜,정말,뭐,자,마,쫌,그대로,이대로,그거,그걸,그것,이거,저거,ㅋ,ㅎ,ㅠ,ㅜ"

  /// What was said or pressed by mistake is not to be done.
  private static let mistakes: String =
    ["누르다", "말하다", "고르다", "하다", "보다", "시키다", "부르다", "치다", "쓰다", "찍다", "읽다"].flatMap { verb in
      guard let past = KoreanStem(verb)?.text(of: .past) else { return [String]() }
      return [
        "어", "어요", "네", "네요", "다", "습니다", "음", "구나", "지", "는데", "어유", "당께", "심더", "구먼",
      ].flatMap { ["잘못 \(past)\($0)", "실수로 \(past)\($0)", "잘못 \(past)\($0) 미안"] }
    }.joined(separator: ",")

  /// "취소" is said of a question and of what was done alike.
  static let retracting = WordRuns("취소", tokenizer)

  static let fixed = FixedAnswers(
    asking: WordRuns("정말,정말로,진짜,진짜로", tokenizer),
    confirmedBy: { confirmations },
    commands: PhraseTable(
      [
        .command(.cancel): """
        취소,취소해,취소해줘,취소해 주세요,취소할래,취소할게,취소할게요,그만,그만해,그만해줘,그만둬,그만할래,그만할게요,\
        중지,중단,중단해,중단해줘,멈춰,멈춰줘,관둬,없던 걸로 해,없던 일로 해,cancel,stop
        """,
        .command(.help): """
        도움말,도움,도와줘,도와주세요,도와 주세요,뭐 할 수 있어,뭘 할 수 있어,뭐라고 말해,뭐라고 하면 돼,무엇을 할 수 있어,\
        뭐라고 말하면 돼,help,명령어,헬프
        """,
        .command(.quit): "종료,종료해,종료해줘,종료해 주세요,끝내,끝내줘,끝,나가기,나갈래,나가,잘 있어,안녕히 계세요,quit,exit",
        .command(.undo): """
        실행 취소,실행 취소해,실행 취소해줘,되돌려,되돌려줘,되돌려줘요,되돌려 주세요,되돌려 줄래,다시 되돌려 줘,다시 되돌려,다시 되돌려 주세요,방금 거 되돌려 줘,방금 한 거 되돌려 줘,\
        도로 돌려놔,돌려놔,돌려놔 줘,도로 물러 줘,물러 줘,취소해 줘 방금 거,방금 건 취소해 줘,되돌리기,원래대로,원래대로 해줘,undo,방금 거 취소,\
        방금 거 취소해줘,방금 한 거 취소,방금 한 거 취소해줘
        """,
        .command(.redo): "다시 실행,다시 실행해,다시 실행해줘,다시 실행해 주세요,되돌린 거 다시 해줘,redo",
        .courtesy: courtesies
          + ",아니,아니야,아니다,아니요,아뇨,아,앗,어,엥,헐,헉,에이,잘못했다,잘못했어,실수,실수했다,실수했어,실수야,아차,아이다,아이라,아녀,아니여,아이고 아이다,잘못했네,잘못 말했어,잘못 말했네,말이 헛나왔어,말이 헛나왔네",
      ],
      rows: [.command(.undo): undoing],
      tokenizer: tokenizer
    ),
    tokenizer: tokenizer
  )

  private static let confirmations = PhraseTable<FixedAnswers.Meaning>(
    [
      // 어 is a yes beside what it agrees to.
      .yes: KoreanAgreement.all + "," + KoreanRequests.agreed,
      .no: """
      그냥 둬,그냥 둬요,그냥 두세요,놔둬,놔둬요,놔두세요,그대로 둬,그대로 두세요,남겨 둬,남겨둬,\
      아니,아니요,아니오,아뇨,아냐,아닙니다,아니야,아니에요,아니예요,노,ㄴㄴ,ㄴ,안 돼,안 돼요,안 됩니다,안돼,안 해,안 할래,\
      안 할래요,안 할게,안 할게요,하지 마,하지 마세요,하지마,싫어,싫어요,싫습니다,됐어,됐어요,됐습니다,필요 없어,필요 없어요,\
      필요 없습니다,그러지 마,그러지 마세요,틀려,틀렸어,틀렸어요,틀립니다,no,n,nope,안 원해,원하지 않아,원하지 않아요,아직 아니야,\
      아직 아니에요,아무것도,아무것도 아니야,없어,없어요,없습니다,다 아니야,다 아니에요,둘 다 아니야,됐다,에이 됐다,관둘래,관두자,말래,말자,\
      마음이 바뀌었어,마음이 바뀌었어요,마음 바뀌었어,마음이 변했어,생각이 바뀌었어,생각이 바뀌었어요,생각 바뀌었어,\
      아이다,아입니더,아이라,아니여,아녀,아녀유,아니유,아니어라,아니랑께,됐심더,됐네,됐네요,됐거든,됐거든요,됐유,냅둬,냅두소,냅두쇼,냅둬유,내비둬,\
      놔두소,놔두이소,놔두쇼,놔둬유,고마 됐다,마 됐다,관두소,하지 마소,하지 마이소,하지 마유,노노,놉,안 된다,안된다,안 됨,말아,말어,말아요,아서,아서라,\
      아니거든,아니거든요,아니라고,아니라고요,아니라니까,아니라니까요,싫다,싫거든,싫다고,싫다니까,싫다니까요,싫은데,싫은데요,싫어유,하지 말라고,\
      하지 말라고요,하지 말라니까,하지 말라니까요,하지 말고,하지 말아 줘,하지 말아 주세요,하지 말자,그대로 놔둬,그대로 놔두세요
      """ + ",아닐세,아니올시다,아니오이다,아니외다,됐소,됐구려,싫네,싫소"
        + "," + KoreanRequests.refusals + "," + KoreanRequests.leavings + "," + mistakes,
      // Who says yes may say to what; alone it might be to something else.
      .courtesy: courtesies + "," + KoreanRequests.consents,
    ],
    tokenizer: tokenizer
  )

  /// What was done last, with the verbs of undoing in their request forms.
  private static let undoing =
    """
    \(last) + -|다시|도로 + 취소|실행 취소|복구|복원|철회|원상복구 + 해|해 줘|해줘|해 줘요|해줘요|해 주세요|해주세요|해 줄래|해줄래|해 줄래요|해 주시겠어요|해 주십시오|해라|하자|할래|해 주라|부탁해|부탁해요|부탁드려요|부탁드립니다
    실행 취소|복구|복원|철회|원상복구 + 해|해 줘|해줘|해 줘요|해줘요|해 주세요|해주세요|해 줄래|해줄래|해 줄래요|해 주시겠어요|해 주십시오|해라|하자|할래|해 주라|부탁해|부탁해요|부탁드려요|부탁드립니다
    -|\(last) + -|다시|도로|원래대로|원상태로|전으로|이전으로 + 되돌려|되살려|돌려놔|돌려놓아|물러 + 줘|줘요|주세요|줄래|줄래요|주시겠어요|주십시오|주라|줄 수 있어|줄 수 있나요|놔|놔 줘|놔 주세요
    원래대로|원상태로|원래 상태로|아까처럼 + -|해|해 줘|해줘|해 주세요|해주세요|하자|둬|둘래|부탁해|부탁해요
    -|\(last) + 다시|도로|원래대로|원상태로|전으로|이전으로 + 돌려 + 줘|줘요|주세요|줄래|줄래요|주시겠어요|주십시오|주라|줄 수 있어|줄 수 있나요|놔|놔 줘|놔 주세요
    -|\(last) + 다시|도로 + 살려 + 줘|줘요|주세요|줄래|줄래요|주시겠어요|주십시오|주라|놔|놔 줘|내|내 줘
    -|\(last) + -|다시|도로|원래대로 + 되살려|되살려줘|되살려줘요|되살려주세요|되돌려|되돌려줘|되돌려줘요|되돌려주세요|되돌려줄래|돌려놔|돌려놔줘|돌려놔요|돌려놓자|되돌리자|되돌릴래|되돌리고 싶어|무르자|무를래|되돌려라|되돌리라|되돌려도|되돌려도고|되돌려주이소|되돌려주소|되돌려주라|되돌려부러|되돌려불어|돌려놔라|돌려놓이소|물러라|물러줘|물러주라|물러주이소
    """

  private static let last =
    "그거|그걸|그건|방금 거|방금 건|방금 걸|방금 것|방금 꺼|방금 한 거|방금 한 건|방금 한 걸|방금 그거|방금 그건|아까 거|아까 건|아까 한 거|마지막 거|마지막 건|마지막 걸|지금 거|지금 건|이거|이건|직전 거"

  static let numbers = NumberAnswer(
    numbers: KoreanNumbers(),
    leading: PhraseTable(
      [true: "음,어,저,그냥,딱,약,한 약,대략,총,모두,전부,아마,번호,평점,별점,별,네 그럼"],
      tokenizer: tokenizer
    ),
    trailing: PhraseTable(
      [
        true: """
        권,개,명,분,마리,번,부,장,대,병,잔,점,점만,별,원,살,시간,일,주,달,년,쪽,페이지,세트,퍼센트,프로,정도,쯤,정도요,쯤요,정도만,쯤만,만,만요,\
        으로,로,요,이요,이에요,예요,입니다,이야,야,주세요,줘,해줘,해 주세요,부탁해,부탁해요,부탁합니다,부탁드려요,부탁드립니다,사줘,사 주세요,\
        살게,살게요,할게,할게요,할래,할래요,좋겠어,이면 돼,이면 돼요,면 돼,면 돼요,이상,을,를,권만,개만
        """
      ],
      tokenizer: tokenizer
    ),
    freeTrailingWords: 0,
    forbidden: [],
    // 네 alone says yes; as a number it stands before a counter.
    otherAnswers: [["네"]]
  )
}
