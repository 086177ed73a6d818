/// How a property is compared.
public enum EntityQueryComparatorKind: String, Sendable, Hashable, CaseIterable {
  case equalTo, notEqualTo
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, isBetween
  case contains, hasPrefix, hasSuffix

  /// How many values it takes.
  public var valueCount: Int { self == .isBetween ? 2 : 1 }
}

/// A comparison, without the type of what is compared.
public struct EntityQueryComparatorEntry<ComparatorMappingType>: Sendable {
  let kind: EntityQueryComparatorKind
  /// The type of the values that it takes.
  let input: any _IntentValue.Type
  let resolvers: [ResolverEntry]
  /// What the comparison with the given values becomes; nil where they are of the wrong type.
  let mapping: @Sendable ([any Sendable]) -> ComparatorMappingType?

  /// A comparison with one value.
  init<Input: _IntentValue>(
    _ kind: EntityQueryComparatorKind,
    _ transform: @escaping @Sendable (Input) -> ComparatorMappingType,
    resolvers: [any Resolver] = []
  ) {
    self.kind = kind
    input = Input.self
    self.resolvers = resolvers.map(ResolverEntry.init(any:))
    mapping = { values in
      guard values.count == 1, let value = values[0] as? Input else { return nil }
      return transform(value)
    }
  }

  /// A comparison with the two ends of a range.
  init<Input: _IntentValue>(
    between transform: @escaping @Sendable (Input, Input) -> ComparatorMappingType,
    resolvers: [any Resolver] = []
  ) {
    kind = .isBetween
    input = Input.self
    self.resolvers = resolvers.map(ResolverEntry.init(any:))
    mapping = { values in
      guard values.count == 2, let low = values[0] as? Input, let high = values[1] as? Input
      else { return nil }
      return transform(low, high)
    }
  }
}

extension ResolverEntry {
  fileprivate init(any resolver: any Resolver) {
    self.init(resolver)
  }
}
