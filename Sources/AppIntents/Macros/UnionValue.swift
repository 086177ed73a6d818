/// Makes an enum a value that is of one of several types.
///
/// ```swift
/// @UnionValue enum Findable {
///   case book(BookEntity)
///   case shelf(Shelf)
/// }
///
/// @Parameter(title: "What") var what: Findable
/// ```
///
/// Each case holds one value. A parameter of the type is chosen among the values of all its types; a
/// number, an address or a text among them is taken as it is typed. What the values of a case are called
/// stands above them: `static let caseDisplayRepresentations: [Cases: DisplayRepresentation]`.
@attached(member, names: named(Cases))
@attached(
  extension,
  conformances: _IntentValueRepresentable,
  AppUnionValue,
  names: named(allIntentValueTypes),
  named(asIntentValue),
  named(_representing)
)
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")

/// A value that is of one of several types; ``UnionValue()`` makes an enum one.
public protocol _IntentValueRepresentable: _IntentValue {
  /// The types.
  static var allIntentValueTypes: [any _IntentValue.Type] { get }
  /// The value in its own type.
  var asIntentValue: any _IntentValue { get }

  /// The value that holds another; nil for one of none of the types.
  static func _representing(_ value: any Sendable) -> Self?
}
