import AssistantTesting
import Recipes
import Testing

@MainActor
@Suite struct RecipesTests {
  private func assistant() async throws -> TestAssistant {
    let dependencies = AppDependencyManager()
    try RecipesLaunch.prepare(dependencies)
    return try await TestAssistant(
      RecipesLaunch.shortcuts,
      intents: RecipesLaunch.intents,
      name: "Pantry",
      dependencies: dependencies
    )
  }

  @Test func `a recipe is cooked step by step from its snippet`() async throws {
    let assistant = try await assistant()
    let cooking = try await assistant.say("cook flatbread with pantry")
    #expect(cooking.performed == "CookRecipe")
    #expect(cooking.dialogs == ["Let us cook Flatbread."])
    #expect(
      cooking.snippets.map(\.text) == [
        """
        ┌────────────────────────┐
        │ Flatbread              │
        │ Steps ──────────── 0/2 │
        │ ○ Knead                │
        │ ○ Bake                 │
        │ [Done]                 │
        └────────────────────────┘
        """
      ]
    )
    let next = try await assistant.say("done")
    #expect(next.performed == "NextStep")
    #expect(next.snippets.first?.text.contains("Steps ━━━━━━────── 1/2") == true)
    let last = try await assistant.say("done")
    #expect(last.snippets.first?.text.contains("Enjoy!") == true)
  }

  @Test func `what is missing is asked for`() async throws {
    let assistant = try await assistant()
    let added = try await assistant.say("add a recipe to pantry", answers: ["Dal", "half", "40"])
    #expect(added.performed == "AddRecipe")
    #expect(added.questions.map(\.prompt).first == "What is it called?")
    #expect(added.dialogs == ["Dal is in the box."])
    let cooking = try await assistant.say("cook with pantry", answers: ["dal"])
    #expect(cooking.dialogs == ["Let us cook Dal."])
  }

  @Test(arguments: [
    CoverageCase(
      utterance: "cook the onion soup with pantry",
      intent: "CookRecipe",
      parameters: ["recipe": "Onion Soup"]
    ),
    CoverageCase(utterance: "water the roses", intent: nil),
  ])
  func `sentences are understood`(testCase: CoverageCase) async throws {
    let check = try await assistant().check(testCase)
    #expect(check == .right)
  }
}
