import AppIntents
import Testing

private struct Dive: StartDiveIntent {
  static let title: LocalizedStringResource = "Dive"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Rest: PauseWorkoutIntent {
  static let title: LocalizedStringResource = "Rest"
  // The next press of the button would go on.
  func perform() async throws -> some IntentResult { .result(actionButtonIntent: Dive()) }
}

private struct Photograph: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Photograph"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Click.") }
}

@Suite struct DeviceIntentTests {
  @Test func `what needs a device is performed as any intent, in this one process`() async throws {
    let transcripts: [(any AppIntent.Type, [String])] = [
      (Dive.self, []), (Rest.self, ["show: <Dive:Dive>"]), (Photograph.self, ["say: Click."]),
    ]
    for (intent, transcript) in transcripts {
      let person = ScriptedConversation()
      try await run(intent, in: person)
      #expect(person.transcript == transcript)
    }
    #expect(Dive.allowedExecutionTargets == .default)
  }

  @Test func `nothing is kept for a camera that is not there`() async throws {
    #expect(try await Photograph.appContext == nil)
    try await Photograph.updateAppContext(nil)
    #expect(try await Photograph.appContext == nil)
  }
}
