/// The words of Vietnamese dates.
enum VietnameseDateWords {
  private static let fold: @Sendable (String) -> String = { Diacritics.removed(from: $0) }

  private static func table<Value>(_ phrases: KeyValuePairs<Value, String>) -> PhraseTable<Value> {
    PhraseTable(phrases, tokenizer: Vietnamese.tokenizer, fold: fold)
  }

  static let fixed = table([
    [DatePart.day(0)]: "hôm nay,nay,bữa nay", [.day(1)]: "ngày mai,mai,hôm sau",
    [.day(2)]: "ngày kia,ngày mốt,mốt", [.day(-1)]: "hôm qua,qua", [.day(-2)]: "hôm kia",
    [.weekday(1)]: "chủ nhật,cn,ngày chủ nhật", [.weekday(2)]: "thứ hai", [.weekday(3)]: "thứ ba",
    [.weekday(4)]: "thứ tư", [.weekday(5)]: "thứ năm", [.weekday(6)]: "thứ sáu",
    [.weekday(7)]: "thứ bảy,thứ bẩy",
    [.week(0)]: "tuần này", [.week(1)]: "tuần sau,tuần tới,tuần kế tiếp",
    [.week(-1)]: "tuần trước,tuần rồi",
    [.monthsAhead(0)]: "tháng này", [.monthsAhead(1)]: "tháng sau,tháng tới",
    [.monthsAhead(-1)]: "tháng trước", [.monthsAhead(12)]: "năm sau,năm tới,sang năm",
    [.monthsAhead(-12)]: "năm ngoái",
    [.month(1)]: "tháng giêng", [.month(12)]: "tháng chạp", [.month(4)]: "tháng tư",
    [.period(.morning)]: "sáng,buổi sáng", [.period(.noon)]: "trưa,buổi trưa,giữa trưa",
    [.period(.afternoon)]: "chiều,buổi chiều", [.period(.evening)]: "tối,buổi tối",
    [.period(.night)]: "đêm,khuya,ban đêm", [.period(.midnight)]: "nửa đêm",
    [.period(.dawn)]: "rạng sáng,sáng sớm",
    [.length(SpokenLength(parts: [.init(amount: 0, unit: .minute)]), sign: 1)]:
      "bây giờ,ngay bây giờ,ngay,lập tức",
    [.nothing]: "vào,lúc,ngày,hôm,của,khoảng,tầm,ạ,nhé,nha,ừm,à,đúng,thì,là,cho,vào lúc,vào ngày",
  ])

  static let at = table([true: "lúc,vào lúc,khoảng,tầm"])
  static let clockUnits = table([true: "giờ,h"])
  static let minuteUnits = table([true: "phút"])
  static let half = table([true: "rưỡi,rưởi"])
  static let before = table([true: "kém"])
  static let weekdayLead = table([true: "thứ"])

  static let calendarUnits = table([
    SpokenLength.Unit.year: "năm", .month: "tháng", .day: "ngày,mùng,mồng,ngày mùng",
  ])

  static let units = table([
    SpokenLength.Unit.second: "giây", .minute: "phút", .hour: "giờ,tiếng,tiếng đồng hồ,giờ đồng hồ",
    .day: "ngày,hôm", .week: "tuần,tuần lễ", .month: "tháng", .year: "năm",
  ])

  static let beforeLength = table([true: "sau,trong,trong vòng,sau khoảng"])
  static let afterLength = table([1.0: "nữa,sau,tới", -1.0: "trước"])

  static let aroundLength = WordSet(words: "khoảng chừng tầm độ trong vòng ạ nhé nha ừm là thôi")

  /// All of them as they are written.
  static let texts =
    fixed.texts + at.texts + clockUnits.texts + minuteUnits.texts + half.texts
    + before.texts + weekdayLead.texts + calendarUnits.texts + units.texts + beforeLength.texts
    + afterLength.texts + aroundLength.sorted()
}
