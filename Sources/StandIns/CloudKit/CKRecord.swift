@_exported public import Foundation
import Synchronization

/// A value that a record can hold.
public protocol CKRecordValueProtocol: Sendable {}

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}

/// A value that a record can hold.
public typealias CKRecordValue = any CKRecordValueProtocol

/// Values under names, as the cloud keeps them.
public final class CKRecord: NSObject, Sendable {
  /// What kind of record.
  public typealias RecordType = String
  /// A value's name.
  public typealias FieldKey = String

  private struct State {
    var values: [FieldKey: any CKRecordValueProtocol] = [:]
    var creationDate: Date?
    var modificationDate: Date?
  }

  /// What tells it apart.
  public let recordID: ID
  /// What kind of record.
  public let recordType: RecordType
  private let state = Mutex(State())

  /// A new record.
  public init(recordType: RecordType, recordID: ID = ID(recordName: UUID().uuidString)) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }

  /// When it was saved first; nil for never.
  public var creationDate: Date? { state.withLock { $0.creationDate } }
  /// When it was saved last; nil for never.
  public var modificationDate: Date? { state.withLock { $0.modificationDate } }

  func wasSaved(_ date: Date) {
    state.withLock { state in
      state.creationDate = state.creationDate ?? date
      state.modificationDate = date
    }
  }

  /// The value of a name.
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { state.withLock { $0.values[key] } }
    set { state.withLock { $0.values[key] = newValue } }
  }

  /// Changes a value by its name.
  public func setValue(_ value: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    self[key] = value
  }
  /// A value by its name.
  public func value(forKey key: FieldKey) -> Any? { self[key] }
  /// Changes a value by its name.
  public func setObject(_ value: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    self[key] = value
  }
  /// A value by its name.
  public func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
  /// What it was shared with; nobody.
  public var share: CKRecord.Reference? { nil }
  /// Which change it was; nobody counts.
  public var recordChangeTag: String? { nil }

  /// The names that have a value.
  public func allKeys() -> [FieldKey] { state.withLock { $0.values.keys.sorted() } }

  /// What tells a record apart from all others.
  public final class ID: NSObject, Sendable {
    /// Its name.
    public let recordName: String
    /// Where it lies.
    public let zoneID: CKRecordZone.ID

    /// A record's name in a zone.
    public init(recordName: String, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    /// Whether it is the same record.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID.isEqual(other.zoneID)
    }

    /// The same for the same record.
    public override var hash: Int { recordName.hashValue }
  }

  /// Points from one record to another.
  public final class Reference: NSObject, Sendable {
    /// What happens to a record when the one that it points to is deleted; here nothing does.
    public enum Action: UInt, Sendable {
      case none, deleteSelf
    }

    /// The other record.
    public let recordID: ID
    /// What happens when it is deleted.
    public let action: Action

    /// Points to a record.
    public init(recordID: ID, action: Action) {
      self.recordID = recordID
      self.action = action
    }
  }
}

/// A part of a database.
open class CKRecordZone: NSObject {
  /// What tells it apart.
  public let zoneID: ID

  /// A part with a name.
  public init(zoneName: String) {
    zoneID = ID(zoneName: zoneName)
  }

  /// What tells a part of a database apart.
  public final class ID: NSObject, Sendable {
    /// Its name.
    public let zoneName: String
    /// Whose it is.
    public let ownerName: String

    /// The part that records lie in unless they say otherwise.
    public static let `default` = ID(zoneName: "_defaultZone")

    /// A part's name.
    public init(zoneName: String, ownerName: String = "__defaultOwner__") {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }

    /// Whether it is the same part.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }

    /// The same for the same part.
    public override var hash: Int { zoneName.hashValue }
  }
}

/// A file that a record holds.
public final class CKAsset: NSObject, Sendable {
  /// Where it lies.
  public let fileURL: URL?

  /// A file.
  public init(fileURL: URL) {
    self.fileURL = fileURL
  }
}
