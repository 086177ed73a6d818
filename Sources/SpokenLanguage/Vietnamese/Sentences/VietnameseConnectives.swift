/// How Vietnamese speakers correct themselves, go on and refer back.
enum VietnameseConnectives {
  static let all = Connectives(
    corrections: VietnameseWords.runs(corrections),
    correctionsAfterBreak: VietnameseWords.runs(correctionsAfterBreak),
    retractions: VietnameseWords.runs(retractions),
    joiners: VietnameseWords.runs(joiners).joined(with: done).joined(with: contrast),
    alternatives: VietnameseWords.runs("hay,hoặc,hoặc là"),
    betweens: VietnameseWords.runs("giữa"),
    continuations: VietnameseWords.runs(
      "giờ,giờ thì,bây giờ,bây giờ thì,tiếp theo,tiếp theo là,kế tiếp"
    ),
    references: VietnameseWords.runs((references + persons).joined(separator: ",")),
    earlierReferences: VietnameseWords.runs(earlier.joined(separator: ",")),
    firstReferences: VietnameseWords.runs(first.joined(separator: ",")),
    groupReferences: VietnameseWords.runs(
      "cả hai,cả 2,cả hai cuốn,cả hai quyển,cả hai cuốn đó,cả hai quyển đó,hai cuốn đó,hai quyển đó,cả ba,cả ba cuốn,cả ba quyển,chúng,chúng nó,mấy cuốn đó,mấy quyển đó,những cuốn đó,mấy cuốn này"
    ),
    makers: VietnameseWords.runs(
      "của ông ấy,của bà ấy,của cô ấy,của anh ấy,của chị ấy,của ổng,của bả,của tác giả này,của tác giả đó,của tác giả ấy,cùng tác giả,của cùng tác giả,ông ấy viết,bà ấy viết,cô ấy viết,anh ấy viết"
    ),
    lists: VietnameseListWords.all,
    introductions: VietnameseWords.runs(
      "tên,tựa,tên là,có tên,có tên là,mang tên,tựa là,nhan đề,về,nói về"
    ),
    negations: VietnameseWords.runs(negations),
    inversions: VietnameseWords.runs(
      "ngược lại,đảo lại,đảo ngược lại,ngược rồi,hoán đổi,hoán đổi lại,đổi ngược lại,đổi cho nhau,đổi lại cho nhau"
    ),
    negatedRequests: VietnameseWords.runs(
      "đừng quên,chớ quên,đừng để tôi quên,đừng để mình quên,đừng để em quên,đừng để anh quên"
    )
  )

  /// The lists as they stand, for what is typed without marks.
  static let everything =
    [negations, corrections, correctionsAfterBreak, retractions, joiners]
    .flatMap { $0.split(separator: ",").map(String.init) } + references

  private static let corrections = """
    không không,không phải cuốn đó,không phải quyển đó,không phải cuốn này,không phải cái đó,không không phải cuốn đó,à không,à không phải,ơ không,ý không,ý tôi là,ý mình là,ý tui là,không ý tôi là,\
    nhầm rồi,ấy nhầm,á nhầm,ơ nhầm,ối nhầm,tôi nhầm,mình nhầm,à nhầm,à nhầm rồi,ủa nhầm,ý nhầm,nói nhầm,à nói nhầm,à lộn,ý lộn,\
    nghĩ lại,nghĩ lại thì,thôi nghĩ lại,thôi nghĩ lại thì,ờ nghĩ lại thì,à nghĩ lại thì,\
    nói lộn,lộn rồi,à quên,ý quên,ờ quên,à xin lỗi,xin lỗi ý tôi là,xin lỗi ý mình là,xin lỗi ý tui là,xin lỗi ý em là,xin lỗi phải là,nhầm phải là,nhầm rồi phải là,nhầm rồi là,nhầm là,khoan đã,khoan khoan,à khoan,\
    đợi đã,đợi chút,đợi tí,chờ đã,chờ chút,chờ tí,lỡ tay,nhầm tay,lỡ lời,lỡ miệng,bấm nhầm,ấn nhầm,gõ nhầm,lỡ tay nhầm,đúng hơn là,thật ra,thực ra,nói đúng hơn,ờ không,\
    à mà không,hay là,hay thôi,hông phải,à hông
    """

  /// The last are interjections (thán từ) of surprise and regret, alone and before one another.
  private static let correctionsAfterBreak =
    "khoan,không,không phải,nỏ phải,mà nỏ phải,lộn,mà không,nhầm,quên,thôi,từ từ,xin lỗi,"
    + (interjections
    + interjections.flatMap { first in ["chết", "quên", "lộn"].map { first + " " + $0 } })
    .joined(separator: ",")

  static let interjections = [
    "à", "a", "á", "ấy", "ý", "í", "ơ", "ờ", "ồ", "ối", "ôi", "úi", "ui", "ủa", "chết", "chết rồi",
    "thôi chết", "trời", "trời ơi",
  ]

  private static let retractions = """
    bỏ đi,thôi bỏ đi,mà thôi bỏ đi,quên đi,thôi quên đi,mà thôi,à mà thôi,à thôi,ờ thôi,thôi khỏi,à thôi khỏi,\
    mà thôi khỏi,thôi không cần,thôi không cần nữa,bỏ qua đi,để tôi nói lại,để mình nói lại,nói lại nhé,nói lại nha,\
    hủy cái đó,coi như chưa nói,thôi để đó,mà thôi để đó,thôi để yên
    """

  private static let joiners = """
    và,rồi,và rồi,rồi thì,sau đó,và sau đó,rồi sau đó,xong thì,xong rồi,xong rồi thì,xong xuôi,tiếp theo,\
    tiếp đó,kế đó,kế tiếp,và còn,với,với lại,cùng với,và cả,lẫn,đồng thời,kèm theo,sẵn tiện,\
    tiện thể,nhân tiện,luôn tiện,rồi còn,xong còn
    """

  /// "Xong" behind a thing joins what is to be done with it and next ("mở Dune xong chấm 5 sao"); directly behind a
  /// verb, without a sign, it says that something is over ("đọc xong Dune rồi").
  private static let done = WordRuns(joining: [
    WordRuns([["xong"]], start: .anywhere, endsWord: true, behind: { !verbs.contains($0) }),
    WordRuns([["xong"]], start: .sign, endsWord: true),
  ])

  /// "Còn" goes on with another thing; behind whoever does something it says that he does so still ("mẹ còn đọc").
  private static let contrast = WordRuns(
    [["còn"]],
    start: .anywhere,
    endsWord: true,
    behind: { !VietnamesePronouns.all.contains($0) }
  )

  private static let verbs = Set(
    VietnameseVerbs.all + ["đọc", "học", "ăn", "uống", "nấu", "giặt", "dọn", "tắm", "viết", "nghe"]
  )

  private static let negations = """
    đừng,chớ,không được phép,không muốn,không cần,khỏi cần,khỏi phải,không nên,chưa muốn,chẳng cần,chả cần,cấm,\
    đừng có,hổng cần
    """

  /// Somebody who was spoken of, where something is for them.
  private static let persons = VietnamesePronouns.prepositions.flatMap { preposition in
    (VietnamesePronouns.third + VietnamesePronouns.contracted).map { "\(preposition) \($0)" }
  }

  /// A pronoun, and a classifier with a word that points.
  private static let references =
    ["nó", "cái đó", "cuốn sách đó", "cuốn sách này", "cuốn sách ấy"]
    + ["cái", "cuốn", "quyển", "bản", "bộ", "tập", "chiếc", "thứ"].flatMap { classifier in
      [
        "này", "đó", "ấy", "đấy", "vừa rồi", "nãy", "hồi nãy", "lúc nãy", "vừa mở",
        "vừa xem",
      ]
      .map { classifier + " " + $0 }
    }

  /// A classifier with what stands apart from what is near, or before another.
  private static let earlier = things.flatMap { classifier in
    ["kia", "trước", "trước đó", "còn lại", "lúc trước", "hồi trước"].map { classifier + " " + $0 }
  }
  private static let first = things.flatMap { classifier in
    ["đầu tiên", "thứ nhất", "lúc đầu", "ban đầu"].map { classifier + " " + $0 }
  }

  private static let things = ["cái", "cuốn", "quyển"]
}
