import AppIntents
import SwiftUI
import Testing

@MainActor
@Suite struct CaptionsTests {
  @Test func `texts are joined where only SwiftUI is imported`() {
    #expect(Caption(stop: "Tours").snippetContent.words == "→ Tours · 5")
  }

  @Test func `a colour says what it is called`() {
    #expect(label(of: .red) == "red red")
  }
}
