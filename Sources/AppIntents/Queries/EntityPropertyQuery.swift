/// Finds entities by comparing their properties.
///
/// Each comparison becomes a value of a type that the app chooses, `ComparatorMappingType`: part of
/// an SQL statement, a closure, a predicate.
///
/// ```swift
/// static let properties = QueryProperties {
///   Property(\BookEntity.$title) {
///     EqualToComparator { Condition.title($0) }
///     ContainsComparator { Condition.titleContains($0) }
///   }
/// }
/// static let sortingOptions = SortingOptions { SortableBy(\BookEntity.$title) }
/// ```
public protocol EntityPropertyQuery: _ComparatorMappingQuery {
  /// The properties that can be compared, and how.
  static var properties: QueryProperties { get }
  /// The properties that can be sorted by.
  static var sortingOptions: SortingOptions { get }
  /// What the action that finds these entities says about itself.
  static var findIntentDescription: IntentDescription? { get }
}

/// The part of a property query that says what a comparison becomes.
///
/// It stands apart so that the compiler finds `ComparatorMappingType` from the method alone. Were it
/// to look at `properties` as well, whose own type is to be worked out with `QueryProperties`, it would
/// go round in circles as soon as a source file uses a query before the file that declares it.
public protocol _ComparatorMappingQuery: EntityQuery {
  /// What a comparison becomes.
  associatedtype ComparatorMappingType

  /// The entities that fit the comparisons, in order, no more than the limit.
  func entities(
    matching comparators: [ComparatorMappingType],
    mode: ComparatorMode,
    sortedBy: [Sort<Entity>],
    limit: Int?
  ) async throws -> Result
}

extension _ComparatorMappingQuery {
  /// Whether all comparisons must hold, or one.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// The properties that can be compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property that can be compared.
  public typealias Property = EntityQueryProperty
  /// The properties that can be sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property that can be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// An order.
  public typealias Sort = EntityQuerySort
}

extension EntityPropertyQuery {
  /// None.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EntityPropertyQuery where Self: EnumerableEntityQuery {
  /// None.
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparisons must hold, or one.
public enum EntityQueryComparatorMode: Sendable, Hashable {
  /// All of them.
  case and
  /// One of them.
  case or
}

/// An order of entities.
public struct EntityQuerySort<Entity: AppEntity>: Sendable {
  /// Which way round.
  public enum Ordering: Sendable, Hashable {
    /// The least first.
    case ascending
    /// The greatest first.
    case descending
  }

  /// The property to sort by, as ``EntityQuerySortableByProperty`` was given it.
  public let by: any PartialKeyPath<Entity> & Sendable
  /// Which way round.
  public let order: Ordering

  /// An order by a property.
  public init(by: any PartialKeyPath<Entity> & Sendable, order: Ordering) {
    self.by = by
    self.order = order
  }
}
