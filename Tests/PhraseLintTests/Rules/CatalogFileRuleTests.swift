import AppSources
import Testing

@testable import PhraseLint

/// Rules about catalogue files, which are read by another room; so apps are made here as that room makes them.
@Suite struct CatalogFileRuleTests {
  static let rules = ["literal-brackets"]

  private func lines(_ phrases: [String], version: Int?) throws -> [String] {
    let place = SourcePlace(file: "home.json")
    var provider = ProviderFacts(name: "", place: place)
    provider.shortcuts = [
      ShortcutFacts(
        intent: "TurnOff",
        phrases: phrases.map { PhraseFacts(text: PhraseText(template: $0), place: place) },
        shortTitle: nil,
        place: place
      )
    ]
    var app = AppSource(folder: "home.json")
    app.hasSources = true
    app.providers = [provider]
    app.catalogVersion = version
    let rule = try #require(LintRules.rule("literal-brackets"))
    return Linter(settings: LintSettings(), rules: [rule]).findings(in: app).map(\.message)
  }

  @Test(arguments: ["[please] turn off", "(turn|switch) off ${lamp}", "turn off light[s]"])
  func `brackets that would mean something are told in version 1 only`(phrase: String) throws {
    let found = try lines(["turn it off", phrase], version: 1)
    #expect(found.count == 1)
    #expect(found.first?.contains("'\(phrase)'") == true)
    #expect(found.first?.contains("\"version\": 2") == true)
    #expect(try lines([phrase], version: 2) == [])
    #expect(try lines([phrase], version: nil) == [])
  }

  @Test(arguments: ["turn off ${lamp}", "a < b", "half an hour :)", "say <nothing>"])
  func `what could be no grammar is left alone`(phrase: String) throws {
    #expect(try lines([phrase], version: 1) == [])
  }
}
