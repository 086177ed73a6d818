/// A value of one of several types that says what each of them is called.
///
/// ``UnionValue()`` makes an enum one, and the enum of its cases.
public protocol AppUnionValue: TypeDisplayRepresentable {
  /// The cases without their values.
  associatedtype Cases: AppUnionValueCasesProviding where Cases.UnionValue == Self

  /// What each case is called.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
}

extension AppUnionValue {
  /// The type's own name.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "\(String(describing: Self.self))")
  }

  /// None has a name.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { [:] }
}

/// The cases of a value of one of several types, without the values.
public protocol AppUnionValueCasesProviding: AppEnum {
  /// The value that the cases are of.
  associatedtype UnionValue: AppUnionValue
}
