public import Foundation
import Notices

/// Looks for samples in a store that is not there.
open class HKQuery: NSObject {
  /// A condition on when samples were taken.
  open class func predicateForSamples(
    withStart start: Date?,
    end: Date?,
    options: HKQueryOptions = []
  ) -> NSPredicate { everything() }

  /// A condition on which they are.
  open class func predicateForObjects(with identifiers: Set<UUID>) -> NSPredicate { everything() }
  /// A condition on which one it is.
  open class func predicateForObject(with identifier: UUID) -> NSPredicate { everything() }
  /// A condition on where they come from.
  open class func predicateForObjects(from source: HKSource) -> NSPredicate { everything() }
  /// A condition on where they come from.
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { everything() }
  /// A condition on what is noted of them.
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { everything() }
  /// A condition on what was done.
  open class func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate {
    everything()
  }
  /// A condition on how much was measured.
  open class func predicateForQuantitySamples(
    with operatorType: HKPredicateOperator,
    quantity: HKQuantity
  ) -> NSPredicate { everything() }
  /// A condition on the kind of feeling.
  open class func predicateForStatesOfMind(with kind: HKStateOfMind.Kind) -> NSPredicate {
    everything()
  }
  /// A condition on how pleasant a feeling is.
  open class func predicateForStatesOfMind(
    withValence valence: Double,
    operatorType: HKPredicateOperator
  ) -> NSPredicate { everything() }
  /// A condition on what a feeling is called.
  open class func predicateForStatesOfMind(with label: HKStateOfMind.Label) -> NSPredicate {
    everything()
  }
  /// A condition on what a feeling is about.
  open class func predicateForStatesOfMind(
    with association: HKStateOfMind.Association
  ) -> NSPredicate {
    everything()
  }

  /// Answers that there is no store.
  func refuse() {}

  /// There is nothing that could be told apart.
  private class func everything() -> NSPredicate { NSPredicate(value: true) }
}

/// How values are compared; `NSComparisonPredicate.Operator` on Apple's systems, which Foundation lacks here.
public enum HKPredicateOperator: UInt, Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
}

/// How exactly samples have to lie in a stretch of time.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Options as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// They begin in it.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// They end in it.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// Where samples come from.
open class HKSource: NSObject {
  /// What it is called.
  open var name: String { "" }
  /// The app.
  open var bundleIdentifier: String { "" }
  /// This app.
  open class func `default`() -> HKSource { HKSource() }
}

/// What was found up to now.
open class HKQueryAnchor: NSObject {
  /// Everything up to a number.
  public init(fromValue value: Int) {}
}

/// Which samples are looked for.
public struct HKSamplePredicate<Sample: HKSample> {
  let type: HKSampleType?
  let predicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
  /// Samples of any kind.
  public static func sample(
    type: HKSampleType,
    predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> { .init(type: type, predicate: predicate) }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  /// Amounts.
  public static func quantitySample(
    type: HKQuantityType,
    predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> { .init(type: type, predicate: predicate) }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  /// Kinds.
  public static func categorySample(
    type: HKCategoryType,
    predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> { .init(type: type, predicate: predicate) }
}

extension HKSamplePredicate where Sample == HKWorkout {
  /// What was done.
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    .init(type: nil, predicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKStateOfMind {
  /// Feelings.
  public static func stateOfMind(
    _ predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKStateOfMind> { .init(type: nil, predicate: predicate) }
}

/// Looks for samples, of which none are kept.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
  /// How many are wanted; nil for all.
  public let limit: Int?

  /// Looks for samples in an order.
  public init(
    predicates: [HKSamplePredicate<Sample>],
    sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) { self.limit = limit }

  /// Says that there is no store.
  public func result(for store: HKHealthStore) async throws -> [Sample] {
    Notice.doesNothing("HKHealthStore")
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// What is made of many amounts.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Options as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// One for each source.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The middle.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The least.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The most.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// All together.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The last.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// What was made of many amounts; nothing was.
open class HKStatistics: NSObject {
  /// What was measured.
  open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
  /// All together.
  open func sumQuantity() -> HKQuantity? { nil }
  /// The middle.
  open func averageQuantity() -> HKQuantity? { nil }
  /// The least.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// The most.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// The last.
  open func mostRecentQuantity() -> HKQuantity? { nil }
  /// When it begins.
  open var startDate: Date { .distantPast }
  /// When it ends.
  open var endDate: Date { .distantFuture }
}

/// Makes something of many amounts, of which none are kept.
public struct HKStatisticsQueryDescriptor {
  /// Makes something of amounts.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>,
    options: HKStatisticsOptions
  ) {}

  /// Says that there is no store.
  public func result(for store: HKHealthStore) async throws -> HKStatistics? {
    Notice.doesNothing("HKHealthStore")
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// A question that is asked of the store, and answered later.
open class HKSampleQuery: HKQuery {
  private let answer: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Looks for samples.
  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { answer = resultsHandler }

  override func refuse() { answer(self, nil, HKError(.errorHealthDataUnavailable)) }
}

/// Makes something of many amounts, and tells it later.
open class HKStatisticsQuery: HKQuery {
  private let answer: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Makes something of amounts.
  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) { answer = completionHandler }

  override func refuse() { answer(self, nil, HKError(.errorHealthDataUnavailable)) }
}

/// As many as there are.
public let HKObjectQueryNoLimit = 0
/// By when samples begin.
public let HKSampleSortIdentifierStartDate = "startDate"
/// By when samples end.
public let HKSampleSortIdentifierEndDate = "endDate"

extension HKHealthStore {
  /// Says that there is no store.
  public func execute(_ query: HKQuery) {
    Notice.doesNothing("HKHealthStore")
    query.refuse()
  }
  /// Stops looking.
  public func stop(_ query: HKQuery) {}
  /// Says that there is no store.
  public func delete(_ object: HKObject) async throws {
    Notice.doesNothing("HKHealthStore")
    throw HKError(.errorHealthDataUnavailable)
  }
}
