/// Verbs that mean what they do with a verb of direction or purpose behind their object ("lấy … ra", "cho … vào").
///
/// The directional and resultative verbs of a series follow the object (Nguyễn Đình-Hoà, "Vietnamese", 1997, section
/// 7.5; Thompson, "A Vietnamese Reference Grammar", 1987, section 10.3).
enum VietnameseSerialVerbs {
  static let all = [
    // What is taken to be looked at.
    SeparableVerb(
      name: "open",
      stems: VietnameseWords.runs(taking),
      particles: VietnameseWords.runs((["ra", "ra đây", "đây"] + purposes).joined(separator: ",")),
      isSerial: true
    ),
    SeparableVerb(
      name: "remove",
      stems: VietnameseWords.runs(taking + "," + putting + ",loại,xóa,gỡ,vứt,tống,dẹp,gạch,gạt"),
      particles: VietnameseWords.runs("khỏi,ra khỏi,ra ngoài"),
      endsClause: false,
      isSerial: true
    ),
    SeparableVerb(
      name: "add",
      stems: VietnameseWords.runs(taking + "," + putting + ",thêm,nhập,nạp,lưu,ghi,tải"),
      particles: VietnameseWords.runs("vào,vô,vào đây,vô đây"),
      isSerial: true
    ),
    // What is taken home is added there.
    SeparableVerb(
      name: "add",
      stems: VietnameseWords.runs(taking + ",tải"),
      particles: VietnameseWords.runs("về"),
      endsClause: false,
      isSerial: true
    ),
    // To where something is put that stands apart from where it was.
    SeparableVerb(
      name: "move",
      stems: VietnameseWords.runs(taking + "," + putting + ",chuyển,dời,dọn,trả"),
      particles: VietnameseWords.runs("qua,sang,về,xuống"),
      endsClause: false,
      isSerial: true
    ),
    // What is put into something is added, and moved where one of its places is named.
    SeparableVerb(
      name: "move",
      stems: VietnameseWords.runs(taking + "," + putting),
      particles: VietnameseWords.runs("vào,vô,lên"),
      namesPlace: true,
      isSerial: true
    ),
  ]

  /// What is done with a thing that is taken out, by whoever wants it.
  static let purposes = ["xem", "coi", "đọc", "ngó", "dòm"]

  private static let taking = "lấy,đưa,đem,mang,lôi,kéo,móc,moi,bưng,bê,rút,bày,trưng,giở,dở,lật"
  private static let putting =
    "cho,bỏ,để,đặt,xếp,cất,nhét,đút,thả,quăng,quẳng,ném,đẩy,gom,gắn,gán,dán,liệng"
}
