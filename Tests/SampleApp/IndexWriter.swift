import AppIntents
import Foundation

/// Puts things into the search index without end, and says of each that it is in.
enum IndexWriter {
  static func run() async {
    CSSearchableIndex.keep(in: SearchIndexFile(url: URL(filePath: CommandLine.arguments[2])))
    let first = Int(CommandLine.arguments[3]) ?? 0
    for number in first... {
      let note = IndexedNote(id: "\(number)")
      do {
        try await CSSearchableIndex.default().indexAppEntities([note])
      } catch {
        exit(1)
      }
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }
}

struct IndexedNote: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = IndexedNoteQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "Note \(id)" }
}

struct IndexedNoteQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [IndexedNote] {
    identifiers.map { IndexedNote(id: $0) }
  }
}
