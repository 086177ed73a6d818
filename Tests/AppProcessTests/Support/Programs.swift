import Foundation

/// The programs that tests run.
enum Programs {
  /// The sample apps as a process of their own, built beside the tests.
  static let sampleApp: String = {
    let places = [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL]
    let folders = places.compactMap { $0?.resolvingSymlinksInPath().deletingLastPathComponent() }
    let files = folders.map { $0.appending(path: "sample-app") }
    let file = files.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? files[0]
    return file.path
  }()

  private final class Marker {}

  /// The package's own folder.
  static let package: URL = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  /// Where Python is; nil where it is not.
  static let python: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/python3" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}
