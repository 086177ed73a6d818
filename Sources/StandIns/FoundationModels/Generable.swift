@_exported public import Foundation
@_exported public import FoundationGaps

/// A type whose values a language model can make; ``Generable(description:)`` makes a type one.
public protocol Generable: SendableMetatype {
  /// What there is of a value while it is made.
  associatedtype PartiallyGenerated = PartialContent<Self>
}

/// What there is of a value while it is made; nothing, as nothing is made here.
@dynamicMemberLookup
public struct PartialContent<Whole> {
  init() {}

  /// A part of the value, as far as it is known.
  public subscript<Part>(dynamicMember path: KeyPath<Whole, Part>) -> Part? { nil }
  /// A part of the value that it need not have, as far as it is known.
  public subscript<Part>(dynamicMember path: KeyPath<Whole, Part?>) -> Part? { nil }
}

extension PartialContent: Sendable where Whole: Sendable {}

extension String: Generable {
  /// All of it or nothing.
  public typealias PartiallyGenerated = String
}
extension Int: Generable {
  /// All of it or nothing.
  public typealias PartiallyGenerated = Int
}
extension Double: Generable {
  /// All of it or nothing.
  public typealias PartiallyGenerated = Double
}
extension Float: Generable {
  /// All of it or nothing.
  public typealias PartiallyGenerated = Float
}
extension Bool: Generable {
  /// All of it or nothing.
  public typealias PartiallyGenerated = Bool
}
extension Decimal: Generable {
  /// All of it or nothing.
  public typealias PartiallyGenerated = Decimal
}
extension Array: Generable where Element: Generable {
  /// What there is of what it holds.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}
extension Optional: Generable where Wrapped: Generable {
  /// What there is of what it holds.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated?
}

/// Makes a type one whose values a language model can make, of which there is none here.
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "AppIntentsMacros", type: "ConformanceMacro")

/// Says what a language model is to know of a property.
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "AppIntentsMacros", type: "NoteMacro")

/// Says what a language model is to know of a property, and what its values may be.
@attached(peer)
public macro Guide<Value>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
  #externalMacro(module: "AppIntentsMacros", type: "NoteMacro")

/// What values a property may have.
public struct GenerationGuide<Value>: Sendable {
  init() {}
}

extension GenerationGuide where Value == String {
  /// This.
  public static func constant(_ value: String) -> Self { .init() }
  /// One of these.
  public static func anyOf(_ values: [String]) -> Self { .init() }
  /// What a pattern says.
  public static func pattern<Output>(_ pattern: Regex<Output>) -> Self { .init() }
}

extension GenerationGuide where Value: Comparable {
  /// This or more.
  public static func minimum(_ value: Value) -> Self { .init() }
  /// This or less.
  public static func maximum(_ value: Value) -> Self { .init() }
  /// Between two.
  public static func range(_ range: ClosedRange<Value>) -> Self { .init() }
}

// Of an attribute's arguments the type is not known from the property that it is attached to.
extension GenerationGuide where Value == [Never] {
  /// So many.
  public static func count(_ count: Int) -> Self { .init() }
  /// So many, at least and at most.
  public static func count(_ range: ClosedRange<Int>) -> Self { .init() }
  /// So many at least.
  public static func minimumCount(_ count: Int) -> Self { .init() }
  /// So many at most.
  public static func maximumCount(_ count: Int) -> Self { .init() }
}

extension GenerationGuide {
  /// So many.
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] { .init() }
  /// So many, at least and at most.
  public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] {
    .init()
  }
  /// So many at least.
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    .init()
  }
  /// So many at most.
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    .init()
  }
}
