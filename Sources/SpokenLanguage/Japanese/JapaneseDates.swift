/// Dates as they are said in Japanese.
enum JapaneseDates {
  static let all = CounterDates(
    tokenizer: Japanese.tokenizer,
    numbers: JapaneseNumbers.all,
    tables: CounterTables(
      fixed: fixed,
      clockUnits: Japanese.table([true: "時,じ"]),
      minuteUnits: Japanese.table([1: "分,ふん,ぷん"]),
      calendarUnits: Japanese.table([.year: "年", .month: "月", .day: "日"]),
      units: Japanese.table([
        .second: "秒,秒間", .minute: "分,分間", .hour: "時間", .day: "日,日間", .week: "週間,週",
        .month: "か月,ヶ月,カ月,ヵ月,ケ月,箇月,か月間,ヶ月間", .year: "年,年間",
      ]),
      halfUnits: Japanese.table([:]),
      lengths: Japanese.table([
        SpokenLength.Part(amount: 0.5, unit: .day): "半日",
        SpokenLength.Part(amount: 0.5, unit: .year): "半年",
        SpokenLength.Part(amount: 0.5, unit: .month): "半月",
        SpokenLength.Part(amount: 0.5, unit: .hour): "半時間",
      ]),
      half: ["半"],
      beforeLength: Japanese.table([true: "あと,今から,いまから"]),
      afterLength: Japanese.table([1: "後,後に,あと,たったら,したら", -1: "前,前に,まえ"]),
      aroundLength: WordSet(words: "約 く ら い ぐ ほ ど 間 だ け で す お 願 し ま ち ょ う と 大 体 の を")
    )
  )

  private static let fixed = Japanese.table([
    [DatePart.day(0)]: "今日,きょう,本日", [.day(1)]: "明日,あした,あす", [.day(2)]: "明後日,あさって",
    [.day(3)]: "しあさって", [.day(-1)]: "昨日,きのう", [.day(-2)]: "一昨日,おととい",
    [.weekday(1)]: "日曜日,日曜", [.weekday(2)]: "月曜日,月曜", [.weekday(3)]: "火曜日,火曜",
    [.weekday(4)]: "水曜日,水曜", [.weekday(5)]: "木曜日,木曜", [.weekday(6)]: "金曜日,金曜",
    [.weekday(7)]: "土曜日,土曜",
    [.week(0)]: "今週", [.week(1)]: "来週,次の週", [.week(2)]: "再来週", [.week(-1)]: "先週",
    [.monthsAhead(0)]: "今月", [.monthsAhead(1)]: "来月", [.monthsAhead(2)]: "再来月",
    [.monthsAhead(-1)]: "先月",
    [.monthsAhead(12)]: "来年", [.monthsAhead(-12)]: "去年,昨年",
    [.dayOfMonth(1)]: "ついたち", [.dayOfMonth(2)]: "ふつか", [.dayOfMonth(3)]: "みっか",
    [.dayOfMonth(20)]: "はつか",
    [.period(.am)]: "午前", [.period(.pm)]: "午後", [.period(.dawn)]: "明け方,早朝",
    [.period(.morning)]: "朝,午前中", [.period(.noon)]: "昼,正午,お昼", [.period(.evening)]: "夕方,晩",
    [.period(.night)]: "夜,深夜", [.period(.midnight)]: "真夜中,零時",
    [.day(0), .period(.morning)]: "今朝,けさ", [.day(0), .period(.night)]: "今夜,今晩",
    [.day(1), .period(.morning)]: "明朝", [.day(-1), .period(.night)]: "昨夜,昨晩,ゆうべ",
    [.length(SpokenLength(parts: [.init(amount: 0, unit: .minute)]), sign: 1)]: "今,いま,今すぐ,すぐ",
    [.previous]: "この前の,前の",
    [.nothing]:
      "に,の,は,で,へ,と,まで,から,頃,ごろ,ころ,くらい,ぐらい,ちょうど,です,でお願いします,お願いします,ください,えっと,ええと,次の,今度の,こんど,付け,です",
  ])
}
