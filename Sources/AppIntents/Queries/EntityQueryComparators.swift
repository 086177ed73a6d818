/// A way of comparing a property with what a person gives.
public protocol EntityQueryComparator {
  /// The property's type.
  associatedtype PropertyType: _IntentValue
  /// What the comparison becomes.
  associatedtype ComparatorMappingType

  /// The comparison without its type.
  var entry: EntityQueryComparatorEntry<ComparatorMappingType> { get }
}

/// Whether the property is a value.
public final class EqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator, Sendable where PropertyType: Equatable {
  /// The comparison without its type.
  public let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) {
    entry = EntityQueryComparatorEntry(kind: .equalTo) { values in
      guard let value = values.first as? PropertyType else { return nil }
      return mappingTransform(value)
    }
  }
}

/// Whether the property is not a value.
public final class NotEqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator, Sendable where PropertyType: Equatable {
  /// The comparison without its type.
  public let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) {
    entry = EntityQueryComparatorEntry(kind: .notEqualTo) { values in
      guard let value = values.first as? PropertyType else { return nil }
      return mappingTransform(value)
    }
  }
}

/// Whether the property is less than a value.
public final class LessThanComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator, Sendable where PropertyType.UnwrappedType: Comparable {
  /// The comparison without its type.
  public let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    entry = EntityQueryComparatorEntry(kind: .lessThan) { values in
      guard let value = values.first as? PropertyType.UnwrappedType else { return nil }
      return mappingTransform(value)
    }
  }
}

/// Whether the property is not more than a value.
public final class LessThanOrEqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator, Sendable where PropertyType.UnwrappedType: Comparable {
  /// The comparison without its type.
  public let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    entry = EntityQueryComparatorEntry(kind: .lessThanOrEqualTo) { values in
      guard let value = values.first as? PropertyType.UnwrappedType else { return nil }
      return mappingTransform(value)
    }
  }
}

/// Whether the property is more than a value.
public final class GreaterThanComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator, Sendable where PropertyType.UnwrappedType: Comparable {
  /// The comparison without its type.
  public let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    entry = EntityQueryComparatorEntry(kind: .greaterThan) { values in
      guard let value = values.first as? PropertyType.UnwrappedType else { return nil }
      return mappingTransform(value)
    }
  }
}

/// Whether the property is not less than a value.
public final class GreaterThanOrEqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator, Sendable where PropertyType.UnwrappedType: Comparable {
  /// The comparison without its type.
  public let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    entry = EntityQueryComparatorEntry(kind: .greaterThanOrEqualTo) { values in
      guard let value = values.first as? PropertyType.UnwrappedType else { return nil }
      return mappingTransform(value)
    }
  }
}

/// Whether the property lies between two values.
public final class IsBetweenComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator, Sendable where PropertyType.UnwrappedType: Comparable {
  /// The comparison without its type.
  public let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  /// Says what the comparison becomes.
  public init(
    mappingTransform:
      @escaping @Sendable (PropertyType.UnwrappedType, PropertyType.UnwrappedType) ->
      ComparatorMappingType
  ) {
    entry = EntityQueryComparatorEntry(kind: .isBetween) { values in
      guard values.count == 2, let low = values[0] as? PropertyType.UnwrappedType,
        let high = values[1] as? PropertyType.UnwrappedType
      else { return nil }
      return mappingTransform(low, high)
    }
  }
}

/// Whether the property contains a text or an element.
public final class ContainsComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator, Sendable {
  /// The comparison without its type.
  public let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    entry = EntityQueryComparatorEntry(kind: .contains) { values in
      guard let value = values.first as? PropertyType.ValueType else { return nil }
      return mappingTransform(value)
    }
  }
}

/// Whether the property starts with a text.
public final class HasPrefixComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator, Sendable {
  /// The comparison without its type.
  public let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    entry = EntityQueryComparatorEntry(kind: .hasPrefix) { values in
      guard let value = values.first as? PropertyType.ValueType else { return nil }
      return mappingTransform(value)
    }
  }
}

/// Whether the property ends with a text.
public final class HasSuffixComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator, Sendable {
  /// The comparison without its type.
  public let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    entry = EntityQueryComparatorEntry(kind: .hasSuffix) { values in
      guard let value = values.first as? PropertyType.ValueType else { return nil }
      return mappingTransform(value)
    }
  }
}
