/// Which entity is meant, without the entity.
public struct EntityIdentifier: Sendable, Hashable, CustomStringConvertible {
  /// The kind of entity.
  public let entityType: any AppEntity.Type
  /// The entity's identifier as text.
  public let identifier: String

  /// The identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// The identifier of an entity of a kind.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    entityType = type
    self.identifier = identifier.entityIdentifierString
  }

  /// The kind's name and the identifier.
  public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }

  /// Whether both mean the same entity.
  public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
    left.entityType == right.entityType && left.identifier == right.identifier
  }

  /// Adds what tells entities apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}

extension EntityIdentifier: _IntentValue {}
