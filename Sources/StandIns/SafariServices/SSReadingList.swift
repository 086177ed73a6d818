public import Foundation
import Notices

/// What a person wants to read later; nobody keeps it here.
open class SSReadingList: NSObject {
  /// The person's list.
  open class func `default`() -> SSReadingList? { SSReadingList() }
  /// Whether an address can be put on it.
  open class func supportsURL(_ url: URL) -> Bool { url.scheme?.hasPrefix("http") == true }

  /// Puts an address on it, in vain.
  open func addItem(with url: URL, title: String?, previewText: String?) throws {
    Notice.doesNothing("SSReadingList")
  }
}
