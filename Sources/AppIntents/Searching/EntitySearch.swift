/// Finds entities of one kind by words, as someone types them into one field for everything.
///
/// An app writes none: every kind of entity that its intents name has one where the entities are an
/// ``IndexedEntity`` or their query finds them by what a person says.
///
///     for search in app.searches {
///       let hits = try await search.hits(for: "hobbit").sorted { $0.fit < $1.fit }
///     }
public struct EntitySearch: Sendable {
  /// The name of the entity's type, for example `Book`.
  public let entity: String
  /// What a person calls such an entity.
  public let title: String
  /// The app's texts and their language.
  public let localization: AppLocalization

  private let source: @Sendable (SearchText) async throws -> [SearchHit]
  private let listing: @Sendable () async throws -> [SearchHit]

  /// The entities that words are about, each once, in no order of fitness.
  ///
  /// What is in the search index costs a look at each of them; the rest is the app's own search.
  ///
  /// - Throws: What the app's query throws.
  public func hits(for words: String) async throws -> [SearchHit] {
    let text = SearchText(words)
    guard !text.words.isEmpty else { return [] }
    return try await AppLocalization.$current.withValue(localization) { try await source(text) }
  }

  /// Everything that can be found, each once, as far as the app can tell without being given words.
  ///
  /// That is what is in the search index, all entities where the query lists them, and what it suggests.
  ///
  /// - Throws: What the app's query throws.
  public func listed() async throws -> [SearchHit] {
    try await AppLocalization.$current.withValue(localization) { try await listing() }
  }

  /// A search that somebody else does.
  init(
    entity: String,
    title: String,
    localization: AppLocalization,
    source: @escaping @Sendable (SearchText) async throws -> [SearchHit],
    listing: @escaping @Sendable () async throws -> [SearchHit]
  ) {
    self.entity = entity
    self.title = title
    self.localization = localization
    self.source = source
    self.listing = listing
  }

  /// The search for an entity; nil where it can be found by its identifier alone.
  init?<Entity: AppEntity>(_ type: Entity.Type, in localization: AppLocalization) {
    let options = OptionSource(type, in: localization)
    let matching = options?.matching
    let indexed = type as? any IndexedEntity.Type
    guard matching != nil || indexed != nil else { return nil }
    entity = type.persistentIdentifier
    title = localization.string(type.typeDisplayRepresentation.name)
    self.localization = localization
    source = { text in
      var hits: [SearchHit] = []
      var hidden: Set<String> = []
      if let indexed {
        hits = try await indexedHits(for: text, of: indexed, in: localization)
        hidden = try await hiddenIdentifiers(of: indexed)
      }
      let known = Set(hits.map(\.option.id))
      for option in try await matching?(text.text) ?? []
      where !known.contains(option.id) && !hidden.contains(option.id) {
        hits.append(SearchHit(option: option, fit: text.fit(of: option, elsewhere: []) ?? .found))
      }
      return hits
    }
    let suggested = options?.suggested
    let query = type.defaultQuery as? any EnumerableEntityQuery
    listing = {
      var hits: [SearchHit] = []
      var known: Set<String> = []
      func add(_ options: [IntentOption]) {
        for option in options where known.insert(option.id).inserted {
          hits.append(SearchHit(option: option, fit: .found))
        }
      }
      if let indexed {
        hits = try await listedHits(of: indexed, in: localization)
        known = Set(hits.map(\.option.id)).union(try await hiddenIdentifiers(of: indexed))
      } else if let query {
        add(try await allOptions(of: query, in: localization))
      }
      add(try await suggested?() ?? [])
      return hits
    }
  }
}

private func allOptions<Query: EnumerableEntityQuery>(
  of query: Query,
  in localization: AppLocalization
) async throws -> [IntentOption] {
  try await loadDependencies(of: query)
  return try await query.allEntities().items.map { option(for: $0, in: localization) }
}

/// An entity that was found by words.
public struct SearchHit: Sendable {
  /// The entity as something to choose.
  public let option: IntentOption
  /// How well the words fit.
  public let fit: Fit
  /// How important the app said it is; the greater, the sooner it is listed.
  public var priority = 0

  /// How well words fit an entity, the best first.
  public enum Fit: Int, Sendable, Comparable {
    /// They are what it is called.
    case named
    /// What it is called begins with them.
    case beginning
    /// They are all in what it is called.
    case inName
    /// They are all in what else is known of it.
    case elsewhere
    /// The app finds it by them, and knows why.
    case found

    /// Whether one fits better than the other.
    public static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }
}

/// The hits among the entities that the app put into the search index, or that it lists by itself.
func indexedHits<Entity: IndexedEntity>(
  for text: SearchText,
  of type: Entity.Type,
  in localization: AppLocalization
) async throws -> [SearchHit] {
  try await SearchIndex.shared.items(of: type).compactMap { item in
    guard !item.isHidden else { return nil }
    let option = option(for: item.entity, in: localization)
    return text.fit(of: option, elsewhere: item.texts).map {
      SearchHit(option: option, fit: $0, priority: item.priority)
    }
  }
}

private func listedHits<Entity: IndexedEntity>(
  of type: Entity.Type,
  in localization: AppLocalization
) async throws -> [SearchHit] {
  try await SearchIndex.shared.items(of: type).compactMap { item in
    guard !item.isHidden else { return nil }
    let option = option(for: item.entity, in: localization)
    return SearchHit(option: option, fit: .found, priority: item.priority)
  }
}

private func hiddenIdentifiers<Entity: IndexedEntity>(
  of type: Entity.Type
) async throws -> Set<String> {
  Set(
    try await SearchIndex.shared.items(of: type).filter(\.isHidden)
      .map { $0.entity.id.entityIdentifierString }
  )
}

extension OptionSource {
  /// Where entities of a type come from.
  fileprivate init?<Entity: AppEntity>(_ type: Entity.Type, in localization: AppLocalization) {
    guard case .option(let make) = optionKind(query: type.defaultQuery) else { return nil }
    self = make(localization, "")
  }
}
