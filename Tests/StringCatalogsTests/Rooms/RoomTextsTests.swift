import Testing

@testable import StringCatalogs

@Suite struct RoomTextsTests {
  /// A room whose catalogue is nowhere.
  private func lost(_ locale: String) -> RoomTexts {
    RoomTexts(RoomCatalog(module: "NoRoomOfThisName"), locale: locale)
  }

  @Test func `a text is known by its English, with a specifier for each value`() {
    let text: LocalizedText = "\(title: "Book") 100% of “\("Emma")”, \(count: 3) and \(number: 4)"
    #expect(text.key == "%@ 100%% of “%@”, %lld and %lld")
    #expect(text.isCounting)
    let plain: LocalizedText = "nothing to count: \(number: 4)"
    #expect(!plain.isCounting)
  }

  @Test(arguments: ["en", "ko", "vi", "xx"])
  func `without a catalogue every text is its own English`(locale: String) {
    let say = lost(locale)
    #expect(say("Nothing fits “\("Emma")”.") == "Nothing fits “Emma”.")
    #expect(say("100%") == "100%")
    #expect(say("Found \(count: 3).") == "Found 3.")
    #expect(say.quoted(["a", "b"]) == "“a”, “b”")
  }

  @Test func `a title is written small inside a sentence and as it is at its beginning`() {
    let say = lost("en")
    #expect(say("Which \(title: "Book Shelf")?") == "Which book shelf?")
    #expect(say("\(title: "Book Shelf")?") == "Book Shelf?")
    #expect(say("So: \(title: "Book Shelf")?") == "So: Book Shelf?")
    #expect(say("I would \(clause: "Buy Emma").") == "I would buy Emma.")
    #expect(say("Here: \(clause: "Buy Emma").") == "Here: Buy Emma.")
  }

  @Test func `a value with signs of its own is not read as a format or a particle's place`() {
    #expect(lost("en")("“\("%@ 100%")” is no number.") == "“%@ 100%” is no number.")
  }

  @Test func `only the languages that are wanted are read, and the one of the keys`() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld books": {
        "comment": "{not a bracket", "localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld book"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld books"}}}}},
          "ko": {"stringUnit": {"state": "translated", "value": "책 \\"}%lld권"}},
          "ko-KP": {"stringUnit": {"state": "translated", "value": "%lld권"}},
          "vi": {"stringUnit": {"state": "nonsense", "value": "]"}}}}}}
      """
    var reader = CatalogReader(file: "Localizable.xcstrings", locale: "ko-KR")
    reader.read(Array(catalog.utf8))
    #expect(reader.errors.isEmpty, "\(reader.errors)")
    #expect(reader.table.languages == ["en", "ko", "ko-KP"])
    var all = CatalogReader(file: "Localizable.xcstrings")
    all.read(Array(catalog.utf8))
    #expect(!all.errors.isEmpty)
  }
}
