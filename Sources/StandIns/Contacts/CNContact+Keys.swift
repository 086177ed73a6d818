public import Foundation

// The other parts of a contact that an app asks for, and how it says who is meant.

/// What stands before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The middle name.
public let CNContactMiddleNameKey = "middleName"
/// What stands behind the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// What friends say.
public let CNContactNicknameKey = "nickname"
/// Where they work.
public let CNContactOrganizationNameKey = "organizationName"
/// What they do there.
public let CNContactJobTitleKey = "jobTitle"
/// When they were born.
public let CNContactBirthdayKey = "birthday"
/// Other days of theirs.
public let CNContactDatesKey = "dates"
/// What is noted about them.
public let CNContactNoteKey = "note"
/// Their picture.
public let CNContactImageDataKey = "imageData"
/// Their picture, small.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture of them.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// Where they live.
public let CNContactPostalAddressesKey = "postalAddresses"
/// Their pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// Who else belongs to them.
public let CNContactRelationsKey = "contactRelations"

/// Says at home.
public let CNLabelHome = "_$!<Home>!$_"
/// Says at work.
public let CNLabelWork = "_$!<Work>!$_"
/// Says elsewhere.
public let CNLabelOther = "_$!<Other>!$_"

extension CNContact {
  /// Whoever is called so; nobody is in the address book.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Whoever is told apart so.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Whoever has the number.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Whoever has the address.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Whether there is a picture of them.
  public var imageDataAvailable: Bool { imageData != nil }
  /// What they do where they work.
  public var jobTitle: String { "" }
  /// Whether a part was asked for.
  public func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether parts were asked for.
  public func areKeysAvailable(_ keys: [any CNKeyDescriptor]) -> Bool { true }
}

extension CNLabeledValue {
  /// A word as a person reads it.
  public class func localizedString(forLabel label: String) -> String {
    label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>"))
  }
}

/// Why the address book could not do something.
public struct CNError: Error, Sendable, Hashable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }

  /// What went wrong.
  public let code: Code

  /// Something that went wrong.
  public init(_ code: Code) { self.code = code }
}
