/// An entity of which there is only one: the app's settings, the person's account.
///
/// ```swift
/// struct Settings: UniqueAppEntity {
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
///   static let defaultQuery = UniqueAppEntityProvider { Settings() }
///   var displayRepresentation: DisplayRepresentation { "Settings" }
/// }
/// ```
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity where ID == String {
  /// The type's name: it tells all that there is to tell.
  public var id: String { Self.persistentIdentifier }
}

extension UniqueAppEntity {
  /// The type's own name, since there is only one.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

/// Knows the only entity of its kind.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Result == [Entity] {
  /// The kind of entity.
  associatedtype Unique: AppEntity = Entity where Unique == Entity

  /// The only entity.
  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
  /// The only entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }

  /// The only entity, where it is asked for.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// The query of an entity that a closure makes.
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
  /// One entity.
  public typealias Result = [Entity]

  private let provide: @Sendable () async throws -> Entity

  /// A query that knows no entity.
  public init() {
    provide = { throw AppIntentError.Unrecoverable.entityNotFound }
  }

  /// A query that has the entity made whenever it is asked for.
  public init(_ provide: @escaping @Sendable () async throws -> Entity) {
    self.provide = provide
  }

  /// The only entity.
  public func uniqueEntity() async throws -> Entity { try await provide() }
}
