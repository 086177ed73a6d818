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

private struct Surface: AppIntent {
  static let title: LocalizedStringResource = "Surface"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(
      value: 12,
      actionButtonIntent: Dive(),
      activityIdentifier: "dive",
      dialog: "Twelve metres."
    )
  }
}

private struct Drift: AppIntent {
  static let title: LocalizedStringResource = "Drift"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(actionButtonIntent: Dive(), dialog: "The current carries you.")
  }
}

private struct Measure: AppIntent {
  static let title: LocalizedStringResource = "Measure"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: 3, actionButtonIntent: Dive(), activityIdentifier: "depth")
  }
}

private struct Photograph: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Photograph"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Click.") }
}

@Suite struct DeviceIntentTests {
  @Test func `what needs a device is performed as any intent, in this one process`() async throws {
    let transcripts: [(any AppIntent.Type, [String])] = [
      (Dive.self, []), (Rest.self, ["show: <Dive:Dive>"]), (Photograph.self, ["say: Click."]),
      (Surface.self, ["say: Twelve metres.", "show: <Dive:Dive>"]),
      (Drift.self, ["say: The current carries you.", "show: <Dive:Dive>"]),
      (Measure.self, ["show: <Dive:Dive>"]),
    ]
    for (intent, transcript) in transcripts {
      let person = ScriptedConversation()
      try await run(intent, in: person)
      #expect(person.transcript == transcript)
    }
    #expect(Dive.allowedExecutionTargets == .default)
  }

  @Test func `a result says what goes on`() async throws {
    let result = try #require(
      try await Measure().perform() as? IntentResultContainer<Int, Never, Never, Never>
    )
    #expect(result.activityIdentifier == "depth")
    #expect(result.value == 3)
  }

  @Test func `nothing is kept for a camera that is not there`() async throws {
    #expect(try await Photograph.appContext == nil)
    try await Photograph.updateAppContext(nil)
    #expect(try await Photograph.appContext == nil)
  }
}
