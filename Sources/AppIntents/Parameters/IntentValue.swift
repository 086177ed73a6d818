/// A type whose values parameters, properties and results can have.
public protocol _IntentValue: Sendable {
  /// The type of one value: the element of an array, what an optional wraps.
  associatedtype ValueType: _IntentValue = Self
  /// The type without its optional.
  associatedtype UnwrappedType: _IntentValue = Self
  /// Whether it is an optional.
  static var _isOptional: Bool { get }
  /// The value without the optionals around it; nil for none.
  var _unwrapped: (any Sendable)? { get }
}

extension _IntentValue {
  /// No: most are none.
  public static var _isOptional: Bool { false }
  /// The value itself.
  public var _unwrapped: (any Sendable)? { self }
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Decimal: _IntentValue {}
extension Duration: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Measurement: _IntentValue {}
extension Never: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Wrapped.ValueType
  /// The type without its optional.
  public typealias UnwrappedType = Wrapped
  /// Whether it is an optional.
  public static var _isOptional: Bool { true }
  /// The value without the optionals around it; nil for none.
  public var _unwrapped: (any Sendable)? { flatMap(\._unwrapped) }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Element
  /// The array itself.
  public typealias UnwrappedType = [Element]
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Element
  /// The set itself.
  public typealias UnwrappedType = Set<Element>
}

/// What a parameter and a property have in common.
public protocol AnyIntentValue: Sendable {
  /// The type of the value.
  associatedtype Value: _IntentValue
  /// Whether it may stay empty.
  var isOptional: Bool { get }
  /// What a person calls it.
  var title: LocalizedStringResource { get }
}
