import Synchronization

/// The entities that apps put into the search index: those themselves as long as the process runs, and
/// which they are in a file, where there is one.
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
  private let file = Mutex<SearchIndexFile?>(nil)

  /// Keeps from now on in a file what is put in; nil for nowhere.
  func keep(in file: SearchIndexFile?) { self.file.withLock { $0 = file } }

  private var kept: SearchIndexFile? { file.withLock { $0 } }

  /// Puts entities in, in place of what was known of them.
  func add<Entity: IndexedEntity>(_ entities: [Entity], priority: Int, to index: String) throws {
    remember(entities, priority: priority, in: index)
    guard let kept else { return }
    let type = String(reflecting: Entity.self)
    try kept.put(
      entities.filter { !$0.hideInSpotlight }.map { entity in
        SearchIndexFile.Item(
          index: index,
          type: type,
          identifier: entity.id.entityIdentifierString,
          title: AppLocalization.current.string(displayRepresentation(of: entity).title),
          priority: priority
        )
      }
    )
  }

  private func remember<Entity: IndexedEntity>(
    _ entities: [Entity],
    priority: Int,
    in index: String
  ) {
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
  ) throws {
    let gone = Set(identifiers.map { key(of: type, $0, in: index) })
    remove { gone.contains($0) }
    try kept?.drop(
      gone.map {
        SearchIndexFile.Key(
          index: index,
          type: String(reflecting: type),
          identifier: $0.identifier
        )
      }
    )
  }

  /// Takes all entities of a type out.
  func removeAll(_ type: any AppEntity.Type, from index: String) throws {
    let identifier = ObjectIdentifier(type)
    remove { $0.type == identifier && $0.index == index }
    try kept?.clear(index: index, type: String(reflecting: type))
  }

  /// Takes everything out.
  func removeAll(from index: String) throws {
    remove { $0.index == index }
    try kept?.clear(index: index, type: nil)
  }

  /// The entities of a type: what the app put in, and what its query lists by itself.
  ///
  /// A query that can fill the index does so where nothing of the type is in it.
  func items<Entity: IndexedEntity>(of type: Entity.Type) async throws -> [Item<Entity>] {
    let query = Entity.defaultQuery
    if stored(type).isEmpty { try await restore(type) }
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

  /// Asks the app for the entities that were put in when another process ran; those that are gone are
  /// taken out.
  private func restore<Entity: IndexedEntity>(_ type: Entity.Type) async throws {
    guard let kept else { return }
    let items = kept.items(ofType: String(reflecting: type))
    guard !items.isEmpty else { return }
    let query = Entity.defaultQuery
    try await loadDependencies(of: query)
    let identifiers = items.compactMap { Entity.ID.entityIdentifier(for: $0.identifier) }
    var found: [String: Entity] = [:]
    for entity in try await query.entities(for: identifiers) {
      found[entity.id.entityIdentifierString] = entity
    }
    for item in items {
      guard let entity = found[item.identifier] else { continue }
      remember([entity], priority: item.priority, in: item.index)
    }
    try kept.drop(items.filter { found[$0.identifier] == nil }.map(\.key))
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
