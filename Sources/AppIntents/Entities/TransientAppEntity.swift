/// An entity that exists only while an intent runs: a summary, an order in the making.
///
/// It needs no identifier and no query of its own. Its `id` is the same for all values of the type,
/// since nothing is ever looked up by it.
public protocol TransientAppEntity: AppEntity {
  /// An entity with nothing in it.
  init()
}

extension TransientAppEntity where ID == UUID {
  /// The identifier that all transient entities share.
  public var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension TransientAppEntity where DefaultQuery == TransientEntityQuery<Self> {
  /// The query that never finds anything.
  public static var defaultQuery: TransientEntityQuery<Self> { TransientEntityQuery() }
}

/// The query of entities that cannot be looked up.
public struct TransientEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  /// A query that never finds anything.
  public init() {}

  /// Nothing.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
