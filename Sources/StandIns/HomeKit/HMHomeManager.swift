@_exported public import Foundation
import Notices

/// Hears from the homes of a person.
public protocol HMHomeManagerDelegate: AnyObject {
  /// Hears that the homes are known.
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
}

extension HMHomeManagerDelegate {
  /// Does nothing.
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
}

/// The homes of a person, of whom nobody has one here.
open class HMHomeManager: NSObject {
  /// Who hears of them.
  open weak var delegate: (any HMHomeManagerDelegate)?
  /// The homes.
  open var homes: [HMHome] { [] }
  /// The first home.
  open var primaryHome: HMHome? { nil }
  /// Whether the app may know them; it may not.
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }

  /// The homes.
  public override init() {
    Notice.doesNothing("HomeKit")
    super.init()
  }
}

/// Whether an app may know the homes of a person.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// What the bits say.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The person was asked.
  public static let determined = Self(rawValue: 1)
  /// Nobody may allow it.
  public static let restricted = Self(rawValue: 2)
  /// It may.
  public static let authorized = Self(rawValue: 4)
}

/// A home.
open class HMHome: NSObject {
  /// What it is called.
  open var name: String { "" }
  /// What tells it apart.
  public let uniqueIdentifier = UUID()
  /// Whether it is the first.
  open var isPrimary: Bool { false }
  /// Its rooms.
  open var rooms: [HMRoom] { [] }
  /// What can be switched in it.
  open var accessories: [HMAccessory] { [] }
  /// Its scenes.
  open var actionSets: [HMActionSet] { [] }
  /// What makes scenes happen.
  open var triggers: [HMTrigger] { [] }

  /// Makes a scene happen, which nothing here can.
  open func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.notFound) }
  /// Adds what makes scenes happen, which nothing here can.
  open func addTrigger(_ trigger: HMTrigger) async throws { throw HMError(.notFound) }
  /// Removes what makes scenes happen, which nothing here can.
  open func removeTrigger(_ trigger: HMTrigger) async throws { throw HMError(.notFound) }
}

/// A room of a home.
open class HMRoom: NSObject {
  /// What it is called.
  open var name: String { "" }
  /// What tells it apart.
  public let uniqueIdentifier = UUID()
  /// What can be switched in it.
  open var accessories: [HMAccessory] { [] }
}

/// A scene of a home.
open class HMActionSet: NSObject {
  /// What it is called.
  open var name: String { "" }
  /// What tells it apart.
  public let uniqueIdentifier = UUID()
}

/// Makes scenes happen.
open class HMTrigger: NSObject {
  /// What it is called.
  open var name: String { "" }
  /// What tells it apart.
  public let uniqueIdentifier = UUID()
  /// Whether it does.
  open var isEnabled: Bool { false }
}

/// Why a home did not do something.
public struct HMError: Error, Sendable, Hashable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case alreadyExists = 1
    case notFound, invalidParameter, accessoryNotReachable
    case communicationFailure = 54
    case homeAccessNotAuthorized = 87
  }

  /// The reason.
  public let code: Code

  /// A failure for a reason.
  public init(_ code: Code) { self.code = code }
}
