public import AppIntents
import SpokenLanguage

/// Reads a parameter's value from text where nobody can be asked back, as on a command line.
public struct ParameterText: Sendable {
  private let settings: AssistantSettings

  /// Reads in the language of the settings.
  public init(settings: AssistantSettings) {
    self.settings = settings
  }

  /// The value in the Swift type that the parameter takes.
  ///
  /// An identifier is taken before a name; a name that fits several values is none.
  ///
  /// - Throws: What the app's query throws.
  public func value(
    _ text: String,
    for parameter: ParameterDescription
  ) async throws -> Result<any Sendable, AnswerProblem> {
    try await value(text, of: parameter.type)
  }

  /// What can be said for a parameter, a line each: the values that its app offers, or how a value is said.
  ///
  /// - Throws: What the app's query throws.
  public func help(for parameter: ParameterDescription) async throws -> [String] {
    try await help(for: parameter.type)
  }

  private func help(for type: ParameterType) async throws -> [String] {
    let messages = settings.messages
    switch type {
    case .bool(let yes, let no):
      let labels = messages.yesAndNo
      return [messages.hint(.confirmation(accept: yes ?? labels.yes, deny: no ?? labels.no))]
    case .integer(let range): return [messages.hint(.number(in: range))]
    case .number: return [messages.hint(.number(in: nil))]
    case .date: return [messages.hint(.date)]
    case .text, .duration, .measurement, .url, .file, .currency, .person:
      return [messages.hint(.text)]
    case .option(let source):
      return try await source.suggested().map { option in
        option.title + (option.subtitle.map { " (\($0))" } ?? "")
      }
    case .list(let element): return try await help(for: element) + [messages.hint(.list)]
    }
  }

  private func value(
    _ text: String,
    of type: ParameterType
  ) async throws -> Result<any Sendable, AnswerProblem> {
    let reader = AnswerReader(
      language: settings.language,
      now: settings.now(),
      calendar: settings.calendar
    )
    switch type {
    case .bool(let yes, let no):
      let labels = settings.messages.yesAndNo
      return reader.setting(
        text,
        accept: [yes ?? labels.yes, "true"],
        deny: [no ?? labels.no, "false"]
      ).map { $0 }
    case .integer(let range): return reader.integer(text, in: range).map { $0 }
    case .number(let range): return reader.number(text, in: range).map { $0 }
    case .text: return .success(text)
    case .date: return reader.date(text).map { $0 }
    case .duration, .measurement, .url, .file, .currency, .person:
      return reader.value(text, of: type)
    case .option(let source): return try await option(text, of: source)
    case .list(let element):
      var values: [any Sendable] = []
      for item in settings.language.items(in: text) {
        switch try await value(item, of: element) {
        case .success(let value): values.append(value)
        case .failure(let problem): return .failure(problem)
        }
      }
      return values.isEmpty ? .failure(.empty) : .success(values)
    }
  }

  private func option(
    _ text: String,
    of source: OptionSource
  ) async throws -> Result<any Sendable, AnswerProblem> {
    let identified = try await source.identified([text])
    if let option = identified.first { return .success(option.value) }
    let candidates =
      if let matching = source.matching {
        try await matching(text)
      } else {
        try await source.suggested()
      }
    let reader = OptionReader(
      language: settings.language,
      choices: candidates.map {
        OptionReader.Choice(names: [$0.title] + $0.synonyms, detail: $0.subtitle)
      }
    )
    guard case .one(let place) = reader.read(text, listed: 0) else {
      return .failure(.noneOfKind(text, kind: source.title))
    }
    return .success(candidates[place].value)
  }
}
