import AppIntents
import Charts
import HealthKit
import SwiftUI

struct SleepSummary: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sleep Summary"
  @Property(title: "Asleep") var asleep: Measurement<UnitDuration>
  @Property(title: "In bed") var inBed: Measurement<UnitDuration>
  @Property(title: "Score") var score: Int
  @Property(title: "Night") var night: Date
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(asleep.formatted())", subtitle: "Score \(score)")
  }
  init() {
    asleep = .init(value: 0, unit: .hours); inBed = .init(value: 0, unit: .hours); score = 0;
    night = .now
  }
}

actor SleepStore {
  private let store = HKHealthStore()
  private let type = HKCategoryType(.sleepAnalysis)
  func samples(since date: Date) async throws -> [HKCategorySample] {
    try await store.requestAuthorization(
      toShare: [],
      read: [type, HKQuantityType(.heartRateVariabilitySDNN)]
    )
    let predicate = HKQuery.predicateForSamples(
      withStart: date,
      end: .now,
      options: [.strictEndDate]
    )
    let descriptor = HKSampleQueryDescriptor(
      predicates: [.categorySample(type: type, predicate: predicate)],
      sortDescriptors: [SortDescriptor(\.startDate, order: .forward)]
    )
    return try await descriptor.result(for: store)
  }
  func summary(since date: Date) async throws -> SleepSummary {
    let samples = try await samples(since: date)
    let asleep = samples.filter {
      HKCategoryValueSleepAnalysis.allAsleepValues.contains(
        HKCategoryValueSleepAnalysis(rawValue: $0.value) ?? .inBed
      )
    }
    let seconds = asleep.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
    let summary = SleepSummary()
    summary.asleep = Measurement(value: seconds, unit: UnitDuration.seconds).converted(to: .hours)
    summary.score = min(100, Int(seconds / 288))
    return summary
  }
  func weekly() async throws -> [Date: Double] {
    let interval = DateComponents(day: 1)
    let anchor = Calendar.current.startOfDay(for: .now)
    let predicate = HKSamplePredicate.quantitySample(
      type: HKQuantityType(.activeEnergyBurned),
      predicate: nil
    )
    let query = HKStatisticsCollectionQueryDescriptor(
      predicate: predicate,
      options: .cumulativeSum,
      anchorDate: anchor,
      intervalComponents: interval
    )
    let collection = try await query.result(for: store)
    var values: [Date: Double] = [:]
    collection.enumerateStatistics(from: anchor.addingTimeInterval(-7 * 86_400), to: .now) {
      statistics,
      _ in
      values[statistics.startDate] = statistics.sumQuantity()?.doubleValue(for: .kilocalorie())
    }
    return values
  }
  nonisolated func observe(_ update: @escaping @Sendable () -> Void) {
    let query = HKObserverQuery(sampleType: HKCategoryType(.sleepAnalysis), predicate: nil) {
      _,
      completion,
      error in
      if error == nil { update() }
      completion()
    }
    let store = HKHealthStore()
    store.execute(query)
    store.enableBackgroundDelivery(for: HKCategoryType(.sleepAnalysis), frequency: .immediate) {
      success,
      _ in print(success)
    }
  }
}

struct HowDidISleep: AppIntent {
  static let title: LocalizedStringResource = "How Did I Sleep?"
  @Parameter(title: "Since", kind: .date) var since: Date?
  @Dependency private var store: SleepStore
  func perform() async throws -> some IntentResult & ReturnsValue<SleepSummary> & ProvidesDialog
    & ShowsSnippetView
  {
    let summary = try await store.summary(since: since ?? .now.addingTimeInterval(-86_400))
    let text = summary.asleep.formatted(
      .measurement(
        width: .wide,
        usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(1))
      )
    )
    return .result(
      value: summary,
      dialog: "You slept \(text).",
      view: SleepChart(values: [("Mon", 7), ("Tue", 6.5)])
    )
  }
}

struct SleepChart: View {
  let values: [(day: String, hours: Double)]
  var body: some View {
    Chart(values, id: \.day) { value in
      SectorMark(angle: .value("Hours", value.hours), innerRadius: .ratio(0.6), angularInset: 1)
        .foregroundStyle(by: .value("Day", value.day)).cornerRadius(4)
      RectangleMark(
        x: .value("Day", value.day),
        yStart: .value("From", 0),
        yEnd: .value("To", value.hours),
        width: 10
      )
    }
    .chartLegend(.hidden).chartBackground { proxy in Text("\(values.count) nights").font(.caption) }
    .chartOverlay { proxy in Color.clear }.aspectRatio(1, contentMode: .fit)
    .accessibilityChartDescriptorIfNeeded()
  }
}
extension View {
  func accessibilityChartDescriptorIfNeeded() -> some View {
    accessibilityElement(children: .ignore).accessibilityLabel(Text("Sleep"))
  }
}
