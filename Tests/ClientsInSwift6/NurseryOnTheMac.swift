import AppIntents
import AppKit
import CoreData
import StoreKit
import SwiftUI

// The nursery's tools for the Mac: programs, pictures, what was copied.

struct ProgramEntity: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Program"

  @Property(title: "Name") var name: String
  @Property(title: "Icon") var icon: IntentFile?
  @Property(title: "Is Hidden") var isHidden: Bool
  @Property(title: "Launched") var launched: Date?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: icon.flatMap { .init(data: $0.data) })
  }

  init() {
    name = ""
    isHidden = false
  }

  init?(_ program: NSRunningApplication) {
    guard let name = program.localizedName else { return nil }
    self.init()
    self.name = name
    isHidden = program.isHidden || program.activationPolicy == .accessory
    launched = program.launchDate
    let image = NSImage(size: CGSize(width: 8, height: 8))
    program.icon?.representations.forEach(image.addRepresentation)
    icon = image.tiffRepresentation.map { IntentFile(data: $0, filename: "icon.tiff") }
  }
}

struct ListProgramsIntent: AppIntent {
  static let title: LocalizedStringResource = "List Programs"

  func perform() async throws -> some IntentResult & ReturnsValue<[ProgramEntity]> {
    .result(value: NSWorkspace.shared.runningApplications.compactMap { ProgramEntity($0) })
  }
}

/// What the beds are kept in, wherever it is used.
struct BedStore {
  static let shared = BedStore()

  let container: NSPersistentContainer

  private init() {
    container = NSPersistentCloudKitContainer(name: "Nursery")
  }
}

struct PlantBedIntent: AppIntent {
  static let title: LocalizedStringResource = "Plant Bed"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let container = BedStore.shared.container
    let planted = await withCheckedContinuation { continuation in
      container.performBackgroundTask { context in
        let bed = NSEntityDescription.insertNewObject(forEntityName: "Bed", into: context)
        bed.setValue(12, forKey: "places")
        continuation.resume(returning: bed.value(forKey: "places") as? Int ?? 0)
      }
    }
    return .result(value: planted)
  }
}

struct BedsView: View {
  @Environment(\.managedObjectContext) private var context
  @Environment(\.requestReview) private var requestReview
  @FetchRequest(sortDescriptors: []) private var beds: FetchedResults<NSManagedObject>

  var body: some View {
    Text("\(beds.count) beds")
    Button("Praise") { requestReview() }.disabled(context.hasChanges)
  }
}
