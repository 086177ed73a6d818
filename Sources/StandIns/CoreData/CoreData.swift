@_exported public import Foundation
@_exported public import FoundationGaps
import Notices
import Synchronization

// What intents' sources name of Core Data: its classes are there, nothing is kept.

/// What a request can find.
public protocol NSFetchRequestResult {}

/// Something that would be kept.
nonisolated open class NSManagedObject: NSObject, NSFetchRequestResult {
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

  private var values: [String: Any] = [:]
}

extension NSManagedObject {
  /// What was put down under a name, which is kept with the object.
  public func value(forKey key: String) -> Any? { values[key] }
  /// Puts something down under a name, which is kept with the object.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// What was put down under a name, which is kept with the object.
  public func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Puts something down under a name, which is kept with the object.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Whether it was put down since it was kept, which it never is.
  public var hasChanges: Bool { !values.isEmpty }
  /// Whether it is new: nothing is kept.
  public var isInserted: Bool { managedObjectContext != nil }
  /// Whether its values are still to be read; they are not.
  public var isFault: Bool { false }
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
  /// How many are looked up at once.
  open var fetchBatchSize = 0
  /// Whether their values come later.
  open var returnsObjectsAsFaults = true
  /// Whether what is not kept yet is found too.
  open var includesPendingChanges = true
  /// Whether kinds below are found too.
  open var includesSubentities = true
  /// Whether values come along.
  open var includesPropertyValues = true
  /// What else comes along.
  open var relationshipKeyPathsForPrefetching: [String]?

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
public final class NSManagedObjectContext: NSObject, Sendable {
  /// Where a context works.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType
  }

  private let mergesChanges = Mutex(false)

  /// Nothing changed.
  public var hasChanges: Bool { false }
  /// Whether changes elsewhere are taken over.
  public var automaticallyMergesChangesFromParent: Bool {
    get { mergesChanges.withLock { $0 } }
    set { mergesChanges.withLock { $0 = newValue } }
  }

  /// A context.
  public init(concurrencyType: ConcurrencyType) {}

  /// The object of an identifier; nothing is kept.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    Notice.doesNothing("Core Data")
    throw CocoaError(.fileReadNoSuchFile)
  }

  /// The object of an identifier where it is at hand; none is.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { nil }

  /// Takes an object in.
  public func insert(_ object: NSManagedObject) {}

  /// Reads an object again.
  public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}

  /// Finds nothing.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    Notice.doesNothing("Core Data")
    return []
  }

  /// Counts nothing.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }

  /// Keeps nothing.
  public func save() throws { Notice.doesNothing("Core Data") }
  /// Forgets an object.
  public func delete(_ object: NSManagedObject) { object.isDeleted = true }
  /// Goes back to nothing.
  public func rollback() {}
  /// What is done where two changed the same.
  public var mergePolicy: NSMergePolicy {
    get { .error }
    set {}
  }
  /// What it is called.
  public var name: String? {
    get { nil }
    set {}
  }
  /// Deletes many at once, which there are none of.
  @discardableResult
  public func execute(_ request: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
    Notice.doesNothing("Core Data")
    return NSPersistentStoreResult()
  }
  /// An object in the place of one that is called so, as nothing is kept.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    NSManagedObject(context: self)
  }
  /// Goes back to nothing.
  public func reset() {}

  /// Does something in the context, at once.
  public func perform(_ block: @escaping () -> Void) { block() }

  /// Does something in the context.
  public func perform<Result>(_ block: () throws -> Result) async rethrows -> Result {
    try block()
  }
  /// Does something in the context, now.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }
}

/// Where objects would lie.
open class NSPersistentStoreCoordinator: NSObject {
  /// The identifier of an address; nothing is kept that had one.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

/// Where objects would be kept.
open class NSPersistentStoreDescription: NSObject {
  /// The file.
  open var url: URL?
  /// How they would be kept.
  open var type = "SQLite"
  /// Whether old models are made new.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way from old to new is found by itself.
  open var shouldInferMappingModelAutomatically = true
  /// Whether it is opened later.
  open var shouldAddStoreAsynchronously = false
  /// Whether nothing is written.
  open var isReadOnly = false
  /// How it is shared between devices, which it is not.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// What else is said of it.
  open private(set) var options: [String: NSObject] = [:]

  /// Says something else of it.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// A place.
  public override init() {}

  /// A file.
  public init(url: URL) {
    self.url = url
  }
}

/// Keeps an app's objects, which nothing here does.
///
/// Whoever makes it describes its places before it is opened; from then on it is only read.
nonisolated open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: String
  /// Where its objects would lie.
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
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

  /// Does something on another queue, which is done at once here.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Does something on another queue.
  open func performBackgroundTask<Result>(
    _ block: (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}

/// Keeps an app's objects in the cloud too, which nothing here does.
nonisolated open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

extension NSSortDescriptor {
  /// Orders by a value that may be missing; what has none comes first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>,
    ascending: Bool
  ) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      switch (left as? Value, right as? Value) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let left?, let right?):
        left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
      }
    }
  }
}
