import AppIntents
import SwiftUI
import Testing

@Suite struct SaunaTests {
  @Test func `what goes on is told by types on the main actor`() async throws {
    let intent = HeatIntent()
    intent.degrees = 85
    #expect(try await intent.perform().value == 85)
  }

  @Test func `a store with a plan counts what it keeps`() async throws {
    #expect(try await CountVisitsIntent().perform().value == 1)
  }
}
