/// A way of comparing a property with what a person gives.
///
/// Each kind of comparison is a class of its own, made in one of two ways: with a closure that says
/// what the comparison becomes, or with resolvers before it that turn what a person gave into a value
/// of the property's type.
public class EntityQueryComparator<PropertyType: _IntentValue, ComparatorMappingType> {
  /// The comparison without the type of what is compared.
  let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  init(_ entry: EntityQueryComparatorEntry<ComparatorMappingType>) {
    self.entry = entry
  }
}

/// Whether the property is a value.
public final class EqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType> where PropertyType: Equatable {
  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(.equalTo, mappingTransform))
  }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) {
    super.init(
      EntityQueryComparatorEntry(.equalTo, mappingTransform, resolvers: Array(resolvers()))
    )
  }
}

/// Whether the property is not a value.
public final class NotEqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType> where PropertyType: Equatable {
  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(.notEqualTo, mappingTransform))
  }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) {
    super.init(
      EntityQueryComparatorEntry(.notEqualTo, mappingTransform, resolvers: Array(resolvers()))
    )
  }
}

/// Whether the property contains a text or an element.
public final class ContainsComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(.contains, mappingTransform))
  }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.ValueType> withResolvers resolvers: () -> Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    super.init(
      EntityQueryComparatorEntry(.contains, mappingTransform, resolvers: Array(resolvers()))
    )
  }
}

/// Whether the property starts with a text.
public final class HasPrefixComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(.hasPrefix, mappingTransform))
  }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.ValueType> withResolvers resolvers: () -> Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    super.init(
      EntityQueryComparatorEntry(.hasPrefix, mappingTransform, resolvers: Array(resolvers()))
    )
  }
}

/// Whether the property ends with a text.
public final class HasSuffixComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(.hasSuffix, mappingTransform))
  }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.ValueType> withResolvers resolvers: () -> Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    super.init(
      EntityQueryComparatorEntry(.hasSuffix, mappingTransform, resolvers: Array(resolvers()))
    )
  }
}
