@testable import AppIntents
import Testing

private struct Ink: Sendable {}

private struct Press: AppIntent {
  static let title: LocalizedStringResource = "Press"
  @Dependency var ink: Ink

  func perform() async throws -> some IntentResult { .result() }
}

private final class Missing: LoadableDependency {
  struct Gone: Error {}

  func load() async throws { throw Gone() }
}

@Suite struct PlacedDependencyTests {
  @Test(arguments: [("_ink", "Press.ink"), ("ink", "Press.ink"), (nil, "Press")])
  func `a failure names the type and the property`(label: String?, place: String) async {
    let dependency = PlacedDependency(Missing(), of: Press.self, label: label)
    #expect(dependency.place == place)
    let failure = await #expect(throws: DependencyFailure.self) { try await dependency.load() }
    #expect(failure?.place == place)
    #expect(failure?.cause is Missing.Gone)
    #expect(failure.map { AppLocalization().sentence(for: $0) }?.hasPrefix(place) == true)
  }

  @Test func `all dependencies of an owner are looked for`() async {
    await #expect(throws: DependencyFailure.self) { try await loadDependencies(of: Press()) }
    await #expect(throws: Never.self) { try await loadDependencies(of: 3) }
  }
}
