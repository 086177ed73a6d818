import Foundation
import SpokenLanguage
import Testing

@Suite struct DateTests {
  /// Wednesday, 3 March 2027, 10:00 in Seoul.
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    calendar.locale = Locale(identifier: "ko_KR")
    return calendar
  }()

  private static let now =
    calendar.date(from: DateComponents(year: 2027, month: 3, day: 3, hour: 10)) ?? .distantPast

  /// The date as `2027-03-05` or `2027-03-05 17:30`.
  private func read(_ answer: String, _ locale: String, now: Date = Self.now) -> String? {
    let language = Languages.language(for: locale)
    guard let found = language.date(in: answer, now: now, calendar: Self.calendar) else {
      return nil
    }
    let parts = Self.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute],
      from: found.date
    )
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    if found.hasTime { return "\(day) \(time)" }
    return time == "00:00" ? day : "no start of a day: \(day) \(time)"
  }

  @Test(
    arguments: [
      ("today", "2027-03-03"), ("tomorrow", "2027-03-04"), ("Yesterday.", "2027-03-02"),
      ("day after tomorrow", "2027-03-05"), ("the day after tomorrow", "2027-03-05"),
      ("friday", "2027-03-05"), ("on Friday", "2027-03-05"), ("wednesday", "2027-03-10"),
      ("next friday", "2027-03-12"), ("next monday", "2027-03-08"), ("this friday", "2027-03-05"),
      ("last friday", "2027-02-26"), ("friday next week", "2027-03-12"),
      ("next week", "2027-03-10"),
      ("in 3 days", "2027-03-06"), ("in three days", "2027-03-06"), ("in a week", "2027-03-10"),
      ("3 days ago", "2027-02-28"), ("two weeks from now", "2027-03-17"),
      ("in a month", "2027-04-03"),
      ("next month", "2027-04-03"), ("in two hours", "2027-03-03 12:00"),
      ("in 20 minutes", "2027-03-03 10:20"), ("in half an hour", "2027-03-03 10:30"),
      ("in an hour and a half", "2027-03-03 11:30"), ("5 march 2027", "2027-03-05"),
      ("march 5", "2027-03-05"), ("March 5th, 2028", "2028-03-05"),
      ("the 5th of March", "2027-03-05"),
      ("5 January", "2028-01-05"), ("january the twenty-first", "2028-01-21"),
      ("the 5th", "2027-03-05"),
      ("the 1st", "2027-04-01"), ("the 31st", "2027-03-31"), ("29 february", "2028-02-29"),
      ("2027-03-05", "2027-03-05"), ("2027-03-05T17:30", "2027-03-05 17:30"),
      ("2027-03-05 at 5pm", "2027-03-05 17:00"), ("2027-03-05T08:30:00Z", "2027-03-05 17:30"),
      ("half past five", "2027-03-03 17:30"), ("5:30 pm", "2027-03-03 17:30"),
      ("17:30", "2027-03-03 17:30"),
      ("5:30pm", "2027-03-03 17:30"), ("9:30", "2027-03-03 21:30"), ("9 am", "2027-03-04 09:00"),
      ("05:30", "2027-03-04 05:30"), ("5.30 p.m.", "2027-03-03 17:30"),
      ("at eleven", "2027-03-03 11:00"),
      ("tomorrow at noon", "2027-03-04 12:00"), ("half past five tomorrow", "2027-03-04 17:30"),
      ("tomorrow at 9", "2027-03-04 09:00"), ("tomorrow morning", "2027-03-04 09:00"),
      ("tonight", "2027-03-03 21:00"), ("tonight at eight", "2027-03-03 20:00"),
      ("quarter to six", "2027-03-03 17:45"), ("a quarter past six", "2027-03-03 18:15"),
      ("ten to six tomorrow morning", "2027-03-04 05:50"), ("five o'clock", "2027-03-03 17:00"),
      ("five thirty", "2027-03-03 17:30"), ("friday at 5:30 pm", "2027-03-05 17:30"),
      ("noon", "2027-03-03 12:00"), ("midnight", "2027-03-04 00:00"),
      ("12 am tomorrow", "2027-03-04 00:00"),
      ("12 pm tomorrow", "2027-03-04 12:00"), ("march 5 at 9:15 am", "2027-03-05 09:15"),
      ("5/3/2027", "2027-03-05"), ("15/3", "2027-03-15"), ("now", "2027-03-03 10:00"),
      ("friday 5 march", "2027-03-05"), ("next year", "2028-03-03"),
      ("half five", "2027-03-03 17:30"), ("1st of next month", "2027-04-01"),
      ("tomorrow evening at 7", "2027-03-04 19:00"),
      ("dune", nil), ("", nil), ("5", nil), ("30 february", nil), ("2027-02-30", nil),
      ("25:00", nil),
      ("tomorrow yesterday", nil), ("thursday 5 march", nil), ("march", nil),
      ("open tomorrow", nil),
      ("three days", nil), ("the", nil), ("99999999999999999999 days ago", nil),
      ("in 999999999 years", nil),
    ] as [(String, String?)]
  )
  func `English dates`(answer: String, expected: String?) {
    #expect(read(answer, "en") == expected)
  }

  @Test(
    arguments: [
      ("übermorgen", "2027-03-05"), ("in drei Tagen", "2027-03-06"),
      ("vor zwei Wochen", "2027-02-17"),
      ("halb sechs", "2027-03-03 17:30"), ("viertel nach fünf", "2027-03-03 17:15"),
      ("fünf vor halb sechs", "2027-03-03 17:25"), ("dreiviertel sechs", "2027-03-03 17:45"),
      ("am 5. März", "2027-03-05"), ("am fünften März um halb neun", "2027-03-05 08:30"),
      ("17 Uhr 30", "2027-03-03 17:30"), ("17.30 Uhr", "2027-03-03 17:30"),
      ("nächsten Freitag", "2027-03-12"),
      ("kommenden Freitag", "2027-03-05"), ("heute Abend um acht", "2027-03-03 20:00"),
      ("morgen früh", "2027-03-04 09:00"), ("5.3.2028", "2028-03-05"),
      ("der 21. Januar", "2028-01-21"),
      ("in einer halben Stunde", "2027-03-03 10:30"), ("1. April 2029", "2029-04-01"),
      ("um fünf", "2027-03-03 17:00"), ("am Mittwoch um 9", "2027-03-10 09:00"), ("fünf", nil),
      ("Dune", nil),
      ("30. Februar", nil), ("nächstes Jahr", "2028-03-03"),
    ] as [(String, String?)]
  )
  func `German dates`(answer: String, expected: String?) {
    #expect(read(answer, "de") == expected)
  }

  @Test(
    arguments: [
      ("après-demain", "2027-03-05"), ("dans trois jours", "2027-03-06"),
      ("il y a deux semaines", "2027-02-17"),
      ("cinq heures et demie", "2027-03-03 17:30"),
      ("six heures moins le quart", "2027-03-03 17:45"),
      ("17 h 30", "2027-03-03 17:30"), ("17h30", "2027-03-03 17:30"), ("le 5 mars", "2027-03-05"),
      ("le premier avril", "2027-04-01"), ("vendredi prochain", "2027-03-12"),
      ("vendredi", "2027-03-05"),
      ("demain matin à neuf heures", "2027-03-04 09:00"), ("à midi", "2027-03-03 12:00"),
      ("ce soir à huit heures", "2027-03-03 20:00"), ("lundi 8 mars 2027", "2027-03-08"),
      ("six heures dix", "2027-03-03 18:10"), ("31 février", nil), ("cinq", nil), ("La Peste", nil),
    ] as [(String, String?)]
  )
  func `French dates`(answer: String, expected: String?) {
    #expect(read(answer, "fr") == expected)
  }

  @Test(
    arguments: [
      ("pasado mañana", "2027-03-05"), ("dentro de tres días", "2027-03-06"),
      ("hace dos semanas", "2027-02-17"),
      ("las cinco y media", "2027-03-03 17:30"), ("a las seis menos cuarto", "2027-03-03 17:45"),
      ("el 5 de marzo", "2027-03-05"), ("el viernes que viene", "2027-03-05"),
      ("viernes de la semana que viene", "2027-03-12"),
      ("mañana por la mañana a las nueve", "2027-03-04 09:00"),
      ("a mediodía", "2027-03-03 12:00"), ("esta noche a las ocho", "2027-03-03 20:00"),
      ("21 de enero de 2028", "2028-01-21"), ("a la una", "2027-03-03 13:00"),
      ("las siete y veinte", "2027-03-03 19:20"), ("en media hora", "2027-03-03 10:30"),
      ("30 de febrero", nil),
      ("cinco", nil), ("Rayuela", nil),
    ] as [(String, String?)]
  )
  func `Spanish dates`(answer: String, expected: String?) {
    #expect(read(answer, "es") == expected)
  }

  @Test(
    arguments: [
      ("明後日", "2027-03-05"), ("三日後", "2027-03-06"), ("二週間前", "2027-02-17"),
      ("5時半", "2027-03-03 17:30"),
      ("午後5時半", "2027-03-03 17:30"), ("来週の金曜日", "2027-03-12"), ("明日の朝9時", "2027-03-04 09:00"),
      ("3月5日", "2027-03-05"), ("三月五日午後二時", "2027-03-05 14:00"), ("2027年3月5日", "2027-03-05"),
      ("今夜八時", "2027-03-03 20:00"), ("30分後", "2027-03-03 10:30"), ("17:30", "2027-03-03 17:30"),
      ("2月30日", nil), ("こころ", nil), ("三冊", nil),
    ] as [(String, String?)]
  )
  func `Japanese dates`(answer: String, expected: String?) {
    #expect(read(answer, "ja") == expected)
  }

  @Test(
    arguments: [
      ("后天", "2027-03-05"), ("三天后", "2027-03-06"), ("两个星期前", "2027-02-17"),
      ("五点半", "2027-03-03 17:30"),
      ("下午五点半", "2027-03-03 17:30"), ("五点一刻", "2027-03-03 17:15"), ("下周五", "2027-03-12"),
      ("明天早上九点", "2027-03-04 09:00"), ("3月5日", "2027-03-05"), ("三月五号下午两点", "2027-03-05 14:00"),
      ("2027年3月5日", "2027-03-05"), ("今晚八点", "2027-03-03 20:00"), ("半小时后", "2027-03-03 10:30"),
      ("2月30日", nil), ("沙丘", nil), ("三本", nil),
    ] as [(String, String?)]
  )
  func `Chinese dates`(answer: String, expected: String?) {
    #expect(read(answer, "zh") == expected)
  }

  @Test(
    arguments: [
      ("오늘", "2027-03-03"), ("내일", "2027-03-04"), ("모레", "2027-03-05"), ("어제", "2027-03-02"),
      ("그저께", "2027-03-01"), ("금요일", "2027-03-05"), ("금요일에", "2027-03-05"),
      ("다음 주 금요일", "2027-03-12"), ("다음주 금요일", "2027-03-12"), ("이번 주 토요일", "2027-03-06"),
      ("지난주 월요일", "2027-02-22"), ("다음 주", "2027-03-10"), ("3월 5일", "2027-03-05"),
      ("삼월 오일", "2027-03-05"), ("1월 5일", "2028-01-05"), ("2027년 3월 5일", "2027-03-05"),
      ("시월 삼십일일", "2027-10-31"), ("5일", "2027-03-05"), ("오후 5시 반", "2027-03-03 17:30"),
      ("내일 오후 5시 반", "2027-03-04 17:30"), ("내일 아침 아홉 시", "2027-03-04 09:00"),
      ("다섯 시 삼십 분", "2027-03-03 17:30"), ("오전 9시", "2027-03-04 09:00"),
      ("밤 열두 시", "2027-03-04 00:00"),
      ("내일 정오", "2027-03-04 12:00"), ("내일 자정", "2027-03-04 00:00"), ("사흘 뒤", "2027-03-06"),
      ("3일 후", "2027-03-06"), ("두 시간 뒤에", "2027-03-03 12:00"), ("30분 후", "2027-03-03 10:30"),
      ("일주일 후", "2027-03-10"), ("3일 전", "2027-02-28"), ("2027.3.5", "2027-03-05"),
      ("3/5", "2027-03-05"),
      ("2027. 3. 5.", "2027-03-05"), ("17:30", "2027-03-03 17:30"), ("내일 저녁에", "2027-03-04 19:00"),
      ("다음 달 5일", "2027-04-05"), ("새벽 2시", "2027-03-04 02:00"), ("한 달 뒤", "2027-04-03"),
      ("지금", "2027-03-03 10:00"), ("십일", "2027-03-10"), ("듄", nil), ("", nil), ("세 권", nil),
      ("13월 5일", nil), ("2월 30일", nil),
    ] as [(String, String?)]
  )
  func `Korean dates`(answer: String, expected: String?) {
    #expect(read(answer, "ko") == expected)
  }

  @Test(
    arguments: [
      ("hôm nay", "2027-03-03"), ("ngày mai", "2027-03-04"), ("mai", "2027-03-04"),
      ("ngày kia", "2027-03-05"),
      ("hôm qua", "2027-03-02"), ("thứ sáu", "2027-03-05"), ("thứ sáu tuần sau", "2027-03-12"),
      ("thứ 6 tuần tới", "2027-03-12"), ("chủ nhật", "2027-03-07"),
      ("thứ hai tuần trước", "2027-02-22"),
      ("5 giờ rưỡi chiều", "2027-03-03 17:30"), ("ngày 5 tháng 3", "2027-03-05"),
      ("ngày 5 tháng 3 năm 2028", "2028-03-05"), ("mùng 5 tháng ba", "2027-03-05"),
      ("năm giờ kém mười chiều", "2027-03-03 16:50"), ("8 giờ sáng mai", "2027-03-04 08:00"),
      ("tối nay", "2027-03-03 19:00"), ("8 giờ tối nay", "2027-03-03 20:00"),
      ("17h30", "2027-03-03 17:30"),
      ("17 giờ", "2027-03-03 17:00"), ("ba ngày nữa", "2027-03-06"),
      ("sau hai tiếng", "2027-03-03 12:00"),
      ("30 phút nữa", "2027-03-03 10:30"), ("3 ngày trước", "2027-02-28"),
      ("tuần sau", "2027-03-10"),
      ("5/3/2027", "2027-03-05"), ("15-3", nil), ("2027-03-05", "2027-03-05"),
      ("trưa mai", "2027-03-04 12:00"),
      ("1 giờ trưa mai", "2027-03-04 13:00"), ("hom nay", "2027-03-03"),
      ("thu sau tuan sau", "2027-03-12"),
      ("ngay mai luc 9 gio sang", "2027-03-04 09:00"),
      ("lúc 5 giờ 15 phút chiều mai", "2027-03-04 17:15"),
      ("thứ bảy này", nil), ("15 tháng 8", "2027-08-15"), ("ngày 1 tháng sau", "2027-04-01"),
      ("tháng sáu", nil), ("ngày 1 tháng sáu", "2027-06-01"), ("Số Đỏ", nil), ("", nil),
      ("ba cuốn", nil), ("ngày 30 tháng 2", nil),
    ] as [(String, String?)]
  )
  func `Vietnamese dates`(answer: String, expected: String?) {
    #expect(read(answer, "vi") == expected)
  }

  @Test func `a time that is over means tomorrow`() {
    #expect(read("half past five", "en", now: Self.now + 8 * 3600) == "2027-03-04 05:30")
    #expect(read("오후 5시 반", "ko", now: Self.now + 8 * 3600) == "2027-03-04 17:30")
  }

  @Test func `a next weekday on a Sunday lies in the week that begins tomorrow`() {
    #expect(read("next friday", "en", now: Self.now + 4 * 86_400) == "2027-03-12")
  }

  @Test func `day and month are not guessed where nobody says how the country writes them`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en")
    let language = Languages.language(for: "en")
    #expect(language.date(in: "5/3/2027", now: Self.now, calendar: calendar) == nil)
    #expect(language.date(in: "15/3/2027", now: Self.now, calendar: calendar) != nil)
  }

  @Test(
    arguments: [
      ("en", "2 hours 30 minutes", 9000), ("en", "an hour and a half", 5400),
      ("en", "half an hour", 1800),
      ("en", "ninety minutes", 5400), ("en", "2h 30m", 9000), ("en", "for ten seconds", 10),
      ("en", "two and a half hours", 9000), ("en", "a week", 604_800),
      ("en", "2 hours and 5 minutes", 7500),
      ("en", "three quarters of an hour", 2700), ("en", "1.5 hours", 5400), ("en", "a month", nil),
      ("en", "two", nil), ("en", "two hours of dune", nil), ("en", "", nil),
      ("ko", "2시간 30분", 9000), ("ko", "한 시간 반", 5400), ("ko", "삼십 분", 1800), ("ko", "이틀", 172_800),
      ("ko", "일주일", 604_800), ("ko", "반시간", 1800), ("ko", "두 시간 동안", 7200), ("ko", "듄", nil),
      ("vi", "2 giờ 30 phút", 9000), ("vi", "hai tiếng rưỡi", 9000), ("vi", "nửa tiếng", 1800),
      ("vi", "một tiếng đồng hồ", 3600), ("vi", "ba tuần", 1_814_400), ("vi", "hai cuốn", nil),
    ] as [(String, String, Int?)]
  )
  func `lengths of time`(locale: String, answer: String, seconds: Int?) {
    let expected = seconds.map { Duration.seconds($0) }
    #expect(Languages.language(for: locale).duration(in: answer) == expected)
  }
}
