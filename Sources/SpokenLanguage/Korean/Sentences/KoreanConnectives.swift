/// How Korean speakers correct themselves, go on and refer back; a token is a syllable.
enum KoreanConnectives {
  static let all = Connectives(
    corrections: WordRuns(
      KoreanConjugation.rows(
        """
        아니,아니 아니,아니다,아니요,아냐,아뇨,아니야,아녜요,아닐세,아닙니다,아이다,ㄴㄴ,앗 ㄴㄴ,아 ㄴㄴ,아니 잠깐,잠깐만,잠깐만요,아 잠깐,아 아니,아 아니다,\
        다시 생각해 보니,다시 생각해 보니까,다시 생각하니,다시 생각하니까,생각해 보니,생각해 보니까,생각해보니,생각해보니까,\
        아니 그게 아니라,그게 아니라,그거 말고,아니 그거 말고,미안,미안해요,죄송해요,내 말은,제 말은,역시,앗 역시,아 역시,\
        아니 내 말은,사실은,실은,정정,잘못했다,잘못했네,잘못 말했다,잘못 말했네,잘못 말했어,죄송합니다,착각했네요,착각했어요,헷갈렸네요,헷갈렸어요,잘못 말했네요,잘못 말했어요,실수했네요,실수했어요,착각했다,착각했네,착각했어,헷갈렸다,헷갈렸네,헷갈렸어,실수,실수했다,실수했네,아 실수
        """
      ),
      start: .anywhere,
      endsWord: true
    ),
    correctionsAfterBreak: WordRuns(interjections, Korean.tokenizer),
    retractions: WordRuns(
      "취소하고,그거 취소하고,방금 건 취소하고,방금 말한 건 취소하고,됐고,아니 됐고,다시 말할게,다시 말할게요",
      Korean.tokenizer
    ),
    joiners: WordRuns(
      KoreanConjugation.rows("랑,이랑,하고,와,과,이하고,이며"),
      start: .bound,
      endsWord: true
    ).joined(
      with: WordRuns(
        "그리고,그리고 나서,그리고 나서는,그런 다음,그런 다음에,그 다음,그 다음에,그다음에,그러고 나서,그 후에,및,거기다,게다가,아울러",
        Korean.tokenizer
      )
    ),
    alternatives: WordRuns(["나", "이나"].map { [$0] }, start: .bound, endsWord: true)
      .joined(with: WordRuns("또는,혹은,내지", Korean.tokenizer)),
    continuations: WordRuns("이제,이젠,이번엔,이번에는,다음은,다음엔", Korean.tokenizer),
    references: WordRuns(references.joined(separator: ","), Korean.tokenizer),
    earlierReferences: WordRuns(earlier.joined(separator: ","), Korean.tokenizer),
    firstReferences: WordRuns(first.joined(separator: ","), Korean.tokenizer),
    groupReferences: WordRuns(
      "둘 다,두 개 다,두 권 다,두 권 모두,둘 모두,그 두 권,그 둘,셋 다,세 권 다,세 권 모두,그것들,걔네,걔네들,얘네,얘네들,그 책들,이 책들",
      Korean.tokenizer
    ),
    makers: WordRuns(
      "그 사람,그 작가,이 작가,그분,그 분,같은 작가,같은 사람,이 사람,그 저자,같은 저자,그 양반",
      Korean.tokenizer
    ),
    lists: KoreanListWords.all,
    negations: WordRuns("지 마,지 말,지는 마,지는 말,진 마,진 말,절대,안 돼,안 된", Korean.tokenizer),
    inversions: WordRuns(
      "반대로,반대로 해 줘,반대야,반대예요,반대네,거꾸로,거꾸로야,서로 바꿔,서로 바꿔 줘,둘이 바꿔 줘,바뀌었어,바뀌었네,뒤바뀌었어",
      Korean.tokenizer
    ),
    negatedRequests: WordRuns(
      """
      잊지 말,잊지 마,까먹지 말,까먹지 마,잊지 않게,잊지 않도록,까먹지 않게,까먹지 않도록,놓치지 않게,놓치지 않도록,주면 안 돼,주면 안 될,주면 안 되,주시면 안 돼,주시면 안 될,주시면 안 되,주시면 안 된,\
      보면 안 돼,보면 안 될
      """,
      Korean.tokenizer
    ),
    endings: Connectives.Endings(
      joining: "고",
      closing: [["어", "줘"], ["아", "줘"], ["줘"]]
    )
  )

  /// Interjections (감탄사) of surprise and regret, which behind a sign take back what was said.
  private static let interjections = """
    아,앗,아차,아차차,아참,참,아이고,아이구,에고,에구,어이쿠,아이쿠,어머,어라,어,엇,엥,헉,헐,이런,이크,아뿔싸,어휴,에이
    """

  /// The demonstratives of what is near, spoken of and in sight with 것 in its contractions and with 책; and what was
  /// spoken of just before.
  private static let references: [String] =
    ["이", "그", "저", "요"].flatMap { near in
      ["거", "것", "걸", "것을", "거를", "건"].map { near + $0 } + ["\(near) 책", "\(near) 책을"]
    } + thing("방금") + thing("아까") + [
      "방금 건", "아까 건", "방금 그거", "방금 그 책", "아까 그거", "아까 그 책", "그 녀석", "이 녀석",
    ] + familiar

  /// What stands before another in time or order, with 것 in its contractions.
  private static let earlier =
    ["이전", "그전", "그 전", "전에", "먼저", "앞에", "앞의", "다른"].flatMap(thing)
    + ["다른 책", "다른 하나", "나머지 하나", "다른 한 권", "나머지 한 권"]
  private static let first = ["처음", "맨 처음", "첫 번째", "첫번째"].flatMap(thing)

  private static func thing(_ which: String) -> [String] {
    ["거", "것", "걸", "것을"].map { "\(which) \($0)" }
  }

  /// The demonstratives of people, with which things are spoken of fondly, and what was just done to a thing.
  private static let familiar =
    [
      "얘", "걔", "쟤", "요놈", "이놈", "그놈", "저놈", "고놈", "요 녀석", "고거", "고것", "이 친구", "그 친구", "이 작품",
      "그 작품",
    ]
    + ["방금", "지금", "아까"].flatMap { time in
      ["거", "꺼", "연 거", "연 책", "본 거", "본 책", "말한 거", "말한 책"].map { "\(time) \($0)" }
    }
}
