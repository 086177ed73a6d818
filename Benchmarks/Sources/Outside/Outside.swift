import AppIntents
import AppProcess
import AssistantKit
import Foundation
import PhraseMatcher

struct SetTimer: AppIntent {
  static let title: LocalizedStringResource = "Set Timer"
  @Parameter(title: "Minutes") var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The timer runs for \(minutes) minutes.")
  }
}

struct TimerShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SetTimer(),
      phrases: ["Start a timer in \(.applicationName)"],
      shortTitle: "Set Timer",
      systemImageName: "timer"
    )
  }
}

/// What it costs that an app has a process of its own: the same intent, performed here and there.
///
///     swift run -c release Outside
@main struct Outside {
  static func main() async throws {
    // The program is its own app.
    if CommandLine.arguments.dropFirst().first == "app" {
      await AppProcess.main(TimerShortcuts.self)
    }
    if CommandLine.arguments.dropFirst().first == "suggest" { return suggest() }
    let here = try await App(TimerShortcuts.self).launched(App.Launch()) { _ in }
    var intent = IntentMetadata(identifier: "SetTimer", title: "Set Timer")
    intent.asksItself = true
    intent.parameters = [ParameterMetadata(name: "minutes", title: "Minutes", type: "@integer")]
    let there = OutsideApp(
      AppMetadata(
        phrases: PhraseCatalog.App(name: "Timer", shortcuts: []),
        folder: "/",
        // It is started in another folder.
        program: [URL(filePath: CommandLine.arguments[0]).path, "app"],
        intents: [intent]
      ),
      launch: App.Launch()
    ).running
    let start = ContinuousClock.now
    try await perform(there)
    print("started and performed once in \(milliseconds(start.duration(to: .now)))")
    for _ in 0..<3 {
      let inside = try await times(here)
      let outside = try await times(there)
      print(
        "half of 2000 runs within \(milliseconds(inside[1_000])) here, "
          + "\(milliseconds(outside[1_000])) there; 99 of 100 within "
          + "\(milliseconds(inside[1_980])) and \(milliseconds(outside[1_980]))"
      )
    }
  }

  /// What this thread has used of the processor, which other programs do not change.
  private static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// How long a key waits for suggestions among 100,000 things.
  private static func suggest() {
    let syllables = ["ba", "cor", "den", "fi", "gal", "hob", "in", "jo", "ka", "lu", "mer", "no"]
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let entries = (0..<100_000).map { _ in
      let words = (0...2 + next(3)).map { _ in
        (0...next(3) + 1).map { _ in syllables[next(syllables.count)] }.joined()
      }
      let name = words.joined(separator: " ")
      return SuggestionIndex.Entry(line: "Open \(name)", name: name)
    }
    let start = ContinuousClock.now
    let index = SuggestionIndex(entries)
    print("\(index.count) things made ready in \(milliseconds(start.duration(to: .now)))")
    var times: [(Duration, String)] = []
    for place in stride(from: 0, to: 100_000, by: 400) {
      let name = entries[place].name
      for count in 1...min(14, name.count) {
        let typed = String(name.prefix(count))
        for typed in [typed, typed + "q"] {
          let start = processorTime()
          _ = index.lines(for: typed, limit: 8)
          times.append((processorTime() - start, typed))
        }
      }
    }
    times.sort { $0.0 < $1.0 }
    let late = times[times.count * 99 / 100]
    print(
      "half of \(times.count) keys within \(milliseconds(times[times.count / 2].0)), 99 of 100 "
        + "within \(milliseconds(late.0)), all within \(milliseconds(times[times.count - 1].0)) "
        + "(“\(times[times.count - 1].1)”)"
    )
  }

  private static func times(_ app: RunningApp) async throws -> [Duration] {
    var times: [Duration] = []
    for _ in 0..<2_000 {
      let start = ContinuousClock.now
      try await perform(app)
      times.append(start.duration(to: .now))
    }
    return times.sorted()
  }

  private static func perform(_ app: RunningApp) async throws {
    guard let intent = app.intent("SetTimer") else { return }
    _ = try await IntentRuntime(app: app.definition, conversation: Nobody())
      .run(IntentInvocation(intent: intent, values: ["minutes": 5]))
  }

  private static func milliseconds(_ duration: Duration) -> String {
    String(format: "%.3f ms", duration / .milliseconds(1))
  }
}

/// Nobody to ask, and nobody who listens.
struct Nobody: IntentConversation {
  func value(for request: ValueRequest) async throws -> any Sendable {
    throw ConversationEnd.unavailable
  }
  func choice(for request: ChoiceRequest) async throws -> Int { throw ConversationEnd.unavailable }
  func confirmation(for request: ConfirmationRequest) async throws -> Bool {
    throw ConversationEnd.unavailable
  }
  func show(_ output: IntentOutput) async {}
}
