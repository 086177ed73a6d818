@_exported public import Foundation
import Notices

/// A value with a word that says what it is.
open class CNLabeledValue<Value>: NSObject {
  /// The word; nil for none.
  public let label: String?
  /// The value.
  public let value: Value

  /// A value with a word.
  public init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
}

/// A number to call.
open class CNPhoneNumber: NSObject {
  /// As it is written.
  public let stringValue: String

  /// A number.
  public init(stringValue: String) {
    self.stringValue = stringValue
  }
}

/// Somebody in the address book.
open class CNContact: NSObject {
  /// What tells them apart.
  open internal(set) var identifier = UUID().uuidString
  /// The first name.
  open internal(set) var givenName = ""
  /// The middle name.
  open internal(set) var middleName = ""
  /// The last name.
  open internal(set) var familyName = ""
  /// What friends say.
  open internal(set) var nickname = ""
  /// Where they work.
  open internal(set) var organizationName = ""
  /// Their numbers.
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// Their addresses for letters without paper.
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// When they were born.
  open internal(set) var birthday: DateComponents?
  /// Their picture.
  open internal(set) var imageData: Data?
  /// Their picture, small.
  open internal(set) var thumbnailImageData: Data?

  /// Nobody yet.
  public override init() {
    super.init()
  }
}

/// Names a part of a contact.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

/// In which order contacts are told.
public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

/// The first name.
public let CNContactGivenNameKey = "givenName"
/// The last name.
public let CNContactFamilyNameKey = "familyName"
/// The numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The addresses for letters without paper.
public let CNContactEmailAddressesKey = "emailAddresses"
/// What tells somebody apart.
public let CNContactIdentifierKey = "identifier"

/// Whether an app may look into the address book.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an address book holds.
public enum CNEntityType: Int, Sendable {
  case contacts
}

/// Which contacts are looked for.
open class CNContactFetchRequest: NSObject {
  /// Which parts of them.
  public let keysToFetch: [any CNKeyDescriptor]
  /// Which of them; nil for all.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortOrder = CNContactSortOrder.none
  /// Whether those that mean one person are put together.
  open var unifyResults = true
  /// Whether they may be changed.
  open var mutableObjects = false

  /// A request for all.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
  }
}

/// The address book, which is closed: nobody is found.
open class CNContactStore: NSObject {
  /// The address book.
  public override init() {
    super.init()
  }

  /// Whether the app may look; no.
  open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .denied }

  /// Asks whether it may, in vain.
  open func requestAccess(for type: CNEntityType) async throws -> Bool {
    Notice.doesNothing("CNContactStore")
    return false
  }

  /// Whether the app may look, told to a closure; no.
  open func requestAccess(
    for type: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Notice.doesNothing("CNContactStore")
    completionHandler(false, nil)
  }

  /// Finds nobody.
  open func unifiedContact(
    withIdentifier identifier: String,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    Notice.doesNothing("CNContactStore")
    throw CNError(.recordDoesNotExist)
  }

  /// Finds nobody.
  open func unifiedContacts(
    matching predicate: NSPredicate,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    Notice.doesNothing("CNContactStore")
    return []
  }

  /// Finds nobody.
  open func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {
    Notice.doesNothing("CNContactStore")
  }
}
