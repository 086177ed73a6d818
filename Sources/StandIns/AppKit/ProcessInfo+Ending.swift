public import Foundation

// Whether the Mac may end an app that nobody uses; nothing here does.

extension ProcessInfo {
  /// Whether it may be ended where nobody uses it; it is not.
  public var automaticTerminationSupportEnabled: Bool {
    get { false }
    set {}
  }
  /// Asks not to be ended, which nothing here does.
  public func disableAutomaticTermination(_ reason: String) {}
  /// Asks no more not to be ended.
  public func enableAutomaticTermination(_ reason: String) {}
  /// Asks not to be ended at once, which nothing here does.
  public func disableSuddenTermination() {}
  /// Asks no more not to be ended at once.
  public func enableSuddenTermination() {}
}
