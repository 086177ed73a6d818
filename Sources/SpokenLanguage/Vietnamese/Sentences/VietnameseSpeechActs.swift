/// The marks by which a Vietnamese command is told from a question, a report and so on.
///
/// Question words stay where the answer would stand and "không" or "chưa" ends the other questions; time
/// words and marks before the verb ("đã", "vừa", "sẽ", "định") tell reports and plans; a verb of
/// saying quotes (Thompson, "A Vietnamese Reference Grammar", 1987, chapters 9 to 12).
enum VietnameseSpeechActs {
  static let all =
    [
      SpeechActCue(
        .question,
        .end,
        VietnameseVerbs.stateQuestions,
        notBehind: VietnameseWords.runs("xem,coi"),
        asksForKnowledge: true
      )
    ] + cues.map(\.cue)

  /// The lists as they stand, for what is typed without marks.
  ///
  /// A verb of saying and other open words are too like others without their marks.
  static let everything =
    cues.flatMap { (cue: Cue) -> [String] in cue.list.split(separator: ",").map(String.init) }
    .filter { $0.contains(" ") }
    + [
      "đừng", "không", "chẳng", "hổng", "hông", "chưa", "đã", "sẽ", "nếu", "gì", "nào", "đâu",
      "rồi", "vừa", "định", "từng",
    ]

  private static let cues: [Cue] = [
    cue(
      .remark,
      .start,
      "thì ra,hóa ra,hoá ra,té ra,ra là,đã,vì đã,vì,bạn đã,em đã,anh đã,chị đã,xin lỗi vì,xin lỗi đã,chúc mừng,hoan hô"
    ),
    // A question that somebody is to look at is asked of them: "kiếm coi có cuốn nào".
    cue(
      .request,
      .anywhere,
      "xem tới đâu,coi tới đâu,xem đến đâu,coi đến đâu,xem ra sao,coi ra sao,xem thế nào,coi thế nào,xem sao,coi sao,xem có,coi có,xem thử có,coi thử có,xem xem có,tìm xem,tìm coi,kiếm coi,kiếm xem,tra xem,tra coi,lục xem,lục coi"
    ),
    // Who does not know whether something can be done asks for it.
    cue(.request, .start, wonderings.joined(separator: ",")),
    // Who wants to be reminded what there is wants to know it, and so does who asks whether they may ask.
    cue(.question, .anywhere, asksToBeTold, asksForKnowledge: true),
    cue(
      .reminder,
      .anywhere,
      """
      nhắc tôi,nhắc mình,nhắc tui,nhắc em,nhắc anh,nhắc chị,nhắc con,nhắc mẹ,nhắc bố,nhắc nhở,lên lịch,đặt lịch,\
      hẹn giờ,đặt báo thức,ghi chú,nhớ nhắc,báo tôi,báo cho tôi,báo cho mình,nhắn với,nhắn cho,dặn tôi,đừng để tôi quên,\
      đừng để mình quên
      """
    ),
    cue(.reminder, .start, "nhớ,nhắc,đừng quên,chớ quên,ghi nhớ"),
    cue(
      .quotation,
      .anywhere,
      """
      bảo,bảo là,bảo rằng,nói rằng,nói là,nói,nghe nói,người ta nói,dặn,dặn dò,kể,kể là,kể rằng,khuyên,khoe,hỏi,kêu,\
      đòi,rủ,xúi,than,chê,khen,đồn,nghe đồn,viết rằng,viết là,trích,dịch,dịch sang,dịch câu,từ này,câu này,\
      nghĩa là,có nghĩa,đề nghị tôi,gợi ý,nhờ tôi,nhờ mình,bắt tôi,bắt mình,yêu cầu tôi
      """,
      // What leaves nothing to be said or blamed is praised ("khỏi chê").
      notBehind: "khỏi,hết,miễn,chẳng"
    ),
    cue(
      .question,
      .anywhere,
      """
      tại sao,vì sao,tại vì sao,làm sao,làm thế nào,làm cách nào,thế nào,như thế nào,ra sao,cách nào,bằng cách nào,\
      cách để,cách xóa,cách mở,cách thêm,cách mua,cách chuyển,cách đánh giá,cách tìm,cách chấm,bao lâu,hồi nào,\
      lúc mô,ở mô,đi mô,tới mô,răng mà,răng lại,răng không,làm răng,vì răng,lúc nào,ngày nào,năm nào,tháng nào,hôm nào,mấy giờ,thứ mấy,ngày mấy,bao nhiêu tiền,giá bao nhiêu,bao xa,\
      ở đâu,chỗ nào,nơi nào,đi đâu,tới đâu,đến đâu,để làm gì,làm gì,là gì,là ai,có nên,liệu,phải không,\
      đúng không,đúng hông,phải hông,có phải,chứ gì,sao lại,mắc gì,việc gì,sao mà,sao cứ,sao không,thì sao,\
      thì có sao,có đúng,có thật,ai biết,biết không,có biết,không biết,hay không,hay chưa,được chưa,được mấy,
      """
    ),
    // What can be done once something is done is asked, too ("bỏ đi rồi có thêm lại được không").
    Cue(.question, .anywhere, afterwards),
    // What would follow from a change is asked, whatever the question's end ("nếu xóa … thì thêm lại được không").
    Cue(.condition, .anywhere, supposed),
    cue(
      .request,
      .end,
      """
      được không,được không ạ,được hông,được hong,được hem,được ko,được k,được không vậy,được chứ,được không nhỉ,\
      có được không,được không bạn,được không em,được không anh,được không chị
      """
    ),
    cue(.request, .anywhere, "nếu được,nếu có thể,nếu không phiền,nếu tiện,nếu bạn không phiền"),
    cue(
      .request,
      .start,
      """
      bạn có thể,có thể,em có thể,anh có thể,chị có thể,tôi có thể,mình có thể,hay mình,hay là mình,hay ta,hay là ta,\
      hay chúng ta,hay chúng mình,hay tụi mình
      """
    ),
    cue(
      .condition,
      .anywhere,
      """
      nếu,giá mà,giá như,phải chi,ước gì,ước chi,lỡ,hễ,miễn là,trừ khi,giả sử,\
      nhỡ,mà rẻ,đáng lẽ,đáng ra,lẽ ra,suýt,với điều kiện,trong trường hợp
      """
    ),
    // Behind a name it only says what is spoken of ("Dune thì mình cho năm sao").
    cue(.condition, .anywhere, "thì tôi,thì mình,thì tui,thì em,thì tớ", isBehindName: false),
    cue(
      .condition,
      .anywhere,
      "khi nào,chừng nào,bao giờ,lúc nào",
      notBehind: "không,chẳng,chả,chưa,hổng,đâu"
    ),
    cue(.condition, .start, "khi,đợi,chờ,đến khi,tới khi,cho đến khi,sau khi,trước khi,một khi"),
    // Whether it is done already.
    cue(.question, .end, "rồi à,rồi hả,rồi hử,rồi hở,rồi ư,rồi sao"),
    // What is done already is no plan, whatever time is named.
    cue(.report, .end, done, notBehind: "cho"),
    cue(
      .intention,
      .anywhere,
      """
      mai,ngày mai,mai mốt,sáng mai,chiều mai,tối mai,ngày mốt,ngày kia,tuần sau,\
      tuần tới,tháng sau,tháng tới,sang năm,năm sau,năm tới,cuối tuần,cuối tuần này,cuối tháng,lát nữa,chút nữa,\
      tí nữa,chốc nữa,bữa nào,hôm nào,mai mốt,mai kia,bữa mô,có lẽ,chắc tôi,chắc mình,chắc tui,chắc em,chắc sẽ,đang nghĩ,đang tính,\
      đang định,sắp,sau này,mai sau,một ngày nào đó,để sau,phân vân,do dự,cân nhắc,không chắc,có khi,\
      hè này,tết này,tết tới,dịp tết,tối nay,chiều nay,đêm nay
      """
    ),
    cue(.intention, .anywhere, due.joined(separator: ","), isDue: true),
    cue(.intention, .anywhere, "sẽ,định,dự định,tính,dự tính"),
    // "Mong muốn" is to want, "mong" to hope.
    cue(.intention, .anywhere, "mong,hy vọng", notBefore: "muốn,bạn,bạn sẽ"),
    cue(.prohibition, .anywhere, negations),
    Cue(.prohibition, .anywhere, negatedVerbs),
    cue(.prohibition, .end, "đâu,đâu nhé,đâu nha,đâu ạ,đâu mà,làm gì,làm chi,đâu đấy,đâu đó"),
    cue(
      .prohibition,
      .start,
      "khỏi,miễn,dừng,ngưng,thôi khỏi,thôi đừng,thôi không,khoan,khoan đã,đừng,chớ"
    ),
    cue(
      .report,
      .anywhere,
      reports,
      notBehind: VietnamesePronouns.prepositions.joined(separator: ",")
    ),
    Cue(.report, .start, ofSpeaker.joined(with: ofElders)),
    // However much it is wanted.
    cue(.request, .start, VietnamesePronouns.before(["muốn", "cần"]).joined(separator: ",")),
    cue(
      .remark,
      .end,
      """
      lắm,quá,ghê,ghê quá,quá trời,quá đi,quá vậy,quá thế,dễ sợ,kinh khủng,kinh,phết,thật,thật đấy,lâu thế,lâu vậy,\
      hoài vậy,hoài thế,mãi thế,mãi vậy,chán,ẹc,thế không biết,tuyệt vời,xuất sắc,tuyệt,hay thật,hay thế,hay vậy
      """
    ),
    cue(
      .remark,
      .anywhere,
      """
      rất,thích nhất,yêu nhất,ghét,thấy hay,thấy dở,thấy chán,hay hơn,dở hơn,đáng đọc,đáng mua,đáng tiền,\
      tiếc là,tiếc quá,cảm động,nhầm sách,hài lòng,thất vọng
      """
    ),
    cue(
      .question,
      .anywhere,
      """
      ai,gì,sao nhỉ,cuốn nào,quyển nào,cái nào,người nào,truyện nào,sách nào,bài nào,tập nào,bộ nào,loại nào,\
      cuốn chi,quyển chi,cái chi,sách chi,truyện chi,đọc chi,những chi,chi rứa,chi vậy,chi hè,cuốn mô,quyển mô,\
      con nào,đứa nào,phim nào,kệ nào,có mấy,được mấy,mấy người,bao nhiêu,những gì
      """,
      asksForKnowledge: true
    ),
    // Who looks how far something is looks at it ("mở ra coi tới đâu rồi").
    cue(.question, .anywhere, "bao giờ,khi nào,đâu rồi,đâu", notBehind: "xem,coi,tới,đến"),
    // "How many …, then": what follows from a number that is asked for.
    cue(
      .question,
      .anywhere,
      ["cuốn", "quyển", "cái", "bản", "bộ", "tập", "sao", "điểm"].map { "mấy \($0) thì" }
        .joined(separator: ",")
    ),
    cue(
      .question,
      .end,
      """
      không,không ạ,không nhỉ,không vậy,không thế,không hả,không bạn,không em,không anh,không chị,hông,hong,hem,\
      hôn,ko,chưa,chưa ạ,chưa nhỉ,chưa vậy,chưa thế,chưa hả
      """,
      asksForKnowledge: true
    ),
    cue(.question, .end, "hả,hả bạn,hả em,nhỉ,ư,vậy ta"),
    cue(.question, .start, "sao,ai,có,đã,liệu,ở đâu,bao giờ,khi nào,đâu"),
    // Of what is to be looked at it says that there are several.
    cue(.question, .start, "mấy", notBehind: VietnameseSerialVerbs.purposes.joined(separator: ",")),
    // What is denied is told, whatever the verb.
    cue(.report, .anywhere, "không,chẳng,chả,hổng"),
    cue(.request, .anywhere, benefactives),
  ]

  private static let wonderings = ["không biết", "không biết liệu", "liệu", "chẳng hay"].flatMap {
    wonder in
    ["có thể", "bạn có thể", "em có thể", "anh có thể", "chị có thể", "cháu có thể"].map {
      "\(wonder) \($0)"
    }
  }

  private static let asksToBeTold =
    (["xem", "coi", "lại xem", "lại coi"].flatMap { look in
      VietnamesePronouns.all.map { "nhắc \($0) \(look)" }
    } + ["cho hỏi", "xin hỏi"] + VietnamesePronouns.all.map { "cho \($0) hỏi" })
    .joined(separator: ",")

  /// What is to be done now by whoever says so.
  private static let due = VietnamesePronouns.before([
    "sẽ", "phải", "cần phải", "định", "tính", "quyết định", "quyết định sẽ",
  ])

  /// Somebody of the speaker's own, of whom a sentence that begins with him only tells ("con em tui cho … 1 sao",
  /// "con gái cô đang đọc …").
  private static let ofSpeaker: WordRuns = {
    let classifiers = ["con", "thằng", "nhỏ", "ông", "bà", "đứa", "cô", "anh"]
    let owners = ["tôi", "tui", "tớ", "tao", "mình"]
    // "Anh em" and "chị em" are those who are spoken to.
    let others = kin.filter { !elders.contains($0) }
    return WordRuns(joining: [
      VietnameseWords.rows(of: kin, owners),
      VietnameseWords.rows(of: classifiers, kin, owners),
      VietnameseWords.rows(of: others, ["em", "cháu"]),
      VietnameseWords.rows(of: classifiers, others, ["em", "cháu"]),
    ])
  }()

  /// Kin who are nobody's pronoun, of those who are called by one.
  private static let ofElders = VietnameseWords.rows(
    of: kin.filter { !VietnamesePronouns.all.contains($0) },
    ["cô", "chị", "anh", "bác", "chú", "dì", "cậu", "thầy", "bố", "ba", "má", "mẹ"]
  )

  private static let kin = [
    "em", "em gái", "em trai", "anh", "anh trai", "chị", "chị gái", "con", "con gái", "con trai",
    "cháu", "bố", "ba", "má", "mẹ", "ông", "bà", "cô", "chú", "bác", "dì", "cậu", "chồng", "vợ",
    "bạn", "bạn gái", "bạn trai", "sếp", "đồng nghiệp",
  ]

  private static let elders: Set<String> = [
    "em", "anh", "chị", "con", "cháu", "ông", "bà", "cô", "chú", "bác", "dì", "cậu",
  ]

  private static let afterwards = VietnameseWords.rows(
    of: ["rồi", "xong", "rồi thì", "xong thì"],
    ["có"],
    VietnameseVerbs.all.filter { !$0.hasPrefix("có") } + ["thể", "sao", "bị", "mất"]
  )

  /// "If" before a verb of changing something, with whoever does it or without.
  private static let supposed: WordRuns = {
    let conditions = ["nếu", "lỡ", "giả sử", "nhỡ"]
    return VietnameseWords.rows(of: conditions, VietnameseVerbs.changing)
      .joined(
        with: VietnameseWords.rows(
          of: conditions,
          VietnamesePronouns.all,
          VietnameseVerbs.changing
        )
      )
  }()

  private static let done =
    "rồi,rồi nhé,rồi nha,rồi ạ,rồi đấy,rồi đó,rồi mà,mất rồi,hết rồi,xong rồi"

  /// Who asks for whom something is to be done ("mở giùm tôi"), asks for it.
  private static let benefactives =
    (["giùm", "dùm", "hộ", "giúp", "hãy", "làm ơn", "vui lòng", "phiền bạn"].flatMap {
      [$0] + [$0 + " cái", $0 + " với"]
    }
    + VietnamesePronouns.behind(["giùm", "dùm", "hộ", "giúp"])).joined(separator: ",")

  /// "Not" with a verb of wanting, needing or being allowed, and stronger ones.
  private static let negations = """
    đừng,đừng có,chớ,chớ có,không được phép,cấm,không muốn,chẳng muốn,chả muốn,chưa muốn,hổng muốn,không cần,\
    chẳng cần,chả cần,chưa cần,khỏi cần,khỏi phải,không phải,không nên,chẳng nên,không thích,không thèm,\
    đâu có,đâu cần,đâu phải,đâu muốn,chẳng ai,chả ai,không ai,không bao giờ,chẳng bao giờ,chưa bao giờ,chưa từng,để yên,để im,cứ để yên,mặc kệ,\
    chưa hề,không hề,không thể,làm gì có,tội gì,hơi đâu,thà,để nguyên,giữ nguyên,thôi đừng,không định,không tính
    """

  /// "Not", "not yet" and "no need to" before a verb.
  private static let negatedVerbs = VietnameseWords.rows(
    of: ["không", "chẳng", "chả", "chưa", "hổng", "hông", "ko", "khỏi", "đâu"],
    VietnameseVerbs.all.filter { !$0.contains(" ") || !$0.hasPrefix("có") }
  )

  /// Words that only tell when something was done, or that it is done already.
  static let pastMarks = pastTimes + "," + done

  private static let pastTimes = """
    đã,hôm qua,hôm kia,hôm thứ hai,hôm thứ ba,hôm thứ tư,hôm thứ năm,hôm thứ sáu,hôm thứ bảy,hôm chủ nhật,cuối tuần rồi,cuối tuần vừa rồi,hôm trước,hôm nọ,bữa trước,bữa hổm,bữa qua,hồi,hồi nãy,hồi trước,hồi đó,lúc nãy,lúc trước,\
    ban nãy,vừa nãy,khi nãy,nãy,nãy giờ,sáng nay,trưa nay,tối qua,đêm qua,chiều qua,sáng qua,tuần trước,tuần rồi,\
    tháng trước,tháng rồi,năm ngoái,năm trước,năm kia,ngày trước,ngày xưa,hồi xưa,trước đây,trước kia,vừa,vừa mới
    """

  /// What tells that something happened: words for past times, and marks before the verb.
  private static let reports =
    ([
      pastTimes,
      """
      từng,đã từng,lâu nay,xưa nay,bấy lâu,chị ấy,anh ấy,cô ấy,ông ấy,bà ấy,bạn ấy,em ấy,cậu ấy,ổng,bả,ảnh,họ,\
      mọi người,ai đó,có người,có ai,người ta,bạn tôi,bạn mình,mẹ tôi,bố tôi,ba tôi,má tôi,chồng tôi,vợ tôi,\
      anh tôi,chị tôi,em tôi,con tôi,cô giáo,thầy giáo,sếp,thằng,giùm tôi rồi,bị,tự nhiên,tự dưng
      """,
    ] + VietnameseVerbs.all.map { "mới " + $0 }).joined(separator: ",")

  /// What words show, with the list that they stand in.
  private struct Cue {
    var cue: SpeechActCue
    /// Empty for what is made of one word of each of some lists.
    var list = ""

    init(_ act: SpeechAct, _ place: SpeechActCue.Place, _ runs: WordRuns) {
      cue = SpeechActCue(act, place, runs)
    }

    init(_ cue: SpeechActCue, list: String) {
      self.cue = cue
      self.list = list
    }
  }

  private static func cue(
    _ act: SpeechAct,
    _ place: SpeechActCue.Place,
    _ list: String,
    notBehind: String = "",
    notBefore: String = "",
    isBehindName: Bool? = nil,
    asksForKnowledge: Bool = false,
    isDue: Bool = false
  ) -> Cue {
    Cue(
      SpeechActCue(
        act,
        place,
        VietnameseWords.runs(list),
        notBehind: VietnameseWords.runs(notBehind),
        notBefore: VietnameseWords.runs(notBefore),
        isBehindName: isBehindName,
        asksForKnowledge: asksForKnowledge,
        isDue: isDue
      ),
      list: list
    )
  }
}
