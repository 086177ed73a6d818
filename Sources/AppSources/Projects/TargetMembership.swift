/// Tells to which targets a file belongs: as projects and manifests say, or else as folders tell.
struct TargetMembership {
  private let folders: TargetFolders
  private let targets: [XcodeTarget]
  /// The projects whose targets have files, by the folder in which each lies.
  private let projects: [(folder: String, file: String)]

  init(folders: TargetFolders, targets: [XcodeTarget]) {
    self.folders = folders
    self.targets = targets
    let described = targets.filter { target in
      target.kind == .app
        && (!target.folders.isEmpty || target.files.contains { $0.hasSuffix(".swift") })
    }
    projects = Set(described.map(\.project)).sorted().map { file in
      let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      return (parts.joined(separator: "/"), file)
    }
  }

  /// What tells the targets of a file from others, the most important first; never empty.
  func targets(of file: String) -> [String] {
    let members = targets.filter { $0.contains(file) }
    guard !members.isEmpty else { return [folders.folder(of: file)] }
    return members.sorted { rank($0) < rank($1) }.map(\.identifier)
  }

  /// The target that is called so; nil where none of a project is.
  func target(_ identifier: String) -> XcodeTarget? {
    targets.first { $0.identifier == identifier }
  }

  /// The folder of a file's target.
  func folder(of file: String) -> String { folders.folder(of: file) }

  /// Whether a file belongs to a library of a package, where the system does not look for a provider.
  func isInLibrary(_ file: String) -> Bool {
    !targets.contains { $0.contains(file) } && folders.isInLibrary(file)
  }

  /// Whether a file is built into tests and nothing else.
  func isTest(_ file: String) -> Bool {
    let members = targets.filter { $0.contains(file) }
    return members.isEmpty ? folders.isTest(file) : members.allSatisfy { $0.kind == .tests }
  }

  /// The project beside which a file lies and which builds it into nothing; nil where all is well.
  func projectWithout(_ file: String) -> String? {
    guard !targets.contains(where: { $0.contains(file) }), !folders.isInPackage(file) else {
      return nil
    }
    return projects.filter { $0.folder.isEmpty || file.hasPrefix($0.folder + "/") }
      .max { $0.folder.count < $1.folder.count }?.file
  }

  private func rank(_ target: XcodeTarget) -> Int {
    switch target.kind {
    case .app: 0
    case .other: 1
    case .extension: 2
    case .tests: 3
    }
  }
}
