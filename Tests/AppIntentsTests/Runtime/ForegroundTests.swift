import AppIntents
import Testing

private struct Foreground: AppIntent {
  static let title: LocalizedStringResource = "Come"
  @Parameter var way: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    switch way {
    case "asking": try await continueInForeground("Shall I open the app?")
    case "ending": throw needsToContinueInForegroundError("Go on in the app?")
    case "twice":
      try await continueInForeground(alwaysConfirm: false)
      try await continueInForeground("Again?")
    case "telling":
      let before = systemContext.currentMode
      try await continueInForeground(alwaysConfirm: false)
      return .result(
        dialog: "\(before.debugDescription), \(systemContext.currentMode.debugDescription)."
      )
    case "at once": try await continueInForeground(alwaysConfirm: false)
    default: break
    }
    return .result(dialog: "Done.")
  }
}

private struct Deferred: AppIntent {
  static let title: LocalizedStringResource = "Come later"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    try await requestConfirmation()
    return .result(dialog: IntentDialog(full: "All done.", supporting: "Done."), view: Text("It"))
  }
}

private struct Old: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Come as before"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(
      value: try await requestToContinueInForeground("Come?") {
        MainActor.assertIsolated()
        return 3
      }
    )
  }
}

private struct OldThrowing: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Come as before, and end"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if Bool(true) {
      throw needsToContinueInForegroundError("Come?") { throw LibraryError.notFound("Emma") }
    }
    return .result(dialog: "Done.")
  }
}

/// Opens itself, again and again.
private struct Circle: AppIntent {
  static let title: LocalizedStringResource = "Circle"
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Circle()) }
}

@Suite struct ForegroundTests {
  @Test func `what is left to do is done in front`() async {
    let person = ScriptedConversation(.yes)
    let failure = await failure(OldThrowing.self, in: person)
    #expect(person.transcript == ["confirm: Come?", "foreground"])
    #expect(
      failure
        == .failed(message: "There is no book called Emma.", code: "LibraryError")
    )
  }

  @Test func `declining to go on in front ends the intent`() async {
    let person = ScriptedConversation(.no)
    #expect(await failure(OldThrowing.self, in: person) == .declined)
    #expect(person.transcript == ["confirm: Come?"])
  }

  @Test(arguments: [
    ("asking", ["confirm: Shall I open the app?", "foreground", "say: Done."]),
    ("at once", ["foreground", "say: Done."]),
    ("never", ["say: Done."]),
    ("ending", ["confirm: Go on in the app?", "foreground"]),
    ("twice", ["foreground", "say: Done."]),
    ("telling", ["foreground", "say: background, foreground."]),
  ])
  func `an intent can bring the app to the front in its middle`(
    way: String,
    transcript: [String]
  ) async throws {
    let person = ScriptedConversation(.yes)
    try await run(Foreground.self, with: ["way": way], in: person)
    #expect(person.transcript == transcript)
  }

  @Test func `a deferred foreground comes after the work and before the result`() async throws {
    let person = ScriptedConversation(.yes)
    try await run(Deferred.self, in: person)
    #expect(
      person.transcript == ["confirm: ", "foreground", "say: All done. / Done.", "show: It"]
    )
  }

  @Test func `the early way of going on in front runs its work on the main actor`() async throws {
    let person = ScriptedConversation(.yes)
    #expect(try await run(Old.self, in: person).value as? Int == 3)
    #expect(person.transcript == ["confirm: Come?", "foreground"])
    #expect(person.confirmations.first?.snippet == nil)
  }

  @Test func `declining to come to the front ends the intent`() async {
    #expect(
      await failure(Foreground.self, with: ["way": "asking"], in: ScriptedConversation(.no))
        == .declined
    )
  }

  @Test func `intents that open each other forever are stopped`() async {
    let failure = await failure(Circle.self, in: ScriptedConversation())
    #expect(
      failure
        == .failed(
          message: "the intents opened each other over and over and were stopped",
          code: "RuntimeProblem"
        )
    )
  }
}
