@_exported public import Foundation
import Notices

/// Work that the system is asked to do later.
open class BGTaskRequest: NSObject {
  /// What it is called.
  public let identifier: String
  /// Not before; nil for as soon as possible.
  open var earliestBeginDate: Date?

  init(name: String) {
    identifier = name
  }
}

/// Asks for a short while, to look what is new.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// A request.
  public init(identifier: String) { super.init(name: identifier) }
}

/// Asks for a long while, when the device is not needed.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether it needs the net.
  open var requiresNetworkConnectivity = false
  /// Whether it needs a plug.
  open var requiresExternalPower = false

  /// A request.
  public init(identifier: String) { super.init(name: identifier) }
}

/// Work that the system lets an app do.
open class BGTask: NSObject {
  /// What it is called.
  public let identifier: String
  /// What to do when the while is over.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) {
    self.identifier = identifier
  }

  /// Says that it is done.
  open func setTaskCompleted(success: Bool) {}
}

/// A short while.
open class BGAppRefreshTask: BGTask {}

/// A long while.
open class BGProcessingTask: BGTask {}

/// Takes requests for later, for which the system never comes back here.
public final class BGTaskScheduler: NSObject, Sendable {
  /// The one of the system.
  public static let shared = BGTaskScheduler()

  /// Says who does the work.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }

  /// Asks for a while, in vain.
  public func submit(_ request: BGTaskRequest) throws { Notice.doesNothing("BGTaskScheduler") }
  /// Asks no longer.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Asks for nothing.
  public func cancelAllTaskRequests() {}
}

extension BGTaskScheduler {
  /// Why a while was not given.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// Why.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
    }

    /// Why.
    public let code: Code

    /// A reason.
    public init(_ code: Code) { self.code = code }
  }

  /// What was asked for; nobody keeps it.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  /// What was asked for, told to a closure.
  public func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) { completionHandler([]) }
}
