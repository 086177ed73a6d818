import AppIntents
import PhraseMatcher

/// The values that an intent's parameters take, from what was read in a phrase.
///
/// Entities are looked up again by their identifiers, so what an intent gets is never older than the moment it runs.
struct ReadValues: Sendable {
  private let reading: Reading
  private let intent: IntentDefinition
  private let app: RunningApp
  private let settings: AssistantSettings

  init(
    _ reading: Reading,
    of intent: IntentDefinition,
    in app: RunningApp,
    _ settings: AssistantSettings
  ) {
    self.reading = reading
    self.intent = intent
    self.app = app
    self.settings = settings
  }

  /// Finds the values by parameter name; what stands in the way is told in the conversation's language.
  var lookup: ValueLookup {
    let limit = settings.queryDeadline
    return ValueLookup(limit: limit * max(1, reading.parameters.count)) {
      try await values()
    } lateness: {
      failure(DeadlineExceeded(limit: limit))
    }
  }

  private func values() async throws -> [String: any Sendable] {
    var values: [String: any Sendable] = [:]
    for parameter in reading.parameters {
      guard let described = intent.parameters.first(where: { $0.name == parameter.name }) else {
        continue
      }
      values[parameter.name] = try await value(of: parameter, as: described.type)
    }
    return values
  }

  private func failure(_ error: any Error) -> IntentFailure {
    .failed(
      message: settings.messages.lookupFailed(
        reading.parameters.first?.shownValue ?? intent.title,
        app: reading.app,
        reason: settings.reason(for: error, in: app.definition.localization)
      ),
      code: "query"
    )
  }

  private func value(
    of parameter: ParameterReading,
    as type: ParameterType
  ) async throws -> (any Sendable)? {
    switch (parameter.value, type) {
    case (.known(let id, let title), .option(let source)):
      let value: (any Sendable)?
      do {
        value = try await source.value(identifiedBy: id)
      } catch let error where !(error is CancellationError) {
        throw failure(error)
      }
      guard let value else {
        throw IntentFailure.failed(message: settings.messages.vanished(title), code: "vanished")
      }
      return value
    case (.known(let id, _), .bool): return id == SwitchVocabulary.on
    case (_, .list(let element)):
      return try await value(of: parameter, as: element).map { [$0] }
    case (.number(let number), .integer): return Int(exactly: number)
    case (.number(let number), .number): return number
    case (.text(let text), .text): return text
    case (_, .text): return parameter.text
    case (_, .date), (_, .duration), (_, .measurement), (_, .url), (_, .file), (_, .currency),
      (_, .person):
      let reader = AnswerReader(
        language: settings.language,
        now: settings.now(),
        calendar: settings.calendar
      )
      return try? reader.value(parameter.text, of: type).get()
    default: return nil
    }
  }
}
