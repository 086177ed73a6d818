/// An entity that a person has on several devices, under the same name everywhere.
public protocol SyncableEntity: AppEntity {}

/// What an entity is called on this device, and everywhere.
public struct SyncableEntityIdentifier<
  LocalID: Hashable & Sendable,
  StableID: Hashable & Sendable
>: Sendable, Hashable {
  /// What it is called on this device.
  public let local: LocalID
  /// What it is called everywhere.
  public let stable: StableID

  /// A name here and a name everywhere.
  public init(local: LocalID, stable: StableID) {
    self.local = local
    self.stable = stable
  }

  /// One name for both.
  public init(id: LocalID) where LocalID == StableID {
    self.init(local: id, stable: id)
  }
}

extension SyncableEntityIdentifier: EntityIdentifierConvertible
where LocalID: EntityIdentifierConvertible, StableID: EntityIdentifierConvertible {
  /// Both names as text.
  public var entityIdentifierString: String {
    let parts = [local.entityIdentifierString, stable.entityIdentifierString]
    return parts.map { part in
      part.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? part
    }.joined(separator: "/")
  }

  /// The identifier that was kept as text.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    let parts = entityIdentifierString.split(separator: "/", omittingEmptySubsequences: false)
      .compactMap { String($0).removingPercentEncoding }
    guard parts.count == 2, let local = LocalID.entityIdentifier(for: parts[0]),
      let stable = StableID.entityIdentifier(for: parts[1])
    else { return nil }
    return Self(local: local, stable: stable)
  }
}

/// An entity that says whose it is.
public protocol OwnershipProvidingEntity: AppEntity {
  /// Whose it is.
  var ownership: EntityOwnership { get }
}

/// Who else can see an entity.
public struct EntityOwnership: OptionSet, Sendable, Hashable {
  /// The flags as a number.
  public let rawValue: Int

  /// Flags from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Nobody knows.
  public static let unknown = EntityOwnership(rawValue: 1)
  /// People it is shared with.
  public static let shared = EntityOwnership(rawValue: 2)
  /// Everybody.
  public static let `public` = EntityOwnership(rawValue: 4)
}
