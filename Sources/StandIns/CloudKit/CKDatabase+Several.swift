public import Foundation
import Notices

extension CKDatabase {
  /// What happens to a record that was changed in the meantime.
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged, changedKeys, allKeys
  }

  /// Some records.
  public func records(
    for identifiers: [CKRecord.ID],
    desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    var found: [CKRecord.ID: Result<CKRecord, any Error>] = [:]
    for identifier in identifiers {
      do {
        found[identifier] = .success(try await record(for: identifier))
      } catch {
        found[identifier] = .failure(error)
      }
    }
    return found
  }

  /// Keeps some records and deletes others.
  @discardableResult
  public func modifyRecords(
    saving records: [CKRecord],
    deleting identifiers: [CKRecord.ID],
    savePolicy: RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    var saved: [CKRecord.ID: Result<CKRecord, any Error>] = [:]
    for record in records { saved[record.recordID] = .success(try await save(record)) }
    var deleted: [CKRecord.ID: Result<Void, any Error>] = [:]
    for identifier in identifiers {
      do {
        try await deleteRecord(withID: identifier)
        deleted[identifier] = .success(())
      } catch {
        deleted[identifier] = .failure(error)
      }
    }
    return (saved, deleted)
  }

  /// What is found from where the last answer ended, which is nothing: no answer ends early.
  public func records(
    continuingMatchFrom cursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { ([], nil) }

  /// Takes the wish to hear of changes; nobody tells of them.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    Notice.doesNothing("telling of changes in the cloud")
    return subscription
  }

  /// Hears no more of changes.
  @discardableResult
  public func deleteSubscription(
    withID identifier: CKSubscription.ID
  ) async throws -> CKSubscription.ID { identifier }

  /// What was wished to hear of; nobody keeps it.
  public func allSubscriptions() async throws -> [CKSubscription] { [] }
}

/// A wish to hear of changes.
open class CKSubscription: NSObject {
  /// What tells wishes apart.
  public typealias ID = String

  /// What tells it apart.
  public let subscriptionID: ID
  /// What a person is told.
  open var notificationInfo: NotificationInfo?

  init(_ identifier: ID) {
    subscriptionID = identifier
    super.init()
  }

  /// What a person is told of a change.
  open class NotificationInfo: NSObject {
    /// In words.
    open var alertBody: String?
    /// In words, above.
    open var title: String?
    /// The key of the words.
    open var alertLocalizationKey: String?
    /// What sounds.
    open var soundName: String?
    /// Whether a number is shown.
    open var shouldBadge = false
    /// Whether only the app is told.
    open var shouldSendContentAvailable = false
    /// Which values are told.
    open var desiredKeys: [CKRecord.FieldKey]?

    /// Nothing yet.
    public override init() {}
  }
}

/// A wish to hear of changes of some records.
open class CKQuerySubscription: CKSubscription {
  /// Of which changes.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// New ones.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// Changed ones.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// Deleted ones.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// The first one only.
    public static let firesOnce = Options(rawValue: 8)
  }

  /// Of records of a kind that fulfil a condition.
  public init(
    recordType: CKRecord.RecordType,
    predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString,
    options: Options = []
  ) { super.init(subscriptionID) }
}

/// A wish to hear of all changes.
open class CKDatabaseSubscription: CKSubscription {
  /// Of all changes.
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(subscriptionID) }
}
