/// What has to be shown before a secret is told; here nothing has to.
public final class SecAccessControl: Sendable {}

/// What has to be shown before a secret is told.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt

  /// Flags.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// That a person is there.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// A face or a finger.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  /// A face or a finger that was known before.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  /// The device's code.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  /// That a key is used by its own chip.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
}

/// What has to be shown before a secret is told.
public func SecAccessControlCreateWithFlags(
  _ allocator: OpaquePointer?,
  _ protection: CFString,
  _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<AnyObject>?>?
) -> SecAccessControl? { SecAccessControl() }
