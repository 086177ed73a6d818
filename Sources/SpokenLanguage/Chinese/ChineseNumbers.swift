/// Numbers as they are said in Chinese.
///
/// A gap is said once (一百零五), and a last digit may leave its unit out (一百五 is 150; Chao, "A Grammar of
/// Spoken Chinese", 1968, section 7.3).
enum ChineseNumbers {
  static let all = MyriadNumbers(
    numerals: Chinese.table([
      .digit(0): "零,〇,○", .digit(1): "一,壹,幺", .digit(2): "二,两,兩,贰,俩", .digit(3): "三,叁,仨",
      .digit(4): "四,肆",
      .digit(5): "五,伍", .digit(6): "六,陆", .digit(7): "七,柒", .digit(8): "八,捌", .digit(9): "九,玖",
      .small(20): "廿", .section(10): "十,拾", .section(100): "百,佰", .section(1000): "千,仟",
      .myriad(10_000): "万,萬", .myriad(100_000_000): "亿,億",
    ]),
    minus: Chinese.table([true: "负,負"]),
    decimalMarks: Chinese.table([true: "点,點"]),
    amounts: Chinese.table([12: "一打", 6: "半打", 24: "两打", 0.5: "半,一半", 1.5: "一个半"]),
    abbreviatesTail: true
  )

  static let speech = MyriadSpeech(
    digits: ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"],
    sections: ["十", "百", "千"],
    myriads: [(100_000_000, "亿"), (10_000, "万")],
    saysOne: true,
    saysGap: true,
    point: "点"
  )
}
