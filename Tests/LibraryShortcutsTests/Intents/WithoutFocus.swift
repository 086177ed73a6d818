import AppIntents
import Testing

/// Runs each test with focus filters of its own, whatever focus other tests set meanwhile.
struct WithoutFocus: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await FocusFilters.$current.withValue(FocusFilters()) { try await function() }
  }
}

extension Trait where Self == WithoutFocus {
  /// No focus is on.
  static var withoutFocus: Self { Self() }
}
