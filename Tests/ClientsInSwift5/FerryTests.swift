import AppIntents
import AssistantKit
import SwiftUI
import Testing

@Suite struct FerryTests {
  @Test func `entities name their properties for shortcuts`() async throws {
    let ferry = try await FerryQuery().entities(for: ["Aurora"])[0]
    #expect(ferry.quay == "North" && ferry.displayRepresentation.image?.systemName == "ferry")
  }

  @Test func `a symbol in a look is copied, and an address after it`() async throws {
    #expect(try await PictureIntent().perform().value == "north")
  }

  @MainActor
  @Test func `what is fetched is nothing`() {
    let lines = SnippetDrawing(maxColumns: 40).lines(for: SailingsView().snippetContent)
    #expect(DrawnSnippet(lines: lines).text.contains("0 sailings"))
  }
}
