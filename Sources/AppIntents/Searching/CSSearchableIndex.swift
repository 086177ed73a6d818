/// Where an app puts entities that people can search for.
///
/// It stands for Apple's index of the device. What is put in is kept between runs (see ``keep(in:)``), and the
/// app's query is asked for it by its identifiers; an ``IndexedEntityQuery`` is asked to put it in again where
/// nothing was kept.
public final class CSSearchableIndex: Sendable {
  private static let standard = CSSearchableIndex(name: "")

  private let name: String

  /// An index of its own, by a name.
  public init(name: String) {
    self.name = name
  }

  /// An index of its own, by a name; it is kept from nobody.
  public convenience init(name: String, protectionClass: FileProtectionType?) {
    self.init(name: name)
  }

  /// The app's index.
  public static func `default`() -> CSSearchableIndex { standard }

  /// Keeps from now on in a file what apps put into the index; nil for nowhere.
  ///
  /// It is the assistant's to say; Apple's framework has no such thing.
  public static func keep(in file: SearchIndexFile?) { SearchIndex.shared.keep(in: file) }

  /// Puts entities in, in place of what was known of them.
  ///
  /// Of entities that fit as well as each other, those of a greater priority are listed first.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity],
    priority: Int = 0
  ) async throws {
    try SearchIndex.shared.add(entities, priority: priority, to: name)
  }

  /// Takes entities out.
  public func deleteAppEntities<Entity: AppEntity>(
    identifiedBy identifiers: [Entity.ID],
    ofType type: Entity.Type
  ) async throws {
    try SearchIndex.shared.remove(type, identifiers: identifiers, from: name)
  }

  /// Takes all entities of a type out.
  public func deleteAppEntities<Entity: AppEntity>(ofType type: Entity.Type) async throws {
    try SearchIndex.shared.removeAll(type, from: name)
  }

  /// Takes everything out.
  public func deleteAllSearchableItems() async throws {
    try SearchIndex.shared.removeAll(from: name)
  }
}

/// Which index is to be filled; here the one that there is.
public struct CSSearchableIndexDescription: Sendable, Hashable {
  init() {}
}

/// Puts entities into the search index again, where it has lost them.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Puts the entities with the given identifiers in again.
  func reindexEntities(
    for identifiers: [Entity.ID],
    indexDescription: CSSearchableIndexDescription
  ) async throws

  /// Puts all entities in again.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
