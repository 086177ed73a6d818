import AppIntents
import Testing

/// Runs each test with focus filters and dependencies of its own, whatever focus other tests set and whatever libraries
/// they start meanwhile.
struct WithOwnSurroundings: SuiteTrait, TestTrait, TestScoping {
  /// Where the library of this test is to be put.
  @TaskLocal static var dependencies = AppDependencyManager.shared

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let dependencies = AppDependencyManager()
    try await FocusFilters.$current.withValue(FocusFilters()) {
      try await Self.$dependencies.withValue(dependencies) {
        try await dependencies.substituting { try await function() }
      }
    }
  }
}

extension Trait where Self == WithOwnSurroundings {
  /// No focus is on, and no other test's library is found.
  static var withOwnSurroundings: Self { Self() }
}
