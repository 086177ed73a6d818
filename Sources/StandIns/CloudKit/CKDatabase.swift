public import Foundation
import Notices
import Synchronization

/// Records, which here are kept while the process runs.
public final class CKDatabase: NSObject, Sendable {
  /// Who sees a database.
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  /// Who sees it.
  public let databaseScope: Scope
  private let records = Mutex<[CKRecord]>([])

  init(scope: Scope) {
    databaseScope = scope
    super.init()
  }

  /// Finds a record; fails where there is none.
  public func record(for id: CKRecord.ID) async throws -> CKRecord {
    let found = records.withLock { $0.first { $0.recordID == id } }
    guard let found else { throw CKError(.unknownItem) }
    return found
  }

  /// Keeps a record.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord {
    Notice.doesNothing("keeping records in the cloud")
    record.wasSaved(Date())
    records.withLock { records in
      records.removeAll { $0.recordID == record.recordID }
      records.append(record)
    }
    return record
  }

  /// Makes a part of the database, which needs nothing.
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { zone }

  /// Forgets a record; fails where there is none.
  @discardableResult
  public func deleteRecord(withID id: CKRecord.ID) async throws -> CKRecord.ID {
    let isKnown = records.withLock { records in
      let count = records.count
      records.removeAll { $0.recordID == id }
      return records.count < count
    }
    guard isKnown else { throw CKError(.unknownItem) }
    return id
  }

  /// Finds the records that a query asks for, the whole of each.
  public func records(
    matching query: CKQuery,
    inZoneWith zone: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    let found = records.withLock { records in
      records.filter { record in
        record.recordType == query.recordType
          && (zone == nil || record.recordID.zoneID == zone)
          && query.predicate.evaluate(with: record)
      }
    }
    let limit = resultsLimit > 0 ? resultsLimit : found.count
    return (found.prefix(limit).map { ($0.recordID, .success($0)) }, nil)
  }
}

/// Asks for records.
open class CKQuery: NSObject {
  /// What kind of record.
  public let recordType: CKRecord.RecordType
  /// Which of them.
  public let predicate: NSPredicate
  /// Their order, which is that in which they were saved.
  open var sortDescriptors: [NSSortDescriptor]?

  /// Asks for records of a kind.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}

/// Asks for records bit by bit.
public enum CKQueryOperation {
  /// As many as the cloud gives at once.
  public static let maximumResults = 0
  /// Where the next bit begins.
  public final class Cursor: NSObject, Sendable {}
}
