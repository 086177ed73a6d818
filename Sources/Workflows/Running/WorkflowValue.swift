package import AppIntents
import Foundation

/// What steps hand to each other.
package indirect enum WorkflowValue: Sendable {
  /// No value, as of an empty property.
  case nothing
  case single(PassedValue)
  case list([WorkflowValue])
  /// Values that have something in common.
  case group(key: WorkflowValue, items: [WorkflowValue])

  /// A value of no app's.
  package init(_ value: any Sendable, in localization: AppLocalization) {
    self.init(PassedValue(value, from: localization))
  }

  /// A value of an app's; a list of them is a list.
  package init(_ value: PassedValue) {
    self = value.elements.map { .list($0.map(WorkflowValue.init)) } ?? .single(value)
  }

  /// The values of a list; a single value is a list of one.
  package var items: [WorkflowValue] {
    switch self {
    case .nothing: []
    case .list(let items), .group(_, let items): items
    case .single: [self]
    }
  }

  /// The value, where it is one and no more.
  package var passed: PassedValue? {
    switch self {
    case .single(let value): value
    case .list(let items): items.count == 1 ? items[0].passed : nil
    case .nothing, .group: nil
    }
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool {
    switch self {
    case .nothing: true
    case .list(let items), .group(_, let items): items.isEmpty
    case .single(let value): (value.value as? String)?.isEmpty ?? false
    }
  }

  /// The value as a person reads it: a list line by line.
  package var text: String {
    switch self {
    case .nothing: ""
    case .single(let value): value.text
    case .list(let items): items.map(\.text).joined(separator: "\n")
    case .group(let key, let items): "\(key.text): \(items.count)"
    }
  }

  /// The text with whole numbers as programs write them.
  package var plainText: String {
    switch self {
    case .single(let value):
      value.number.map { WorkflowPrinter.text(of: $0) } ?? value.text
    case .list(let items): items.map(\.plainText).joined(separator: "\n")
    case .nothing, .group: text
    }
  }

  /// What values have in common that count as the same.
  var groupingKey: String {
    switch self {
    case .single(let value): value.groupingKey
    default: text
    }
  }

  /// The number that it is or that its text says.
  var number: Double? {
    guard let value = passed else { return nil }
    return value.number ?? (value.value as? String).flatMap { Double($0) }
  }

  /// Whether it stands for yes.
  var truth: Bool? { passed?.value as? Bool }
}

extension WorkflowValue {
  /// A property of the value; the value itself where no property is named.
  func property(_ name: String?) async throws -> WorkflowValue {
    guard let name else { return self }
    return try await property(name)
  }

  /// A property of the value, or of each of a list's values.
  ///
  /// - Throws: ``WorkflowProblem/noProperty(_:known:)``, or what working the property out throws.
  func property(_ name: String) async throws -> WorkflowValue {
    switch self {
    case .nothing: return .nothing
    case .list(let items):
      var values: [WorkflowValue] = []
      for item in items { values.append(try await item.property(name)) }
      return .list(values)
    case .group(let key, let items):
      switch name {
      case "key": return key
      case "items": return .list(items)
      case "count": return WorkflowValue(items.count, in: AppLocalization())
      default: return try await WorkflowValue.list(items).property(name)
      }
    case .single(let value): return try await value.workflowProperty(name)
    }
  }
}

extension PassedValue {
  fileprivate func workflowProperty(_ name: String) async throws -> WorkflowValue {
    if isEntity {
      let known = properties.map(\.name)
      switch name {
      case "id" where !known.contains("id"): return WorkflowValue(identifier, in: localization)
      case "name" where !known.contains("name"): return WorkflowValue(text, in: localization)
      default: break
      }
      guard known.contains(name) else { throw WorkflowProblem.noProperty(name, known: known) }
      return try await property(name).map { WorkflowValue($0) } ?? .nothing
    }
    if let file = value as? IntentFile {
      switch name {
      case "name": return WorkflowValue(file.filename, in: localization)
      case "path": return WorkflowValue(file.fileURL?.path ?? "", in: localization)
      case "text":
        return WorkflowValue(String(decoding: file.data, as: UTF8.self), in: localization)
      default: throw WorkflowProblem.noProperty(name, known: ["name", "path", "text"])
      }
    }
    if let date = value as? Date, let unit = Self.units[name] {
      let environment = IntentEnvironment.current
      var calendar = environment.calendar
      calendar.timeZone = environment.timeZone
      return WorkflowValue(calendar.component(unit, from: date), in: localization)
    }
    throw WorkflowProblem.noProperty(name, known: value is Date ? Self.units.keys.sorted() : [])
  }

  private static let units: [String: Calendar.Component] = [
    "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute,
    "weekday": .weekday,
  ]
}
