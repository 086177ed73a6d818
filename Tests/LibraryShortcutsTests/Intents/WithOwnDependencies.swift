import AppIntents
import Testing

/// Gives each test dependencies of its own, whatever libraries other tests start meanwhile.
struct WithOwnDependencies: SuiteTrait, TestTrait, TestScoping {
  /// Where the library of this test is to be put.
  @TaskLocal static var dependencies = AppDependencyManager.shared

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let dependencies = AppDependencyManager()
    try await Self.$dependencies.withValue(dependencies) {
      try await dependencies.substituting { try await function() }
    }
  }
}

extension Trait where Self == WithOwnDependencies {
  /// No other test's library is found.
  static var withOwnDependencies: Self { Self() }
}
