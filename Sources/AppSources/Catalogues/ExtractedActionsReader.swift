import OrderedJSON

/// Reads what Apple's build extracted from an app: its intents, enums and shortcuts.
struct ExtractedActionsReader {
  let file: String
  private(set) var facts = SourceFacts()

  init(file: String) {
    self.file = file
  }

  /// Reads the file; what is wrong stands among the issues.
  mutating func read(_ bytes: [UInt8]) {
    do throws(JSONError) {
      readDocument(try LocatedJSON.parse(bytes))
    } catch {
      facts.issues.append(
        SourceIssue(
          place(error.location),
          "the extracted actions are not read: \(error.message)",
          isLoss: true
        )
      )
    }
  }

  private func place(_ location: SourceLocation) -> SourcePlace {
    SourcePlace(file: file, location)
  }

  private mutating func readDocument(_ document: LocatedJSON) {
    var provider = ProviderFacts(name: "", place: place(document.location))
    provider.shortcuts = (document["autoShortcuts"]?.array ?? []).map(shortcut)
    provider.negativePhrases = (document["negativePhrases"]?.array ?? []).compactMap(phrase)
    if !provider.shortcuts.isEmpty { facts.providers.append(provider) }
    for member in document["actions"]?.object ?? [] { readAction(member) }
    for member in document["entities"]?.object ?? [] {
      facts.types.append(
        TypeFacts(
          keyword: "struct",
          name: member.key,
          inherits: ["AppEntity"],
          place: place(member.keyLocation)
        )
      )
    }
    for node in document["enums"]?.array ?? [] { readEnum(node) }
    // The built app does not tell whether it calls it.
    facts.updatesParameters = true
  }

  private func shortcut(_ node: LocatedJSON) -> ShortcutFacts {
    var shortcut = ShortcutFacts(
      intent: node["actionIdentifier"]?.string ?? "",
      phrases: (node["phraseTemplates"]?.array ?? []).compactMap(phrase),
      place: place(node.location)
    )
    shortcut.shortTitle = text(node["shortTitle"])
    return shortcut
  }

  private func phrase(_ node: LocatedJSON) -> PhraseFacts? {
    guard let text = text(node) else { return nil }
    return PhraseFacts(text: PhraseText(template: text), place: place(node.location))
  }

  /// A text with its key, or the text itself.
  private func text(_ node: LocatedJSON?) -> String? {
    node?.string ?? node?["key"]?.string
  }

  private mutating func readAction(_ member: LocatedJSON.Member) {
    var type = TypeFacts(
      keyword: "struct",
      name: member.value["identifier"]?.string ?? member.key,
      inherits: ["AppIntent"],
      place: place(member.keyLocation)
    )
    type.parameters = (member.value["parameters"]?.array ?? []).compactMap { node in
      node["name"]?.string.map {
        ParameterFacts(name: $0, type: typeName(node["valueType"]), place: place(node.location))
      }
    }
    facts.types.append(type)
  }

  /// The name of a value's type in Swift; empty where it is not known.
  private func typeName(_ node: LocatedJSON?) -> String {
    guard let member = node?.object?.first else { return "" }
    let wrapper = member.value["wrapper"] ?? member.value
    switch member.key {
    case "primitive": return Self.primitives[wrapper["typeIdentifier"]?.int ?? -1] ?? ""
    case "entity": return wrapper["typeName"]?.string ?? ""
    case "linkEnumeration": return wrapper["identifier"]?.string ?? ""
    default: return ""
    }
  }

  private static let primitives = [
    0: "String", 1: "Bool", 2: "Int", 7: "Double", 8: "Date", 9: "DateComponents", 11: "URL",
    12: "AttributedString",
  ]

  private mutating func readEnum(_ node: LocatedJSON) {
    guard let name = node["identifier"]?.string else { return }
    var type = TypeFacts(
      keyword: "enum",
      name: name,
      inherits: ["AppEnum"],
      place: place(node.location)
    )
    type.cases = (node["cases"]?.array ?? []).compactMap { node in
      guard let name = node["identifier"]?.string else { return nil }
      let representation = node["displayRepresentation"]
      var found = CaseFacts(name: name, place: place(node.location))
      found.title = text(representation?["title"])
      found.synonyms = (representation?["synonyms"]?.array ?? []).compactMap(text)
      return found
    }
    facts.types.append(type)
  }
}
