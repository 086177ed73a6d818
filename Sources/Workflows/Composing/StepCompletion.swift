import AppIntents
package import AssistantKit

/// What can stand where somebody is typing a step: steps, intents, their parameters, properties, variables.
package struct StepCompletion: Sendable {
  private let intents: [String: [String]]
  private let entities: [String]
  private let properties: [String]

  /// Learns what the apps offer.
  package init(apps: [RunningApp]) async {
    var intents: [String: [String]] = [:]
    var entities: [String] = []
    var properties: Set<String> = []
    for app in apps {
      let name = app.sourceName
      for intent in app.definition.intents where intent.isDiscoverable {
        intents["\(name).\(intent.identifier)"] = intent.parameters.map(\.name)
      }
      for action in app.definition.findActions {
        entities.append("\(name).\(action.entity)")
        for property in (try? await action.properties()) ?? [] { properties.insert(property.name) }
      }
    }
    self.intents = intents
    self.entities = entities
    self.properties = properties.sorted()
  }

  /// Whole lines that continue what is typed, in the order in which they make sense.
  package func lines(continuing typed: String, variables: [String]) -> [String] {
    let word = typed.reversed().prefix { WorkflowLexer.continues($0) || $0 == "." }.reversed()
    let before = String(typed.dropLast(word.count))
    let begun = String(word)
    return candidates(behind: before, begun: begun, variables)
      .filter { $0.hasPrefix(begun) && $0.count > begun.count }
      .map { before + $0 }
  }

  private func candidates(
    behind before: String,
    begun: String,
    _ variables: [String]
  ) -> [String] {
    let words = before.split(separator: " ").map(String.init)
    // A value may have a name, whose step stands behind it.
    let step = words.firstIndex(of: "=") == 1 ? Array(words.dropFirst(2)) : words
    guard let keyword = step.first else { return Self.keywords }
    switch keyword {
    case "run":
      guard step.count > 1 else { return intents.keys.sorted() }
      if step.last?.hasSuffix(":") == true { return values(begun, variables) }
      return (intents[step[1]] ?? []).map { "\($0):" }.filter { !step.contains($0) }
    case "find":
      guard step.count > 1 else { return entities }
      if ["where", "and", "or", "by"].contains(step.last) { return properties }
      return ["where", "sorted by", "limit", "and", "or", "descending"] + values(begun, variables)
    default:
      guard let action = Action(rawValue: keyword) else {
        return values(begun, variables) + ["in", "is", "contains", "times", "where"]
      }
      if ["by:", "where", "["].contains(step.last) { return properties }
      let labels = action.arguments.map { "\($0.label):" }.filter { !step.contains($0) }
      return step.count == 1 ? values(begun, variables) : labels + ["where"]
    }
  }

  /// Variables, and properties behind one of them.
  private func values(_ begun: String, _ variables: [String]) -> [String] {
    guard let dot = begun.lastIndex(of: ".") else { return variables + ["ask"] }
    return properties.map { begun[...dot] + $0 }
  }

  private static let keywords =
    ["run", "find", "if", "repeat", "menu"] + Action.allCases.map(\.rawValue)
}
