@_exported public import Foundation
import Notices

/// What tells something apart without saying what it is.
public struct Token<Kind>: Codable, Hashable, Sendable {
  private let value: UUID

  package init() { value = UUID() }
}

/// An app, without its name.
public typealias ApplicationToken = Token<Application>
/// A kind of apps, without its name.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// A site, without its name.
public typealias WebDomainToken = Token<WebDomain>

/// An app.
public struct Application: Codable, Hashable, Sendable {
  /// What tells it apart.
  public let token: ApplicationToken?
  /// What it is called; not told.
  public var localizedDisplayName: String? { nil }
  /// Its identifier; not told.
  public var bundleIdentifier: String? { nil }
}

/// A kind of apps.
public struct ActivityCategory: Codable, Hashable, Sendable {
  /// What tells it apart.
  public let token: ActivityCategoryToken?
}

/// A site.
public struct WebDomain: Codable, Hashable, Sendable {
  /// What tells it apart.
  public let token: WebDomainToken?
}

/// What may not be used; here all may.
public final class ManagedSettingsStore {
  /// The name of a set of rules.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The set that has no name.
    public static let `default` = Name("default")
  }

  /// The apps and sites that something else is shown before; nothing is.
  public var shield = ShieldSettings() {
    didSet { Notice.doesNothing("keeping apps shut") }
  }

  /// A set of rules.
  public init(named name: Name = .default) {}

  /// Forgets the rules.
  public func clearAllSettings() { shield = ShieldSettings() }
}

/// The apps and sites that something else is shown before.
public struct ShieldSettings: Sendable {
  /// Which of many are meant.
  public enum ActivityCategoryPolicy<Kind: Sendable>: Sendable {
    /// None.
    case none
    /// These, but for some.
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Kind>> = [])
    /// All, but for some.
    case all(except: Set<Token<Kind>> = [])
  }

  /// Apps.
  public var applications: Set<ApplicationToken>?
  /// Kinds of apps.
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  /// Sites.
  public var webDomains: Set<WebDomainToken>?
  /// Kinds of sites.
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
