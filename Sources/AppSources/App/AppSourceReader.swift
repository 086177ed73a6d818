package import Foundation

/// Reads apps from their source trees and files, whatever shape these have.
///
/// A file that cannot be read costs a message and nothing else.
package struct AppSourceReader: Sendable {
  private let compiler: SwiftCompiler?
  private let cache: FactsCache
  private let progress: @Sendable (Int, Int) -> Void

  /// What was read.
  package struct Result: Sendable {
    /// The apps, in the order of their folders.
    package var apps: [AppSource]
    /// What could not be read.
    package var issues: [SourceIssue]
    /// How many files were looked at.
    package var fileCount: Int
    /// Whether there was a compiler to parse Swift with.
    package var hasCompiler: Bool

    /// Makes a result.
    package init(apps: [AppSource], issues: [SourceIssue], fileCount: Int, hasCompiler: Bool) {
      self.apps = apps
      self.issues = issues
      self.fileCount = fileCount
      self.hasCompiler = hasCompiler
    }
  }

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - environment: The environment variables, which tell where the compiler is.
  ///   - cacheFolder: Where to keep what was read of Swift files; nil for nowhere.
  ///   - progress: Told how many of how many Swift files are read.
  package init(
    environment: [String: String],
    cacheFolder: URL?,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    compiler = SwiftCompiler(environment: environment)
    cache = FactsCache(folder: cacheFolder)
    self.progress = progress
  }

  /// Reads everything below some paths.
  ///
  /// - Parameters:
  ///   - paths: Source trees and single files.
  ///   - isExcluded: Whether a path is left out.
  /// - Returns: The apps, and what could not be read.
  package func read(
    _ paths: [String],
    isExcluded: @escaping (String) -> Bool = { _ in false }
  ) -> Result {
    var tree = SourceTree(isExcluded: isExcluded)
    for path in paths { tree.add(path) }
    var assembly = AppAssembly(named: paths, packages: tree.packages)
    assembly.issues = tree.issues
    for package in tree.manifests {
      guard let bytes = try? FileReader.bytes(of: package, limit: FileLimits.swift) else {
        continue
      }
      assembly.add(
        PackageManifestReader.targets(in: bytes, file: package, exists: tree.isFolder)
      )
    }
    let swift = tree.files.filter { $0.kind == .swift }.map(\.path)
    let reader = SwiftSourceReader(compiler: compiler, cache: cache, progress: progress)
    for (file, facts) in reader.facts(of: swift) { assembly.add(facts, of: file) }
    if let issue = reader.issue { assembly.issues.append(issue) }
    for file in tree.files where file.kind != .swift { read(file, into: &assembly) }
    let apps = assembly.apps()
    return Result(
      apps: apps,
      issues: assembly.issues.sorted { $0.place < $1.place },
      fileCount: tree.files.count,
      hasCompiler: compiler != nil || swift.isEmpty
    )
  }

  private func read(_ file: SourceTree.File, into assembly: inout AppAssembly) {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: file.path, limit: FileLimits.catalogue)
    } catch {
      assembly.issues.append(
        SourceIssue(SourcePlace(file: file.path), "the file \(error.message)", isLoss: true)
      )
      return
    }
    switch file.kind {
    case .swift: break
    case .catalogue(let name, let language?):
      var reader = StringsReader(file: file.path, name: name, language: language)
      reader.read(bytes)
      assembly.add(reader.table)
    case .catalogue(let name, nil):
      var reader = CatalogueReader(file: file.path, name: name)
      reader.read(bytes)
      assembly.add(reader.table)
    case .extractedActions:
      var reader = ExtractedActionsReader(file: file.path)
      reader.read(bytes)
      assembly.add(reader.facts, of: file.path)
    case .information:
      if let names = InformationReader.names(in: bytes) {
        assembly.add(names, of: file.path)
      } else {
        assembly.issues.append(
          SourceIssue(
            SourcePlace(file: file.path),
            "the file is no property list; the app's name is taken from elsewhere"
          )
        )
      }
    case .project:
      let targets = XcodeProjectReader.targets(in: bytes, file: file.path)
      if targets == nil, !bytes.isEmpty {
        assembly.issues.append(
          SourceIssue(
            SourcePlace(file: file.path),
            "the file is no project that can be read; targets are told by their folders"
          )
        )
      }
      assembly.add(project: file.path, targets: targets ?? [])
    }
  }
}
