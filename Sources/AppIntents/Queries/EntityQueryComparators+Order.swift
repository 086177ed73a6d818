/// Whether the property is less than a value.
public final class LessThanComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(.lessThan, mappingTransform))
  }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: () ->
      Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(
      EntityQueryComparatorEntry(.lessThan, mappingTransform, resolvers: Array(resolvers()))
    )
  }
}

/// Whether the property is not more than a value.
public final class LessThanOrEqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(.lessThanOrEqualTo, mappingTransform))
  }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: () ->
      Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(
      EntityQueryComparatorEntry(
        .lessThanOrEqualTo,
        mappingTransform,
        resolvers: Array(resolvers())
      )
    )
  }
}

/// Whether the property is more than a value.
public final class GreaterThanComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(.greaterThan, mappingTransform))
  }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: () ->
      Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(
      EntityQueryComparatorEntry(.greaterThan, mappingTransform, resolvers: Array(resolvers()))
    )
  }
}

/// Whether the property is not less than a value.
public final class GreaterThanOrEqualToComparator<
  PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<PropertyType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Says what the comparison becomes.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(EntityQueryComparatorEntry(.greaterThanOrEqualTo, mappingTransform))
  }

  /// Says what the comparison becomes once resolvers have turned what was given into a value.
  public init<Resolvers: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: () ->
      Resolvers,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(
      EntityQueryComparatorEntry(
        .greaterThanOrEqualTo,
        mappingTransform,
        resolvers: Array(resolvers())
      )
    )
  }
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
