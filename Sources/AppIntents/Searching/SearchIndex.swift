import Synchronization

/// The entities that apps put into the search index, as long as the process runs.
final class SearchIndex: Sendable {
  static let shared = SearchIndex()

  /// An entity with the texts that it is found by.
  struct Item<Entity: IndexedEntity>: Sendable {
    let entity: Entity
    let texts: [String]
    let isHidden: Bool
    let priority: Int

    init(_ entity: Entity, priority: Int = 0) {
      self.entity = entity
      self.priority = priority
      isHidden = entity.hideInSpotlight
      texts = isHidden ? [] : entity.attributeSet.searchedTexts.map(SearchText.key)
    }
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let identifier: String
    let index: String
  }

  private struct State {
    var items: [Key: any Sendable] = [:]
    /// The keys in the order in which they came.
    var order: [Key] = []
  }

  private let state = Mutex(State())

  /// Puts entities in, in place of what was known of them.
  func add<Entity: IndexedEntity>(_ entities: [Entity], priority: Int, to index: String) {
    for entity in entities {
      let item = Item(entity, priority: priority)
      let key = key(of: Entity.self, entity.id, in: index)
      state.withLock { state in
        if state.items.updateValue(item, forKey: key) == nil { state.order.append(key) }
      }
    }
  }

  /// Takes entities out.
  func remove<Entity: AppEntity>(
    _ type: Entity.Type,
    identifiers: [Entity.ID],
    from index: String
  ) {
    let gone = Set(identifiers.map { key(of: type, $0, in: index) })
    remove { gone.contains($0) }
  }

  /// Takes all entities of a type out.
  func removeAll(_ type: any AppEntity.Type, from index: String) {
    let type = ObjectIdentifier(type)
    remove { $0.type == type && $0.index == index }
  }

  /// Takes everything out.
  func removeAll(from index: String) {
    remove { $0.index == index }
  }

  /// The entities of a type: what the app put in, and what its query lists by itself.
  ///
  /// A query that can fill the index does so where nothing of the type is in it.
  func items<Entity: IndexedEntity>(of type: Entity.Type) async throws -> [Item<Entity>] {
    let query = Entity.defaultQuery
    if stored(type).isEmpty, let query = query as? any IndexedEntityQuery {
      try await loadDependencies(of: query)
      try await query.reindexAllEntities(indexDescription: CSSearchableIndexDescription())
    }
    var items = stored(type)
    guard let query = query as? any EnumerableEntityQuery else { return items }
    var known = Set(items.map { $0.entity.id.entityIdentifierString })
    for entity in try await allEntities(of: query).compactMap({ $0 as? Entity })
    where known.insert(entity.id.entityIdentifierString).inserted {
      items.append(Item(entity))
    }
    return items
  }

  private func stored<Entity: IndexedEntity>(_ type: Entity.Type) -> [Item<Entity>] {
    let wanted = ObjectIdentifier(type)
    return state.withLock { state in
      state.order.filter { $0.type == wanted }.compactMap { state.items[$0] as? Item<Entity> }
    }
  }

  private func remove(where isGone: (Key) -> Bool) {
    state.withLock { state in
      for key in state.order where isGone(key) { state.items[key] = nil }
      state.order.removeAll(where: isGone)
    }
  }

  private func key<Entity: AppEntity>(
    of type: Entity.Type,
    _ identifier: Entity.ID,
    in index: String
  ) -> Key {
    Key(
      type: ObjectIdentifier(type),
      identifier: identifier.entityIdentifierString,
      index: index
    )
  }
}

private func allEntities<Query: EnumerableEntityQuery>(
  of query: Query
) async throws -> [any Sendable] {
  try await loadDependencies(of: query)
  return try await query.allEntities().items
}
