import AppIntents
import AssistantKit

/// An intent and its values as they were named on the command line.
struct IntentCall: Sendable {
  let app: RunningApp
  let intent: IntentDefinition
  let values: [String: any Sendable]

  /// Finds the intent and reads the values of `INTENT [parameter=value]…`.
  init(_ session: Session) async throws {
    let name = session.arguments.operands[0]
    let (app, intent) = try Self.intent(named: name, in: session.apps)
    var values: [String: any Sendable] = [:]
    for word in session.arguments.operands.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw UsageError.noAssignment(word) }
      let key = String(parts[0])
      guard let parameter = intent.parameters.first(where: { $0.name == key }) else {
        throw UsageError.unknownParameter(
          key,
          intent: intent.identifier,
          known: intent.parameters.map(\.name)
        )
      }
      let text = String(parts[1])
      let filled = values
      let reading = try await intent.whileFilled(with: filled) {
        try await Self.read(text, for: parameter, of: app, session)
      }
      switch reading {
      case .success(let value): values[key] = value
      case .failure(let problem):
        throw UsageError.badParameter(
          key,
          text,
          reason: session.settings.messages.problem(problem)
        )
      }
    }
    self.app = app
    self.intent = intent
    self.values = values
  }

  private static func read(
    _ text: String,
    for parameter: ParameterDescription,
    of app: RunningApp,
    _ session: Session
  ) async throws(AppFailure) -> Result<any Sendable, AnswerProblem> {
    do {
      return try await ParameterText(settings: session.settings).value(text, for: parameter)
    } catch {
      throw AppFailure(message: app.definition.localization.sentence(for: error))
    }
  }

  private static func intent(
    named name: String,
    in apps: [RunningApp]
  ) throws(UsageError) -> (RunningApp, IntentDefinition) {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    for app in apps where parts.count == 2 && app.definition.name == parts[0] {
      if let intent = app.intent(parts[1]) { return (app, intent) }
    }
    // What an intent was called before stands in what people wrote down then.
    let identified = apps.compactMap { app in
      (app.intent(name) ?? app.definition.intents.first { $0.formerName == name })
        .map { (app, $0) }
    }
    let found =
      identified.isEmpty
      ? apps.flatMap { app in
        app.definition.intents.filter { intent in
          [intent.title, intent.identifier].contains { $0.lowercased() == name.lowercased() }
        }.map { (app, $0) }
      } : identified
    guard let first = found.first else {
      throw .unknownIntent(name, known: apps.flatMap { $0.definition.intents.map(\.identifier) })
    }
    guard Set(found.map(\.0.definition.name)).count == 1 else {
      throw .ambiguousIntent(
        name,
        found.map { "\($0.0.definition.name).\($0.1.identifier)" }
      )
    }
    return first
  }
}
