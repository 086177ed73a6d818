/// The properties by which entities can be found.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  let entries: [EntityQueryPropertyEntry<ComparatorMappingType>]

  /// The properties as a builder lists them.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
    properties: () -> [EntityQueryPropertyEntry<ComparatorMappingType>]
  ) {
    entries = properties()
  }

  /// A property by its place.
  public subscript(index: Int) -> EntityQueryPropertyEntry<ComparatorMappingType> {
    entries[index]
  }
}

/// A property with its comparisons, without its type.
public struct EntityQueryPropertyEntry<ComparatorMappingType>: Sendable {
  let keyPath: any AnyKeyPath & Sendable
  let comparators: [EntityQueryComparatorEntry<ComparatorMappingType>]
}

/// A comparison, without the type of what is compared.
public struct EntityQueryComparatorEntry<ComparatorMappingType>: Sendable {
  let kind: EntityQueryComparatorKind
  /// What the comparison with the given values becomes; nil where they are of the wrong type.
  let mapping: @Sendable ([any Sendable]) -> ComparatorMappingType?
}

/// How a property is compared.
enum EntityQueryComparatorKind: Sendable, Hashable, CaseIterable {
  case equalTo, notEqualTo
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, isBetween
  case contains, hasPrefix, hasSuffix
}

/// A property by which entities can be found, with its comparisons.
public struct EntityQueryProperty<
  Entity: AppEntity,
  PropertyType: _IntentValue,
  ComparatorMappingType
> {
  let entry: EntityQueryPropertyEntry<ComparatorMappingType>

  /// A property and its comparisons.
  public init(
    _ keyPath: any KeyPath<Entity, EntityProperty<PropertyType>> & Sendable,
    @EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType>
    comparators: () -> [EntityQueryComparatorEntry<ComparatorMappingType>]
  ) {
    entry = EntityQueryPropertyEntry(keyPath: keyPath, comparators: comparators())
  }
}

/// Lists properties.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// A property.
  public static func buildExpression<PropertyType>(
    _ property: EntityQueryProperty<Entity, PropertyType, ComparatorMappingType>
  ) -> EntityQueryPropertyEntry<ComparatorMappingType> { property.entry }

  /// All properties of a block.
  public static func buildBlock(
    _ properties: EntityQueryPropertyEntry<ComparatorMappingType>...
  ) -> [EntityQueryPropertyEntry<ComparatorMappingType>] { properties }
}

/// Lists comparisons.
@resultBuilder
public enum EntityQueryComparatorsBuilder<PropertyType: _IntentValue, ComparatorMappingType> {
  /// A comparison.
  public static func buildExpression<Comparator: EntityQueryComparator>(
    _ comparator: Comparator
  ) -> EntityQueryComparatorEntry<ComparatorMappingType>
  where
    Comparator.PropertyType == PropertyType,
    Comparator.ComparatorMappingType == ComparatorMappingType
  {
    comparator.entry
  }

  /// All comparisons of a block.
  public static func buildBlock(
    _ comparators: EntityQueryComparatorEntry<ComparatorMappingType>...
  ) -> [EntityQueryComparatorEntry<ComparatorMappingType>] { comparators }
}
