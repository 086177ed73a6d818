/// Turns what a person or a step before gave into a parameter's value, or checks it.
///
/// ```swift
/// struct IsbnResolver: Resolver {
///   func resolve(from input: String, context: Context) async throws -> Book? {
///     Catalogue.shared.book(isbn: input)
///   }
/// }
///
/// @Parameter(title: "Book", resolvers: { IsbnResolver() }) var book: Book
/// ```
///
/// A resolver is asked where its input type is that of the given value, the first of a parameter's
/// resolvers first. One that returns nil leaves the value to the next; where every resolver that was
/// asked returns nil, the value is refused and the person asked again. What it throws is treated as if
/// `perform()` had thrown it: `throw context.needsValueError("Which edition?")` asks.
public protocol Resolver<Input, Output>: Hashable, Sendable {
  /// The type of what was given.
  associatedtype Input: _IntentValue
  /// The type of the parameter's value.
  associatedtype Output: _IntentValue
  /// The parameter, which can be asked for other values.
  typealias Context = IntentParameterContext<Output>

  /// The value; nil where this resolver knows none.
  func resolve(from input: Input, context: Context) async throws -> Output?
}

/// A parameter's resolvers in their order.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  /// The type of the parameter's value.
  associatedtype Output: _IntentValue
}

/// A resolver that checks whether a value lies in the parameter's range.
///
/// Ranges are checked for every value here, so it has nothing left to do.
public protocol RangeCheckingResolver: Resolver {}

/// No resolvers.
public struct EmptyResolverSpecification<Output: _IntentValue>: ResolverSpecification {
  /// No resolvers.
  public init() {}

  /// None.
  public func makeIterator() -> EmptyCollection<any Resolver>.Iterator {
    EmptyCollection().makeIterator()
  }
}
