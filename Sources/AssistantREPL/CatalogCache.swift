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
    let file = folder.appending(path: String(identity, radix: 16) + ".frozen")
    if let kept = try? FrozenCatalog.open(file.path, madeFrom: identity) {
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
      return kept
    }
    let matcher = try PhraseMatcher(catalog, language: language)
    keep(matcher, identity, in: folder, as: file)
    return matcher
  }

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
    let kept =
      (try? files.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [.contentModificationDateKey]
      )) ?? []
    func date(_ url: URL) -> Date {
      (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
        ?? .distantPast
    }
    for old in kept.sorted(by: { date($0) > date($1) }).dropFirst(Self.mostKept) {
      try? files.removeItem(at: old)
    }
  }
}
