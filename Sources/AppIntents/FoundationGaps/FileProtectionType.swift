#if !canImport(Darwin)
/// How a file is kept from others while a device is locked; nothing here is locked.
public struct FileProtectionType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// A manner by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// While it is locked.
  public static let complete = Self(rawValue: "NSFileProtectionComplete")
  /// While it is locked, unless it was open before.
  public static let completeUnlessOpen = Self(rawValue: "NSFileProtectionCompleteUnlessOpen")
  /// Until it is unlocked for the first time.
  public static let completeUntilFirstUserAuthentication = Self(
    rawValue: "NSFileProtectionCompleteUntilFirstUserAuthentication"
  )
  /// Not at all.
  public static let none = Self(rawValue: "NSFileProtectionNone")
}

extension FileAttributeKey {
  /// How a file is kept from others.
  public static let protectionKey = FileAttributeKey(rawValue: "NSFileProtectionKey")
}
#endif
