public import Foundation

/// What is done where two changed the same, which never happens here.
public final class NSMergePolicy: NSObject, Sendable {
  /// It is an error.
  public static let error = NSMergePolicy()
  /// What was kept wins.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// What was changed wins.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// What was changed is written over all.
  public static let overwrite = NSMergePolicy()
  /// What was changed is forgotten.
  public static let rollback = NSMergePolicy()
}

/// It is an error where two changed the same.
public let NSErrorMergePolicy = NSMergePolicy.error
/// What was kept wins where two changed the same.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// What was changed wins where two changed the same.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// What was changed is written over all.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// What was changed is forgotten.
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// A kind of store.
public let NSSQLiteStoreType = "SQLite"
/// A kind of store.
public let NSInMemoryStoreType = "InMemory"
/// A kind of store.
public let NSBinaryStoreType = "Binary"
/// Says that what was changed is remembered.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Says that changes of others are told.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Says that old models are made new.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Says that the way from old to new is found by itself.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// How a store is shared between devices, which it is not.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// Where it would be kept.
  public let containerIdentifier: String

  /// Where it would be kept.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// What became of a request.
open class NSPersistentStoreResult: NSObject {}

/// Deletes many at once, which there are none of.
open class NSBatchDeleteRequest: NSObject {
  /// What is told when it is done.
  public enum ResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
  }

  /// What is told when it is done.
  open var resultType = ResultType.resultTypeStatusOnly

  /// Deletes what a request finds.
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {}
  /// Deletes some objects.
  public init(objectIDs: [NSManagedObjectID]) {}
}

extension Notification.Name {
  /// A context was saved, which is never told.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagedObjectContextDidSaveNotification"
  )
  /// A context's objects are others, which is never told.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSManagedObjectContextObjectsDidChangeNotification"
  )
  /// Another changed the store, which is never told.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}
