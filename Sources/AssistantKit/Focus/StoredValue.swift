package import AppIntents
import Foundation
package import OrderedJSON

/// A parameter's value as it is kept in a file.
///
/// What an app knows is kept by its identifier, with its name beside it for people; what a person said in
/// words of a language is kept in these words.
package indirect enum StoredValue: Sendable, Hashable {
  case option(id: String, title: String)
  case truth(Bool)
  case number(Double)
  case text(String)
  case date(Date)
  /// Words of a language, such as "two hours".
  case words(String, locale: String)
  case list([StoredValue])

  /// What was said for a parameter and is the value now.
  package init(
    _ value: any Sendable,
    said text: String,
    for type: ParameterType,
    localization: AppLocalization
  ) {
    switch (type, value) {
    case (.list(let element), let values as [any Sendable]):
      self = .list(
        values.map {
          let passed = PassedValue($0, from: localization)
          return StoredValue($0, said: passed.text, for: element, localization: localization)
        }
      )
    case (.option, _):
      let passed = PassedValue(value, from: localization)
      self = .option(id: passed.identifier, title: passed.text)
    case (_, let truth as Bool): self = .truth(truth)
    case (_, let number as Int): self = .number(Double(number))
    case (_, let number as Double): self = .number(number)
    case (_, let date as Date): self = .date(date)
    case (_, let text as String): self = .text(text)
    default: self = .words(text, locale: localization.locale)
    }
  }

  /// The value as a person reads it.
  package var text: String {
    switch self {
    case .option(let id, let title): title.isEmpty ? id : title
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .text(let text), .words(let text, _): text
    case .date(let date): date.formatted(.iso8601)
    case .list(let values): values.map(\.text).joined(separator: ", ")
    }
  }

  // MARK: - Reading

  /// The value in the Swift type that a parameter takes; nil where it is there no more.
  ///
  /// - Throws: What the app's query throws.
  package func value(
    for parameter: ParameterDescription,
    settings: AssistantSettings
  ) async throws -> (any Sendable)? {
    try await value(of: parameter.type, settings: settings)
  }

  private func value(
    of type: ParameterType,
    settings: AssistantSettings
  ) async throws -> (any Sendable)? {
    if case .list(let element) = type {
      var values: [any Sendable] = []
      for stored in elements {
        if let value = try await stored.value(of: element, settings: settings) {
          values.append(value)
        }
      }
      return values
    }
    switch (self, type) {
    case (.option(let id, _), .option(let source)):
      return try await withDeadline(settings.queryDeadline) {
        try await source.identified([id]).first?.value
      }
    case (.truth(let truth), .bool): return truth
    case (.number(let number), .integer): return Int(exactly: number)
    case (.number(let number), .number): return number
    case (.text(let text), .text): return text
    case (.date(let date), .date): return date
    case (.words(let text, let locale), _):
      var settings = settings
      settings.locale = locale
      return try await read(text, as: type, settings: settings)
    default: return try await read(text, as: type, settings: settings)
    }
  }

  private func read(
    _ text: String,
    as type: ParameterType,
    settings: AssistantSettings
  ) async throws -> (any Sendable)? {
    let parameter = ParameterDescription(name: "", title: "", type: type, isOptional: true)
    let result = try await ParameterText(settings: settings).value(text, for: parameter)
    return try? result.get()
  }

  private var elements: [StoredValue] {
    if case .list(let values) = self { values } else { [self] }
  }

  // MARK: - JSON

  /// The value as it is written down.
  package var json: JSON {
    switch self {
    case .option(let id, let title): ["id": JSON(id), "title": JSON(title)]
    case .truth(let truth): JSON(truth)
    case .number(let number): Int(exactly: number).map { JSON($0) } ?? JSON(number)
    case .text(let text): JSON(text)
    case .date(let date): ["date": JSON(date.formatted(.iso8601))]
    case .words(let text, let locale): ["words": JSON(text), "locale": JSON(locale)]
    case .list(let values): .array(values.map(\.json))
    }
  }

  /// Reads a value; nil for what is none.
  package init?(_ json: JSON) {
    if let id = json["id"]?.string {
      self = .option(id: id, title: json["title"]?.string ?? "")
    } else if let text = json["date"]?.string {
      guard let date = try? Date(text, strategy: .iso8601) else { return nil }
      self = .date(date)
    } else if let text = json["words"]?.string {
      self = .words(text, locale: json["locale"]?.string ?? "en")
    } else if let values = json.array {
      self = .list(values.compactMap(StoredValue.init))
    } else if let truth = json.bool {
      self = .truth(truth)
    } else if let number = json.double {
      self = .number(number)
    } else if let text = json.string {
      self = .text(text)
    } else {
      return nil
    }
  }
}
