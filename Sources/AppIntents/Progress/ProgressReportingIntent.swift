/// An intent that takes a while and says how far it is.
///
/// ```swift
/// func perform() async throws -> some IntentResult {
///   progress.totalUnitCount = Int64(books.count)
///   for book in books {
///     try await shelf.scan(book)
///     progress.completedUnitCount += 1
///   }
///   return .result()
/// }
/// ```
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far the intent is; every whole percent is told to the person.
  ///
  /// Outside of a run, it is one that nobody sees.
  public var progress: Progress { IntentRun.current?.progress ?? Progress(totalUnitCount: 0) }
}

/// An intent that goes on for long; here it is one that reports its progress, no more.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Does the long part.
  @discardableResult
  public func performBackgroundTask<Result>(
    options: LongRunningTaskOptions = [],
    operation: @escaping () async throws -> Result
  ) async throws -> Result {
    try await operation()
  }
}

extension LongRunningIntent where Self: CancellableIntent {
  /// Does the long part, and tells when it is to stop.
  @discardableResult
  public func performBackgroundTask<Result>(
    options: LongRunningTaskOptions = [],
    operation: @escaping () async throws -> Result,
    onCancel: @Sendable (IntentCancellationReason) -> Void
  ) async throws -> Result {
    try await withIntentCancellationHandler(operation: operation, onCancel: onCancel)
  }
}

/// What the long part of an intent needs.
public struct LongRunningTaskOptions: OptionSet, Sendable, Hashable {
  /// The needs as bits.
  public let rawValue: Int

  /// Needs from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The graphics processor.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}
