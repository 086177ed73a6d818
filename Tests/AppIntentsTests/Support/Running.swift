import AppIntents
import StringCatalogs

/// The small library in a language.
func library(
  _ intents: any AppIntent.Type...,
  tables: StringTables = StringTables(),
  locale: String = "en"
) -> AppDefinition {
  AppDefinition(
    provider: LibraryAppShortcuts.self,
    intents: intents,
    localization: AppLocalization(tables: tables, locale: locale)
  )
}

/// Runs an intent with values, and a person's answers.
@discardableResult
func run(
  _ intent: any AppIntent.Type,
  with values: [String: any Sendable] = [:],
  in conversation: ScriptedConversation,
  confidence: Double = 1,
  opens: Bool = true,
  app: AppDefinition = library()
) async throws(IntentFailure) -> IntentOutcome {
  let definition = IntentDefinition(intent, localization: app.localization)
  return try await IntentRuntime(app: app, conversation: conversation, opensResultIntents: opens)
    .run(IntentInvocation(intent: definition, values: values, confidence: confidence))
}

/// How a run fails; nil for one that ends well.
func failure(
  _ intent: any AppIntent.Type,
  with values: [String: any Sendable] = [:],
  in conversation: ScriptedConversation
) async -> IntentFailure? {
  do {
    try await run(intent, with: values, in: conversation)
    return nil
  } catch {
    return error
  }
}
