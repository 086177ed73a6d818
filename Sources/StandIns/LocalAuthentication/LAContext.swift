@_exported public import Foundation
import Notices

/// How a person shows who they are.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// What a device can tell a person by.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// Why it is not known who somebody is.
public struct LAError: Error, Sendable, Hashable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
  }

  /// The reason.
  public let code: Code

  /// A failure for a reason.
  public init(_ code: Code) {
    self.code = code
  }
}

/// Asks a person to show who they are, which nothing here can.
open class LAContext: NSObject {
  /// What the device can tell a person by.
  open var biometryType: LABiometryType { .none }
  /// What the way to the password is called.
  open var localizedFallbackTitle: String?
  /// What the way out is called.
  open var localizedCancelTitle: String?

  /// A context.
  public override init() {
    super.init()
  }

  /// Whether a person could; never.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    false
  }

  /// Asks, in vain.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    Notice.doesNothing("LAContext")
    throw LAError(.biometryNotAvailable)
  }
}
