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
  /// The property of an entity; nil for an entity of another type.
  let property: @Sendable (any AppEntity) -> (any AnyEntityProperty)?
  let comparators: [EntityQueryComparatorEntry<ComparatorMappingType>]
}

/// A property by which entities can be found, with its comparisons.
public final class EntityQueryProperty<
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
    entry = EntityQueryPropertyEntry(
      property: { ($0 as? Entity)?[keyPath: keyPath] },
      comparators: comparators()
    )
  }

  /// A property of something that belongs to the entity, and its comparisons.
  public init<Subject>(
    _ keyPath: any KeyPath<Subject, EntityProperty<PropertyType>> & Sendable,
    entityProvider: @escaping @Sendable (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType>
    comparators: () -> [EntityQueryComparatorEntry<ComparatorMappingType>]
  ) {
    entry = EntityQueryPropertyEntry(
      property: { ($0 as? Entity).map { entityProvider($0)[keyPath: keyPath] } },
      comparators: comparators()
    )
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
  public static func buildExpression(
    _ comparator: EntityQueryComparator<PropertyType, ComparatorMappingType>
  ) -> EntityQueryComparatorEntry<ComparatorMappingType> { comparator.entry }

  /// All comparisons of a block.
  public static func buildBlock(
    _ comparators: EntityQueryComparatorEntry<ComparatorMappingType>...
  ) -> [EntityQueryComparatorEntry<ComparatorMappingType>] { comparators }
}
