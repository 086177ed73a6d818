/// Dates as they are said in Chinese.
enum ChineseDates {
  static let all = CounterDates(
    tokenizer: Chinese.tokenizer,
    numbers: ChineseNumbers.all,
    tables: CounterTables(
      fixed: fixed,
      clockUnits: Chinese.table([true: "点,点钟,點,點鐘,时"]),
      minuteUnits: Chinese.table([1: "分,分钟", 15: "刻,刻钟"]),
      calendarUnits: Chinese.table([.year: "年", .month: "月,月份", .day: "日,号,號"]),
      units: Chinese.table([
        .second: "秒,秒钟", .minute: "分钟,分", .hour: "小时,个小时,个钟头,钟头", .day: "天,日",
        .week: "周,个星期,星期,个礼拜,礼拜", .month: "个月", .year: "年",
      ]),
      halfUnits: Chinese.table([.hour: "个半小时,个半钟头", .month: "个半月"]),
      lengths: Chinese.table([
        SpokenLength.Part(amount: 0.25, unit: .hour): "一刻钟",
        SpokenLength.Part(amount: 0.75, unit: .hour): "三刻钟",
        SpokenLength.Part(amount: 0.5, unit: .hour): "半个小时,半小时,半个钟头",
        SpokenLength.Part(amount: 0.5, unit: .month): "半个月",
        SpokenLength.Part(amount: 0.5, unit: .day): "半天",
        SpokenLength.Part(amount: 0.5, unit: .year): "半年",
      ]),
      half: ["半"],
      beforeLength: Chinese.table([true: "过,再过"]),
      afterLength: Chinese.table([1: "后,以后,之后,後,过后", -1: "前,以前,之前"]),
      aroundLength: WordSet(words: "大 约 概 左 右 差 不 多 吧 就 的 时 间 请 只 要 谢")
    )
  )

  private static let fixed = Chinese.table([
    [DatePart.day(0)]: "今天,今日,当天", [.day(1)]: "明天,明日,明儿", [.day(2)]: "后天,後天", [.day(3)]: "大后天",
    [.day(-1)]: "昨天,昨日", [.day(-2)]: "前天",
    [.weekday(1)]: "星期日,星期天,周日,周天,礼拜天,礼拜日", [.weekday(2)]: "星期一,周一,礼拜一",
    [.weekday(3)]: "星期二,周二,礼拜二", [.weekday(4)]: "星期三,周三,礼拜三", [.weekday(5)]: "星期四,周四,礼拜四",
    [.weekday(6)]: "星期五,周五,礼拜五", [.weekday(7)]: "星期六,周六,礼拜六",
    [.week(1), .weekday(1)]: "下周日,下周天,下星期天,下星期日,下礼拜天", [.week(1), .weekday(2)]: "下周一,下星期一,下礼拜一",
    [.week(1), .weekday(3)]: "下周二,下星期二,下礼拜二", [.week(1), .weekday(4)]: "下周三,下星期三,下礼拜三",
    [.week(1), .weekday(5)]: "下周四,下星期四,下礼拜四", [.week(1), .weekday(6)]: "下周五,下星期五,下礼拜五",
    [.week(1), .weekday(7)]: "下周六,下星期六,下礼拜六",
    [.week(-1), .weekday(2)]: "上周一,上星期一", [.week(-1), .weekday(3)]: "上周二,上星期二",
    [.week(-1), .weekday(4)]: "上周三,上星期三", [.week(-1), .weekday(5)]: "上周四,上星期四",
    [.week(-1), .weekday(6)]: "上周五,上星期五", [.week(-1), .weekday(7)]: "上周六,上星期六",
    [.week(-1), .weekday(1)]: "上周日,上星期天",
    [.week(0)]: "这周,本周,这个星期,这星期,这个礼拜", [.week(1)]: "下周,下星期,下个星期,下礼拜,下个礼拜", [.week(2)]: "下下周,下下个星期",
    [.week(-1)]: "上周,上星期,上个星期,上礼拜",
    [.monthsAhead(0)]: "这个月,本月", [.monthsAhead(1)]: "下个月,下月", [.monthsAhead(-1)]: "上个月,上月",
    [.monthsAhead(12)]: "明年", [.monthsAhead(-12)]: "去年",
    [.period(.am)]: "上午", [.period(.pm)]: "下午", [.period(.dawn)]: "凌晨,清晨",
    [.period(.morning)]: "早上,早晨,早",
    [.period(.noon)]: "中午,正午", [.period(.evening)]: "傍晚,晚上,晚", [.period(.night)]: "夜里,深夜,夜晚",
    [.period(.midnight)]: "半夜,午夜,零点",
    [.day(0), .period(.evening)]: "今晚,今天晚上", [.day(0), .period(.morning)]: "今早,今天早上",
    [.day(1), .period(.evening)]: "明晚,明天晚上", [.day(1), .period(.morning)]: "明早,明天早上",
    [.length(SpokenLength(parts: [.init(amount: 0, unit: .minute)]), sign: 1)]: "现在,马上,立刻,立即",
    [.nothing]: "的,在,于,是,吧,就,左右,大约,大概,请,整,到,从,嗯,呃,定在,那天,这个",
  ])
}
