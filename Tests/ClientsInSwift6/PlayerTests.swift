import AppIntents
import AssistantTesting
import Foundation
import Testing

@MainActor
@Suite(.serialized) struct PlayerTests {
  private func assistant(locale: String = "en") async throws -> TestAssistant {
    Player.shared.position = 100
    Player.shared.isPlaying = false
    Player.shared.copies = 1
    return try await TestAssistant(PlayerShortcuts.self, name: "Player", locale: locale)
  }

  @Test func `a snippet lives on after its buttons and switches were pressed`() async throws {
    let assistant = try await assistant()
    let shown = try await assistant.say("show player")
    #expect(
      shown.snippets.map(\.text) == [
        """
        ┌───────────────────────────┐
        │ At 100 ☐ [Playing] [Back] │
        └───────────────────────────┘
        """
      ]
    )
    let toggled = try await assistant.say("playing")
    #expect(toggled.performed == "TogglePlaying")
    #expect(toggled.snippets.map { $0.content?.words } == ["At 100 ☑ Playing Back"])
    let back = try await assistant.say("back")
    #expect(back.performed == "Rewind")
    #expect(back.snippets.map { $0.content?.words } == ["At 90 ☑ Playing Back"])
    #expect(try await assistant.say("back").value == "80")
  }

  @Test func `a snippet that the app calls out of date is shown again`() async throws {
    let assistant = try await assistant()
    _ = try await assistant.say("show player")
    let skipped = try await assistant.say("skip in player")
    #expect(skipped.performed == "Skip")
    #expect(skipped.snippets.map { $0.content?.words } == ["At 130 ☐ Playing Back"])
  }

  @Test func `buttons inside a confirmation are pressed before it is answered`() async throws {
    let assistant = try await assistant()
    let bought = try await assistant.say(
      "buy a record in player",
      answers: ["yes", "more", "more", "buy"]
    )
    #expect(bought.performed == "BuyRecord")
    #expect(bought.dialogs == ["Bought 3."])
    #expect(
      bought.snippets.map { $0.content?.words } == [
        "Copies: 1 More", "Copies: 2 More", "Copies: 3 More",
      ]
    )
  }

  @Test func `who is allowed is asked once`() async throws {
    let assistant = try await assistant()
    _ = try await assistant.say("buy a record in player", answers: ["yes", "buy"])
    let again = try await assistant.say("buy a record in player", answers: ["buy"])
    #expect(again.performed == "BuyRecord")
    let refused = try await self.assistant().say("buy a record in player", answers: ["no"])
    #expect(refused.outcome == .declined)
  }

  @Test(arguments: ["rewind 30 seconds in player", "rewind 30 seconds"])
  func `the one value of a summary is heard, with the app's name and without`(
    sentence: String
  ) async throws {
    let answer = try await assistant().say(sentence)
    #expect(answer.performed == "Rewind")
    #expect(answer.value == "70")
  }

  @Test func `what an app compares letter by letter is found without regard to case and marks`()
    async throws
  {
    let answer = try await assistant().say("play a song in player", answers: ["elan"])
    #expect(answer.value == "Élan")
  }

  @Test func `an app without App Shortcuts has its intents, under the name it is given`()
    async throws
  {
    let running = try await App(intents: [Rewind.self], name: "Tape")
      .launched(App.Launch()) { _ in }
    #expect(running.definition.name == "Tape")
    #expect(running.definition.intents.map(\.identifier) == ["Rewind"])
    #expect(running.definition.shortcuts.isEmpty)
  }

  @Test func `an app is called what its Info plist calls it`() async throws {
    let folder = URL.temporaryDirectory.appending(path: "\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plist: [String: Any] = [
      "CFBundleName": "$(PRODUCT_NAME)",
      "INAlternativeAppNames": [["INAlternativeAppName": "Grammophone"]],
    ]
    try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
      .write(to: folder.appending(path: "Info.plist"))
    let texts = folder.appending(path: "ko.lproj")
    try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
    try Data(#""CFBundleDisplayName" = "축음기";"#.utf8)
      .write(to: texts.appending(path: "InfoPlist.strings"))
    let path = folder.path
    let running = try await App(PlayerShortcuts.self, strings: Bundle(path: path))
      .launched(App.Launch(locale: "ko")) { _ in }
    #expect(running.definition.name == "축음기")
    #expect(running.definition.synonyms == ["Grammophone"])
  }
}
