/// What Vietnamese speakers say around a command without meaning anything by it: particles,
/// forms of address, benefactives and hedges.
///
/// The particles are the final and initial ones of Thompson, "A Vietnamese Reference Grammar" (1987),
/// chapter 11, with their Southern forms.
enum VietnameseCourtesies {
  static let all = VietnameseWords.runs(everything.joined(separator: ","))

  static let everything = plain.split(separator: ",").map(String.init) + built

  private static let plain = """
    hm,hmm,hừm,hừ,ạ,à,ơi,nhé,nghe,nha,nhá,nghen,nhen,hen,nè,nhỉ,ừm,ờ,ờm,ừ,ừa,dạ,vâng,thưa,đi,đi mà,đi nha,đi nhé,giùm,dùm,giúp,\
    hộ,xin,với,cái,luôn,liền,ngay,ngay đi,nhanh,nhanh lên,lẹ,lẹ lên,gấp,ngay bây giờ,bây giờ,giờ,ngay lập tức,\
    lập tức,cái đi,cái coi,cái nào,coi,xem,xem nào,coi nào,thử,thử xem,thử coi,một chút,một tí,một tý,một lát,\
    một xíu,chút,tí,tý,xíu,chút xíu,tí xíu,một chút xíu,tí nào,làm ơn,làm phiền,vui lòng,xin vui lòng,xin hãy,\
    hãy,phiền,cảm ơn,cám ơn,cảm ơn nhé,cảm ơn nhiều,cám ơn nhiều,thế,vậy,thế thì,vậy thì,thì,nào,này,\
    xin chào,chào,alo,a lô,trợ lý,trợ lý ơi,ad,ad ơi,admin,admin ơi,bot,bot ơi,được không,được không ạ,được hông,được hem,được ko,được chứ,\
    có được không,nếu được,nếu có thể,nếu tiện,nếu không phiền,giúp với,giúp cái,hộ cái,hộ với,\
    giùm cái,giùm với,dùm cái,hình như,chắc,chắc là,kiểu như,lại,thôi,mà,mới,nữa,cũng,thật,ok,okay,oke,ô kê,\
    hết,hết luôn,hết đi,hết nha,tất,tiện thể,nhân tiện,sẵn,sẵn tiện,trước đã,đã nhé,dạo này,độ này,lúc này,hiện giờ,hiện nay,hiện tại,hổm rày,mấy bữa nay,hôm nay,bữa nay,ngày hôm nay,tuần này,tháng này,năm nay,lần này,thân mến,yêu quý,please,pls,plz,\
    khoảng,chừng,tầm,cỡ,độ chừng,khoảng chừng,chắc tầm,chắc khoảng,chắc chừng,chắc cỡ,chỉ,chỉ tầm,chỉ khoảng,\
    dấu chấm,dấu phẩy,chấm than,chấm hỏi,hen,hén,dạ thưa,ủa,ê,nè nè,đó nha,đó nhé,đấy nhé,ha,á,a,cơ,cơ mà,chứ,chớ,đấy,kìa,hử,vậy đó,thế đấy,mới đúng,mới phải,\
    hẳn,hoàn toàn,triệt để,dứt điểm,vĩnh viễn,là được,là được rồi,cũng được,là hợp lý,là hợp lí,là vừa,là vừa đẹp,là vừa vặn,là vừa phải,là đủ,là đủ rồi,là quá đủ,là xứng đáng,là công bằng,là chuẩn,là đúng,là phải,là hợp,thì hợp lý,hợp lý,nghe mi,nghe mầy,nghe mày,nghe hông,nghe không,nghen mi,là xong,là ổn,là tốt rồi,cho xong,cho rồi,cho lẹ,cho nhanh,cho tiện,cho gọn,cho chắc,cho dễ,làm quà,làm quà tặng,để làm quà,cho hỏi,xin hỏi,cho hỏi chút,cho hỏi tí,cho hỏi xíu,dở dang,dang dở,nửa chừng,giữa chừng,lưng chừng,khỏi chê,hết chê,khỏi bàn,miễn bàn,khỏi nói,hết ý,hết sảy,rứa,rứa hè,hè,hỉ,ri,quá,quá đi,mong bạn,hy vọng bạn,mong bạn sẽ,hy vọng bạn sẽ,\
    chắc chắn,chắc chắn là,nhất định,nhất định là,tất nhiên,đương nhiên,dĩ nhiên,dứt khoát,không nghi ngờ gì,không nghi ngờ gì nữa,không bàn cãi,không cần bàn,không cần nghĩ,khỏi phải nghĩ,khỏi phải bàn,\
    lần nữa,một lần nữa,thêm lần nữa,thêm một lần nữa,tạm thời,rồi thôi,thế là xong,vậy là xong,nghe chưa,biết chưa,hiểu chưa,rõ chưa,\
    nhớ chưa,nghe không,hihi,hehe,haha,hì hì,hề hề,kkk,kk,như đã nói,như đã hứa,như đã bàn,như mọi khi,như thường lệ,\
    kẻo quên,kẻo quên mất,cho khỏi quên,cho nhớ,thôi kệ,kệ đi,mặc kệ,thôi mặc kệ,chà,úi chà,ôi trời,ôi trời ơi,giời ơi,trời đất,trời đất ơi
    """

  /// What is done with a thing that is asked for, which whoever asks may add.
  private static let uses = ["xem", "coi", "đọc", "nghe"]

  /// What a verb goes towards, and what makes little of it (Thompson, sections 9.5 and 11.4).
  private static let directions = ["ra", "ra đây", "lên"]
  private static let diminutives = ["chơi", "thử", "chút", "tí", "tý", "xíu", "cái", "cho vui"]

  /// Why something is to be done now, and when it suits.
  private static let remarks =
    VietnamesePronouns.all.flatMap { pronoun in
      [
        "trước khi \(pronoun) quên", "kẻo \(pronoun) quên", "kẻo \(pronoun) quên mất",
        "để \(pronoun) khỏi quên",
        "cho \(pronoun) khỏi quên", "để \(pronoun) nhớ", "như \(pronoun) đã nói",
        "như \(pronoun) nói", "như \(pronoun) đã hứa",
        "nếu \(pronoun) không phiền",
      ]
    }
    // Most pronouns may as well be the speaker.
    + ["bạn", "cậu", "mày"].flatMap { pronoun in
      ["nếu", "khi", "khi nào", "lúc nào"].flatMap { when in
        ["rảnh", "có thời gian"].map { "\(when) \(pronoun) \($0)" }
      }
    }

  /// A benefactive with whom it is for ("giùm tôi", "cho bố"), and forms of address.
  private static let built =
    VietnamesePronouns.all.map { "cho \($0) hỏi" }
    + VietnamesePronouns.behind([
      "cho", "giúp", "giùm", "dùm", "hộ", "nhờ", "phiền", "xin", "nghe", "nha", "nhé", "nghen",
    ])
    + VietnamesePronouns.before(["ơi", "à", "ạ", "nhé", "nha"])
    + VietnamesePronouns.all.flatMap { pronoun in
      (uses + ["đọc với", "nghe với"]).map { verb in "cho \(pronoun) \(verb)" }
        + uses.flatMap { verb in directions.map { "\($0) \(pronoun) \(verb)" } }
    }
    + uses.flatMap { verb in
      directions.map { "\($0) \(verb)" } + diminutives.map { "\(verb) \($0)" }
    }
    // How far or in what state a thing is, which is seen when it is shown.
    + ["xem", "coi"].flatMap { look in
      [
        "tới đâu", "đến đâu", "tới đâu rồi", "đến đâu rồi", "sao", "sao rồi", "ra sao",
        "ra sao rồi", "thế nào",
        "thế nào rồi", "có gì", "có gì hay", "trong đó có gì", "tới trang mấy", "đến trang mấy",
      ].flatMap { ["\(look) \($0)", "\(look) thử \($0)", "\(look) lại \($0)"] }
    }
    + VietnamesePronouns.behind(["giúp cho", "giùm cho", "làm ơn cho"])
    + remarks
    + VietnamesePronouns.groups.flatMap { [$0 + " cần", $0 + " muốn"] }
    + VietnamesePronouns.before([
      "muốn", "mong muốn", "mong muốn được", "cần", "có thể", "làm ơn", "hãy", "vui lòng", "giúp",
      "xin", "muốn được", "cần được",
      "thích",
    ])
    + [
      "cần", "có thể", "bạn có thể giúp tôi", "bạn có thể giúp mình", "bạn giúp tôi",
      "bạn giúp mình", "tôi muốn bạn", "mình muốn bạn", "tôi cần bạn", "có thể giúp tôi",
      "có thể giúp mình", "để tôi", "để mình", "cho phép tôi",
    ]
}
