/// Something to search for, with what is known of it.
///
/// An item that stands for an entity is found as the entity; any other is kept and not found, since
/// nothing here could open it.
public final class CSSearchableItem: NSObject {
  /// What the app calls it.
  public let uniqueIdentifier: String
  /// The group of things that it belongs to.
  public let domainIdentifier: String?
  /// What is known of it.
  public let attributeSet: CSSearchableItemAttributeSet
  /// When it is to be forgotten, which nothing here does.
  public var expirationDate: Date?
  /// Puts the entity that it stands for into an index.
  var index: (@Sendable (CSSearchableIndex) async throws -> Void)?

  /// Something to search for.
  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }

  /// An entity to search for.
  public convenience init<Entity: IndexedEntity>(appEntity: Entity, priority: Int = 0) {
    self.init(
      uniqueIdentifier: appEntity.id.entityIdentifierString,
      domainIdentifier: Entity.persistentIdentifier,
      attributeSet: appEntity.attributeSet
    )
    associateAppEntity(appEntity, priority: priority)
  }

  /// Says which entity it stands for.
  public func associateAppEntity<Entity: IndexedEntity>(_ entity: Entity, priority: Int = 0) {
    index = { try await $0.indexAppEntities([entity], priority: priority) }
  }
}

extension CSSearchableIndex {
  /// Whether there is an index at all.
  public static func isIndexingAvailable() -> Bool { true }

  /// Puts things in; those that stand for entities can be found.
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    let entities = items.compactMap(\.index)
    for put in entities { try await put(self) }
  }

  /// Takes things out by what the app calls them; entities are taken out by
  /// ``deleteAppEntities(identifiedBy:ofType:)``.
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

  /// Takes groups of things out by name; entities are taken out by ``deleteAppEntities(ofType:)``.
  public func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {}
}

// As they were called before Swift could wait.
extension CSSearchableIndex {
  /// Puts things in, and tells a closure when that is done.
  public func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let entities = items.compactMap(\.index)
    finish(completionHandler) { index in
      for put in entities { try await put(index) }
    }
  }

  /// Takes things out, and tells a closure when that is done.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    finish(completionHandler) { try await $0.deleteSearchableItems(withIdentifiers: identifiers) }
  }

  /// Takes groups of things out, and tells a closure when that is done.
  public func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    finish(completionHandler) {
      try await $0.deleteSearchableItems(withDomainIdentifiers: identifiers)
    }
  }

  /// Takes everything out, and tells a closure when that is done.
  public func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { finish(completionHandler) { try await $0.deleteAllSearchableItems() } }

  private func finish(
    _ completion: (@Sendable ((any Error)?) -> Void)?,
    _ work: @escaping @Sendable (CSSearchableIndex) async throws -> Void
  ) {
    Task {
      do {
        try await work(self)
        completion?(nil)
      } catch {
        completion?(error)
      }
    }
  }
}

/// The kind of activity that choosing something found begins.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Where such an activity says what was chosen.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity that going on with a search in the app begins.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// Where such an activity says what was searched for.
public let CSSearchQueryString = "kCSSearchQueryString"
