import AppIntents
import AssistantKit
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct GardenTests {
  @Test func `a snippet of an app in Swift 5 is drawn`() {
    let view = BedView(bed: Bed(id: "b", name: "Herbs", water: 0.5))
    let drawn = DrawnSnippet(
      lines: SnippetDrawing(maxColumns: 50).lines(for: view.snippetContent)
    ).text
    #expect(
      drawn == """
        ┌───────────────────────────────────┐
        │ Herbs                             │
        │ Water ━━━━━━────── 50 %           │
        │ More                              │
        │ Place                       South │
        │ Guide (https://example.com/roses) │
        │ ☐ [Open]                          │
        │ [Close]                           │
        └───────────────────────────────────┘
        """
    )
  }

  @Test func `whoever listens to a model hears what it has and what it gets`() {
    let garden = Garden()
    garden.beds.append(Bed(id: "c", name: "Beans", water: 1))
    #expect(garden.told == [1, 2])
  }
}
