/// The properties that entities can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// The properties in their order.
  public let properties: [EntityQuerySortableByProperty<Entity>]

  /// None.
  public init() {
    properties = []
  }

  /// The properties as a builder lists them.
  public init(
    @ListBuilder<EntityQuerySortableByProperty<Entity>>
    content: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    properties = content()
  }
}

/// A property that entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  /// The property.
  public let keyPath: any PartialKeyPath<Entity> & Sendable

  /// A property, by the key path of its wrapper or of its value.
  public init<Value>(_ keyPath: any KeyPath<Entity, Value> & Sendable) {
    self.keyPath = keyPath
  }
}
