@testable import AppIntents
import StringCatalogs
import Testing

@Suite struct MissingTextsTests {
  private let tables: StringTables = {
    var tables = StringTables()
    tables.set("책장 열기", forKey: "Open Shelf", locale: "ko")
    tables.set("Book", forKey: "Book", locale: "en")
    return tables
  }()

  @Test func `an app tells which of its texts are missing`() {
    let app = library(OpenShelf.self, tables: tables, locale: "ko")
    let missing = Dictionary(
      app.missingTexts.map { ($0.key, $0.absence) },
      uniquingKeysWith: { first, _ in first }
    )
    #expect(missing["Open Shelf"] == nil)
    #expect(missing["Shows the books of a shelf."] == .fromCatalog)
    #expect(missing["Book"] == .fromLanguage)
    #expect(library(OpenShelf.self).missingTexts.isEmpty)
  }

  @Test func `what is said while an intent runs is told as well, once`() async throws {
    let app = library(OpenShelf.self, tables: tables, locale: "ko")
    let before = app.missingTexts
    for _ in 1...2 {
      let conversation = ScriptedConversation()
      try await run(OpenShelf.self, with: ["shelf": Shelf.read], in: conversation, app: app)
    }
    let added = app.missingTexts.filter { !before.contains($0) }.map(\.key)
    #expect(added.filter { $0 == "Here is %@." }.count == 1)
  }

  @Test(arguments: ["%@", "%@, %lld", "%1$@ – %2$lld", "%.2lf"])
  func `what consists of values alone is nobody's to translate`(key: String) {
    let localization = AppLocalization(tables: tables, locale: "ko").notingMissingTexts
    localization.note(key, table: "Localizable", locale: "ko")
    #expect(localization.missing?.all.isEmpty == true)
  }

  @Test(arguments: [("ko", "네"), ("vi", "Có"), ("en", "Yes"), ("fr", "Oui")])
  func `the framework speaks for itself, and the app may word it otherwise`(
    locale: String,
    yes: String
  ) {
    #expect(AppLocalization(locale: locale).text(of: true) == yes)
    var tables = tables
    tables.set("그럼요", forKey: "Yes", locale: locale)
    #expect(AppLocalization(tables: tables, locale: locale).text(of: true) == "그럼요")
  }
}
