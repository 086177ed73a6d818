import PhraseMatcher
import SpokenLanguage
import Testing

/// Lengths of time in other units than the phrases count.
struct UnitTests {
  private static let catalog = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Player",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "Rewind",
          title: "Rewind",
          phrases: [PhraseCatalog.Phrase("Rewind ${seconds} seconds in ${applicationName}")],
          parameters: ["seconds": "@number"]
        )
      ]
    )
  ])

  @Test(arguments: [
    ("rewind 30 seconds in player", 30.0), ("rewind 2 minutes in player", 120),
    ("rewind one hour in player", 3600), ("rewind 45 in player", 45),
  ])
  func `the number is told in the unit of the phrase`(utterance: String, seconds: Double) throws {
    let matcher = try PhraseMatcher(Self.catalog, language: Languages.language(for: "en"))
    let reading = matcher.understand(utterance).reading
    #expect(reading?.parameters.map(\.value) == [.number(seconds)])
  }
}
