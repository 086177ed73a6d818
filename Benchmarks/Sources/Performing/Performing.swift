import AppIntents
import Foundation

/// An intent with three parameters and nothing to do.
struct RateBook: AppIntent {
  static let title: LocalizedStringResource = "Rate Book"

  @Parameter(title: "Title") var name: String
  @Parameter(title: "Stars", inclusiveRange: (1, 5)) var stars: Int
  @Parameter(title: "Weight") var weight: Double?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: stars) }
}

struct BenchmarkShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: RateBook(), phrases: ["Rate in \(.applicationName)"])
  }
}

/// Nobody: a run that asks is no measurement.
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

/// Measures what the framework costs to perform an intent, beside the app's own work.
@main struct Performing {
  /// What a run may cost.
  static let limit = Duration.microseconds(50)

  static func main() async throws {
    // As in the assistant, away from the main actor.
    let median = try await Task.detached { try await measure(timeLimit: .seconds(600)) }.value
    _ = try await Task.detached { try await measure(timeLimit: nil) }.value
    if median > limit { exit(1) }
  }

  /// What a run took of the processor, and how long it took by the clock.
  ///
  /// An intent runs on a thread of its own. By the clock, most of the time goes by until the idle threads of
  /// a quiet machine have woken up.
  private struct Round {
    var processor: Duration
    var wall: Duration
  }

  private static func measure(timeLimit: Duration?) async throws -> Duration {
    let app = AppDefinition(provider: BenchmarkShortcuts.self, localization: AppLocalization())
    guard let intent = app.intent("RateBook") else { throw ConversationEnd.unavailable }
    let runtime = IntentRuntime(app: app, conversation: Nobody(), timeLimit: timeLimit)
    let invocation = IntentInvocation(
      intent: intent,
      values: ["name": "Dune", "stars": 4, "weight": 0.5]
    )
    var rounds: [Round] = []
    for _ in 0..<50 {
      let before = clock()
      let time = try await ContinuousClock().measure {
        for _ in 0..<200 {
          let outcome = try await runtime.run(invocation)
          precondition(outcome.value as? Int == 4)
        }
      }
      let processor = Double(clock() - before) / Double(CLOCKS_PER_SEC)
      rounds.append(Round(processor: .seconds(processor) / 200, wall: time / 200))
    }
    let median = rounds.map(\.processor).sorted()[rounds.count / 2]
    let wall = rounds.map(\.wall).sorted()[rounds.count / 2]
    let name = timeLimit == nil ? "no time limit" : "a time limit"
    print("perform, three parameters, \(name)   processor \(median)   clock \(wall)")
    return median
  }
}
