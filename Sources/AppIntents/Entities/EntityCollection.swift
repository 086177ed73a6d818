/// Entities by their identifiers, looked up only when somebody needs them.
///
/// A parameter of this type takes a thousand photos as a thousand identifiers.
public struct EntityCollection<Entity: AppEntity>: Sendable, Equatable {
  /// The identifiers in their order.
  public private(set) var identifiers: [Entity.ID]

  /// Entities by their identifiers.
  public init(identifiers: [Entity.ID] = []) {
    self.identifiers = identifiers
  }

  /// The identifiers of entities.
  public init(entities: [Entity]) {
    identifiers = entities.map(\.id)
  }

  /// The entities, without those that are gone.
  ///
  /// - Throws: What the entity's query throws.
  public func resolvedEntities() async throws -> [Entity] {
    let query = Entity.defaultQuery
    try await loadDependencies(of: query)
    return try await query.entities(for: identifiers)
  }

  /// Adds an identifier at the end.
  public mutating func append(_ identifier: Entity.ID) {
    identifiers.append(identifier)
  }

  /// Adds an entity at the end.
  public mutating func append(_ entity: Entity) {
    append(entity.id)
  }

  /// Adds identifiers at the end.
  public mutating func append(contentsOf identifiers: some Sequence<Entity.ID>) {
    self.identifiers += identifiers
  }

  /// Adds entities at the end.
  public mutating func append(contentsOf entities: some Sequence<Entity>) {
    identifiers += entities.map(\.id)
  }

  /// Takes an identifier out, wherever it is.
  public mutating func remove(_ identifier: Entity.ID) {
    identifiers.removeAll { $0 == identifier }
  }

  /// Takes an entity out, wherever it is.
  public mutating func remove(_ entity: Entity) {
    remove(entity.id)
  }

  /// Whether an identifier is among them.
  public func contains(_ identifier: Entity.ID) -> Bool { identifiers.contains(identifier) }

  /// Whether an entity is among them.
  public func contains(_ entity: Entity) -> Bool { contains(entity.id) }
}

extension EntityCollection: RandomAccessCollection {
  /// The first place.
  public var startIndex: Int { identifiers.startIndex }
  /// The place after the last.
  public var endIndex: Int { identifiers.endIndex }
  /// The identifier at a place.
  public subscript(position: Int) -> Entity.ID { identifiers[position] }
}

extension EntityCollection: ExpressibleByArrayLiteral {
  /// Entities by their identifiers.
  public init(arrayLiteral identifiers: Entity.ID...) {
    self.init(identifiers: identifiers)
  }
}

extension EntityCollection: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Entity
}

extension EntityCollection: ShownValue {
  func shownText(in locale: Locale) -> String {
    identifiers.map(\.entityIdentifierString).formatted(.list(type: .and).locale(locale))
  }
}

extension EntityCollection: CollectedList {
  static func collecting(_ values: [any Sendable]) -> (any Sendable)? {
    let entities = values.compactMap { $0 as? Entity }
    return entities.count == values.count ? EntityCollection(entities: entities) : nil
  }
}

extension IntentParameter {
  /// A parameter that takes entities, which are looked up when they are needed.
  public convenience init<Entity>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == EntityCollection<Entity> {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(query: Entity.defaultQuery),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog
      ),
      defaultValue: `default`
    )
  }
}
