public import Foundation
import Notices

/// A kind of what is kept about a body.
open class HKObjectType: NSObject {
  /// Its name.
  public let identifier: String

  init(name: String) {
    identifier = name
  }

  /// What is measured.
  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  )
    -> HKQuantityType?
  {
    HKQuantityType(identifier)
  }

  /// What is told apart.
  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  )
    -> HKCategoryType?
  {
    HKCategoryType(identifier)
  }

  /// Workouts.
  open class func workoutType() -> HKSampleType { HKSampleType(name: "HKWorkoutTypeIdentifier") }
}

/// A kind of what happened at some time.
open class HKSampleType: HKObjectType {}

/// What is measured.
open class HKQuantityType: HKSampleType {
  /// What is measured.
  public init(_ identifier: HKQuantityTypeIdentifier) {
    super.init(name: identifier.rawValue)
  }
}

/// What is told apart.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// Something that is told apart.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sleep.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// Minutes of being mindful.
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}

/// What is told apart.
open class HKCategoryType: HKSampleType {
  /// What is told apart.
  public init(_ identifier: HKCategoryTypeIdentifier) {
    super.init(name: identifier.rawValue)
  }
}

/// Something that is kept about a body.
open class HKObject: NSObject {
  /// What tells it apart.
  public let uuid = UUID()
  /// What else is known.
  public let metadata: [String: any Sendable]?

  init(_ metadata: [String: any Sendable]?) {
    self.metadata = metadata
  }
}

/// Something that happened at some time.
open class HKSample: HKObject {
  /// Its kind.
  public let sampleType: HKSampleType
  /// When it began.
  public let startDate: Date
  /// When it ended.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: any Sendable]?) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata)
  }
}

/// Something that was measured.
open class HKQuantitySample: HKSample {
  /// How much.
  public let quantity: HKQuantity

  /// Something that was measured.
  public init(
    type: HKQuantityType,
    quantity: HKQuantity,
    start: Date,
    end: Date,
    metadata: [String: any Sendable]? = nil
  ) {
    self.quantity = quantity
    super.init(type, start, end, metadata)
  }
}

/// Something that was told apart.
open class HKCategorySample: HKSample {
  /// Which of the values of its kind.
  public let value: Int

  /// Something that was told apart.
  public init(
    type: HKCategoryType,
    value: Int,
    start: Date,
    end: Date,
    metadata: [String: any Sendable]? = nil
  ) {
    self.value = value
    super.init(type, start, end, metadata)
  }
}

/// Whether an app may keep something.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// What is known of a body: there is no such store here, and it says so when it is asked.
public final class HKHealthStore: NSObject, Sendable {
  /// The store.
  public override init() {
    super.init()
  }

  /// Whether there is one.
  public static func isHealthDataAvailable() -> Bool { false }

  /// Whether the app may keep something; no.
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .sharingDenied
  }

  /// Asks whether it may, in vain.
  public func requestAuthorization(
    toShare share: Set<HKSampleType>,
    read: Set<HKObjectType>
  ) async throws {
    Notice.doesNothing("HKHealthStore")
    throw HKError(.errorHealthDataUnavailable)
  }

  /// Keeps nothing.
  public func save(_ object: HKObject) async throws {
    Notice.doesNothing("HKHealthStore")
    throw HKError(.errorHealthDataUnavailable)
  }

  /// Keeps nothing.
  public func save(_ objects: [HKObject]) async throws {
    Notice.doesNothing("HKHealthStore")
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Why nothing is kept or found.
public struct HKError: Error, Sendable, Hashable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case errorHealthDataUnavailable = 1
    case errorAuthorizationDenied = 4
    case errorAuthorizationNotDetermined = 5
  }

  /// The reason.
  public let code: Code

  /// A failure for a reason.
  public init(_ code: Code) {
    self.code = code
  }
}
