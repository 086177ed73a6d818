import AssistantTesting
import Testing
import Workouts

@MainActor
@Suite(.serialized) struct WorkoutsTests {
  private func assistant() async throws -> TestAssistant {
    WorkoutStore.shared.reset()
    return try await TestAssistant(WorkoutShortcuts.self, name: "Stride")
  }

  @Test func `a workout is logged, and the week shown`() async throws {
    let logged = try await assistant().say("log a swim in stride", answers: ["half an hour"])
    #expect(logged.performed == "LogWorkout")
    #expect(logged.values == ["sport": "Swim"])
    #expect(
      logged.snippets.map(\.text) == [
        """
        ┌─────────────────────────────────┐
        │ Week ━━━───────── 30 of 120 min │
        │ Swim  30  –                     │
        └─────────────────────────────────┘
        """
      ]
    )
  }

  @Test func `all of it can be said at once`() async throws {
    let assistant = try await assistant()
    let logged = try await assistant.say("log row for 45 minutes in stride")
    #expect(logged.performed == "LogWorkout")
    #expect(logged.questions.isEmpty)
    #expect(try await assistant.say("copy my week from stride").value == "45 min")
  }
}
