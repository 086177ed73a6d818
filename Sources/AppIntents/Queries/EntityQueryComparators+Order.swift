/// Whether the property is less than a value.
public final class LessThanComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: SingleValueComparator<PropertyType.UnwrappedType, PropertyType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  override class var kind: EntityQueryComparatorKind { .lessThan }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public convenience init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: () ->
      Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) { self.init(resolvers(), mappingTransform) }
}

/// Whether the property is not more than a value.
public final class LessThanOrEqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: SingleValueComparator<PropertyType.UnwrappedType, PropertyType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  override class var kind: EntityQueryComparatorKind { .lessThanOrEqualTo }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public convenience init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: () ->
      Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) { self.init(resolvers(), mappingTransform) }
}

/// Whether the property is more than a value.
public final class GreaterThanComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: SingleValueComparator<PropertyType.UnwrappedType, PropertyType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  override class var kind: EntityQueryComparatorKind { .greaterThan }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public convenience init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: () ->
      Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) { self.init(resolvers(), mappingTransform) }
}

/// Whether the property is not less than a value.
public final class GreaterThanOrEqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: SingleValueComparator<PropertyType.UnwrappedType, PropertyType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  override class var kind: EntityQueryComparatorKind { .greaterThanOrEqualTo }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public convenience init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: () ->
      Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) { self.init(resolvers(), mappingTransform) }
}

/// Whether the property lies between two values, which count.
public final class IsBetweenComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Says what the comparison becomes.
  public init(
    mappingTransform:
      @escaping @Sendable (PropertyType.UnwrappedType, PropertyType.UnwrappedType) ->
      ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(between: mappingTransform))
  }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: () ->
      Resolvers,
    mappingTransform:
      @escaping @Sendable (PropertyType.UnwrappedType, PropertyType.UnwrappedType) ->
      ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(between: mappingTransform, resolvers: Array(resolvers())))
  }
}
