// What Foundation has on Apple's systems only, where intents' sources use it.

#if !canImport(Darwin)
extension URL {
  /// The person's documents.
  public static var documentsDirectory: URL { place(.documentDirectory, "Documents") }
  /// What an app keeps for itself.
  public static var applicationSupportDirectory: URL {
    place(.applicationSupportDirectory, ".local/share")
  }
  /// What an app can make anew.
  public static var cachesDirectory: URL { place(.cachesDirectory, ".cache") }
  /// What was fetched.
  public static var downloadsDirectory: URL { place(.downloadsDirectory, "Downloads") }
  /// What an app keeps for itself out of people's sight.
  public static var libraryDirectory: URL { applicationSupportDirectory }
  /// The person's desktop.
  public static var desktopDirectory: URL { place(.desktopDirectory, "Desktop") }
  /// The person's pictures.
  public static var picturesDirectory: URL { place(.picturesDirectory, "Pictures") }
  /// The person's music.
  public static var musicDirectory: URL { place(.musicDirectory, "Music") }
  /// The person's films.
  public static var moviesDirectory: URL { place(.moviesDirectory, "Videos") }

  private static func place(
    _ directory: FileManager.SearchPathDirectory,
    _ name: String
  ) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }

  /// Whether the file may be used; nothing here is kept from an app.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Says that the file is used no longer.
  public func stopAccessingSecurityScopedResource() {}

  /// How a file is remembered.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The flags as a number.
    public let rawValue: UInt

    /// Flags from a number.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Just enough to find it.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1)
    /// With permission to use it.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 2)
  }

  /// How a file is found again.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The flags as a number.
    public let rawValue: UInt

    /// Flags from a number.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Without asking anybody.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1)
    /// With permission to use it.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 2)
  }

  /// The file's place as bytes; a file that is moved is not followed.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    _ = try checkResourceIsReachable()
    return Data(absoluteString.utf8)
  }

  /// The file of a place that was remembered.
  public init(
    resolvingBookmarkData data: Data,
    options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil,
    bookmarkDataIsStale isStale: inout Bool
  ) throws {
    guard let text = String(bytes: data, encoding: .utf8), let found = URL(string: text) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    _ = try found.checkResourceIsReachable()
    isStale = false
    self = found
  }
}

extension FileManager {
  /// Where the apps of a group keep what they share: a folder among what apps keep.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    let folder = URL.applicationSupportDirectory.appending(path: group)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension ProcessInfo {
  /// Whether little power is to be used; nobody here asks for it.
  public var isLowPowerModeEnabled: Bool { false }
}
#endif
