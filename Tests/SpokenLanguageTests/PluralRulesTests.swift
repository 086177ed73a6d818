import SpokenLanguage
import Testing

@Suite struct PluralRulesTests {
  /// Samples for each category, worked out by hand from the rules of the CLDR.
  @Test(arguments: [
    ("en", "one: 1; other: 0 2 1.5 100"), ("ko", "other: 0 1 2"), ("vi", "other: 0 1 2"),
    ("ja", "other: 0 1"), ("de", "one: 1; other: 0 1.5 2"),
    ("fr", "one: 0 1 1.5; many: 1000000; other: 2 17"),
    ("pt", "one: 0 1 1.5; other: 2"), ("es", "one: 1; many: 1000000; other: 0 2 1.5"),
    ("pl", "one: 1; few: 2 3 4 22 104; many: 0 5 11 12 21 112; other: 1.5"),
    ("ru", "one: 1 21 101; few: 2 3 24; many: 0 5 11 14 111; other: 1.5"),
    ("cs", "one: 1; few: 2 4; many: 1.5; other: 0 5 22"),
    ("ar", "zero: 0; one: 1; two: 2; few: 3 10 103; many: 11 99 111; other: 100 102 1.5"),
    ("he", "one: 1; two: 2; other: 0 3"), ("sl", "one: 1 101; two: 2; few: 3 4 1.5; other: 0 5"),
    ("lt", "one: 1 21; few: 2 29; many: 1.5; other: 0 10 11 19"),
    ("lv", "zero: 0 10 11; one: 1 21; other: 2"),
    ("ro", "one: 1; few: 0 2 19 101 1.5; other: 20 100"), ("hi", "one: 0 1 0.5; other: 2"),
    ("cy", "zero: 0; one: 1; two: 2; few: 3; many: 6; other: 4 7"),
    ("hr", "one: 1 21; few: 2 4; other: 5 11"),
    ("ga", "one: 1; two: 2; few: 3 6; many: 7 10; other: 0 11"), ("is", "one: 1 21; other: 2 11"),
    ("fil", "one: 1 2 3 5 7 10 0; other: 4 6 9 14"), ("pa", "one: 0 1; other: 2 1.5"),
    ("mt", "one: 1; two: 2; few: 0 3 110; many: 11 19 111; other: 20 1.5"),
    ("gd", "one: 1 11; two: 2 12; few: 3 19; other: 0 20 1.5"),
    ("br", "one: 1 21; two: 2 22; few: 3 9 29; many: 1000000; other: 0 11 71 5"),
    ("hsb", "one: 1 101; two: 2; few: 3 4; other: 0 5 1.5"), ("xh", "one: 1; other: 0 2"),
    ("qq", "other: 0 1 2"),
  ])
  func `a number has a category`(language: String, samples: String) throws {
    for line in samples.split(separator: ";") {
      let parts = line.split(separator: ":")
      let category = PluralCategory(rawValue: parts[0].filter(\.isLetter))
      for number in parts[1].split(separator: " ") {
        let value = try #require(Double(number))
        let found = Languages.language(for: language).pluralCategory(of: value)
        #expect(found == category, "\(language) \(number)")
      }
    }
  }

  @Test func `numbers beyond all counting have a category`() {
    for language in ["en", "ar", "ru", "pl"] {
      for value in [Double.infinity, .nan, -1, 1e300, -.greatestFiniteMagnitude] {
        _ = Languages.language(for: language).pluralCategory(of: value)
      }
    }
    #expect(Languages.language(for: "ru").pluralCategory(of: -21) == .one)
  }
}
