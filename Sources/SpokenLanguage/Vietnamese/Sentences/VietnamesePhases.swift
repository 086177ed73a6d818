/// How Vietnamese speakers say that they have begun something or come to its end.
///
/// The aspectual verbs and the resultatives behind a verb (Thompson, "A Vietnamese Reference Grammar", 1987, sections 8.3 and
/// 9.5; Nguyễn Đình-Hoà, "Vietnamese", 1997, section 6.8): "đọc xong" is "đọc hết", "đọc trọn", and "bắt đầu đọc" is "bắt tay
/// vào đọc".
enum VietnamesePhases {
  private static let overBehind = [
    "xong", "xong hết", "xong xuôi", "hết", "hết cả", "trọn", "trọn vẹn",
    "đến trang cuối",
    "tới trang cuối", "đến hết", "tới hết", "đến cuối", "tới cuối", "đến chữ cuối",
  ]
  /// By themselves; what is done with the thing says what it is.
  private static let over = [
    "vừa xong", "mới xong", "cày xong", "cày hết", "hoàn thành", "hoàn tất", "xử xong",
    "xử gọn", "vừa kết thúc",
    "cuối cùng cũng xong",
  ]
  private static let begunBefore = [
    "bắt đầu", "mới bắt đầu", "vừa bắt đầu", "bắt tay vào", "bắt tay", "khởi sự", "chuyển sang",
    "chuyển luôn sang", "chuyển qua",
    "quay sang", "lôi ra", "đang dở",
  ]
  /// From when on it is done, before whoever does it, or nobody.
  private static let fromNowOn = ["từ hôm nay", "kể từ hôm nay", "từ nay", "từ giờ", "từ tối nay"]
    .flatMap { moment in [moment] + VietnamesePronouns.ofOneself.map { "\(moment) \($0)" } }
  private static let begun = ["bắt đầu", "mới bắt đầu", "vừa bắt đầu", "khởi đầu"]

  /// The other ways to say that something was begun, or that it is over; none of what says neither.
  static func others(than statement: String) -> [String] {
    let said = statement.lowercased()
    let all: [String]
    if let ending = overBehind.first(where: { said.hasSuffix(" " + $0) }) {
      let verb = said.dropLast(ending.count + 1)
      all = overBehind.map { "\(verb) \($0)" } + over
    } else if let beginning = begunBefore.first(where: { said.hasPrefix($0 + " ") }) {
      let verb = said.dropFirst(beginning.count + 1)
      // "Mới bắt đầu" names no doing of which a time alone could tell.
      guard !begun.contains(String(verb)) else { return begun.filter { $0 != said } }
      all =
        (begunBefore + fromNowOn).map { "\($0) \(verb)" } + ["\(verb) dở", "\(verb) dở dang"]
        + begun
    } else {
      return []
    }
    return all.filter { $0 != said }
  }
}
