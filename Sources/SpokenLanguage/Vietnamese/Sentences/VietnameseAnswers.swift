/// The closed lists of Vietnamese answers.
enum VietnameseAnswers {
  private static let tokenizer = Vietnamese.tokenizer
  private static let fold: @Sendable (String) -> String = { Diacritics.removed(from: $0) }

  private static let courtesies =
    "ạ,à,ơi,nhé,nha,nhỉ,ừm,thì,xin,cảm ơn,cám ơn,làm ơn,vui lòng,bạn,giùm,luôn,giúp tôi"

  static let fixed = FixedAnswers(
    asking: WordRuns(
      """
      bạn có chắc,bạn có chắc chắn,bạn có chắc là,chắc chắn,có chắc,bạn muốn,bạn có muốn,bạn có thật sự muốn,muốn,thật sự,\
      thực sự,có,không,chứ,phải không,được không,bạn,xác nhận
      """,
      tokenizer
    ),
    confirmations: PhraseTable(
      [
        .yes: """
        có,okee,okeee,okie,okela,oki,okii,ừ đúng đó,đúng đó,đúng đấy,phải đó,phải đấy,ừ đó,ờ đó,ừ phải,ừ được,ờ được,ờ,ờ đúng rồi,ừ đúng rồi,ok luôn,chốt,chốt luôn,duyệt,vâng,vâng ạ,dạ,dạ vâng,dạ có,ừ,ừa,uh,uhm,ok,okay,oke,ô kê,đồng ý,tôi đồng ý,được,được rồi,được chứ,\
        được thôi,đúng,đúng rồi,đúng vậy,phải,phải rồi,chính xác,chắc chắn,tất nhiên,dĩ nhiên,xác nhận,\
        tôi xác nhận,làm đi,cứ làm đi,tiếp tục,tiếp tục đi,tiến hành,tiến hành đi,tốt,hay đấy,chuẩn,yes,yep,yeah,yup,y,nhất trí,\
        có chứ,có đấy,có rồi,chắc chắn rồi,chuẩn rồi,vâng có,uk,uki,ukm,uh huh,okie,oki,okê,okela,đc,đc luôn,dc,ừ đi,triển,triển đi,\
        làm luôn,làm luôn đi,làm tới,làm tới đi,ừ làm đi,quất,quất luôn,chơi luôn,cứ thế,cứ thế đi,cứ vậy,cứ vậy đi,vậy đi,thế đi,chứ còn gì,\
        chứ sao,chứ sao nữa,dĩ nhiên rồi,đương nhiên,đương nhiên rồi,tất nhiên rồi,hẳn rồi,quá chuẩn,chắc luôn,chắc rồi,chắc cú,chốt đi,đúng rồi chốt đi,chốt đơn,chốt đơn đi,uk,ừ chốt
        """,
        .no: """
        giữ lại,giữ nguyên,giữ đó,để yên,để đó,cứ để đó,để lại,cứ giữ,\
        không,không đâu,không phải,không được,không cần,không cần đâu,không muốn,tôi không muốn,không đồng ý,đừng,\
        đừng làm,đừng làm thế,thôi,thôi khỏi,khỏi,khỏi cần,sai,sai rồi,chưa,chưa được,không có,dạ không,no,n,hông,\
        không nên,không đúng,không phải đâu,không bao giờ,không cái nào,không cuốn nào,không gì cả,đổi ý rồi,đổi ý,\
        tôi đổi ý,tôi đổi ý rồi,thôi đừng,à đừng,ấy đừng,khoan đừng,hông có,không nha,không nhé,dạ thôi,thôi dạ,dạ khỏi,mình đổi ý,mình đổi ý rồi,nghĩ lại rồi,hoi,hoi khỏi,hoi đừng,hoi nha,thôi khỏi đi,khỏi đi,khỏi nha,khỏi nhé,khỏi nghen
        """,
        // "Ờ" says yes.
        .courtesy: courtesies + ","
          + VietnameseConnectives.interjections.filter { $0 != "ờ" }.joined(separator: ","),
      ],
      tokenizer: tokenizer,
      fold: fold
    ),
    commands: PhraseTable(
      [
        .command(.cancel): """
        hủy,huỷ,hủy bỏ,huỷ bỏ,hủy đi,huỷ đi,bỏ qua,bỏ đi,thôi khỏi,à thôi khỏi,mà thôi khỏi,khỏi,khỏi cần,thôi đừng,à thôi,mà thôi,à mà thôi,thôi để đó,dừng,dừng lại,ngừng,ngừng lại,thôi bỏ đi,quên đi,\
        thôi không cần nữa,hủy lệnh,cancel,stop
        """ + "," + givenUp,
        .command(.help): """
        trợ giúp,giúp,giúp đỡ,giúp tôi với,giúp tôi,hướng dẫn,tôi có thể nói gì,bạn làm được gì,bạn có thể làm gì,help
        """,
        .command(.quit):
          "thoát,thoát ra,kết thúc,tạm biệt,quit,exit,chào tạm biệt,thoát đi",
        .command(.undo): """
        hoàn tác,hoàn tác lại,khôi phục đi,khôi phục lại,khôi phục lại đi,hoàn tác đi,làm lại như cũ,trả lại như cũ,khôi phục,undo,hoàn tác lệnh vừa rồi,hoàn lại,trả lại,rút lại,làm lại như trước,quay lại như cũ,hoàn tác cái vừa rồi,hoàn tác cái đó,hoàn tác vừa rồi,hoàn tác cái cuối,bỏ cái vừa rồi
        """,
        .command(.redo): "làm lại,làm lại đi,làm lại việc vừa hoàn tác,redo",
        .courtesy: courtesies
          + ",ủa,mà,ủa mà,à mà,chết,thôi chết,ấy chết,nhầm,nhầm rồi,à nhầm,lộn,lộn rồi,khoan,khoan đã,đi,cho tôi,giùm tôi,hộ tôi,giúp tôi,cho mình,giúp mình,giùm mình,hộ mình,cho em,giúp em,giùm em,hộ em,"
          + "xin lỗi,xin lỗi nhé,tôi nói nhầm,mình nói nhầm,em nói nhầm,nói nhầm,tôi nhầm,mình nhầm,em nhầm,tui lộn,tôi lộn,nói lộn,việc vừa rồi,không,không không,ơ,ơ không,lỡ tay,lỡ tay rồi,"
          + "lỡ lời,lỡ lời rồi,lỡ miệng,ấy,ấy không,ui,úi,í,ý,nói vội,mình nói vội,tôi nói vội,em nói vội,nói hớ,giúp,giùm,hộ",
      ],
      rows: [.command(.undo): undoing],
      tokenizer: tokenizer,
      fold: fold
    ),
    tokenizer: tokenizer
  )

  /// What one was about to do, and does not any more.
  private static let givenUp = PhraseRows.list(
    """
    thôi|à thôi|ờ thôi|mà thôi|ừ thôi + không|khỏi|đừng|chẳng + mua|đặt|xóa|xoá|thêm|mở|chuyển|chấm|làm + nữa|nữa đâu|nữa nhé|đâu|đi
    không|khỏi + mua|đặt|xóa|xoá|thêm|chuyển|chấm + nữa|nữa đâu|nữa nhé
    """
  )

  /// The verbs of undoing and giving back, with what was done last.
  private static let undoing =
    """
    hoàn tác|khôi phục|khôi phục lại|hoàn lại|trả lại|rút lại|lấy lại|đưa lại|undo|đảo ngược|bỏ|hủy|huỷ + \(last) + -|đi|lại
    bỏ|hủy|huỷ|hoàn tác|rút lại + cái|việc|lệnh|lần + vừa|mới|vừa mới + chấm|đánh giá|thêm|chuyển|làm|đặt|cho|nói|xóa|xoá|bỏ + -|xong|rồi|nãy + -|đi
    hoàn tác|khôi phục|undo|lấy lại|trả lại + nó|sách đó|cuốn đó|quyển đó|cuốn sách đó|cái đó|cuốn ấy|quyển ấy|cuốn này|quyển này + -|đi|lại
    làm|trả|để|đưa|quay + -|nó|cuốn đó|sách đó|cái đó + lại|về|lại về + như cũ|như trước|như ban đầu|trạng thái cũ|chỗ cũ
    lấy lại|đưa lại|phục hồi|phục hồi lại + -|đi|ngay
    """

  private static let last =
    "cái vừa rồi|cái vừa nãy|cái mới rồi|cái lúc nãy|cái hồi nãy|cái vừa thêm|cái vừa xóa|cái vừa xoá|cái vừa làm|cái mới thêm|cái mới làm|việc vừa rồi|bước vừa rồi|bước trước|bước vừa xong|thao tác vừa rồi|thao tác trước|lệnh vừa rồi|thay đổi vừa rồi|cái cuối"

  static let numbers = NumberAnswer(
    numbers: VietnameseNumbers(),
    leading: PhraseTable(
      [
        true: """
        ừm,ờ,à,dạ,vâng,chỉ,khoảng,chừng,tầm,độ,tôi muốn,cho tôi,mua,lấy,đặt,số,số lượng,là,tổng cộng,\
        đúng,ít nhất,nhiều nhất,cho,đánh giá,chấm,thôi,để,cứ để,giữ,giữ nguyên,trả lại,trả về
        """
      ],
      tokenizer: tokenizer,
      fold: fold
    ),
    trailing: PhraseTable(
      [
        true: """
        cuốn,quyển,cái,bản,chiếc,tập,bộ,lần,người,con,đồng,sao,điểm,trang,phần trăm,thôi,nhé,nha,ạ,đi,\
        cuốn sách,quyển sách,cuốn thôi,ngày,giờ,phút,tuổi,như cũ,như trước,như ban đầu,là đủ,là đủ rồi,là được,là được rồi,đủ rồi,thôi đủ rồi,là vừa
        """
      ],
      tokenizer: tokenizer,
      fold: fold
    ),
    freeTrailingWords: 3,
    forbidden: WordSet(words: "hoặc hay và không đừng đến tới trừ cộng hoac va khong dung den toi"),
    // Alone it says no.
    otherAnswers: [["không"], ["khong"]]
  )

  /// Classifiers of books and other flat things, which stand before a name that is answered ("cuốn Số đỏ").
  private static let classifiers = [
    "cuốn sách", "quyển sách", "cuốn truyện", "quyển truyện", "bộ truyện", "cuốn", "quyển", "tập",
    "bộ", "sách",
    "truyện", "cái", "là",
  ]

  /// Particles that end an answer (Thompson, chapter 11).
  private static let particles = [
    "nhé", "nha", "nghen", "ạ", "đi", "thôi", "với", "giùm", "dùm", "em", "anh", "chị", "bạn", "đó",
    "đấy", "ấy", "này", "kìa", "nè", "cơ", "á", "ý", "mà", "hen", "hén", "nhá",
  ]

  /// A name that was answered, without the particles behind, and without the classifier before it, which may as well be
  /// a part of it ("Cái trống thiếc").
  static func names(in answer: String) -> [String] {
    var words = answer.split { $0.isWhitespace || $0.isPunctuation }[...]
    let spoken = words.map { fold($0.lowercased()) }
    let classifier = classifiers.first { classifier in
      spoken.starts(with: fold(classifier).split(separator: " ").map(String.init))
    }
    let leading = classifier.map { $0.split(separator: " ").count } ?? 0
    guard leading < words.count else { return [] }
    while words.count > max(leading, 1), let last = words.last,
      particles.contains(last.lowercased())
    {
      words = words.dropLast()
    }
    let ways = leading == 0 ? [words] : [words, words.dropFirst(leading)]
    return ways.compactMap { name in
      guard name.count < spoken.count, let first = name.first, let last = name.last else {
        return nil
      }
      return String(answer[first.startIndex..<last.endIndex])
    }
  }
}
