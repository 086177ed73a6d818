/// How Korean speakers speak of the things in a list.
enum KoreanListWords {
  static let all = ListWords(
    firsts: WordRuns("처음,맨 위,맨 앞,위에서,앞에서,첫", Korean.tokenizer),
    lasts: WordRuns("마지막,맨 아래,맨 뒤,끝에서,뒤에서,아래에서", Korean.tokenizer),
    middles: WordRuns("가운데,중간", Korean.tokenizer),
    tails: WordRuns("거,것,걸,게,건", Korean.tokenizer),
    rests: WordRuns(
      "나머지,나머지 책,나머지 책들,나머지 것,나머지 거,나머지 것들,다른 것들,다른 책들,나머지들",
      Korean.tokenizer
    ),
    narrowings: WordRuns(
      """
      그중에,그중에서,그 중에,그 중에서,그중,이 중에,이 중에서,이중에,이중에서,여기서,여기에서,목록에서,만,거,것,게,건
      """,
      Korean.tokenizer
    )
  )
}
