/// A value of one of several types that says what each of them is called.
///
/// ``UnionValue()`` makes none of the names: an app writes the enum of its cases.
public protocol AppUnionValue: TypeDisplayRepresentable {
  /// The cases without their values.
  associatedtype Cases: AppUnionValueCasesProviding

  /// What each case is called.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
}

/// The cases of a value of one of several types, without the values.
public protocol AppUnionValueCasesProviding: AppEnum {
  /// The value that the cases are of.
  associatedtype UnionValue: AppUnionValue
}
