@testable import AppIntents

/// Fetches the dependencies of anything, as the runtime does.
func load(_ owner: Any) async throws {
  try await loadDependencies(of: owner)
}
