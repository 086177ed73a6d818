@_exported public import Foundation
import Notices

/// A ticket or card in a person's wallet.
open class PKPass: NSObject {
  /// What kind of ticket it is.
  open var passTypeIdentifier: String { "" }
  /// Its number.
  open var serialNumber: String { "" }
  /// What it is called.
  open var localizedName: String { "" }
  /// What it is for.
  open var localizedDescription: String { "" }
  /// Who gave it out.
  open var organizationName: String { "" }
  /// When it matters.
  open var relevantDate: Date? { nil }
  /// Where it is shown.
  open var passURL: URL? { nil }

  /// A ticket as its maker sends it, which nothing here reads.
  public convenience init(data: Data) throws {
    Notice.doesNothing("PKPass")
    throw CocoaError(.fileReadUnknown)
  }

  override init() {}
}

/// A person's wallet, which is closed.
open class PKPassLibrary: NSObject {
  /// The wallet.
  public override init() {}

  /// Whether there is one; no.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// What is in it: nothing.
  open func passes() -> [PKPass] {
    Notice.doesNothing("PKPassLibrary")
    return []
  }
  /// A ticket by its number; there is none.
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  /// Whether it has a ticket; no.
  open func containsPass(_ pass: PKPass) -> Bool { false }
  /// Shows a ticket, which nothing here does.
  open func present(_ pass: PKPass) {}
  /// Takes a ticket out.
  open func removePass(_ pass: PKPass) {}
}
