public import Foundation

/// Where the app's string catalogues are.
///
/// `Bundle.module` ends the process when the executable has left its build folder, so the places
/// where an installed copy keeps them are looked at one by one.
public enum LibraryResources {
  /// The bundle that holds the folder `Localizable`; nil when it was not installed.
  public static var bundle: Bundle? {
    folder(environment: ProcessInfo.processInfo.environment)
      .flatMap { Bundle(path: $0.deletingLastPathComponent().path) }
  }

  /// The folder of the string catalogues; nil when it was not installed.
  public static var folder: URL? {
    folder(environment: ProcessInfo.processInfo.environment)
  }

  /// Beside the executable first, then in the data folders of the XDG rules.
  static func folder(environment: [String: String]) -> URL? {
    (besideExecutable + shared(environment)).first {
      FileManager.default.fileExists(atPath: $0.path + "/Localizable.xcstrings")
    }
  }

  private static let package = "swift-app-intents"

  private static var besideExecutable: [URL] {
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let folders = [
      executable?.deletingLastPathComponent(),
      Bundle.main.bundleURL,
      // A test bundle on macOS is run by a tool that lives elsewhere.
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent(),
    ]
    return folders.compactMap { $0 }.flatMap { folder in
      ["resources", "bundle"].map {
        folder.appendingPathComponent("\(package)_LibraryShortcuts.\($0)/Localizable")
      } + [folder.appendingPathComponent("Localizable")]
    }
  }

  private static func shared(_ environment: [String: String]) -> [URL] {
    let own = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
    let others = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    return ([own] + others.split(separator: ":").map(String.init))
      .filter { $0.hasPrefix("/") }
      .map { URL(fileURLWithPath: "\($0)/\(package)/Localizable") }
  }

  private final class Marker {}
}
