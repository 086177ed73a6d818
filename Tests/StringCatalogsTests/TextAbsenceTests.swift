import StringCatalogs
import Testing

@Suite struct TextAbsenceTests {
  private let tables: StringTables = {
    var tables = StringTables()
    tables.set("책", forKey: "Book", locale: "ko")
    tables.set("Shelf", forKey: "Shelf", locale: "en")
    return tables
  }()

  @Test(arguments: [
    ("Book", "ko", nil), ("Book", "ko-KR", nil), ("Book", "en", nil), ("Shelf", "en", nil),
    ("Shelf", "ko", TextAbsence.fromLanguage), ("Member", "ko", .fromCatalog),
    ("Member", "en", .fromCatalog),
  ])
  func `a text is missing from a language or from everywhere`(
    key: String,
    locale: String,
    absence: TextAbsence?
  ) {
    #expect(tables.absence(ofKey: key, locale: locale) == absence)
  }

  @Test func `without a catalogue nothing is missing`() {
    #expect(StringTables().absence(ofKey: "Book", locale: "ko") == nil)
    #expect(tables.absence(ofKey: "Book", table: "Other", locale: "ko") == .fromCatalog)
  }
}
