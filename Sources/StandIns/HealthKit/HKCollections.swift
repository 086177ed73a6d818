public import Foundation
import Notices

/// How often an app is told of new samples.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}

extension HKCategoryValueSleepAnalysis {
  /// All that say that somebody slept.
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }

  /// A condition on samples that say one of some values.
  public static func predicateForSamples(
    equalTo values: Set<HKCategoryValueSleepAnalysis>
  ) -> NSPredicate { NSPredicate(value: true) }
}

/// What was measured day by day, or otherwise one after another; nothing.
open class HKStatisticsCollection: NSObject {
  /// Calls a closure for each stretch of time, of which there is none.
  open func enumerateStatistics(
    from startDate: Date,
    to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  /// What was measured around a moment.
  open func statistics(for date: Date) -> HKStatistics? { nil }
  /// What was measured.
  open func statistics() -> [HKStatistics] { [] }
}

/// Asks what was measured day by day, or otherwise one after another.
public struct HKStatisticsCollectionQueryDescriptor {
  /// Asks about samples.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>,
    options: HKStatisticsOptions,
    anchorDate: Date,
    intervalComponents: DateComponents
  ) {}

  /// Fails: there is no store.
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
    Notice.doesNothing("HKHealthStore")
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Asks what was measured day by day, and tells a closure.
open class HKStatisticsCollectionQuery: HKQuery {
  /// Who is told.
  public typealias ResultsHandler = (
    HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?
  ) -> Void

  /// Who is told at first.
  open var initialResultsHandler: ResultsHandler?
  /// Who is told of changes, which there are none of.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Asks about samples.
  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    anchorDate: Date,
    intervalComponents: DateComponents
  ) {}

  override func refuse() {
    initialResultsHandler?(self, nil, HKError(.errorHealthDataUnavailable))
  }
}

/// Asks to be told of new samples, which there are none of.
open class HKObserverQuery: HKQuery {
  private let answer: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  /// Asks about samples.
  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) { answer = updateHandler }

  override func refuse() { answer(self, {}, HKError(.errorHealthDataUnavailable)) }
}

extension HKHealthStore {
  /// Would tell the app in the background.
  public func enableBackgroundDelivery(
    for type: HKObjectType,
    frequency: HKUpdateFrequency
  ) async throws { throw HKError(.errorHealthDataUnavailable) }

  /// Would tell the app in the background.
  public func enableBackgroundDelivery(
    for type: HKObjectType,
    frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
}
