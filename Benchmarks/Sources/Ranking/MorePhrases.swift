import AssistantKit
import Foundation
import PhraseMatcher

/// Further phrases for the intents of catalogues.
struct MorePhrases {
  /// Where they are: for each catalogue a file of its name, with the phrases of each intent.
  let folder: String
  /// How many of each intent's are used, the first that its writer wrote down.
  let count: Int

  /// A catalogue with them.
  ///
  /// - Parameter file: The catalogue.
  /// - Returns: The catalogue.
  /// - Throws: What reading files throws.
  func catalog(_ file: URL) throws -> PhraseCatalog {
    var catalog = try CatalogFile.read([file.path])
    guard count > 0 else { return catalog }
    let data = try Data(
      contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file.lastPathComponent)
    )
    let phrases = try JSONDecoder().decode([String: [String]].self, from: data)
    for app in catalog.apps.indices {
      for place in catalog.apps[app].shortcuts.indices {
        let more = phrases[catalog.apps[app].shortcuts[place].intent] ?? []
        catalog.apps[app].shortcuts[place].phrases += more.prefix(count).map {
          PhraseCatalog.Phrase($0)
        }
      }
    }
    return catalog
  }
}
