/// A way of comparing a property with what a person gives.
public class EntityQueryComparator<PropertyType: _IntentValue, ComparatorMappingType> {
  /// The comparison without the type of what is compared.
  let entry: EntityQueryComparatorEntry<ComparatorMappingType>

  init(_ entry: EntityQueryComparatorEntry<ComparatorMappingType>) {
    self.entry = entry
  }
}

/// A way of comparing a property with one value that a person gives.
///
/// Each kind of comparison is a class of its own, made in one of two ways: with a closure that says
/// what the comparison becomes, or with resolvers before it that turn what a person gave into a value
/// of the property's type.
public class SingleValueComparator<
  Given: _IntentValue,
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
  /// What is compared, which each class says for itself.
  class var kind: EntityQueryComparatorKind { .equalTo }

  /// Says what the comparison becomes.
  public init(mappingTransform: @escaping @Sendable (Given) -> ComparatorMappingType) {
    super.init(EntityQueryComparatorEntry(Self.kind, mappingTransform))
  }

  init(
    _ resolvers: some ResolverSpecification,
    _ mappingTransform: @escaping @Sendable (Given) -> ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(Self.kind, mappingTransform, resolvers: Array(resolvers)))
  }
}

/// Whether the property is a value.
public final class EqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: SingleValueComparator<PropertyType, PropertyType, ComparatorMappingType>
where PropertyType: Equatable {
  override class var kind: EntityQueryComparatorKind { .equalTo }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public convenience init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) { self.init(resolvers(), mappingTransform) }
}

/// Whether the property is not a value.
public final class NotEqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: SingleValueComparator<PropertyType, PropertyType, ComparatorMappingType>
where PropertyType: Equatable {
  override class var kind: EntityQueryComparatorKind { .notEqualTo }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public convenience init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) { self.init(resolvers(), mappingTransform) }
}

/// Whether the property contains a text or an element.
public final class ContainsComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: SingleValueComparator<PropertyType.ValueType, PropertyType, ComparatorMappingType> {
  override class var kind: EntityQueryComparatorKind { .contains }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public convenience init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.ValueType> withResolvers resolvers: () -> Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) { self.init(resolvers(), mappingTransform) }
}

/// Whether the property starts with a text.
public final class HasPrefixComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: SingleValueComparator<PropertyType.ValueType, PropertyType, ComparatorMappingType> {
  override class var kind: EntityQueryComparatorKind { .hasPrefix }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public convenience init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.ValueType> withResolvers resolvers: () -> Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) { self.init(resolvers(), mappingTransform) }
}

/// Whether the property ends with a text.
public final class HasSuffixComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: SingleValueComparator<PropertyType.ValueType, PropertyType, ComparatorMappingType> {
  override class var kind: EntityQueryComparatorKind { .hasSuffix }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public convenience init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.ValueType> withResolvers resolvers: () -> Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) { self.init(resolvers(), mappingTransform) }
}
