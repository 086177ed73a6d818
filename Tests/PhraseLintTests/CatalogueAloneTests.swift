import AppSources
import PhraseLint
import PhraseMatcher
import SpokenLanguage
import Testing

/// A catalogue of phrases without the sources that they are of.
@Suite struct CatalogueAloneTests {
  private static let catalogue = #"""
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "New ${profile} chat in ${applicationName}": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Neuer ${profile}-Chat in ${applicationName}" } } } },
      "Chat": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Chat" } } } },
      "New chat in ${applicationName}": { "localizations": {
        "ko": { "stringUnit": { "state": "translated", "value": "${applicationName}에서 새 채팅" } },
        "de": { "stringUnit": { "state": "translated", "value": "Neuer Chat in ${applicationName}" } } } }
    } }
    """#

  @Test(arguments: [
    (
      "en",
      [
        "Entry1: New ${profile} chat in ${applicationName}",
        "Entry2: New chat in ${applicationName}",
      ]
    ),
    (
      "de",
      [
        "Entry1: Neuer ${profile}-Chat in ${applicationName}",
        "Entry2: Neuer Chat in ${applicationName}",
      ]
    ), ("ko", ["Entry2: ${applicationName}에서 새 채팅"]),
  ])
  func `each entry is a shortcut, called the same in every language`(
    language: String,
    phrases: [String]
  ) throws {
    let sample = try LintSample(["AppShortcuts.xcstrings": Self.catalogue])
    let app = LintedApp(try #require(sample.read().apps.first)).catalog(in: language)
    #expect(app.shortcuts.map { "\($0.intent): \($0.phrases[0].text)" } == phrases)
    #expect(sample.lines() == [])
    #expect(throws: Never.self) {
      try PhraseMatcher(PhraseCatalog(apps: [app]), language: Languages.language(for: language))
    }
  }
}
