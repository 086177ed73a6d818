@_exported public import Foundation
import Notices

/// What can be felt here: nothing.
public struct CHHapticDeviceCapability: Hashable, Sendable {
  /// It cannot.
  public let supportsHaptics = false
  /// It cannot.
  public let supportsAudio = false
}

/// Makes things felt, which nothing here is.
open class CHHapticEngine {
  /// What can be felt.
  open class func capabilitiesForHardware() -> CHHapticDeviceCapability { .init() }

  /// Fails: nothing can be felt here.
  public init() throws {
    Notice.doesNothing("CHHapticEngine")
    throw CHHapticError()
  }

  /// Begins.
  open func start() throws {}
  /// Ends.
  open func stop() {}
}

/// That nothing can be felt.
public struct CHHapticError: Error, Hashable, Sendable {}
