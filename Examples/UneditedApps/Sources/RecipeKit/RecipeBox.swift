import Foundation
import OSLog
import SwiftData

/// All recipes, and the one that is being cooked.
@MainActor
@Observable
public final class RecipeBox {
  public struct Cooking: Sendable, Equatable {
    public var recipe: String
    public var step: Int
    public var steps: [String]

    public init(recipe: String, step: Int, steps: [String]) {
      self.recipe = recipe
      self.step = step
      self.steps = steps
    }

    public var fraction: Double { steps.isEmpty ? 1 : Double(step) / Double(steps.count) }
  }

  public private(set) var cooking: Cooking?
  public let container: ModelContainer
  private let logger = Logger(subsystem: "com.example.recipes", category: "box")

  public init(inMemory: Bool = false) throws {
    container = try ModelContainer(
      for: Recipe.self,
      Step.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory)
    )
  }

  public func addSamples() throws {
    let context = container.mainContext
    guard try context.fetchCount(FetchDescriptor<Recipe>()) == 0 else { return }
    context.insert(
      Recipe(
        name: "Onion Soup",
        minutes: 50,
        isFavorite: true,
        steps: ["Slice the onions", "Brown them", "Add stock", "Toast bread"].map(Step.init)
      )
    )
    context.insert(Recipe(name: "Flatbread", minutes: 25, steps: [Step("Knead"), Step("Bake")]))
    context.insert(Recipe(name: "Rhubarb Crumble", minutes: 60, steps: [Step("Bake")]))
    try context.save()
  }

  public func recipes(
    matching text: String? = nil,
    sortedBy order: [SortDescriptor<Recipe>] = [SortDescriptor(\.name)]
  ) throws -> [Recipe] {
    var wanted = FetchDescriptor<Recipe>(sortBy: order)
    if let text {
      wanted.predicate = #Predicate { $0.name.localizedStandardContains(text) }
    }
    return try container.mainContext.fetch(wanted)
  }

  public func recipe(_ name: String) throws -> Recipe? {
    try container.mainContext.fetch(
      FetchDescriptor<Recipe>(predicate: #Predicate { $0.name == name })
    ).first
  }

  public func add(_ recipe: Recipe) throws {
    container.mainContext.insert(recipe)
    try container.mainContext.save()
    logger.notice("added \(recipe.name, privacy: .private)")
  }

  public func delete(_ names: [String]) throws {
    for name in names {
      if let recipe = try recipe(name) { container.mainContext.delete(recipe) }
    }
    try container.mainContext.save()
  }

  public func cook(_ recipe: Recipe) {
    cooking = Cooking(recipe: recipe.name, step: 0, steps: recipe.steps.map(\.text))
  }

  public func finishStep() {
    guard var current = cooking else { return }
    current.step = min(current.step + 1, current.steps.count)
    cooking = current
  }
}
