public import Foundation

/// The style in which somebody's name is written.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}

/// Writes people's names: the first name first.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The style.
  open var style = CNContactFormatterStyle.fullName

  /// Somebody's name in a style; nil for somebody without one.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if !parts.isEmpty { return parts.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }

  /// Somebody's name; nil for somebody without one.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// Which parts a name is made of.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey }
}
