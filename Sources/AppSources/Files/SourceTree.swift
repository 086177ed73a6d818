import Foundation

/// Finds the files of an app below what was named on the command line.
///
/// Symbolic links to folders are followed once, and none to a folder in which the tree itself lies; folders of
/// builds, dependencies and version control are left out, and so is what the settings exclude.
struct SourceTree {
  /// A file that matters.
  struct File: Sendable, Hashable {
    var path: String
    var kind: SourceKind
  }

  /// Folders that hold nothing of the author's own.
  static let leftOut: Set<String> = [
    ".build", ".git", ".hg", ".svn", ".swiftpm", "Build", "build", "Carthage", "DerivedData",
    "node_modules", "Pods", "SourcePackages", "vendor", "xcuserdata",
  ]
  /// More folders within each other are not looked into.
  static let depthLimit = 64

  let isExcluded: (String) -> Bool
  private(set) var files: [File] = []
  /// The manifests of packages.
  var manifests: [String] {
    files.map(\.path).filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
  }
  /// The folders that are packages, as paths begin with them.
  var packages: [String] { manifests.map { String($0.dropLast("/Package.swift".count)) } }
  private(set) var issues: [SourceIssue] = []
  private var visited: Set<Place> = []
  /// The folders around the tree that is walked.
  private var around: Set<Place> = []

  /// A folder, whatever path leads to it.
  private struct Place: Hashable {
    var device: UInt64
    var number: UInt64
  }

  init(isExcluded: @escaping (String) -> Bool) {
    self.isExcluded = isExcluded
  }

  /// Finds the files below a path, in alphabetical order.
  mutating func add(_ path: String) {
    guard let information = Self.information(path) else {
      issues.append(
        SourceIssue(SourcePlace(file: path), "there is no such file or folder", isLoss: true)
      )
      return
    }
    if information.isFolder {
      around = Self.places(around: path)
      walk(path, information.place, depth: 0)
    } else if let kind = SourceKind(path: URL(filePath: path).path) {
      files.append(File(path: path, kind: kind))
    } else {
      issues.append(
        SourceIssue(
          SourcePlace(file: path),
          "the file is none that phrases are read from; name a Swift file, AppShortcuts.xcstrings, "
            + "AppShortcuts.strings, Info.plist or extract.actionsdata",
          isLoss: true
        )
      )
    }
  }

  private mutating func walk(_ folder: String, _ place: Place, depth: Int) {
    guard depth == 0 || !around.contains(place) else {
      issues.append(
        SourceIssue(
          SourcePlace(file: folder),
          "the link leads to a folder around the one that is read; it is left out"
        )
      )
      return
    }
    guard visited.insert(place).inserted else { return }
    guard depth < Self.depthLimit else {
      issues.append(
        SourceIssue(
          SourcePlace(file: folder),
          "the folder is more than \(Self.depthLimit) folders deep; it is left out"
        )
      )
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      issues.append(
        SourceIssue(SourcePlace(file: folder), "the folder cannot be read", isLoss: true)
      )
      return
    }
    for name in names {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
      guard !Self.leftOut.contains(name), !isExcluded(path) else { continue }
      let kind = SourceKind(path: URL(filePath: path).path)
      guard kind != nil || !name.contains(".") || Self.mayBeFolder(name) else { continue }
      guard let information = Self.information(path) else { continue }
      if information.isFolder {
        walk(path, information.place, depth: depth + 1)
      } else if let kind {
        files.append(File(path: path, kind: kind))
      }
    }
  }

  /// Whether a name with a dot may be that of a folder worth looking into.
  private static func mayBeFolder(_ name: String) -> Bool {
    !["png", "jpg", "m", "h", "mm", "c", "cpp", "md", "json", "txt", "storyboard", "xib"]
      .contains { name.hasSuffix("." + $0) }
  }

  /// Whether a path leads to a folder.
  func isFolder(_ path: String) -> Bool { Self.information(path)?.isFolder ?? false }

  /// The folders in which a folder lies, up to the root.
  private static func places(around path: String) -> Set<Place> {
    var places: Set<Place> = []
    var folder = path
    while let inner = information(folder) {
      folder += "/.."
      // The root is its own parent.
      guard let outer = information(folder), outer.place != inner.place else { break }
      places.insert(outer.place)
    }
    return places
  }

  private static func information(_ path: String) -> (place: Place, isFolder: Bool)? {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return nil }
    let place = Place(
      device: UInt64(truncatingIfNeeded: information.st_dev),
      number: UInt64(truncatingIfNeeded: information.st_ino)
    )
    return (place, information.st_mode & S_IFMT == S_IFDIR)
  }
}
