/// How Korean says that so much time has passed since something ("시작한 지 사흘 됐어").
enum KoreanElapsed {
  /// Spans of time: the native names of days, and numbers with the units of the calendar (국립국어원, 표준국어대사전).
  private static let spans: [String] = {
    let named = [
      "하루", "이틀", "사흘", "나흘", "닷새", "엿새", "이레", "여드레", "아흐레", "열흘", "보름", "며칠", "한참", "오래", "얼마",
    ]
    let natives = ["한", "두", "세", "네", "다섯", "여섯", "몇"].flatMap { number in
      ["달", "주", "해", "시간"].map { number + $0 }
    }
    let chinese = ["일", "이", "삼", "사", "오", "육", "칠", "팔", "구", "십"].flatMap { number in
      ["주일", "개월", "년"].map { number + $0 }
    }
    let figures = (1...31).flatMap { number in
      ["일", "주", "주일", "달", "개월", "년", "시간", "분"].map { "\(number)\($0)" }
    }
    return named + natives + chinese + figures
  }()

  private static let endings = KoreanConjugation.rows(
    """
    됐어,됐어요,됐네,됐네요,됐다,됐습니다,됐지,됐죠,됐는데,됐음,됨,되었어,되었어요,되었다,되었습니다,지났어,지났어요,지났네,지났다,지났습니다,\
    째,째야,째예요,째다,째네,째입니다,째임,안 됐어,안 됐어요,안 됐네,안 됐는데
    """
  )

  /// The spans with what says that they have passed.
  static let all = WordRuns(
    spans.map { Korean.tokenizer.words(in: $0) },
    start: .word,
    endsWord: false,
    then: [
      WordRuns(endings, start: .anywhere, endsWord: true),
      WordRuns(
        KoreanConjugation.rows("쯤,정도,도,이,은,이나"),
        start: .anywhere,
        endsWord: false,
        then: [WordRuns(endings, start: .anywhere, endsWord: true)]
      ),
    ]
  )

  /// The syllables with which spans of time end.
  static let lastSyllables = Set(spans.compactMap { $0.last.map(String.init) } + ["쯤"])
}
