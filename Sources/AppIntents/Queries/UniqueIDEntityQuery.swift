/// Finds entities one by one, by their identifiers.
public protocol UniqueIDEntityQuery: EntityQuery {
  /// The entity with the given identifier; nil where it is gone.
  func entity(for identifier: Entity.ID) async throws -> Entity?
}

extension UniqueIDEntityQuery {
  /// The entities that are still there.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    var found: [Entity] = []
    for identifier in identifiers {
      if let entity = try await entity(for: identifier) { found.append(entity) }
    }
    return found
  }
}
