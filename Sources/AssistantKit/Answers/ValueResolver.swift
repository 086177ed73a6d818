import AppIntents
import Foundation
import PhraseMatcher

/// A value that was understood but that the app no longer has.
struct VanishedValue: Error, Sendable, Hashable {
  /// What the value was called.
  var title: String
}

/// Turns what was read in a phrase into the Swift values that the intent's parameters take.
struct ValueResolver: Sendable {
  let settings: AssistantSettings

  /// The values of a reading by parameter name.
  ///
  /// Entities are looked up again by their identifiers, so what an intent gets is never older than
  /// the moment it runs.
  ///
  /// - Throws: ``VanishedValue``, or what the app's query throws.
  func values(
    of reading: Reading,
    for intent: IntentDefinition
  ) async throws -> [String: any Sendable] {
    var values: [String: any Sendable] = [:]
    for parameter in reading.parameters {
      guard let described = intent.parameters.first(where: { $0.name == parameter.name }) else {
        continue
      }
      values[parameter.name] = try await value(of: parameter, as: described.type)
    }
    return values
  }

  private func value(
    of parameter: ParameterReading,
    as type: ParameterType
  ) async throws -> (any Sendable)? {
    switch (parameter.value, type) {
    case (.known(let id, let title), .option(let source)):
      let value = try await withDeadline(settings.queryDeadline) {
        try await source.value(identifiedBy: id)
      }
      guard let value else { throw VanishedValue(title: title) }
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
