@_exported public import Foundation
import Notices

/// A part of an app that the system starts by itself; here it is not started.
public protocol AppExtension {
  /// A part of an app.
  @MainActor init()
}

extension AppExtension {
  /// Ends at once: the assistant runs the app's intents.
  public static func main() { Notice.doesNothing("the extension \(Self.self)") }
}
