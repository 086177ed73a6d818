import PhraseMatcher
import SpokenLanguage
import Testing

/// Words that are a letter or two from their opposites.
@Suite struct OppositesTests {
  private func matcher(_ phrases: [String], _ code: String) throws -> PhraseMatcher {
    let shortcuts = phrases.map {
      PhraseCatalog.Shortcut(intent: $0, phrases: [PhraseCatalog.Phrase($0)])
    }
    return try PhraseMatcher(
      PhraseCatalog(apps: [PhraseCatalog.App(name: "House", shortcuts: shortcuts)]),
      language: Languages.language(for: code)
    )
  }

  @Test(arguments: [
    ("en", "Lock everything now", "unlock everything now"),
    ("en", "Unlock everything now", "lock everything now"),
    ("en", "Connect the phone here", "disconnect the phone here"),
    ("en", "Pause", "unpause"),
    ("de", "Tor bitte sperren", "tor bitte entsperren"),
    ("fr", "Verrouiller la porte", "déverrouiller la porte"),
    ("es", "Bloquear la puerta", "desbloquear la puerta"),
  ])
  func `are no slips for them`(code: String, phrase: String, said: String) throws {
    let understanding = try matcher([phrase], code).understand(said)
    #expect(understanding.outcome != .match, "\(understanding.reading?.confidence ?? 0)")
  }

  @Test func `are found where a phrase has them`() throws {
    let matcher = try matcher(["Lock everything now", "Unlock everything now"], "en")
    #expect(matcher.understand("unlock everything now").reading?.intent == "Unlock everything now")
    #expect(matcher.understand("unlok everything now").reading?.intent == "Unlock everything now")
    #expect(matcher.understand("lok everything now").reading?.intent == "Lock everything now")
  }
}
