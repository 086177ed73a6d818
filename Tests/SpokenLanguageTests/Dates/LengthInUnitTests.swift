import Testing

@testable import SpokenLanguage

struct LengthInUnitTests {
  @Test(arguments: [
    ("en", "2 minutes", "seconds", 120.0), ("en", "an hour", "minutes", 60),
    ("de", "2 Minuten", "Sekunden", 120), ("fr", "2 heures", "minutes", 120),
    ("es", "2 minutos", "segundos", 120), ("vi", "2 phút", "giây", 120), ("ko", "2분", "초", 120),
    ("ja", "2分", "秒", 120), ("zh", "2分钟", "秒", 120),
  ])
  func `a length of time is counted in another unit`(
    locale: String,
    length: String,
    unit: String,
    amount: Double
  ) {
    #expect(Languages.language(for: locale).amount(of: length, countedIn: unit) == amount)
  }

  @Test(arguments: [("2 pages", "seconds"), ("2 minutes", "stars"), ("2", "seconds")])
  func `what is no length of time is not counted`(said: String, unit: String) {
    #expect(Languages.language(for: "en").amount(of: said, countedIn: unit) == nil)
  }
}
