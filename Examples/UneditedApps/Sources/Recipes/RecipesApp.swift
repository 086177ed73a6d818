import AppIntents
import RecipeKit
import SwiftUI

/// What the app does before its intents run.
@MainActor
public enum RecipesLaunch {
  public static let shortcuts: any AppShortcutsProvider.Type = RecipeShortcuts.self
  public nonisolated static var strings: Bundle { .module }
  public static let intents: [any AppIntent.Type] = [SearchRecipes.self, DeleteRecipes.self]

  public static func prepare(_ dependencies: AppDependencyManager = .shared) throws {
    let box = try RecipeBox(inMemory: true)
    try box.addSamples()
    dependencies.add(dependency: box)
  }
}
