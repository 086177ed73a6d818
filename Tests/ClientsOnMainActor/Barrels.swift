import AppIntents
import CoreData
import SwiftUI

// Objects of Core Data's, in an app that is on the main actor unless it says otherwise.

class Barrel: NSManagedObject {
  var name: String? {
    get { value(forKey: "name") as? String }
    set { setValue(newValue, forKey: "name") }
  }
  var litres: Int64 {
    get { value(forKey: "litres") as? Int64 ?? 0 }
    set { setValue(newValue, forKey: "litres") }
  }

  var told: String { "\(name ?? "A barrel") of \(litres) litres" }
}

final class BarrelContainer: NSPersistentContainer, @unchecked Sendable {
  static let shared = BarrelContainer(name: "Barrels")
}

struct BarrelEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Barrel" }
  static let defaultQuery = BarrelQuery()

  let id: String
  let told: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(told)") }

  init(_ barrel: Barrel) {
    id = barrel.name ?? ""
    told = barrel.told
  }
}

struct BarrelQuery: EntityStringQuery {
  @MainActor
  func entities(for identifiers: [String]) async throws -> [BarrelEntity] {
    try await entities(matching: "").filter { identifiers.contains($0.id) }
  }

  @MainActor
  func entities(matching string: String) async throws -> [BarrelEntity] {
    let request = NSFetchRequest<Barrel>(entityName: "Barrel")
    request.predicate = NSPredicate(value: true)
    return try BarrelContainer.shared.viewContext.fetch(request).map(BarrelEntity.init)
  }
}

struct FillBarrelIntent: AppIntent {
  static let title: LocalizedStringResource = "Fill Barrel"
  @Parameter(title: "Litres", default: 20) var litres: Int

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let barrel = Barrel(context: BarrelContainer.shared.viewContext)
    barrel.name = "Oak"
    barrel.litres = Int64(litres)
    return .result(value: BarrelEntity(barrel).told)
  }
}
