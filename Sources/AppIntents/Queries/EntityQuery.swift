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
}

extension EntityQuery {
  /// Nothing is suggested.
  public func suggestedEntities() async throws -> Result { .empty }

  /// What is suggested.
  public func results() async throws -> Result { try await suggestedEntities() }
}
