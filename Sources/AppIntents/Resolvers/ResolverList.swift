/// The resolvers that a builder lists.
public struct ResolverList<Output: _IntentValue>: ResolverSpecification {
  private let resolvers: [any Resolver]
  let entries: [ResolverEntry]

  /// No resolvers.
  public init() {
    resolvers = []
    entries = []
  }

  init(joining lists: [ResolverList<Output>]) {
    resolvers = lists.flatMap(\.resolvers)
    entries = lists.flatMap(\.entries)
  }

  init<One: Resolver>(_ resolver: One) where One.Output == Output {
    resolvers = [resolver]
    entries = [ResolverEntry(resolver)]
  }

  /// The resolvers, the first one first.
  public func makeIterator() -> IndexingIterator<[any Resolver]> { resolvers.makeIterator() }

  /// Whether both list the same resolvers.
  public static func == (left: ResolverList, right: ResolverList) -> Bool {
    left.resolvers.map { AnyHashable($0) } == right.resolvers.map { AnyHashable($0) }
  }

  /// Adds the resolvers.
  public func hash(into hasher: inout Hasher) {
    for resolver in resolvers { hasher.combine(AnyHashable(resolver)) }
  }
}

/// Lists the resolvers of a parameter.
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  /// A resolver.
  public static func buildExpression<One: Resolver>(_ resolver: One) -> ResolverList<Property>
  where One.Output == Property {
    ResolverList(resolver)
  }

  /// All resolvers of a block.
  public static func buildBlock(_ resolvers: ResolverList<Property>...) -> ResolverList<Property> {
    ResolverList(joining: resolvers)
  }
}

/// A resolver whose types do not matter to who asks it.
struct ResolverEntry: Sendable {
  /// What a resolver says to a value.
  enum Answer: Sendable {
    /// It takes no values of that type.
    case notAsked
    case unknown
    case value(any Sendable)
  }

  let resolve: @Sendable (any Sendable, any AnyIntentParameter) async throws -> Answer

  init<One: Resolver>(_ resolver: One) {
    resolve = { value, parameter in
      guard let input = value as? One.Input else { return .notAsked }
      let context = IntentParameterContext<One.Output>(parameter: parameter)
      let output = try await resolver.resolve(from: input, context: context)
      return output.map { .value($0) } ?? .unknown
    }
  }
}
