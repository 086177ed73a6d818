public import Foundation

/// Where models are kept, which is always in memory here.
public struct ModelConfiguration: Sendable {
  /// Whether they are forgotten when the process ends; they always are.
  public let isStoredInMemoryOnly: Bool

  /// Where models are kept.
  public init(isStoredInMemoryOnly: Bool = false) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  /// Where models are kept, under a name.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  /// Where models are kept, shared with other apps and devices, which they are not.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase
  ) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }

  /// Where models are kept, shared with other apps, which they are not.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer
  ) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }

  /// Where models are kept, in a file that nothing here writes, shared with other devices.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase
  ) { isStoredInMemoryOnly = false }

  /// Which apps share models.
  public enum GroupContainer: Sendable, Hashable {
    case automatic, none
    case identifier(String)
  }

  /// Which database shares models between devices.
  public enum CloudKitDatabase: Sendable, Hashable {
    case automatic, none
    case `private`(String)
  }

  /// Where models are kept, in a file that nothing here writes.
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    isStoredInMemoryOnly = false
  }

  /// Where models of some kinds are kept.
  public init(
    for types: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }
}
