import AssistantREPL
import Recipes
import Workouts

@main struct Kitchen {
  static func main() async {
    await AssistantCommand.main(apps: [
      App(
        RecipesLaunch.shortcuts,
        intents: RecipesLaunch.intents,
        strings: RecipesLaunch.strings
      ) { _ in try await RecipesLaunch.prepare() },
      App(WorkoutShortcuts.self, name: "Stride"),
    ])
  }
}
