/// Finds entities by their identifiers, and suggests some.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The kind of entity that is found.
  associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
  /// What is suggested: an array, or an ``IntentItemCollection`` with sections.
  associatedtype Result = [Entity]

  /// A query.
  init()

  /// The entities with the given identifiers; those that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to offer before anything was said; phrases are expanded with these.
  func suggestedEntities() async throws -> Result

  /// How the entities with the given identifiers look, without the rest of them.
  func displayRepresentations(
    for identifiers: [Entity.ID]
  ) async throws -> [Entity.ID: DisplayRepresentation]
}

extension EntityQuery {
  /// Nothing is suggested.
  public func suggestedEntities() async throws -> Result { .empty }

  /// How the entities look that ``entities(for:)`` finds.
  public func displayRepresentations(
    for identifiers: [Entity.ID]
  ) async throws -> [Entity.ID: DisplayRepresentation] {
    Dictionary(
      try await entities(for: identifiers).map { ($0.id, $0.displayRepresentation) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// What is suggested.
  public func results() async throws -> Result { try await suggestedEntities() }
}
