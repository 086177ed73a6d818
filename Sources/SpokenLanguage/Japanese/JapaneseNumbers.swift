/// Numbers as they are said in Japanese, with the native ones up to ten.
enum JapaneseNumbers {
  /// Numbers beside other words, where a numeral in kana is a particle more often.
  static let inSentences = MyriadNumbers(
    numerals: Japanese.table([
      .digit(0): "〇,零,ゼロ", .digit(1): "一", .digit(2): "二", .digit(3): "三", .digit(4): "四",
      .digit(5): "五", .digit(6): "六", .digit(7): "七", .digit(8): "八", .digit(9): "九",
      .section(10): "十", .section(100): "百", .section(1000): "千", .myriad(10_000): "万",
      .myriad(100_000_000): "億", .myriad(1_000_000_000_000): "兆",
    ]),
    minus: Japanese.table([true: "マイナス"]),
    decimalMarks: Japanese.table([true: "コンマ"]),
    amounts: Japanese.table([12: "一ダース,1ダース", 6: "半ダース"])
  )

  /// Numbers in answers.
  static let all = MyriadNumbers(
    numerals: Japanese.table([
      .digit(0): "〇,零,ゼロ,れい,ぜろ", .digit(1): "一,いち,壱", .digit(2): "二,に,弐", .digit(3): "三,さん,参",
      .digit(4): "四,よん", .digit(5): "五,ご", .digit(6): "六,ろく", .digit(7): "七,なな,しち",
      .digit(8): "八,はち", .digit(9): "九,きゅう",
      .small(20): "廿",
      .section(10): "十,じゅう", .section(100): "百,ひゃく,びゃく,ぴゃく", .section(1000): "千,せん,ぜん",
      .myriad(10_000): "万,まん", .myriad(100_000_000): "億,おく",
      .myriad(1_000_000_000_000): "兆,ちょう",
    ]),
    minus: Japanese.table([true: "マイナス,負の"]),
    decimalMarks: Japanese.table([true: "点,てん,コンマ,."]),
    amounts: Japanese.table([
      12: "一ダース,1ダース,ダース", 6: "半ダース", 24: "二ダース,2ダース", 0.5: "半分,二分の一",
      1: "ひとつ,一つ", 2: "ふたつ,二つ", 3: "みっつ,三つ", 4: "よっつ,四つ", 5: "いつつ,五つ", 6: "むっつ,六つ",
      7: "ななつ,七つ", 8: "やっつ,八つ", 9: "ここのつ,九つ", 10: "とお",
    ])
  )

  static let speech = MyriadSpeech(
    digits: ["ゼロ", "一", "二", "三", "四", "五", "六", "七", "八", "九"],
    sections: ["十", "百", "千"],
    myriads: [(1_000_000_000_000, "兆"), (100_000_000, "億"), (10_000, "万")],
    saysOne: false,
    saysGap: false,
    point: "点"
  )
}
