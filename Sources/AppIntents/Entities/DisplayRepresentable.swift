// Apps that are on the main actor unless they say otherwise may conform in an extension: what is asked of the
// types themselves is asked from anywhere.

/// A type that has a name for a person.
public protocol TypeDisplayRepresentable: SendableMetatype {
  /// The type's name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that a person can see.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible,
  SendableMetatype
{
  /// How the value looks.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The value's title.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type and its values, all of which a person can see.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type whose few values all have names that never change.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
  Hashable, SendableMetatype
{
  /// How each value looks.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The value's title, or its Swift name where the dictionary lacks it.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: "\(self)")
  }
}

/// A named type whose few values all have names that never change.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
