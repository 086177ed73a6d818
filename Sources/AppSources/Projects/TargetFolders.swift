/// Tells to which target a file belongs by where it lies, where neither project nor manifest tells.
///
/// A target has its own folder in what people ship, with its property list or below `Sources`.
struct TargetFolders {
  private let marked: [String]
  private let roots: [String]
  private let packages: Set<String>
  private let named: [String]
  /// The folders of targets that manifests declare, the innermost first.
  private let declared: [PackageTarget]

  /// Makes the folders known.
  ///
  /// - Parameters:
  ///   - information: The property lists.
  ///   - projects: The project files, each in a folder of its own.
  ///   - packages: The folders that are packages.
  ///   - declared: The targets that their manifests declare.
  ///   - named: What was named on the command line.
  init(
    information: [String],
    projects: [String],
    packages: [String],
    declared: [PackageTarget],
    named: [String]
  ) {
    self.packages = Set(packages)
    self.named = named
    self.declared = declared.sorted { ($1.folder.count, $0.folder) < ($0.folder.count, $1.folder) }
    marked = information.map { file in
      var parts = Self.folderParts(of: file)
      while let last = parts.last, Self.supporting.contains(last) { parts.removeLast() }
      return parts.joined(separator: "/")
    }
    roots = projects.map { Self.folderParts(of: $0).dropLast().joined(separator: "/") }
  }

  private static let supporting: Set<String> = [
    "Resources", "Supporting Files", "SupportingFiles", "Support", "Supporting", "Info", "Config",
  ]

  private static func folderParts(of file: String) -> [String] {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The folder of the target to which a file belongs.
  func folder(of file: String) -> String {
    let parts = Self.folderParts(of: file)
    if let module = module(of: file, parts) { return module }
    let path = parts.joined(separator: "/")
    let around = marked.filter { Self.holds($0, path) }.max { $0.count < $1.count }
    if let around { return around }
    guard let root = roots.filter({ Self.holds($0, path) }).max(by: { $0.count < $1.count }) else {
      return path
    }
    let depth =
      root.isEmpty ? 0 : root.split(separator: "/", omittingEmptySubsequences: false).count
    return parts.prefix(depth + 1).joined(separator: "/")
  }

  /// Whether a file belongs to a package.
  func isInPackage(_ file: String) -> Bool {
    module(of: file, Self.folderParts(of: file)) != nil
  }

  /// Whether a file belongs to a library of a package, where the system does not look for a provider.
  ///
  /// A program is an app by itself.
  func isInLibrary(_ file: String) -> Bool {
    isInPackage(file) && target(of: file)?.kind != .program
  }

  /// The target that a manifest declares around a file; nil where none does.
  private func target(of file: String) -> PackageTarget? {
    declared.first { Self.holds($0.folder, file) }
  }

  /// The folder of a package's module around some folders; nil where there is none.
  private func module(of file: String, _ parts: [String]) -> String? {
    if let target = target(of: file) { return target.folder }
    for place in parts.indices.reversed() where parts[place] == "Sources" && place + 1 < parts.count
    {
      if packages.contains(parts[..<place].joined(separator: "/")) {
        return parts[...(place + 1)].joined(separator: "/")
      }
    }
    return nil
  }

  /// Whether a file belongs to tests, as far as the folders below what was named tell.
  func isTest(_ file: String) -> Bool {
    if let target = target(of: file) { return target.kind == .test }
    let root = named.filter { Self.holds($0, file) }.max { $0.count < $1.count } ?? ""
    return Self.folderParts(of: String(file.dropFirst(root.count)))
      .contains { $0.hasSuffix("Tests") || $0 == "Test" }
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  /// The folder in which a catalogue lies, that of its language left out.
  static func catalogueFolder(of file: String) -> String {
    var parts = folderParts(of: file)
    if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
    return parts.joined(separator: "/")
  }

  /// The folder that shares most of its way with a file's.
  static func nearest(to file: String, among folders: [String]) -> String? {
    let parts = folderParts(of: file)
    return folders.sorted().max { first, second in
      shared(first, parts) < shared(second, parts)
    }
  }

  private static func shared(_ folder: String, _ parts: [String]) -> Int {
    zip(folder.split(separator: "/", omittingEmptySubsequences: false), parts)
      .prefix { $0.0 == $0.1 }.count
  }
}
