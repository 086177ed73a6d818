import AppIntents
import RecipeKit
import SwiftUI

@AppIntent(schema: .system.search)
struct SearchRecipes: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]

  var criteria: StringSearchCriteria

  @Dependency private var box: RecipeBox

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[RecipeEntity]> {
    .result(value: try box.recipes(matching: criteria.term).map(RecipeEntity.init))
  }
}

struct AddRecipe: AppIntent {
  static let title: LocalizedStringResource = "Add Recipe"
  static let description = IntentDescription("Adds a recipe to the box.", categoryName: "Box")
  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$name) with \(\.$minutes) minutes")
  }

  @Parameter(title: "Name", requestValueDialog: "What is it called?") var name: String
  @Parameter(
    title: "Minutes",
    inclusiveRange: (1, 600),
    requestValueDialog: "How long does it take?"
  )
  var minutes: Int

  @Dependency private var box: RecipeBox

  @MainActor
  func perform() async throws -> some ReturnsValue<RecipeEntity> & ProvidesDialog {
    let recipe = Recipe(name: name, minutes: minutes)
    try box.add(recipe)
    RecipeShortcuts.updateAppShortcutParameters()
    return .result(value: RecipeEntity(recipe), dialog: "\(name) is in the box.")
  }
}

struct DeleteRecipes: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Recipes"

  @Parameter(title: "Recipes") var entities: [RecipeEntity]

  @Dependency private var box: RecipeBox

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Throw \(entities.count) away?")
    try box.delete(entities.map(\.id))
    return .result(dialog: "Gone.")
  }
}

struct CookRecipe: AppIntent {
  static let title: LocalizedStringResource = "Cook"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Recipe", requestValueDialog: "What do you cook?") var recipe: RecipeEntity

  @Dependency private var box: RecipeBox

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    guard let found = try box.recipe(recipe.id) else { throw RecipeError.unknown(recipe.name) }
    box.cook(found)
    return .result(
      dialog: IntentDialog(full: "Let us cook \(recipe.name).", supporting: "Here we go."),
      snippetIntent: CookingSnippet()
    )
  }
}

struct NextStep: AppIntent {
  static let title: LocalizedStringResource = "Next Step"
  static let isDiscoverable = false

  @Dependency private var box: RecipeBox

  @MainActor
  func perform() async throws -> some IntentResult {
    box.finishStep()
    CookingSnippet.reload()
    return .result()
  }
}

struct CookingSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Cooking"

  @Dependency private var box: RecipeBox

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result {
      if let cooking = box.cooking {
        CookingView(cooking: cooking)
      } else {
        ContentUnavailableView("Nothing on the stove", systemImage: "flame")
      }
    }
  }
}

struct RecipeShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .tangerine

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CookRecipe(),
      phrases: ["Cook \(\.$recipe) with \(.applicationName)", "Cook with \(.applicationName)"],
      shortTitle: "Cook",
      systemImageName: "flame"
    )
    AppShortcut(
      intent: AddRecipe(),
      phrases: ["Add a recipe to \(.applicationName)"],
      shortTitle: "Add Recipe",
      systemImageName: "plus"
    )
  }
}
