/// How Vietnamese tells that somebody has done something: marks of time before the verb, "xong" behind it or
/// "rồi" at the end, with whoever did it before them (Thompson, "A Vietnamese Reference Grammar", 1987, chapters
/// 8 and 9).
///
/// Without whoever did it the same asks ("tắt đèn rồi khóa cửa"), and "cho rồi" asks to get it done.
enum VietnamesePast {
  static let tense = PastTense(tellings: [
    Telling(
      persons: persons,
      possessives: persons,
      mostNouns: 2,
      helpers: VietnameseWords.runs("đã,vừa,vừa mới,mới,có,từng,đã từng,lỡ,đã lỡ"),
      adverbs: adverbs
    ),
    Telling(
      persons: persons,
      possessives: persons,
      mostNouns: 2,
      adverbs: adverbs,
      mark: Telling.Mark(
        runs: VietnameseWords.runs(
          ["rồi", "xong", "xong rồi", "hết rồi", "mất rồi"].flatMap { mark in
            [mark] + ["nhé", "nha", "ạ", "đấy", "đó", "mà"].map { "\(mark) \($0)" }
          }
          .joined(separator: ",")
        ),
        endsClause: true,
        notBehind: VietnameseWords.runs("cho,đi")
      )
    ),
    Telling(
      persons: persons,
      possessives: persons,
      mostNouns: 2,
      adverbs: adverbs,
      mark: Telling.Mark(runs: VietnameseWords.runs("xong"))
    ),
  ])

  private static let persons = VietnameseWords.runs(
    (VietnamesePronouns.all + ["nó", "họ", "hắn", "chúng nó", "ai đó", "sếp", "ổng", "bả"])
      .joined(separator: ",")
  )

  private static let adverbs = VietnameseWords.runs(
    "cũng,đều,hôm qua,hồi nãy,lúc nãy,sáng nay,trưa nay,ban nãy,hồi sáng"
  )
}
