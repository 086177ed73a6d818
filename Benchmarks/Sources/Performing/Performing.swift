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

  private static func measure(timeLimit: Duration?) async throws -> Duration {
    let app = AppDefinition(provider: BenchmarkShortcuts.self, localization: AppLocalization())
    guard let intent = app.intent("RateBook") else { throw ConversationEnd.unavailable }
    let runtime = IntentRuntime(app: app, conversation: Nobody(), timeLimit: timeLimit)
    let invocation = IntentInvocation(
      intent: intent,
      values: ["name": "Dune", "stars": 4, "weight": 0.5]
    )
    var rounds: [Duration] = []
    for _ in 0..<50 {
      let time = try await ContinuousClock().measure {
        for _ in 0..<200 {
          let outcome = try await runtime.run(invocation)
          precondition(outcome.value as? Int == 4)
        }
      }
      rounds.append(time / 200)
    }
    let median = rounds.sorted()[rounds.count / 2]
    let least = rounds.min() ?? median
    let name = timeLimit == nil ? "no time limit" : "a time limit"
    print("perform, three parameters, \(name)   median \(median)   best \(least)")
    return median
  }
}
