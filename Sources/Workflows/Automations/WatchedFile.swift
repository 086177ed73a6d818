package import Foundation

/// A file in a folder that is watched.
package struct WatchedFile: Sendable, Hashable {
  package var path: String
  package var name: String
  /// When it came here, or was written to last.
  package var changed: Date
  /// What is another after every change.
  package var version: String

  /// A file with what is known of it.
  package init(path: String, name: String, changed: Date, version: String) {
    self.path = path
    self.name = name
    self.changed = changed
    self.version = version
  }

  /// The files of a folder, not those of folders in it; hidden ones are left out.
  package static func all(in folder: String) -> [WatchedFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      var status = stat()
      guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      // The date of the status changes also where a file is moved here that is older.
      #if os(Linux)
      let time = status.st_ctim
      #else
      let time = status.st_ctimespec
      #endif
      let changed = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      return WatchedFile(
        path: path,
        name: name,
        changed: Date(timeIntervalSince1970: changed),
        version: "\(time.tv_sec).\(time.tv_nsec)"
      )
    }
  }
}
