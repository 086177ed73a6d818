import AppIntents
import AssistantKit
import Foundation

extension WorkflowRun {
  /// Does a step of the assistant's own.
  mutating func run(_ call: ActionCall, result: String?) async throws -> Ending {
    let subject = try await subject(of: call)
    switch call.action {
    case .stop: return .gave(.nothing)
    case .output: return .gave(subject)
    case .show: try await show(subject, title: try await text(call["title"]))
    case .speak: await context.host.emit(.dialog(full: subject.plainText, supporting: nil))
    case .wait:
      guard let seconds = subject.number else { throw WorkflowProblem.noNumber(subject.text) }
      try await context.sleep(.seconds(min(max(0, seconds), 31_536_000)))
    case .add:
      guard case .variable(let path)? = call["to"] else { break }
      let known = variables[path.name]?.items ?? []
      variables[path.name] = .list(known + subject.items)
    case .open: try await open(subject)
    case .ask:
      let question =
        call.subject == nil
        ? context.messages.askForInput(of: result ?? workflow.name) : subject.plainText
      set(result, try await ask(question, for: call.answerType))
    case .choose: set(result, try await choose(subject, call))
    case .program: set(result, try await runProgram(subject, call))
    case .shortcut: set(result, try await runShortcut(subject, call))
    case .csv: set(result, try await csv(subject, call))
    case .chart: set(result, try await chart(subject, call))
    default: set(result, try await transform(subject, call))
    }
    return .ran
  }

  private func subject(of call: ActionCall) async throws -> WorkflowValue {
    guard let subject = call.subject else { return .nothing }
    return try await evaluate(subject)
  }

  func text(_ expression: Expression?) async throws -> String? {
    guard let expression else { return nil }
    return try await evaluate(expression).plainText
  }

  /// The steps that make one value of another.
  private mutating func transform(
    _ subject: WorkflowValue,
    _ call: ActionCall
  ) async throws -> WorkflowValue {
    switch call.action {
    case .count: return WorkflowValue(subject.items.count, in: localization)
    case .lines:
      let lines = subject.plainText.split(
        omittingEmptySubsequences: true,
        whereSeparator: \.isNewline
      )
      return .list(lines.map { WorkflowValue(String($0), in: localization) })
    case .join:
      let separator = try await text(call["separator"]) ?? "\n"
      let text = subject.items.map(\.plainText).joined(separator: separator)
      return WorkflowValue(text, in: localization)
    case .first:
      return picked(subject.items, try await count(call["count"])) { Array($0.prefix($1)) }
    case .last:
      return picked(subject.items, try await count(call["count"])) { Array($0.suffix($1)) }
    case .random:
      let count = try await count(call["count"])
      let shuffled = subject.items.shuffled(using: &random)
      if count == nil, shuffled.isEmpty { throw WorkflowProblem.emptyList }
      return picked(shuffled, count) { Array($0.prefix($1)) }
    case .filter:
      guard let condition = call.condition else { return subject }
      var kept: [WorkflowValue] = []
      for item in subject.items {
        try Task.checkCancellation()
        if try await holds(condition, for: item) { kept.append(item) }
      }
      return .list(kept)
    case .sort: return try await sorted(subject, call)
    case .group: return .list(try await groups(of: subject, by: call.property("by")))
    case .mostCommon:
      let groups = try await groups(of: subject, by: call.property("by"))
      let frequent = Self.byFrequency(groups).map(\.key)
      return picked(frequent, try await count(call["limit"])) { Array($0.prefix($1)) }
    default: return subject
    }
  }

  /// Groups with the largest first; equals keep their order.
  static func byFrequency(_ groups: [WorkflowValue]) -> [WorkflowValue] {
    groups.enumerated().sorted {
      ($1.element.items.count, $0.offset) < ($0.element.items.count, $1.offset)
    }.map(\.element)
  }

  /// Some of a list; without a number, one value and no list.
  private func picked(
    _ items: [WorkflowValue],
    _ count: Int?,
    _ pick: ([WorkflowValue], Int) -> [WorkflowValue]
  ) -> WorkflowValue {
    guard let count else { return pick(items, 1).first ?? .nothing }
    return .list(pick(items, count))
  }

  private func sorted(_ subject: WorkflowValue, _ call: ActionCall) async throws -> WorkflowValue {
    var keyed: [(key: PassedValue?, place: Int, item: WorkflowValue)] = []
    for (place, item) in subject.items.enumerated() {
      let key = try await item.property(call.property("by"))
      keyed.append((key.sortingKey, place, item))
    }
    let isDescending =
      if let descending = call["descending"] {
        try await evaluate(descending).truth ?? false
      } else {
        false
      }
    // What has no key comes last in either order, and equals keep theirs.
    let sorted = keyed.sorted { first, second in
      guard let left = first.key, let right = second.key else {
        return (first.key == nil ? 1 : 0, first.place) < (second.key == nil ? 1 : 0, second.place)
      }
      if left.isLess(than: right) { return !isDescending }
      if right.isLess(than: left) { return isDescending }
      return first.place < second.place
    }
    return .list(sorted.map(\.item))
  }

  /// The groups of a list, in the order of what they have in common where that is numbers, else as
  /// they come.
  func groups(of list: WorkflowValue, by property: String?) async throws -> [WorkflowValue] {
    var places: [String: Int] = [:]
    var groups: [(key: WorkflowValue, items: [WorkflowValue])] = []
    for item in list.items {
      let key = try await item.property(property)
      if let place = places[key.groupingKey] {
        groups[place].items.append(item)
      } else {
        places[key.groupingKey] = groups.count
        groups.append((key, [item]))
      }
    }
    if groups.allSatisfy({ $0.key.number != nil }) {
      groups.sort { ($0.key.number ?? 0) < ($1.key.number ?? 0) }
    }
    return groups.map { .group(key: $0.key, items: $0.items) }
  }
}

extension WorkflowValue {
  /// What the values of a group have in common; the value itself where it is no group.
  var key: WorkflowValue { if case .group(let key, _) = self { key } else { self } }

  /// What a value is put in order by; nil for nothing.
  fileprivate var sortingKey: PassedValue? {
    if case .group(let key, _) = self { return key.sortingKey }
    return passed
  }
}

extension ActionCall {
  /// The property that an argument names.
  func property(_ label: String) -> String? {
    if case .variable(let path)? = self[label] { path.name } else { nil }
  }

  /// The properties that an argument names; nil where it is not given.
  func properties(_ label: String) -> [String]? {
    guard case .list(let names)? = self[label] else { return nil }
    return names.compactMap { if case .variable(let path) = $0 { path.name } else { nil } }
  }

  /// What a question is answered with.
  var answerType: ParameterType {
    switch self["for"]?.plainText.flatMap(Action.AnswerKind.init) {
    case .number: .number(range: nil)
    case .date: .date(.dateTime)
    case .duration: .duration
    case .yesOrNo: .bool(yes: nil, no: nil)
    case .url: .url
    case .text, nil: .text
    }
  }
}
