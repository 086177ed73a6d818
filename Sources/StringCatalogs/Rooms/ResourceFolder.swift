package import Foundation

/// Finds the string catalogues that belong to a module of this package.
///
/// `Bundle.module` ends the process when the executable has left its build folder, so the places where an
/// installed copy keeps them are looked at one by one.
package enum ResourceFolder {
  /// The folder of a module's string catalogues; nil when it was not installed.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - names: Further folders beside the executable and in the data folders that may hold it.
  /// - Returns: The folder, which has a `Localizable.xcstrings`.
  package static func localizable(of module: String, or names: [String] = []) -> URL? {
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath()
    // A test bundle on macOS is run by a tool that lives elsewhere.
    let here = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    return localizable(
      of: module,
      or: names,
      beside: [executable?.deletingLastPathComponent(), Bundle.main.bundleURL, here]
        .compactMap { $0 },
      environment: ProcessInfo.processInfo.environment
    )
  }

  /// Looks beside the executable first, then in the data folders of the XDG rules.
  package static func localizable(
    of module: String,
    or names: [String] = [],
    beside folders: [URL],
    environment: [String: String]
  ) -> URL? {
    let built = ["\(package)_\(module).resources/", "\(package)_\(module).bundle/"]
    let names = ["\(module)/"] + names
    let beside = folders.flatMap { folder in
      (built + names).map { folder.appendingPathComponent($0 + "Localizable") }
    }
    let shared = shared(environment).flatMap { folder in
      names.map { folder.appendingPathComponent($0 + "Localizable") }
    }
    return (beside + shared).first {
      FileManager.default.fileExists(atPath: $0.path + "/Localizable.xcstrings")
    }
  }

  private static let package = "swift-app-intents"

  private static func shared(_ environment: [String: String]) -> [URL] {
    let own = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
    let others = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    return ([own] + others.split(separator: ":").map(String.init))
      .filter { $0.hasPrefix("/") }
      .map { URL(fileURLWithPath: "\($0)/\(package)") }
  }

  private final class Marker {}
}
