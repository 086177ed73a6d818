@_exported public import Foundation
public import UIKit

/// A page before an app; nothing here shows it.
open class SFSafariViewController: UIViewController {
  /// Where the page is.
  public let url: URL

  /// A page.
  public init(url: URL) { self.url = url }
}

/// What an extension of a browser is told; there is no browser here.
public let SFExtensionMessageKey = "SFExtensionMessageKey"
