import AppIntents
import Foundation
import StringCatalogs
import TestSupport
import Testing

@Suite struct AppLocalizationTests {
  /// The small library's texts in Korean and Vietnamese.
  private static let tables: StringTables = {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "AppLocalizationTests-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "ko.lproj/Localizable.strings": """
      "Open Shelf" = "책장 열기";
      "Shelf" = "책장";
      "Which shelf?" = "어느 책장이요?";
      "Reading" = "읽는 중";
      "Wanted" = "찜";
      "Want to Read" = "읽고 싶은 책";
      "Here is %@." = "%@ 책장입니다.";
      "Added %@ to Library!" = "%@을(를) 추가했습니다!";
      "There is no book called %@." = "%@이라는 책은 없습니다.";
      "Open ${shelf}" = "${shelf} 책장 열기";
      "Library" = "도서관";
      "Shows the books of a shelf." = "책장의 책을 보여 줍니다.";
      "Are you ready to order?" = "주문할까요?";
      "%@ × %lld" = "%2$lld권: %1$@";
      "Printed in %lld" = "%lld년";
      "%lld books fit. Who wrote it?" = "%lld권이 있습니다. 누가 썼나요?";
      "%@ has %lld stars now." = "%@: 별 %lld개";
      """,
      "ko.lproj/AppShortcuts.strings": """
      "Open the ${shelf} shelf in ${applicationName}" = "${applicationName}에서 ${shelf} 책장 열기";
      """,
    ]
    do {
      for (name, text) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
      }
      return try StringTables.load(directory: folder)
    } catch {
      Issue.record(error)
      return StringTables()
    }
  }()

  private var korean: AppLocalization { AppLocalization(tables: Self.tables, locale: "ko") }

  @Test func `interpolated values become specifiers of the key`() {
    let year = 1965
    let cases: [(LocalizedStringResource, String)] = [
      ("Printed in \(year)", "Printed in %lld"),
      ("\(Book.all[2]) × \(3)", "%@ × %lld"),
      ("\(0.5) of \(Shelf.read)", "%lf of %@"),
      ("100% \("x")", "100%% %@"),
      ("100%", "100%"),
      ("\(3, specifier: "%02lld")", "%02lld"),
    ]
    for (resource, key) in cases { #expect(resource.key == key) }
  }

  @Test func `without a table a text is its key with the values in their places`() {
    let english = AppLocalization()
    #expect(english.string("Added \(Book.all[0]) to Library!") == "Added Emma to Library!")
    #expect(english.string("100% \("Wolf")") == "100% Wolf")
    #expect(english.string("\(Book.all[4])") == "100% Wolf")
    #expect(english.string("\(["a", "b"], format: .list(type: .and))") == "a and b")
    #expect(
      english.string(LocalizedStringResource("ADDED", defaultValue: "Added \(2) books"))
        == "Added 2 books"
    )
  }

  @Test(arguments: 0..<200)
  func `whatever is put into a text comes out as it went in`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let alphabet = ["a", "%", "@", "$", "1", "l", "d", "f", "s", " ", "을(를)", "#", "{", "ä", "%@"]
    func piece() -> String {
      (0..<Int.random(in: 0..<6, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? ""
      }.joined()
    }
    var interpolation = String.LocalizationValue.StringInterpolation(
      literalCapacity: 0,
      interpolationCount: 0
    )
    var expected = ""
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let literal = piece()
      interpolation.appendLiteral(literal)
      expected += literal
      let value = piece()
      interpolation.appendInterpolation(value)
      expected += value
    }
    let resource = LocalizedStringResource(stringInterpolation: interpolation)
    #expect(AppLocalization().string(resource) == expected)
  }

  @Test func `a text without values is no format`() {
    let title = "100%% sure, %@ and %lld"
    #expect(AppLocalization().string(LocalizedStringResource(stringLiteral: title)) == title)
    #expect(korean.string(LocalizedStringResource(stringLiteral: title)) == title)
  }

  @Test func `nested texts are looked up in the same language`() {
    #expect(korean.string("Here is \(Shelf.reading).") == "읽는 중 책장입니다.")
    #expect(korean.string("\("Dune") × \(3)") == "3권: Dune")
  }

  @Test func `particles follow the sound of what was put in`() {
    #expect(korean.string("Added \(Book.all[3]) to Library!") == "토지를 추가했습니다!")
  }

  @Test func `a locale of a text's own goes before the conversation's`() {
    let resource = LocalizedStringResource("Shelf", locale: Locale(identifier: "en"))
    #expect(korean.string(resource) == "Shelf")
    #expect(korean.string("Shelf") == "책장")
  }

  @Test func `everything an app says of itself is in the language`() async throws {
    let app = library(BuyBook.self, tables: Self.tables, locale: "ko")
    #expect(app.name == "도서관")
    #expect(app.shortcuts[0].phrases == ["${applicationName}에서 ${shelf} 책장 열기"])
    #expect(app.shortcuts[0].sourcePhrases.count == 2)
    let intent = try #require(app.intent("OpenShelf"))
    #expect(intent.title == "책장 열기")
    #expect(intent.explanation == "책장의 책을 보여 줍니다.")
    #expect(intent.parameters.map(\.title) == ["책장"])
    #expect(intent.summary(for: ["shelf": Shelf.reading]).sentence == "읽는 중 책장 열기")
    let shelves = try #require(app.optionSources()["Shelf"])
    let options = try await shelves.suggested()
    #expect(options[1].title == "읽고 싶은 책")
    #expect(options[1].synonyms == ["찜"])
  }

  @Test func `a whole conversation is in the language`() async throws {
    let app = library(tables: Self.tables, locale: "ko")
    let asked = ScriptedConversation(.option("읽는 중"))
    try await run(OpenShelf.self, in: asked, app: app)
    #expect(asked.transcript == ["ask: 어느 책장이요?", "foreground", "say: 읽는 중 책장입니다."])

    let added = ScriptedConversation(.choose(0))
    try await run(AddBook.self, with: ["name": "Emma"], in: added, opens: false, app: app)
    #expect(
      added.transcript == [
        "choose: 2권이 있습니다. 누가 썼나요? [Jane Austen | Alexander McCall Smith]",
        "say: Emma를 추가했습니다!",
        "show: {*Emma / (<pencil> _Jane Austen) / 1815년}",
      ]
    )

    let bought = ScriptedConversation(.no)
    await #expect(throws: IntentFailure.declined) {
      try await run(BuyBook.self, with: ["book": Book.all[2], "copies": 3], in: bought, app: app)
    }
    #expect(bought.transcript == ["confirm: 주문할까요?"])
    #expect(bought.confirmations.first?.snippet.map(plainText) == "3권: Dune")

    await #expect(
      throws: IntentFailure.failed(message: "Ulysses이라는 책은 없습니다.", code: "LibraryError")
    ) {
      try await run(AddBook.self, with: ["name": "Ulysses"], in: ScriptedConversation(), app: app)
    }
  }
}
