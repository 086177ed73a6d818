public import Foundation

/// Where the app's string catalogues are.
///
/// `Bundle.module` ends the process when the executable has left its build folder, so the places
/// where an installed copy keeps them are looked at one by one.
public enum LibraryResources {
  /// The bundle that holds the folder `Localizable`; nil when it was not installed.
  public static var bundle: Bundle? {
    folder.flatMap { Bundle(path: $0.deletingLastPathComponent().path) }
  }

  /// The folder of the string catalogues; nil when it was not installed.
  public static var folder: URL? {
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath()
    // A test bundle on macOS is run by a tool that lives elsewhere.
    let here = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    return folder(
      beside: [executable?.deletingLastPathComponent(), Bundle.main.bundleURL, here]
        .compactMap { $0 },
      environment: ProcessInfo.processInfo.environment
    )
  }

  /// Looks beside the executable first, then in the data folders of the XDG rules.
  static func folder(beside folders: [URL], environment: [String: String]) -> URL? {
    let names = [
      "\(package)_LibraryShortcuts.resources/", "\(package)_LibraryShortcuts.bundle/", "",
    ]
    let beside = folders.flatMap { folder in
      names.map { folder.appendingPathComponent($0 + "Localizable") }
    }
    return (beside + shared(environment)).first {
      FileManager.default.fileExists(atPath: $0.path + "/Localizable.xcstrings")
    }
  }

  private static let package = "swift-app-intents"

  private static func shared(_ environment: [String: String]) -> [URL] {
    let own = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
    let others = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    return ([own] + others.split(separator: ":").map(String.init))
      .filter { $0.hasPrefix("/") }
      .map { URL(fileURLWithPath: "\($0)/\(package)/Localizable") }
  }

  private final class Marker {}
}
