import AssistantTesting
import Recipes
import Testing

@MainActor
@Suite struct RecipesTests {
  private func assistant(_ locale: String = "en") async throws -> TestAssistant {
    let dependencies = AppDependencyManager()
    try RecipesLaunch.prepare(dependencies)
    return try await TestAssistant(
      RecipesLaunch.shortcuts,
      intents: RecipesLaunch.intents,
      strings: RecipesLaunch.strings,
      locale: locale,
      dependencies: dependencies
    )
  }

  @Test func `a recipe is cooked step by step from its snippet`() async throws {
    let assistant = try await assistant()
    let cooking = try await assistant.say("cook flatbread with pantry")
    #expect(cooking.performed == "CookRecipe")
    #expect(cooking.dialogs == ["Here we go."])
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
    #expect(cooking.dialogs == ["Here we go."])
  }

  @Test func `the app speaks German by its own catalogues`() async throws {
    let assistant = try await assistant("de")
    let cooking = try await assistant.say("koche flatbread mit speisekammer")
    #expect(cooking.performed == "CookRecipe")
    #expect(cooking.dialogs == ["Los geht’s."])
    #expect(cooking.snippets.first?.text.contains("Schritte") == true)
    let next = try await assistant.say("fertig")
    #expect(next.performed == "NextStep")
    let added = try await assistant.say(
      "neues rezept in speisekammer",
      answers: ["Dal", "vierzig"]
    )
    #expect(added.questions.map(\.prompt) == ["Wie heißt es?", "Wie lange dauert es?"])
    #expect(added.dialogs == ["Dal ist in der Kiste."])
  }

  @Test func `the app speaks Korean by its own catalogues`() async throws {
    let assistant = try await assistant("ko")
    let cooking = try await assistant.say("부엌에서 요리해 줘", answers: ["첫 번째"])
    #expect(cooking.performed == "CookRecipe")
    #expect(cooking.questions.map(\.prompt) == ["무엇을 요리할까요?"])
    #expect(cooking.dialogs == ["시작합니다."])
    let next = try await assistant.say("완료")
    #expect(next.snippets.first?.text.contains("단계") == true)
    let added = try await assistant.say("부엌에 레시피 추가해 줘", answers: ["비빔밥", "이십"])
    #expect(added.dialogs == ["비빔밥 레시피를 상자에 넣었습니다."])
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
