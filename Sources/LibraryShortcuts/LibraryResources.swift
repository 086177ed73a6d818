public import Foundation
import StringCatalogs

/// Where the app's string catalogues are.
public enum LibraryResources {
  /// The bundle that holds the folder `Localizable`; nil when it was not installed.
  public static var bundle: Bundle? {
    folder.flatMap { Bundle(path: $0.deletingLastPathComponent().path) }
  }

  /// The folder of the string catalogues; nil when it was not installed.
  ///
  /// They are the only ones that may lie in the shared folders without a folder of their own.
  public static var folder: URL? {
    ResourceFolder.localizable(of: "LibraryShortcuts", or: [""])
  }
}
