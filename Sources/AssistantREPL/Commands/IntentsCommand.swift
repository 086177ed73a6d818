import AppIntents
import AssistantKit

/// Lists the intents of every app.
struct IntentsCommand: Sendable {
  let session: Session

  func run() -> ExitCode {
    for line in Self.lines(session) { session.console.writeLine(line) }
    return .success
  }

  /// A line an intent, its identifier first.
  static func lines(_ session: Session) -> [String] {
    session.apps.flatMap { app in
      let intents = app.definition.intents.filter(\.isDiscoverable)
      let width = intents.map(\.identifier.count).max() ?? 0
      return [app.definition.name]
        + intents.map { intent in
          let padding = String(repeating: " ", count: width - intent.identifier.count)
          let explanation = intent.explanation.map { ": \($0)" } ?? ""
          let deprecation = intent.deprecation.map { " (deprecated: \($0))" } ?? ""
          return "  \(intent.identifier)\(padding)  \(intent.title)\(explanation)\(deprecation)"
        }
    }
  }
}
