/// The verbs of everyday commands in Vietnamese, by what they ask for.
///
/// The classes are those of Levin's "English Verb Classes and Alternations" (1993) that commands are
/// made of; the members are their translations in the North and the South ("xem" and "coi", "tìm" and
/// "kiếm"), with the English verbs that Vietnamese speakers know from menus ("order", "rate").
enum VietnameseVerbs {
  static let classes: [VerbClass] = [
    VerbClass("open", runs(open), onlyShows: true),
    VerbClass("open", stateQuestions, onlyShows: true),
    VerbClass("remove", runs(remove)),
    VerbClass("add", runs(add)),
    VerbClass("move", runs(move)),
    VerbClass("buy", runs(buy)),
    VerbClass("rate", runs(rate)),
    VerbClass("find", runs(find), onlyShows: true),
    VerbClass("play", runs("phát,nghe,bật nhạc,mở nhạc,play")),
    VerbClass("call", runs("gọi,gọi điện,gọi điện thoại,điện cho,alo,call")),
    VerbClass("send", runs("gửi,gởi,nhắn,nhắn tin,chia sẻ,chuyển tiếp,share,send")),
    VerbClass("begin", runs("bật,bật lên,khởi động,bắt đầu,kích hoạt,khởi chạy")),
    VerbClass("end", runs("tắt,tắt đi,dừng,dừng lại,ngừng,ngưng,kết thúc,đóng,đóng lại,tạm dừng")),
    VerbClass("cancel", runs("hủy,huỷ,hủy bỏ,huỷ bỏ,bãi bỏ")),
    VerbClass("resume", runs("tiếp tục,làm tiếp,chạy tiếp")),
    VerbClass("raise", runs("tăng,tăng lên,nâng,vặn to,vặn lớn")),
    VerbClass("lower", runs("giảm,giảm xuống,hạ,hạ xuống,vặn nhỏ")),
    VerbClass("remind", runs("nhắc,nhắc nhở,báo")),
    VerbClass("tell", runs("nói,kể,cho biết,giải thích,mô tả,trả lời"), onlyShows: true),
    // Verbs of telling that name a person first, and verbs of writing down.
    VerbClass(
      "inform",
      runs("nói với,báo,báo cho,nhắn,nhắn cho,thông báo,thông báo cho,nhắn tin cho")
    ),
    VerbClass("note", runs("ghi,ghi lại,ghi chú,viết,viết lại,chép lại,note,note lại")),
    VerbClass("make", runs("tạo,viết,soạn,lập,vẽ")),
    VerbClass("light", runs(light), isLight: true),
  ]

  /// Questions that ask what something is or how it stands, which is answered by showing it; not how anybody likes it.
  static let stateQuestions = runs(
    "sao rồi,thế nào rồi,ra sao rồi,tới đâu rồi,đến đâu rồi,tình hình sao,tình hình thế nào"
  )

  /// All verbs, for the words that stand before them.
  static let all: [String] = [open, remove, add, move, buy, rate, find, light]
    .flatMap { $0.split(separator: ",").map(String.init) }

  /// Verbs with which something is changed.
  static let changing: [String] = [remove, add, buy, rate]
    .flatMap { $0.split(separator: ",").map(String.init) }

  private static let open =
    """
    mở,mở ra,mở lên,mở xem,mở coi,xem,xem lại,xem thử,coi,coi lại,coi thử,cho xem,cho coi,hiện,hiện ra,\
    hiện lên,hiển thị,vào xem,vô coi,ngó,dòm,nhìn,đưa ra,lấy ra,bày ra,giở,lật,mang ra,đem ra,\
    trưng ra,cho thấy,lấy,lôi ra,moi ra,móc ra,kéo ra,bưng ra,mở to,open,show,
    """
    + VietnamesePronouns.all.map { "cho \($0) xem,cho \($0) coi,cho \($0) thấy,cho \($0) mượn" }
    .joined(separator: ",") + ","
    // Whoever wants a thing handed to them wants it before them.
    + VietnamesePronouns.behind(["đưa", "đưa cho", "lấy cho", "đem cho", "mang cho"])
    .joined(separator: ",")

  private static let remove = """
    xóa,xóa bỏ,xóa đi,xóa sổ,xóa khỏi,bỏ,bỏ đi,bỏ ra,bỏ khỏi,loại,loại bỏ,loại ra,loại khỏi,gỡ,gỡ bỏ,gỡ ra,\
    gỡ khỏi,vứt,vứt đi,vứt bỏ,vất,quăng,quăng đi,ném,ném đi,liệng,tống,tống khứ,dẹp,dẹp bỏ,dẹp đi,hủy bỏ,\
    thanh lý,gạt,gạt bỏ,gạt ra,bứng,cho bay,cho ra rìa,hốt đi,gạch tên,gạch bỏ,tẩy,trừ khử,lấy ra khỏi,đưa ra khỏi,cho ra khỏi,delete,remove
    """

  private static let add = """
    thêm,thêm vào,thêm vô,cho thêm,bổ sung,nhập,nhập thêm,đưa vào,cho vào,cho vô,bỏ vào,bỏ vô,chèn,đăng ký,\
    lưu,lưu vào,cất vào,ghi thêm,nạp,nạp vào,nạp thêm,tải vào,tải lên,up,nhét vào,nhét vô,đút vào,add,save
    """

  private static let move = """
    hoãn,hoãn lại,hoãn đến,hoãn sang,dời lại,lùi,lùi lại,lùi sang,chuyển,chuyển sang,chuyển qua,chuyển vào,chuyển về,di chuyển,đưa,đưa sang,đưa qua,đưa vào,đưa về,đưa lên,\
    bỏ vào,bỏ vô,bỏ qua,bỏ sang,dời,dời sang,dời qua,dọn,dọn sang,dọn qua,đổi,đổi sang,đổi qua,để,để vào,\
    để qua,để sang,xếp,xếp vào,xếp sang,cất,cất vào,cất sang,đặt vào,đặt lên,cho vào,cho vô,cho qua,cho sang,\
    đánh dấu,đánh dấu là,tích,tick,check,kéo,kéo sang,kéo qua,thả,gán,gắn,phân loại,trả về,trả lại,đẩy,đẩy sang,đẩy qua,\
    nhét,nhét vào,liệt vào,quăng vào,quăng qua,quẳng vào,đem,đem qua,đem sang,mang sang,mang qua,sắp,sắp vào,\
    move,mark
    """

  private static let buy = """
    mua,mua về,mua thêm,đặt,đặt mua,đặt hàng,đặt thêm,sắm,sắm về,tậu,tậu về,rinh,rinh về,chốt,chốt đơn,\
    hốt,múc,quất,lụm,thỉnh,gom,săn,order,buy,book
    """

  private static let rate = """
    đánh giá,chấm,chấm điểm,cho điểm,chấm sao,xếp hạng,bình chọn,nhận xét,rate,vote,review
    """

  private static let find = """
    tìm,tìm kiếm,tìm xem,tìm coi,tìm ra,kiếm,kiếm ra,kiếm xem,kiếm coi,tra,tra cứu,tra xem,tra tìm,lục,lục tìm,\
    liệt kê,kể tên,dò,dò tìm,lọc,lọc ra,rà,rà soát,soát,truy tìm,có cuốn nào,có quyển nào,có cái nào,có bộ nào,có tập nào,có những gì,có mấy cuốn,\
    có mấy quyển,có những cuốn nào,có những quyển nào,có những sách nào,còn cuốn nào,còn quyển nào,còn sách nào,\
    còn những cuốn nào,còn những quyển nào,còn những gì,có bao nhiêu cuốn,có bao nhiêu quyển,những cuốn nào,những quyển nào,các cuốn,mấy cuốn nào,\
    search,find
    """

  private static let light = """
    cho,cho là,làm,bỏ,để,đặt,sửa,sửa lại,sửa thành,đổi,đổi lại,đổi thành,thay,thay đổi,chỉnh,chỉnh lại,cập nhật,\
    được,lấy,đáng,đáng được,phải được,xứng được,xứng đáng,xứng đáng được,tặng,dành,ghi,ghi là,ghi nhận,xin,note,note lại,note là,note lại là,ghi lại,ghi lại là,lưu lại là,nâng lên,hạ xuống,tính là,coi như,xem như,thêm,thêm vào,thêm vô,\
    cho thêm,bổ sung,lưu,lưu vào,set,add
    """

  /// The verbs with their directions as they are said in the North and in the South ("cất vào" and "cất vô").
  private static func runs(_ list: String) -> WordRuns {
    let inward = list.split(separator: ",").filter { $0.contains(" vào") }
    let southern = inward.map { String($0.replacing(" vào", with: " vô")) }
    return VietnameseWords.runs(([list] + southern).joined(separator: ","))
  }
}
