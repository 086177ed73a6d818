public import Foundation

/// An app's databases in the cloud, which here live as long as the process.
public final class CKContainer: NSObject, Sendable {
  /// Its identifier; nil for that of the app.
  public let containerIdentifier: String?
  /// What only the person sees.
  public let privateCloudDatabase = CKDatabase(scope: .private)
  /// What everybody sees.
  public let publicCloudDatabase = CKDatabase(scope: .public)
  /// What others share with the person.
  public let sharedCloudDatabase = CKDatabase(scope: .shared)

  private static let own = CKContainer(nil)

  private init(_ identifier: String?) {
    containerIdentifier = identifier
    super.init()
  }

  /// The databases of an identifier.
  public convenience init(identifier: String) { self.init(identifier) }

  /// The app's databases.
  public class func `default`() -> CKContainer { own }

  /// Whether somebody is signed in; nobody is.
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Who is signed in; nobody is.
  public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

/// Whether somebody is signed in.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// Why the cloud did not do something.
public struct CKError: LocalizedError, Sendable, Hashable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    case invalidArguments, serverRecordChanged = 14
    case zoneBusy = 23, quotaExceeded = 25, zoneNotFound = 26
  }

  /// The reason.
  public let code: Code

  /// A failure for a reason.
  public init(_ code: Code) { self.code = code }

  /// When to try again; nobody knows.
  public var retryAfterSeconds: Double? { nil }
  /// What went wrong with each of several; nothing.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// What the cloud has in its place; nothing.
  public var serverRecord: CKRecord? { nil }

  /// Nobody is signed in.
  public static let notAuthenticated = Code.notAuthenticated
  /// There is no such record.
  public static let unknownItem = Code.unknownItem
  /// The net is not there.
  public static let networkUnavailable = Code.networkUnavailable
  /// The net failed.
  public static let networkFailure = Code.networkFailure
  /// There is no such zone.
  public static let zoneNotFound = Code.zoneNotFound
}
