import Foundation
import OrderedJSON
import PhraseMatcher

/// What a catalogue file says of intents and programs.
extension CatalogDecoder {
  /// The metadata of an app; nil where the file has phrases only.
  mutating func metadata(_ members: Members, of app: inout PhraseCatalog.App) -> AppMetadata? {
    guard members["intents"] != nil || members["program"] != nil else { return nil }
    let url = URL(filePath: file).standardizedFileURL
    var metadata = AppMetadata(
      phrases: app,
      folder: url.deletingLastPathComponent().path,
      program: members["program"].map { strings($0) },
      intents: []
    )
    if let node = members["program"], metadata.program?.isEmpty == true {
      report(node, .unexpected(expected: "a program and its arguments", found: "an empty array"))
    }
    if let vocabularies = members["vocabularies"]?.object {
      for member in vocabularies {
        metadata.vocabularies[member.key] = vocabularyMetadata(
          member.value,
          Set(vocabularies.map(\.key))
        )
      }
    }
    if let node = members["intents"] {
      var seen: Set<String> = []
      for node in array(node, as: "an array of intents") {
        guard let intent = intent(node, vocabularies: Set(metadata.vocabularies.keys)) else {
          continue
        }
        if !seen.insert(intent.identifier).inserted {
          report(node["intent"] ?? node, .repeated(key: intent.identifier))
        }
        metadata.intents.append(intent)
      }
    }
    for position in app.shortcuts.indices {
      complete(&app.shortcuts[position], from: metadata)
    }
    metadata.phrases = app
    return metadata
  }

  private mutating func vocabularyMetadata(
    _ node: LocatedJSON,
    _ names: Set<String>
  ) -> VocabularyMetadata {
    var known = VocabularyMetadata(
      title: node["title"]?.string,
      asksApp: node["asksApp"]?.bool == true
    )
    known.findsItself = node["findsItself"]?.bool == true
    guard let properties = node["properties"] else { return known }
    for node in array(properties, as: "an array of properties") {
      guard let property = parameter(node, vocabularies: names) else { continue }
      known.properties.append(property)
    }
    let listed = Set(known.properties.map(\.name))
    for value in node["values"]?.array ?? [] {
      guard let id = value["id"]?.string, let members = value["properties"]?.object else {
        continue
      }
      for member in members {
        if listed.contains(member.key) {
          known.values[id, default: [:]][member.key] = member.value.plain
        } else {
          report(
            member.value,
            .unknownKey(member.key, of: "the value's properties", known: listed.sorted())
          )
        }
      }
    }
    return known
  }

  /// Gives the parameters of a shortcut the types that its intent says.
  private func complete(_ shortcut: inout PhraseCatalog.Shortcut, from metadata: AppMetadata) {
    guard let intent = metadata.intents.first(where: { $0.identifier == shortcut.intent }) else {
      return
    }
    if shortcut.title == nil { shortcut.title = intent.title }
    for parameter in intent.parameters where shortcut.parameters[parameter.name] == nil {
      let slot = "${\(parameter.name)}"
      if shortcut.phrases.contains(where: { $0.text.contains(slot) }) {
        shortcut.parameters[parameter.name] = parameter.phraseType
      }
    }
  }

  private static let intentKeys: Set<String> = [
    "intent", "title", "description", "category", "keywords", "hidden", "foreground", "destructive",
    "onlyShows", "asksItself", "authentication", "summary", "parameters", "confirmation", "dialog",
    "run", "input", "timeLimit", "gives", "focusFilter",
  ]

  private mutating func intent(
    _ node: LocatedJSON,
    vocabularies: Set<String>
  ) -> IntentMetadata? {
    guard let members = object(node, as: "an intent object"),
      let identifier = required("intent", in: members, of: node, named: "the intent")
        .flatMap({ string($0) })
    else { return nil }
    report(strayKeysOf: members, known: Self.intentKeys, in: "the intent")
    var intent = IntentMetadata(
      identifier: identifier,
      title: members["title"].flatMap { string($0) } ?? identifier
    )
    intent.explanation = members["description"].flatMap { string($0) }
    intent.category = members["category"].flatMap { string($0) }
    intent.keywords = members["keywords"].map { strings($0) } ?? []
    intent.isHidden = flag("hidden", in: members)
    intent.opensApp = flag("foreground", in: members)
    intent.isDestructive = flag("destructive", in: members)
    intent.onlyShows = flag("onlyShows", in: members)
    intent.asksItself = flag("asksItself", in: members)
    intent.isFocusFilter = flag("focusFilter", in: members)
    intent.needsAuthentication = flag("authentication", in: members)
    if let node = members["parameters"] {
      for node in array(node, as: "an array of parameters") {
        guard let parameter = parameter(node, vocabularies: vocabularies) else { continue }
        intent.parameters.append(parameter)
      }
    }
    let names = intent.parameters.map(\.name)
    intent.summary = members["summary"].flatMap { template($0, names + ["applicationName"]) }?.text
    intent.confirmation = members["confirmation"].flatMap { template($0, names) }
    intent.dialog = members["dialog"].flatMap { template($0, names + ["output"]) }
    intent.command = members["run"].flatMap { command($0, members, names) }
    if let node = members["gives"] { read(given: node, into: &intent, vocabularies) }
    return intent
  }

  /// What an intent gives: the name of a vocabulary, or an object that says that it gives several of its values.
  private mutating func read(
    given node: LocatedJSON,
    into intent: inout IntentMetadata,
    _ vocabularies: Set<String>
  ) {
    guard intent.command == nil else {
      let expected = "no 'gives' beside 'run': a program's output is a text"
      return report(node, .unexpected(expected: expected, found: node.kind))
    }
    var type: LocatedJSON? = node
    if node.object != nil, let members = object(node, as: "an object with a 'type'") {
      report(strayKeysOf: members, known: ["type", "list"], in: "what the intent gives")
      type = required("type", in: members, of: node, named: "what the intent gives")
      intent.givesSeveral = flag("list", in: members)
    }
    guard let type, let name = string(type) else { return }
    guard vocabularies.contains(name) else {
      return report(type, .unknownType(name, known: vocabularies.sorted()))
    }
    intent.given = name
  }

  // MARK: - Programs

  private mutating func command(
    _ node: LocatedJSON,
    _ members: Members,
    _ names: [String]
  ) -> ProgramCommand? {
    let words = array(node, as: "a program and its arguments, as an array")
    guard let program = words.first else {
      guard node.array != nil else { return nil }
      report(node, .unexpected(expected: "a program and its arguments", found: "an empty array"))
      return nil
    }
    guard let name = program.string, !name.isEmpty, ValueTemplate(name).names.isEmpty else {
      report(
        program,
        .unexpected(expected: "the program's name, without values", found: program.kind)
      )
      return nil
    }
    var arguments: [[ValueTemplate]] = []
    for word in words {
      let group = word.array ?? [word]
      arguments.append(group.compactMap { template($0, names) })
    }
    var command = ProgramCommand(arguments: arguments)
    if let input = members["input"] {
      if input.string == "json" {
        command.takesJSON = true
      } else {
        report(input, .unexpected(expected: "\"json\"", found: input.plain.text))
      }
    }
    if let limit = members["timeLimit"] {
      if let seconds = limit.double, seconds > 0, seconds <= 86_400 {
        command.timeLimit = .milliseconds(Int(seconds * 1_000))
      } else {
        report(limit, .unexpected(expected: "seconds, at most 86400", found: limit.plain.text))
      }
    }
    return command
  }

  /// A text whose values are parameters of the intent.
  private mutating func template(_ node: LocatedJSON, _ names: [String]) -> ValueTemplate? {
    guard let text = string(node) else { return nil }
    guard !text.utf8.contains(0) else {
      report(node, .unexpected(expected: "text", found: "a NUL character"))
      return nil
    }
    let template = ValueTemplate(text)
    for name in template.names where !names.contains(name) {
      report(node, .noSuchParameter(name, known: names))
    }
    return template
  }

  // MARK: - Parameters

  private static let parameterKeys: Set<String> = [
    "name", "title", "description", "type", "list", "optional", "prompt", "least", "most",
    "choices",
    "default",
  ]

  private mutating func parameter(
    _ node: LocatedJSON,
    vocabularies: Set<String>
  ) -> ParameterMetadata? {
    guard let members = object(node, as: "a parameter object") else { return nil }
    report(strayKeysOf: members, known: Self.parameterKeys, in: "the parameter")
    let name = required("name", in: members, of: node, named: "the parameter").flatMap {
      string($0)
    }
    guard let name else { return nil }
    var parameter = ParameterMetadata(
      name: name,
      title: members["title"].flatMap { string($0) } ?? name,
      type: members["type"].flatMap { string($0) } ?? "@text"
    )
    if !vocabularies.contains(parameter.type),
      !ParameterMetadata.builtInTypes.contains(parameter.type)
    {
      report(
        members["type"] ?? node,
        .unknownType(parameter.type, known: ParameterMetadata.builtInTypes + vocabularies.sorted())
      )
    }
    parameter.explanation = members["description"].flatMap { string($0) }
    parameter.isList = flag("list", in: members)
    parameter.isOptional = flag("optional", in: members)
    parameter.prompt = members["prompt"].flatMap { string($0) }
    parameter.choices = members["choices"].map { strings($0) } ?? []
    let least = members["least"].flatMap { number($0) } ?? -.infinity
    let most = members["most"].flatMap { number($0) } ?? .infinity
    if least > most, let node = members["most"] {
      report(node, .unexpected(expected: "a number from \(least) on", found: node.plain.text))
    } else if least.isFinite || most.isFinite {
      parameter.range = least...most
    }
    parameter.standard = members["default"]?.plain
    return parameter
  }

  // MARK: - Shapes

  private mutating func flag(_ key: String, in members: Members) -> Bool {
    guard let node = members[key] else { return false }
    if let flag = node.bool { return flag }
    report(node, .unexpected(expected: "true or false", found: node.kind))
    return false
  }

  private mutating func number(_ node: LocatedJSON) -> Double? {
    if let number = node.double, number.isFinite { return number }
    report(node, .unexpected(expected: "a number", found: node.kind))
    return nil
  }
}
