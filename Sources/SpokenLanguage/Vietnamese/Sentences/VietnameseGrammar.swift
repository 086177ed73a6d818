/// The closed-class words and general verbs of Vietnamese commands.
///
/// Vietnamese has no endings: word order, particles, classifiers and the words for time in front of the
/// verb say what other languages say by forms (Nguyễn Đình-Hoà, "Vietnamese", 1997, chapters 5 to 9).
enum VietnameseGrammar {
  static let all = SentenceGrammar(
    verbs: VietnameseVerbs.classes,
    separableVerbs: VietnameseSerialVerbs.all,
    past: VietnamesePast.tense,
    pastMarks: VietnameseWords.runs(VietnameseSpeechActs.pastMarks),
    phases: VietnameseWords.runs("xong,hết,bắt đầu,khởi sự,đang,dở"),
    otherPersons: VietnameseWords.runs(VietnamesePronouns.ofOthers.joined(separator: ",")),
    demonstrativesBehind: VietnameseWords.runs("này,đó,ấy,đấy,kia,nãy,hồi nãy,lúc nãy"),
    acts: VietnameseSpeechActs.all,
    courtesies: VietnameseCourtesies.all,
    pauses: VietnameseWords.runs(
      "để xem,để xem nào,để xem đã,để coi,để coi nào,xem nào,coi nào,để tôi xem,để mình xem,để tui coi,nghe này,nghe nè,này"
    ),
    counters: VietnameseWords.runs(
      """
      sao,ngôi sao,star,stars,điểm,cuốn,quyển,bản,tập,bộ,cái,chiếc,con,ly,cốc,chai,lon,tô,đĩa,phần,suất,người,vé,hộp,gói,túi,thùng,đôi,tấm,tờ,\
      bó,quả,trái,bông,cây,phòng,ký,kí,cân,lít,đêm,ngày,nghìn,ngàn,đồng,lần,phần trăm,độ,sao trên 5,sao trên năm,trên 5 sao,\
      trên năm sao,trên 5,trên năm,trên 10,trên mười,trên mười điểm,trên 10 điểm,điểm trên 10,điểm trên mười,5,10
      """
    ),
    quantities: [
      Quantity(.number(1), VietnameseWords.runs("thêm một,một cuốn nữa,một cái nữa,một bản nữa")),
      Quantity(
        .most,
        VietnameseWords.runs(
          "tối đa,điểm tối đa,tuyệt đối,điểm tuyệt đối,cao nhất,điểm cao nhất,tròn điểm,hết sao,full sao,max,max sao,max điểm"
        )
      ),
      Quantity(.least, VietnameseWords.runs("tối thiểu,điểm tối thiểu,thấp nhất,điểm thấp nhất")),
    ],
    attributions: VietnameseWords.runs(
      """
      của,do,bởi,viết bởi,của tác giả,của nhà văn,của ông,của bà,tác giả,nhà văn,tác giả là,do tác giả,\
      do nhà văn,từ tác giả
      """
    ),
    functionWords: VietnameseWords.runs(
      (VietnamesePronouns.all.filter { $0 != "ba" } + [functionWords]).joined(separator: ",")
    ),
    questionWords: VietnameseWords.runs(
      "nào,gì,ai,mấy,bao nhiêu,những gì,có,không,hông,ko,chưa,đâu,chi rứa,chi vậy,chi hè,cuốn chi,quyển chi,cuốn mô,quyển mô,mô rứa"
    ),
    exclusionsBehind: VietnameseWords.runs("thì không,thì thôi,thì đừng,thì khỏi"),
    exclusionsBefore: VietnameseWords.runs(
      """
      không phải,chứ không phải,chứ không phải là,nhưng không phải,nhưng không phải là,mà không phải,trừ,ngoại trừ,thay vì,đừng,\
      không lấy,chứ không
      """
    ),
    repetitions: VietnameseWords.runs(
      "nữa,cũng vậy,cũng thế,y vậy,y như vậy,tương tự,giống vậy,cũng như vậy,y chang,cx vậy,cx thế,cx v,cũng v,giống thế,bằng vậy,bằng thế"
    ),
    steps: NumberSteps(
      more: VietnameseWords.runs(
        """
        thêm,nữa,tăng,tăng thêm,cộng,cộng thêm,nâng,nâng thêm
        """
      ),
      less: VietnameseWords.runs(
        """
        bớt,bớt đi,giảm,giảm đi,giảm bớt,trừ,trừ đi,hạ,hạ bớt
        """
      ),
      goals: VietnameseWords.runs("lên,xuống,thành,còn,đến")
    ),
    honorifics: VietnameseWords.runs("ông,bà,anh,chị,cô,chú,bác,cậu,dì,thầy,bé,cụ,em"),
    // Verbs of undoing, freeing, emptying, leaving out and giving up, and what says that something lasts no longer. "Hết"
    // says all as often as no more, "thôi" only, and "trả" that something is paid: they are none of them.
    reversives: VietnameseWords.runs(
      """
      khỏi,ra khỏi,tháo,tháo ra,tháo bỏ,nhả,buông,thả ra,thả ra khỏi,rút,rút ra,rút lại,rút khỏi,thu hồi,trả lại,hoàn trả,hoàn lại,\
      mở khóa,mở khoá,giải phóng,giải tỏa,giải tán,hoàn tác,đặt lại,reset,làm trống,dọn sạch,làm sạch,đổ bỏ,bỏ qua,bỏ bớt,\
      bỏ chọn,bỏ lưu,bỏ đánh dấu,bỏ theo dõi,bớt,lược bỏ,lược bớt,trừ đi,trừ ra,loại trừ,ngắt,ngắt kết nối,chấm dứt,từ bỏ,thoát,\
      rời khỏi,đăng xuất,thôi không,không còn,chẳng còn
      """
    ),
    separableReversives: [
      SeparableVerb(
        name: "undo",
        stems: VietnameseWords.runs("không,hông,hổng,ko,chẳng"),
        particles: VietnameseWords.runs("nữa")
      )
    ],
    // Verbs of entering, listing and ticking off with which what was done is kept, beside those of writing it down.
    recordings: VietnameseWords.runs(
      "ghi nhận,ghi sổ,ghi vào,đánh dấu,chấm công,điểm danh,lưu lại,nhập,báo cáo,khai báo,tích,tick,log"
    ),
    containers: VietnameseWords.runs(
      "bên,phía,phần,khu,trang,mục,danh mục,màn hình,danh sách,thông tin,chi tiết,hồ sơ,bộ sưu tập,ứng dụng,app,giỏ,giỏ hàng,cửa hàng,chỗ,tủ,kho,kho sách,tủ sách"
    ),
    consequences: VietnameseWords.runs(
      "nên,cho nên,thế nên,vì vậy,vì thế,do đó,do vậy,bởi vậy,bởi thế,thành ra,vậy nên"
    ),
    // Adjectives of quality, verbs of finding and of reading, and adverbs of degree, which stand behind what they are said of.
    evaluations: VietnameseWords.runs(
      """
      hay,dở,tệ,chán,buồn,vui,khó,dễ,ngán,nhạt,dài,ngắn,ổn,đỉnh,xịn,tuyệt,tuyệt vời,xuất sắc,cảm động,nhảm,nhàm,đáng,xứng đáng,thấy,\
      nghe,đọc,coi,xem,nuốt,ngốn,nhai,cày,gặm,hiểu,ưng,mê,ghiền,rất,hơi,quá,cũng,khá,cực,thật,bị,được,hả,á,ấy,đó,này,thì,xong,mất,hết,đã
      """
    ),
    perfectives: VietnameseWords.runs("rồi,rồi đó,rồi đấy"),
    postponements: VietnameseWords.runs(
      "để sau,để dành,để dành sau,để dành khi khác,để dành lúc khác,để dành hôm khác,để dành lần sau,sau,sau này,tính sau,để tính sau,lúc khác,để lúc khác,khi khác,để khi khác,hôm khác,để hôm khác,lần sau,để lần sau,mai,để mai,mai tính,để mai tính,mai mốt,bữa khác,để bữa khác,bữa sau,để bữa sau,hôm nào,để hôm nào,từ từ,để từ từ,từ từ tính,để từ từ tính,tí nữa,để tí nữa,chút nữa,để chút nữa,lát nữa,để lát nữa,lát,để lát,chốc nữa,để đó tính,để tính,tính lại"
    ),
    dismissals: VietnameseWords.runs(
      "đành vậy,đành chịu,biết sao giờ,biết làm sao,chịu thôi,đằng nào,đằng nào thì,đằng nào cũng,dù sao,dù sao cũng,kiểu gì cũng,thế nào cũng,dù gì"
    ),
    adversatives: VietnameseWords.runs("nhưng,nhưng mà,tuy nhiên,trừ khi,trừ,chỉ khi,nếu"),
    keepings: VietnameseWords.runs("giữ,giữ lại,để lại,để đó,cứ để"),
    complementizers: VietnameseWords.runs("rằng,là"),
    contentStarts: VietnameseWords.runs(
      "với nội dung,nội dung là,với nội dung là,ghi là,nói là,nói rằng"
    ),
    auxiliaries: VietnameseWords.runs("là,bị,phải,nên,cần"),
    // Whoever excuses himself leaves himself out ("bận rồi").
    asideStarts: VietnameseWords.runs(
      (VietnamesePronouns.all + [
        "bận", "kẹt", "mệt", "ốm", "bệnh", "đau", "chán", "mắc", "lười", "đang bận", "đang kẹt",
        "đang mắc",
        "nó", "kẻo", "vì", "tại", "tại vì", "bởi vì", "để", "chứ", "mau", "trời", "hết",
        "kẻo không",
      ]).joined(separator: ",")
    ),
    adjunctStarts: VietnameseWords.runs(
      "cho,dành cho,chia,chia cho,chia đều cho,phát,làm quà,để tặng,tặng,tặng cho,biếu,gửi,gửi cho,gửi tặng,phát cho"
    ),
    on: VietnameseWords.runs("bật,bật lên,mở,mở lên,có bật"),
    off: VietnameseWords.runs("tắt,tắt đi,đóng,không bật"),
    distributives: VietnameseWords.runs(
      "mỗi cuốn,mỗi quyển,mỗi cái,cả hai,cả ba,cả bốn,cả năm,cả 2,cả 3,cả 4,cả hai cuốn,cả ba cuốn,cả bốn cuốn,cả hai quyển,cả ba quyển,tất cả,đều,cùng,mỗi thứ"
    ),
    verbsOfCounters: [
      "sao": "rate", "star": "rate", "stars": "rate", "ngôi": "rate", "điểm": "rate", "cuốn": "buy",
      "quyển": "buy",
      "bản": "buy",
    ],
    leavesOutObjects: true
  )

  /// The words of the lists, for what is no slip of the keyboard.
  static let closedClasses = [functionWords].flatMap { $0.split(separator: ",").map(String.init) }

  /// Classifiers, plural marks, directions behind a verb, prepositions and words that point.
  private static let functionWords = """
    cuốn,quyển,cái,chiếc,bản,tập,bộ,con,đứa,thằng,lũ,những,các,mấy,một,vài,ít,một ít,dăm,đôi ba,ra,vào,vô,lên,xuống,sang,qua,về,\
    đến,tới,lại,trở lại,trở về,trở vào,trở vô,quay lại,quay về,quay trở lại,quay trở về,khỏi,ra khỏi,ở,trong,tại,từ,với,cho,của,do,bởi,là,thành,\
    thì,mà,này,đó,ấy,kia,nọ,đây,hết,cả,để,bằng,được,có,theo,cùng,riêng,hiện,ngay,mới,thứ,\
    đi,cả bộ,trọn bộ,đúng,gọi là,của nhà văn,của tác giả,nhà văn,tác giả,vừa,xong,hẳn,\
    nào đó,nữa,đều,ebook,mức,ở mức,xuống còn,lên tới
    """
}
