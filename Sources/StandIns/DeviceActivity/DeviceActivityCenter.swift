@_exported public import Foundation
public import ManagedSettings
import Notices

/// What is watched, by its name.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When it is watched.
public struct DeviceActivitySchedule: Hashable, Sendable {
  /// From when.
  public let intervalStart: DateComponents
  /// Until when.
  public let intervalEnd: DateComponents
  /// Whether it is watched every time.
  public let repeats: Bool
  /// How long before the end it is told; nil for not at all.
  public let warningTime: DateComponents?

  /// A time.
  public init(
    intervalStart: DateComponents,
    intervalEnd: DateComponents,
    repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }
}

/// Something that is told when it has been used long enough.
public struct DeviceActivityEvent: Hashable, Sendable {
  /// What something is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Apps.
  public let applications: Set<ApplicationToken>
  /// Kinds of apps.
  public let categories: Set<ActivityCategoryToken>
  /// Sites.
  public let webDomains: Set<WebDomainToken>
  /// How long.
  public let threshold: DateComponents

  /// What is told when it has been used long enough.
  public init(
    applications: Set<ApplicationToken> = [],
    categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [],
    threshold: DateComponents
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
  }
}

/// Watches how a device is used, which nothing here does.
public final class DeviceActivityCenter: Sendable {
  /// Watches how a device is used.
  public init() {}

  /// What is watched; nothing.
  public var activities: [DeviceActivityName] { [] }

  /// Watches nothing.
  public func startMonitoring(
    _ activity: DeviceActivityName,
    during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    Notice.doesNothing("watching how a device is used")
  }

  /// Watches no more.
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}
