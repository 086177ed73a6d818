import Foundation
import OrderedJSON
import PhraseMatcher

/// Reads one catalogue file and collects everything that is wrong with it.
struct CatalogDecoder {
  let file: String
  var mistakes: [CatalogMistake] = []
  /// Members that mean nothing, which are passed over, so that newer files can be read.
  private(set) var strays: [CatalogMistake] = []
  /// What the file says of its apps beside their phrases.
  private(set) var metadata: [AppMetadata] = []
  /// The files that it names.
  var files: [String] = []
  /// Where the parts of each app stand, as many as there are apps.
  private(set) var places: [CatalogPlaces] = []
  /// The version that it says it has; nil before that is read.
  private(set) var version: Int?
  /// What reads the phrases of the app that is read.
  private var grammar = PhraseGrammar()

  init(file: String) {
    self.file = file
  }

  /// The apps of the file; what could not be read is left out and stands among the mistakes.
  mutating func apps(in path: String) -> [PhraseCatalog.App] {
    bytes(of: path).map { apps(of: $0) } ?? []
  }

  /// The apps of a file's bytes.
  mutating func apps(of bytes: [UInt8]) -> [PhraseCatalog.App] {
    let (document, errors) = LocatedJSON.reading(bytes)
    mistakes += errors.map {
      CatalogMistake(file: file, location: $0.location, problem: .malformed($0))
    }
    guard let root = document else { return [] }
    guard let members = object(root, as: "a catalogue object") else { return [] }
    note(strayKeysOf: members, known: ["version", "apps", "$schema"], in: "the catalogue")
    if let node = members["version"] {
      version = node.int
      if !CatalogFile.versions.contains(node.int ?? 0) {
        report(node, .unknownVersion(node.plain.text))
      }
    } else {
      report(root, .missing(key: "version", of: "the catalogue"))
    }
    guard let apps = required("apps", in: members, of: root, named: "the catalogue") else {
      return []
    }
    if apps.array?.isEmpty == true { report(apps, .noApps) }
    return array(apps, as: "an array of apps").compactMap { app($0) }
  }

  // MARK: - Parts

  /// Whether the brackets of phrases mean something.
  private var hasGrammar: Bool { version != 1 }

  private static let appKeys: Set<String> = [
    "name", "synonyms", "locale", "threshold", "shortcuts", "negativePhrases", "pieces",
    "vocabularies", "intents", "program",
  ]

  mutating func app(_ node: LocatedJSON) -> PhraseCatalog.App? {
    guard let members = object(node, as: "an app object") else { return nil }
    note(strayKeysOf: members, known: Self.appKeys, in: "the app")
    var places = CatalogPlaces(
      app: node.location,
      name: members["name"]?.location ?? node.location,
      locale: members["locale"]?.location
    )
    let name = required("name", in: members, of: node, named: "the app").flatMap { string($0) }
    let pieces = members["pieces"].map { self.pieces($0) } ?? [:]
    let shortcuts =
      required("shortcuts", in: members, of: node, named: "the app")
      .map { array($0, as: "an array of shortcuts") } ?? []
    var app = PhraseCatalog.App(
      name: name ?? "",
      synonyms: members["synonyms"].map { strings($0) } ?? [],
      locale: members["locale"].flatMap { string($0) } ?? "en",
      shortcuts: shortcuts.compactMap { shortcut($0, &places) },
      negativePhrases: members["negativePhrases"].map { negativePhrases($0, &places) } ?? [],
      pieces: pieces,
      vocabularies: members["vocabularies"].map { vocabularies($0, &places) } ?? [:],
      threshold: members["threshold"].flatMap { threshold($0) }
    )
    if let known = metadata(members, of: &app) { metadata.append(known) }
    self.places.append(places)
    return app
  }

  private mutating func negativePhrases(
    _ node: LocatedJSON,
    _ places: inout CatalogPlaces
  ) -> [String] {
    array(node, as: "an array of strings").compactMap { node in
      guard let text = string(node) else { return nil }
      places.negativePhrases.append(node.location)
      return text
    }
  }

  mutating func threshold(_ node: LocatedJSON) -> Double? {
    if let threshold = node.double, (0...1).contains(threshold) { return threshold }
    report(node, .unexpected(expected: "a threshold from 0 to 1", found: node.kind))
    return nil
  }

  private mutating func shortcut(
    _ node: LocatedJSON,
    _ places: inout CatalogPlaces
  ) -> PhraseCatalog.Shortcut? {
    guard let members = object(node, as: "a shortcut object") else { return nil }
    note(
      strayKeysOf: members,
      known: ["intent", "title", "phrases", "parameters"],
      in: "the shortcut"
    )
    let intent = required("intent", in: members, of: node, named: "the shortcut")
    var known = CatalogPlaces.Shortcut(
      shortcut: node.location,
      intent: intent?.location ?? node.location
    )
    let name = intent.flatMap { string($0) }
    let nodes =
      required("phrases", in: members, of: node, named: "the shortcut")
      .map { array($0, as: "an array of phrases") } ?? []
    var phrases: [PhraseCatalog.Phrase] = []
    for node in nodes {
      guard let phrase = phrase(node) else { continue }
      phrases.append(phrase)
      known.phrases.append(node["text"]?.location ?? node.location)
    }
    var parameters: [String: String] = [:]
    let count = mistakes.count
    if let node = members["parameters"], let named = object(node, as: "an object of parameters") {
      for member in named.members {
        parameters[member.key] = string(member.value)
        known.parameters[member.key] = member.value.location
      }
    }
    known.knowsParameters = mistakes.count == count
    places.shortcuts.append(known)
    return PhraseCatalog.Shortcut(
      intent: name ?? "",
      title: members["title"].flatMap { string($0) },
      phrases: phrases,
      parameters: parameters
    )
  }

  mutating func phrase(_ node: LocatedJSON) -> PhraseCatalog.Phrase? {
    if let text = node.string { return phrase(text, at: node) }
    guard let members = object(node, as: "a phrase: a string, or an object with 'text'") else {
      return nil
    }
    note(strayKeysOf: members, known: ["text", "weight"], in: "the phrase")
    guard let node = required("text", in: members, of: node, named: "the phrase"),
      let text = string(node)
    else { return nil }
    return phrase(text, at: node, weight: weight(in: members))
  }

  /// A phrase whose text stands at a place; its mistakes are reported where they are.
  private mutating func phrase(
    _ text: String,
    at node: LocatedJSON,
    weight: Double = 1
  ) -> PhraseCatalog.Phrase {
    var phrase = PhraseCatalog.Phrase(text, weight: weight)
    if Self.hasInterpolation(text) {
      report(node, .interpolation)
      return phrase
    }
    guard hasGrammar, PhraseGrammar.isNeeded(for: text) else { return phrase }
    phrase.isGrammar = true
    do throws(PhraseTemplateErrors) {
      let template = try grammar.template(of: text).rows[0].description
      // Where every bracket is one, the phrase has no need of a grammar.
      if PhraseGrammar.escaped(template) == text {
        phrase.text = template
        phrase.isGrammar = false
      }
    } catch {
      report(error, in: text, at: node)
    }
    return phrase
  }

  /// Whether a placeholder is written as in Swift: brackets of its own would only be told as such.
  private static func hasInterpolation(_ text: String) -> Bool {
    text.contains("\\(.") || text.contains("\\(\\.")
  }

  /// The pieces that phrases may name; from here on they are read with them.
  private mutating func pieces(_ node: LocatedJSON) -> [String: String] {
    grammar = PhraseGrammar()
    guard hasGrammar else {
      report(node, .newerKey("pieces"))
      return [:]
    }
    guard let named = object(node, as: "an object of pieces") else { return [:] }
    var pieces: [String: String] = [:]
    for member in named.members { pieces[member.key] = string(member.value) }
    grammar = PhraseGrammar(pieces: pieces)
    for member in named.members {
      guard let text = pieces[member.key], let errors = grammar.errors[member.key] else { continue }
      report(errors, in: text, at: member.value)
    }
    return pieces
  }

  /// Reports the mistakes of a text, each at its own column.
  private mutating func report(
    _ errors: PhraseTemplateErrors,
    in text: String,
    at node: LocatedJSON
  ) {
    for error in errors.errors {
      mistakes.append(
        CatalogMistake(
          file: file,
          location: node.location.inside(text, offset: error.offset),
          problem: .phrases(error.message)
        )
      )
    }
  }

  // MARK: - Shapes

  struct Members {
    var members: [LocatedJSON.Member] = []

    subscript(key: String) -> LocatedJSON? { members.first { $0.key == key }?.value }
  }

  mutating func object(_ node: LocatedJSON, as expected: String) -> Members? {
    guard let object = node.object else {
      report(node, .unexpected(expected: expected, found: node.kind))
      return nil
    }
    for repeated in node.repeatedMembers {
      mistakes.append(
        CatalogMistake(
          file: file,
          location: repeated.keyLocation,
          problem: .repeated(key: repeated.key)
        )
      )
    }
    return Members(members: object)
  }

  mutating func array(_ node: LocatedJSON, as expected: String) -> [LocatedJSON] {
    if let array = node.array { return array }
    report(node, .unexpected(expected: expected, found: node.kind))
    return []
  }

  mutating func string(_ node: LocatedJSON) -> String? {
    if let string = node.string { return string }
    report(node, .unexpected(expected: "a string", found: node.kind))
    return nil
  }

  mutating func strings(_ node: LocatedJSON) -> [String] {
    array(node, as: "an array of strings").compactMap { string($0) }
  }

  mutating func required(
    _ key: String,
    in members: Members,
    of node: LocatedJSON,
    named owner: String
  ) -> LocatedJSON? {
    if let member = members[key] { return member }
    report(node, .missing(key: key, of: owner))
    return nil
  }

  /// Notes the members that mean nothing, but for comments, each where its key stands.
  mutating func note(strayKeysOf members: Members, known: Set<String>, in owner: String) {
    strays += strayKeys(of: members, known: known, in: owner)
  }

  /// Reports the members that mean nothing where nothing else may stand.
  mutating func report(strayKeysOf members: Members, known: Set<String>, in owner: String) {
    mistakes += strayKeys(of: members, known: known, in: owner)
  }

  private func strayKeys(
    of members: Members,
    known: Set<String>,
    in owner: String
  ) -> [CatalogMistake] {
    members.members.filter { !known.contains($0.key) && $0.key != "comment" }.map { member in
      CatalogMistake(
        file: file,
        location: member.keyLocation,
        problem: .unknownKey(member.key, of: owner, known: known.sorted())
      )
    }
  }

  mutating func report(_ node: LocatedJSON, _ problem: CatalogMistake.Problem) {
    mistakes.append(CatalogMistake(file: file, location: node.location, problem: problem))
  }

  mutating func bytes(of path: String) -> [UInt8]? {
    do {
      return try InputFile.bytes(of: path)
    } catch {
      mistakes.append(
        CatalogMistake(file: file, location: nil, problem: .unreadable(reason: error.message))
      )
      return nil
    }
  }
}
