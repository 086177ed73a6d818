/// Knows all entities, because there are not many.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> Result

  /// What the action that finds these entities says about itself.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }

  /// None.
  public static var findIntentDescription: IntentDescription? { nil }
}
