/// The words of Korean dates.
enum KoreanDateWords {
  private static let tokenizer = Korean.tokenizer

  static let fixed = PhraseTable<[DatePart]>(
    [
      [.day(0)]: "오늘,당일", [.day(1)]: "내일,낼,명일", [.day(2)]: "모레,내일 모레", [.day(3)]: "글피",
      [.day(-1)]: "어제", [.day(-2)]: "그저께,그제,엊그제",
      [.weekday(1)]: "일요일,일욜", [.weekday(2)]: "월요일,월욜", [.weekday(3)]: "화요일,화욜",
      [.weekday(4)]: "수요일,수욜", [.weekday(5)]: "목요일,목욜", [.weekday(6)]: "금요일,금욜",
      [.weekday(7)]: "토요일,토욜",
      [.week(0)]: "이번 주,금주", [.week(1)]: "다음 주,담 주,내주,오는 주", [.week(2)]: "다다음 주",
      [.week(-1)]: "지난주,저번 주,지난 주", [.monthsAhead(0)]: "이번 달,이달",
      [.monthsAhead(1)]: "다음 달,담 달", [.monthsAhead(-1)]: "지난달,저번 달",
      [.monthsAhead(12)]: "내년,다음 해", [.monthsAhead(-12)]: "작년,지난해",
      [.month(6)]: "유월", [.month(10)]: "시월",
      [.period(.am)]: "오전", [.period(.pm)]: "오후", [.period(.dawn)]: "새벽",
      [.period(.morning)]: "아침", [.period(.noon)]: "낮,점심,정오,한낮", [.period(.evening)]: "저녁",
      [.period(.night)]: "밤,한밤", [.period(.midnight)]: "자정",
      [.day(0), .period(.night)]: "오늘 밤", [.day(0), .period(.evening)]: "오늘 저녁",
      [.length(SpokenLength(parts: [.init(amount: 0, unit: .minute)]), sign: 1)]:
        "지금,지금 당장,바로 지금",
      [.nothing]: "에,로,으로,까지,쯤,정도,정각,요,이요,의,음,어,부터,이에요,예요,입니다,날,일찍,주세요,해 주세요",
    ],
    tokenizer: tokenizer
  )

  static let clockUnits = PhraseTable<Bool>([true: "시"], tokenizer: tokenizer)
  static let minuteUnits = PhraseTable<Int>([1: "분"], tokenizer: tokenizer)
  static let calendarUnits = PhraseTable<SpokenLength.Unit>(
    [.year: "년", .month: "월", .day: "일"],
    tokenizer: tokenizer
  )

  static let units = PhraseTable<SpokenLength.Unit>(
    [
      .second: "초", .minute: "분", .hour: "시간", .day: "일,날", .week: "주,주일,주간",
      .month: "달,개월", .year: "년,해",
    ],
    tokenizer: tokenizer
  )

  static let nativeDays = PhraseTable<SpokenLength.Part>(
    [
      days(1): "하루", days(2): "이틀", days(3): "사흘", days(4): "나흘", days(5): "닷새",
      days(6): "엿새", days(7): "이레", days(8): "여드레", days(9): "아흐레", days(10): "열흘",
      days(15): "보름",
    ],
    tokenizer: tokenizer
  )

  private static func days(_ count: Double) -> SpokenLength.Part {
    SpokenLength.Part(amount: count, unit: .day)
  }

  static let afterLength = PhraseTable<Double>(
    [1: "후,뒤,있다가,이따가,이후,후에,뒤에", -1: "전,전에"],
    tokenizer: tokenizer
  )

  static let aroundLength = WordSet(words: "약 쯤 정 도 동 안 간 음 어 요 이 에 만 로 으 입 니 다 예")
}
