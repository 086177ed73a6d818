/// Finds entities of one kind by their properties, as a person asks for them.
///
/// An app writes none: every entity whose query is an ``EntityPropertyQuery`` has one, and every
/// entity whose query is an ``EnumerableEntityQuery``, for which the properties are compared here.
///
///     for action in app.findActions where action.entity == "Book" {
///       let old = FindCondition(property: "year", comparison: .lessThan, values: [1900])
///       let books = try await action.find(FindRequest(conditions: [old], limit: 3))
///     }
public struct FindAction: Sendable {
  /// The name of the entity's type, for example `Book`.
  public let entity: String
  /// What a person calls such an entity.
  public let title: String
  /// What else they call it.
  public let synonyms: [String]
  /// What the app says about finding such entities; nil where it says nothing.
  public let explanation: String?

  /// The app's texts and their language.
  public let localization: AppLocalization
  let numericFormat: LocalizedStringResource?
  let source: any EntityFinding
  /// The properties, once there was an entity to know them from.
  private let knownProperties = Once<[FindProperty]>()

  /// A number of such entities in the app's words; nil where it has none for it.
  public func counted(_ count: Int) -> String? {
    numericFormat?.counting(count).map(localization.string)
  }

  /// The properties, where they were asked for before.
  package var propertiesIfKnown: [FindProperty]? { knownProperties.made }

  /// The properties that can be compared or sorted by, in the app's order.
  ///
  /// Titles belong to an entity's properties, so that one entity is asked for, once. Where there is none,
  /// nothing can be found either, and the list is empty.
  ///
  /// - Throws: What the app's query throws.
  public func properties() async throws -> [FindProperty] {
    if let known = propertiesIfKnown { return known }
    let properties = try await AppLocalization.$current.withValue(localization) {
      try await source.properties(in: localization)
    }
    return properties.isEmpty ? [] : knownProperties.keep(properties)
  }

  /// The entities that a request asks for, in its order.
  ///
  /// - Throws: What the app's query or resolvers throw, and ``FindProblem`` for a request that does
  ///   not fit the properties.
  public func find(_ request: FindRequest) async throws -> [FoundEntity] {
    try await AppLocalization.$current.withValue(localization) {
      try await source.find(request, in: localization)
    }
  }

  /// All such entities, also those that the focus of the moment leaves out: what has a name can be named.
  ///
  /// - Parameter limit: How many at most; nil for all.
  /// - Returns: The entities, in the app's order.
  /// - Throws: What the app's query throws.
  package func all(atMost limit: Int?) async throws -> [FoundEntity] {
    try await FocusFilters.$areIgnored.withValue(true) { try await find(FindRequest(limit: limit)) }
  }
}

/// A property by which entities can be found.
public struct FindProperty: Sendable {
  /// The property's name in Swift.
  public let name: String
  /// What a person calls it.
  public let title: String
  /// The ways in which it can be compared, and what each takes.
  public let comparisons: [Comparison]
  /// Whether entities can be sorted by it.
  public let isSortable: Bool

  /// A way to compare a property.
  public struct Comparison: Sendable {
    /// How it is compared.
    public let kind: EntityQueryComparatorKind
    /// What it is compared with.
    public let type: ParameterType

    /// Makes a comparison.
    public init(kind: EntityQueryComparatorKind, type: ParameterType) {
      self.kind = kind
      self.type = type
    }
  }

  /// Makes a property.
  public init(name: String, title: String, comparisons: [Comparison], isSortable: Bool) {
    self.name = name
    self.title = title
    self.comparisons = comparisons
    self.isSortable = isSortable
  }
}

/// Which entities to find.
public struct FindRequest: Sendable {
  /// What has to hold; nothing for all entities.
  public var conditions: [FindCondition]
  /// Whether all conditions have to hold, or one.
  public var mode: EntityQueryComparatorMode
  /// The properties to sort by, the first one first.
  public var sorting: [FindSorting]
  /// How many entities at most; nil for all.
  public var limit: Int?

  /// Makes a request.
  public init(
    conditions: [FindCondition] = [],
    mode: EntityQueryComparatorMode = .and,
    sorting: [FindSorting] = [],
    limit: Int? = nil
  ) {
    self.conditions = conditions
    self.mode = mode
    self.sorting = sorting
    self.limit = limit
  }
}

/// What has to hold for a property.
public struct FindCondition: Sendable {
  /// The property's name in Swift.
  public var property: String
  /// How it is compared.
  public var comparison: EntityQueryComparatorKind
  /// What it is compared with: the two ends of a range for ``EntityQueryComparatorKind/isBetween``,
  /// one value for all others, each in the Swift type that ``ParameterType`` names.
  public var values: [any Sendable]

  /// Makes a condition.
  public init(
    property: String,
    comparison: EntityQueryComparatorKind,
    values: [any Sendable]
  ) {
    self.property = property
    self.comparison = comparison
    self.values = values
  }
}

/// A property to sort by.
public struct FindSorting: Sendable, Hashable {
  /// The property's name in Swift.
  public var property: String
  /// Whether the greatest comes first.
  public var isDescending: Bool

  /// Makes an order.
  public init(property: String, isDescending: Bool = false) {
    self.property = property
    self.isDescending = isDescending
  }
}

/// An entity that was found.
public struct FoundEntity: Sendable {
  /// The entity as something to choose.
  public let option: IntentOption
  /// What its properties say, in the app's order.
  public let properties: [(name: String, title: String, text: String)]

  /// Makes an entity of what is known of it.
  public init(
    option: IntentOption,
    properties: [(name: String, title: String, text: String)]
  ) {
    self.option = option
    self.properties = properties
  }
}

/// A request that the properties do not fit.
public enum FindProblem: Error, Sendable, Hashable {
  /// No entity has such a property, or it cannot be compared or sorted by in this way.
  case unknownProperty(String)
  /// The comparison does not take these values; nil where they are of another type.
  case badValue(property: String, refusal: ValueRefusal?)
}
