@_exported public import Foundation
import Notices

// What intents' sources name of Core Data: its classes are there, nothing is kept.

/// Something that would be kept.
open class NSManagedObject: NSObject {
  /// Where it would be kept.
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  /// What tells it apart.
  public let objectID = NSManagedObjectID()
  /// Whether it is to be forgotten.
  public internal(set) var isDeleted = false

  /// Something that would be kept.
  public required init(context: NSManagedObjectContext) {
    managedObjectContext = context
  }
}

/// What tells an object apart.
public final class NSManagedObjectID: NSObject, Sendable {
  private let value = UUID()

  /// An address that tells it apart.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://\(value.uuidString)") ?? URL(fileURLWithPath: "/")
  }
}

/// What is looked for.
open class NSFetchRequest<Result>: NSObject {
  /// What kind of object.
  public let entityName: String?
  /// Which of them.
  open var predicate: NSPredicate?
  /// Their order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most that are wanted; 0 for all.
  open var fetchLimit = 0
  /// How many are left out at the start.
  open var fetchOffset = 0

  /// All objects of a kind.
  public init(entityName: String) {
    self.entityName = entityName
  }

  /// All objects.
  public override init() {
    entityName = nil
  }
}

/// Objects as one task sees them, of which none is kept.
open class NSManagedObjectContext: NSObject {
  /// Where a context works.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType
  }

  /// Nothing changed.
  open var hasChanges: Bool { false }
  /// Whether changes elsewhere are taken over.
  open var automaticallyMergesChangesFromParent = false

  /// A context.
  public init(concurrencyType: ConcurrencyType) {}

  /// Finds nothing.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    Notice.doesNothing("Core Data")
    return []
  }

  /// Counts nothing.
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }

  /// Keeps nothing.
  open func save() throws { Notice.doesNothing("Core Data") }
  /// Forgets an object.
  open func delete(_ object: NSManagedObject) { object.isDeleted = true }
  /// Goes back to nothing.
  open func rollback() {}
  /// Goes back to nothing.
  open func reset() {}

  /// Does something in the context.
  open func perform<Result>(_ block: () throws -> Result) async rethrows -> Result { try block() }
  /// Does something in the context, now.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}

/// Where objects would be kept.
open class NSPersistentStoreDescription: NSObject {
  /// The file.
  open var url: URL?
  /// How they would be kept.
  open var type = "SQLite"

  /// A place.
  public override init() {}

  /// A file.
  public init(url: URL) {
    self.url = url
  }
}

/// Keeps an app's objects, which nothing here does.
open class NSPersistentContainer: NSObject {
  /// What it is called.
  public let name: String
  /// Objects as the main queue sees them.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// Where they would be kept.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []

  /// A container with a name.
  public init(name: String) {
    self.name = name
  }

  /// Opens nothing, and says that it did.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    Notice.doesNothing("Core Data")
    block(persistentStoreDescriptions.first ?? NSPersistentStoreDescription(), nil)
  }

  /// Objects as another queue sees them.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }

  /// Does something on another queue.
  open func performBackgroundTask<Result>(
    _ block: (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}
