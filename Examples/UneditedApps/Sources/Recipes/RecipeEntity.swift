import AppIntents
import CoreSpotlight
import Foundation
import RecipeKit

struct RecipeEntity: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Recipe",
    numericFormat: "\(placeholder: .int) recipes"
  )
  static let defaultQuery = RecipeQuery()

  let id: String

  @Property(title: "Name", indexingKey: \.displayName)
  var name: String

  @Property(title: "Minutes")
  var minutes: Int

  @Property(title: "Favorite")
  var isFavorite: Bool

  @MainActor
  init(_ recipe: Recipe) {
    id = recipe.name
    name = recipe.name
    minutes = recipe.minutes
    isFavorite = recipe.isFavorite
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(minutes) min",
      image: .init(systemName: isFavorite ? "star.fill" : "fork.knife")
    )
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.keywords = ["recipe", "cooking"]
    attributes.duration = NSNumber(value: minutes * 60)
    return attributes
  }
}

struct RecipeQuery: EntityStringQuery, EnumerableEntityQuery {
  @Dependency private var box: RecipeBox

  @MainActor
  func entities(for identifiers: [String]) async throws -> [RecipeEntity] {
    try identifiers.compactMap { try box.recipe($0).map(RecipeEntity.init) }
  }

  @MainActor
  func entities(matching string: String) async throws -> [RecipeEntity] {
    try box.recipes(matching: string).map(RecipeEntity.init)
  }

  @MainActor
  func suggestedEntities() async throws -> [RecipeEntity] {
    try box.recipes(sortedBy: [SortDescriptor(\.minutes)]).map(RecipeEntity.init)
  }

  @MainActor
  func allEntities() async throws -> [RecipeEntity] { try box.recipes().map(RecipeEntity.init) }
}
