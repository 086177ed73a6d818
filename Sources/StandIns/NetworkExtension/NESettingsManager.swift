public import Foundation
import Notices

/// Keeps settings of ways to the net, as long as the process lives: what all who keep some have in
/// common.
open class NESettingsManager: NSObject {
  /// What they are called.
  open var localizedDescription: String?
  /// Whether they may be used.
  open var isEnabled = false

  /// Finds nothing that was kept.
  open func loadFromPreferences() async throws {}
  /// Keeps nothing.
  open func saveToPreferences() async throws { tell() }
  /// Has nothing to throw away.
  open func removeFromPreferences() async throws {}

  /// Finds nothing that was kept.
  open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  /// Keeps nothing.
  open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    tell()
    completionHandler?(nil)
  }

  /// Has nothing to throw away.
  open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  private func tell() { Notice.doesNothing("\(Self.self)") }
}
