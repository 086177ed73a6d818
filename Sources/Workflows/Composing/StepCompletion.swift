import AppIntents
package import AssistantKit

/// What can stand where somebody is typing a step: steps, intents, their parameters, properties, values.
package struct StepCompletion: Sendable {
  /// The most values of a closed set that are offered.
  private static let mostChoices = 50

  /// Something that can be found, and what is known of it.
  struct Entity: Sendable {
    var properties: [Property] = []
  }

  /// A property or a parameter.
  struct Property: Sendable {
    var name: String
    var relations: [Relation] = Relation.allCases
    var isSortable = true
    /// Its values as a file has them, where there are few.
    var choices: [String] = []
  }

  private var intents: [String: [Property]] = [:]
  private var entities: [String: Entity] = [:]
  /// The properties of whatever it is.
  private var properties: [String] = []

  /// Learns what the apps offer.
  package init(apps: [RunningApp]) async {
    for app in apps {
      let name = app.sourceName
      for intent in app.definition.intents where intent.isDiscoverable {
        var parameters: [Property] = []
        for parameter in intent.parameters {
          let choices = await Self.choices(of: parameter.type)
          parameters.append(Property(name: parameter.name, choices: choices))
        }
        intents["\(name).\(intent.identifier)"] = parameters
      }
      for action in app.definition.findActions {
        var entity = Entity()
        for property in (try? await action.properties()) ?? [] {
          entity.properties.append(await Self.property(property))
        }
        entities["\(name).\(action.entity)"] = entity
      }
    }
    properties = Set(entities.values.flatMap { $0.properties.map(\.name) }).sorted()
  }

  private static func property(_ found: FindProperty) async -> Property {
    var choices: [String] = []
    for comparison in found.comparisons where choices.isEmpty {
      choices = await self.choices(of: comparison.type)
    }
    return Property(
      name: found.name,
      relations: Relation.allCases.filter { relation in
        found.comparisons.contains { $0.kind == relation.comparator }
      },
      isSortable: found.isSortable,
      choices: choices
    )
  }

  /// The values of a type as a file has them, where there are few and they need not be looked for.
  private static func choices(of type: ParameterType) async -> [String] {
    switch type {
    case .bool: return ["yes", "no"]
    case .option(let source) where source.matching == nil:
      let options = (try? await source.suggested()) ?? []
      guard options.count <= mostChoices else { return [] }
      return options.map { WorkflowPrinter.text(of: .chosen(id: $0.id, title: $0.title)) }
    default: return []
    }
  }

  // MARK: - Lines

  /// Whole lines that continue what is typed in whatever case, in the order in which they make sense.
  ///
  /// - Parameters:
  ///   - typed: The line so far.
  ///   - block: The steps before it, which know what the variables hold.
  /// - Returns: The lines; none where anything can stand.
  package func lines(continuing typed: String, behind block: Block = Block()) -> [String] {
    let place = TypedPlace(typed)
    let variables = VariableProperties(block, self)
    return candidates(at: place, variables)
      .filter { $0.continues(place.begun) }
      .map { place.before + $0 }
  }

  func properties(of entity: String) -> [String]? { thing(entity)?.properties.map(\.name) }

  /// What is known of an entity, whose app may be left out.
  private func thing(_ name: String) -> Entity? {
    entities[name] ?? entities.first { $0.key.hasSuffix(".\(name)") }?.value
  }

  private func candidates(at place: TypedPlace, _ variables: VariableProperties) -> [String] {
    if place.isInText {
      return place.isInserted ? values(place.begun, variables).filter { $0 != "ask" } : []
    }
    // A value may have a name, whose step stands behind it.
    let step = place.words.dropFirst(place.words.dropFirst().first == "=" ? 2 : 0)
    guard let keyword = step.first else {
      return Self.keywords + (place.words.isEmpty ? [] : values(place.begun, variables))
    }
    let rest = Array(step.dropFirst())
    switch keyword {
    case "run": return running(rest, place.begun, variables)
    case "find": return finding(rest, place.begun, variables)
    case "if": return condition(rest, place.begun, variables) + ["{"]
    case "}", "otherwise": return otherwise(Array(step), place.begun, variables)
    case "repeat": return repeating(rest, place.begun, variables)
    case "menu": return rest.isEmpty ? values(place.begun, variables) : ["{"]
    case "option": return rest.isEmpty ? [] : ["{"]
    default:
      guard let action = Action(rawValue: keyword) else { return [] }
      return acting(action, rest, place.begun, variables)
    }
  }

  private func running(
    _ words: [String],
    _ begun: String,
    _ variables: VariableProperties
  ) -> [String] {
    guard let name = words.first else { return intents.keys.sorted() }
    let parameters = intents[name] ?? []
    if let last = words.last, last.hasSuffix(":") {
      let choices = parameters.first { "\($0.name):" == last }?.choices ?? []
      return choices + values(begun, variables)
    }
    return parameters.map { "\($0.name): " }.filter { !words.contains(String($0.dropLast())) }
  }

  private func acting(
    _ action: Action,
    _ words: [String],
    _ begun: String,
    _ variables: VariableProperties
  ) -> [String] {
    guard !words.isEmpty, action.subject != .none else {
      return action.subject == .none ? [] : values(begun, variables)
    }
    let known = variables.properties(of: words[0]) ?? properties
    if action == .filter {
      guard let start = words.firstIndex(of: "where") else { return ["where "] }
      return condition(
        Array(words[(start + 1)...]),
        known.map { Property(name: $0) },
        begun,
        variables
      )
    }
    if let open = words.lastIndex(of: "["), !words[open...].contains("]") {
      let isDue = words.last == "[" || words.last == ","
      return isDue ? known : []
    }
    if let last = words.last, last.hasSuffix(":"),
      let kind = action.arguments.first(where: { "\($0.label):" == last })?.kind
    {
      return switch kind {
      case .value: values(begun, variables)
      case .property: known
      case .properties: ["["]
      case .variable: variables.names
      case .word(let words): words
      }
    }
    return action.arguments.map { "\($0.label): " }
      .filter { !words.contains(String($0.dropLast())) }
  }

  private func finding(
    _ words: [String],
    _ begun: String,
    _ variables: VariableProperties
  ) -> [String] {
    guard let name = words.first else { return entities.keys.sorted() }
    let properties = thing(name)?.properties ?? []
    var rest = Array(words.dropFirst())
    if let start = rest.firstIndex(where: { $0 == "sorted" || $0 == "limit" }) {
      rest = Array(rest[start...])
      if rest.last == "limit" { return values(begun, variables) }
      if rest.contains("limit") { return [] }
      if rest.count == 1 { return ["by "] }
      let sortable = properties.filter(\.isSortable).map(\.name)
      if rest.last == "by" || rest.last == "," { return sortable }
      return (rest.last == "descending" ? [] : ["descending"]) + ["limit "]
    }
    guard rest.first == "where" else { return ["where ", "sorted by ", "limit "] }
    return condition(
      Array(rest.dropFirst()),
      properties,
      begun,
      variables,
      then: ["sorted by ", "limit "]
    )
  }

  private func repeating(
    _ words: [String],
    _ begun: String,
    _ variables: VariableProperties
  ) -> [String] {
    guard let first = words.first else { return ["while "] + values(begun, variables) }
    if first == "while" {
      return condition(Array(words.dropFirst()), begun, variables) + ["{"]
    }
    switch words.count {
    case 1: return ["in ", "times {"]
    case 2 where words[1] == "in": return values(begun, variables)
    default: return ["{"]
    }
  }

  private func otherwise(
    _ words: [String],
    _ begun: String,
    _ variables: VariableProperties
  ) -> [String] {
    switch words.last {
    case "}": return ["otherwise "]
    case "otherwise": return ["if ", "{"]
    default:
      guard let start = words.firstIndex(of: "if") else { return [] }
      return condition(Array(words[(start + 1)...]), begun, variables) + ["{"]
    }
  }

  // MARK: - Conditions and values

  /// A condition on variables.
  private func condition(
    _ words: [String],
    _ begun: String,
    _ variables: VariableProperties
  ) -> [String] {
    let paths = values(begun, variables).filter { $0 != "ask" }
    return condition(words, paths.map { Property(name: $0) }, begun, variables)
  }

  private func condition(
    _ words: [String],
    _ subjects: [Property],
    _ begun: String,
    _ variables: VariableProperties,
    then: [String] = []
  ) -> [String] {
    var place = ConditionPlace()
    for word in words { place.read(word) }
    let subject = subjects.first { $0.name == place.subject }
    let choices = (subject?.choices ?? []) + values(begun, variables)
    return switch place.expected {
    case .subject: subjects.map(\.name) + ["not "]
    case .relation: place.relations(of: subject?.relations ?? Relation.allCases)
    case .relationOrValue:
      choices + place.relations(of: subject?.relations ?? Relation.allCases)
    case .value: choices
    case .upperEnd: ["and "]
    case .joint: ["and ", "or "] + then
    }
  }

  /// Variables, and properties behind one of them.
  private func values(_ begun: String, _ variables: VariableProperties) -> [String] {
    guard let dot = begun.lastIndex(of: ".") else { return variables.names + ["ask"] }
    let known = variables.properties(of: String(begun[..<dot])) ?? properties
    return known.map { begun[...dot] + $0 }
  }

  private static let keywords =
    ["run ", "find ", "if ", "repeat ", "menu "]
    + Action.allCases.map { $0.subject == .required ? "\($0.rawValue) " : $0.rawValue }
}

extension String {
  /// Whether this can stand for what is begun, in whatever case; an app before an intent may be left out.
  fileprivate func continues(_ begun: String) -> Bool {
    let begun = begun.lowercased()
    let whole = lowercased()
    guard whole != begun else { return false }
    return whole.hasPrefix(begun)
      || !begun.isEmpty && whole.split(separator: ".").last?.hasPrefix(begun) == true
  }
}
