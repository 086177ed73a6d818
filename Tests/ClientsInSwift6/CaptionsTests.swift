import AppIntents
import SwiftUI
import Testing

@MainActor
@Suite struct CaptionsTests {
  @Test func `texts are joined where only SwiftUI is imported`() {
    #expect(Caption(stop: "Tours").snippetContent.words == "→ Tours · 5")
  }

  @Test func `what Foundation lacks is there where only SwiftUI is imported`() {
    let now = Date(timeIntervalSince1970: 1_000_000)
    #expect(since(now.addingTimeInterval(-7200), now: now) == "2 hours ago")
  }

  @Test func `how a scene is made is kept as it was said`() {
    let configuration = Launch().application(
      UIApplication.shared,
      configurationForConnecting: UISceneSession(),
      options: UIScene.ConnectionOptions()
    )
    #expect(configuration.name == "Usual")
    #expect(configuration.role == .windowApplication)
    #expect(configuration.delegateClass == CaptionScene.self)
  }

  @Test func `a colour says what it is called`() {
    #expect(label(of: .red) == "red red")
  }
}
