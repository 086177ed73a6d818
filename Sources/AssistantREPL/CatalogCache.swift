import AssistantKit
import Foundation
import PhraseMatcher
import SpokenLanguage

/// Keeps the frozen catalogues of compiled apps between runs, in the cache folder.
///
/// A catalogue is known by a number for everything it was made from: phrases, values, language, and the program
/// itself. When any of that changes it is another, and is made anew.
struct CatalogCache: Sendable {
  /// Fewer values are read in as soon as they are looked up.
  private static let fewestValues = 2_000
  /// So many catalogues are kept, those that were used last.
  private static let mostKept = 4

  /// Where they are kept; nil where there is no place.
  private let folder: URL?

  init(_ environment: [String: String]) {
    folder = PersonalFolder.cache.url(in: environment)?.appending(path: "catalogs")
  }

  /// A matcher for a catalogue: the kept one, or one that is made and kept.
  ///
  /// - Throws: The catalogue's mistakes.
  func matcher(
    for catalog: PhraseCatalog,
    language: any Language
  ) throws -> PhraseMatcher {
    let count = catalog.apps.reduce(0) { $0 + $1.vocabularies.values.reduce(0) { $0 + $1.count } }
    guard let folder, count >= Self.fewestValues else {
      return try PhraseMatcher(catalog, language: language)
    }
    let identity = CatalogIdentity(of: catalog, language: language.code).number
    let file = Self.frozen(identity, in: folder)
    if let kept = try? FrozenCatalog.open(file.path, madeFrom: identity) {
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
      return kept
    }
    let matcher = try PhraseMatcher(catalog, language: language)
    keep(matcher, identity, in: folder, as: file)
    return matcher
  }

  // MARK: - Catalogue files

  /// Catalogue files whose catalogue is to be kept.
  struct Files: Sendable {
    /// The catalogue files.
    let paths: [String]
    /// The files that these name.
    var others: [String] = []
    /// A number for everything else that the catalogue is made from.
    let identity: UInt64
    /// When it was begun to read them.
    var start = Date()
  }

  /// The matcher that was kept for files, if none of them has changed since; none of them is read.
  func matcher(for files: Files) -> PhraseMatcher? {
    guard let folder else { return nil }
    let name = CatalogIdentity(of: files.paths, besides: files.identity).number
    guard let bytes = try? InputFile.bytes(of: Self.stamps(name, in: folder).path),
      let stamps = CatalogFileStamps(parsing: bytes), stamps.areCurrent
    else { return nil }
    let frozen = CatalogIdentity(of: stamps.lines, besides: name).number
    return try? FrozenCatalog.open(Self.frozen(frozen, in: folder).path, madeFrom: frozen)
  }

  /// Keeps a matcher for files.
  func keep(_ matcher: PhraseMatcher, for files: Files) {
    guard let folder,
      let stamps = CatalogFileStamps(files.paths + files.others, readSince: files.start)
    else { return }
    let name = CatalogIdentity(of: files.paths, besides: files.identity).number
    let frozen = CatalogIdentity(of: stamps.lines, besides: name).number
    keep(matcher, frozen, in: folder, as: Self.frozen(frozen, in: folder))
    try? NewFile.write(stamps.bytes, to: Self.stamps(name, in: folder).path)
    removeOld(".files", in: folder)
  }

  private static func frozen(_ identity: UInt64, in folder: URL) -> URL {
    folder.appending(path: String(identity, radix: 16) + ".frozen")
  }

  private static func stamps(_ identity: UInt64, in folder: URL) -> URL {
    folder.appending(path: String(identity, radix: 16) + ".files")
  }

  // MARK: - Keeping

  /// Keeps a catalogue; what cannot be written is made anew next time.
  private func keep(_ matcher: PhraseMatcher, _ identity: UInt64, in folder: URL, as file: URL) {
    guard let bytes = try? FrozenCatalog.bytes(of: matcher, madeFrom: identity) else { return }
    let files = FileManager.default
    try? files.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    try? NewFile.write(bytes, to: file.path)
    removeOld(".frozen", in: folder)
  }

  /// Removes what was used longest ago.
  private func removeOld(_ ending: String, in folder: URL) {
    let files = FileManager.default
    let all =
      (try? files.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [.contentModificationDateKey]
      )) ?? []
    let kept = all.filter { $0.path.hasSuffix(ending) }
    func date(_ url: URL) -> Date {
      (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
        ?? .distantPast
    }
    for old in kept.sorted(by: { date($0) > date($1) }).dropFirst(Self.mostKept) {
      try? files.removeItem(at: old)
    }
  }
}

extension CatalogCache.Files {
  /// Files that are read for their sentences alone; nil where more is asked of them, or other things change
  /// what is made of them.
  init?(
    _ arguments: Arguments,
    _ settings: AssistantSettings,
    paths: [String],
    besides catalog: PhraseCatalog
  ) {
    guard arguments.command == .match, !paths.isEmpty,
      paths.allSatisfy(SourceLoading.isCatalogFile),
      arguments.value(of: .appName) == nil, arguments.values(of: .heardAs).isEmpty,
      arguments.values(of: .vocabulary).isEmpty
    else { return nil }
    self.paths = paths
    identity = CatalogIdentity(of: catalog, language: settings.locale).number
  }
}
