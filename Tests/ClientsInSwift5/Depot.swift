import AppIntents
import CoreSpotlight
import CoreTransferable

// What a file finds that imports neither views nor Foundation's networking by its name.

struct Crate: AppEntity, IndexedEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Crate"
  static var defaultQuery = CrateQuery()

  var id: String
  var address: URL?
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  func picture() async throws -> Data {
    guard let address else { throw CocoaError(.fileNoSuchFile) }
    let (file, response) = try await URLSession.shared.download(from: address)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try Data(contentsOf: file)
  }
}

struct CrateQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Crate] {
    identifiers.map { Crate(id: $0) }
  }
}

extension Crate: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .jpeg) { try await $0.picture() }
  }
}
