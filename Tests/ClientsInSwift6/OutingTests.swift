import AppIntents
import AssistantTesting
import HealthKit
import Synchronization
import Testing
import UserNotifications

/// Maps, charts, questions about health, notifications and what processes tell each other.
@Suite struct OutingTests {
  private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: OutingIntent(),
        phrases: ["Show the outing in \(.applicationName)"],
        shortTitle: "Outing",
        systemImageName: "map"
      )
    }
  }

  @Test func `a map says what lies on it, and a chart its marks`() async throws {
    let assistant = try await TestAssistant(Shortcuts.self, name: "Paths")
    let answer = try await assistant.say("show the outing in paths")
    let words = try #require(answer.snippets.first?.content?.words)
    #expect(words.contains("Mill"))
    #expect(words.contains("Weir"))
    #expect(words.contains("The end"))
  }

  @Test func `a question about health says that there is no store`() async {
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await feelings(in: HKHealthStore())
    }
  }

  @Test func `a request keeps what its content says`() {
    let content = UNMutableNotificationContent()
    content.title = "Go"
    content.userInfo = ["stop": 4]
    content.categoryIdentifier = "walk"
    let request = UNNotificationRequest(identifier: "a", content: content)
    content.title = "Stay"
    #expect(request.content.title == "Go")
    #expect(request.content.userInfo["stop"] as? Int == 4)
    #expect(request.content.categoryIdentifier == "walk")
  }

  @Test func `what a process tells under a name is heard until nobody listens`() {
    final class Counter: Sendable { let count = Mutex(0) }
    let counter = Counter()
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let name = CFNotificationName("outing.path")
    CFNotificationCenterAddObserver(
      center,
      nil,
      { _, _, _, _, _ in counter.count.withLock { $0 += 1 } },
      name.rawValue,
      nil,
      .deliverImmediately
    )
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    CFNotificationCenterPostNotification(center, CFNotificationName("other"), nil, nil, true)
    CFNotificationCenterRemoveObserver(center, nil, name, nil)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    #expect(counter.count.withLock { $0 } == 1)
  }
}
