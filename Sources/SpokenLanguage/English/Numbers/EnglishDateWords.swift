/// The words of English dates.
enum EnglishDateWords {
  private static let tokenizer = English.tokenizer

  static let fixed = PhraseTable<[DatePart]>(
    [
      [.day(0)]: "today,todays,the same day",
      [.day(0), .period(.night)]: "tonight,tonights",
      [.day(1)]: "tomorrow,tomorrows,tmrw,tmr",
      [.day(-1)]: "yesterday,yesterdays",
      [.day(2)]: "day after tomorrow,the day after tomorrow",
      [.day(-2)]: "day before yesterday,the day before yesterday",
      [.weekday(1)]: "sunday,sun,this sunday", [.weekday(2)]: "monday,mon,this monday",
      [.weekday(3)]: "tuesday,tue,tues,this tuesday",
      [.weekday(4)]: "wednesday,wed,this wednesday",
      [.weekday(5)]: "thursday,thu,thur,thurs,this thursday",
      [.weekday(6)]: "friday,fri,this friday", [.weekday(7)]: "saturday,sat,this saturday",
      [.week(0)]: "this week", [.week(1)]: "next,next week,the following week",
      [.week(-1)]: "last week,previous week", [.week(2)]: "the week after next,week after next",
      [.previous]: "last,previous,past", [.monthsAhead(1)]: "next month",
      [.monthsAhead(12)]: "next year", [.monthsAhead(-1)]: "last month",
      [.monthsAhead(-12)]: "last year", [.monthsAhead(0)]: "this month",
      [.month(1)]: "january,jan", [.month(2)]: "february,feb", [.month(3)]: "march,mar",
      [.month(4)]: "april,apr", [.month(5)]: "may", [.month(6)]: "june,jun",
      [.month(7)]: "july,jul", [.month(8)]: "august,aug", [.month(9)]: "september,sep,sept",
      [.month(10)]: "october,oct", [.month(11)]: "november,nov", [.month(12)]: "december,dec",
      [.day(0), .period(.morning)]: "this morning",
      [.day(0), .period(.afternoon)]: "this afternoon",
      [.day(0), .period(.evening)]: "this evening",
      [.day(-1), .period(.night)]: "last night",
      [.period(.morning)]: "morning,in the morning", [.period(.noon)]: "noon,midday",
      [.period(.afternoon)]: "afternoon,in the afternoon",
      [.period(.evening)]: "evening,in the evening", [.period(.night)]: "night,at night",
      [.period(.midnight)]: "midnight", [.period(.am)]: "am,a m", [.period(.pm)]: "pm,p m",
      [.length(SpokenLength(parts: [.init(amount: 0, unit: .minute)]), sign: 1)]:
        "now,right now,immediately",
      [.nothing]:
        "on,at,the,of,in,by,around,about,please,um,uh,for,then,and,sharp,ish,maybe,it is,its",
    ],
    tokenizer: tokenizer
  )

  static let afterLength = PhraseTable<Double>(
    [1: "from now,later,from today,hence", -1: "ago,earlier,before now"],
    tokenizer: tokenizer
  )

  static let units = PhraseTable<SpokenLength.Unit>(
    [
      .second: "second,seconds,sec,secs", .minute: "minute,minutes,min,mins",
      .hour: "hour,hours,hr,hrs", .day: "day,days", .week: "week,weeks", .month: "month,months",
      .year: "year,years",
    ],
    tokenizer: tokenizer
  )

  static let articles = PhraseTable<Double>(
    [
      1: "a,an,the next", 0.5: "half a,half an,a half", 0.25: "a quarter of an,quarter of an",
      0.75: "three quarters of an", 2: "a couple of,couple of",
    ],
    tokenizer: tokenizer
  )

  static let aroundLength = WordSet(
    words:
      "for about around um uh please thanks just only the roughly maybe make it of long another more longer extra"
  )

  /// Stands between a number and its unit and changes neither ("twenty more minutes").
  static let more: Set<String> = ["more", "extra", "additional", "further", "other"]

  /// All of them as they are written.
  static let texts =
    fixed.texts + afterLength.texts + units.texts + articles.texts
    + aroundLength.sorted()

  static func isHalfMore(_ words: ArraySlice<String>) -> Bool {
    words.starts(with: ["and", "a", "half"])
  }

  /// A number and its unit in one word: 2h, 30min.
  static func gluedLength(_ word: String) -> SpokenLength.Part? {
    let digits = word.prefix { $0.isNumber || $0 == "." }
    guard !digits.isEmpty, digits.count <= 6, let amount = Double(digits) else { return nil }
    let unit = word.dropFirst(digits.count)
    let short: [Substring: SpokenLength.Unit] = ["h": .hour, "m": .minute, "s": .second, "d": .day]
    return (short[unit] ?? units[[String(unit)]]).map {
      SpokenLength.Part(amount: amount, unit: $0)
    }
  }

  /// A day of the month as an ordinal.
  static func ordinal(_ words: ArraySlice<String>) -> (Int, Int)? {
    guard let (position, count) = EnglishOrdinals.ordinal(words), position <= 31 else { return nil }
    return (position, count)
  }
}
