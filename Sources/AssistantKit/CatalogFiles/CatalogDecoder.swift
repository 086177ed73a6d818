import Foundation
import OrderedJSON
import PhraseMatcher

/// Reads one catalogue file and collects everything that is wrong with it.
struct CatalogDecoder {
  let file: String
  private(set) var mistakes: [CatalogMistake] = []
  /// What the file says of its apps beside their phrases.
  private(set) var metadata: [AppMetadata] = []
  /// The files that it names.
  private(set) var files: [String] = []
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
    let root: LocatedJSON
    do {
      root = try LocatedJSON.parse(bytes)
    } catch {
      mistakes.append(
        CatalogMistake(file: file, location: error.location, problem: .malformed(error))
      )
      return []
    }
    guard let members = object(root, as: "a catalogue object") else { return [] }
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
    return array(apps, as: "an array of apps").compactMap { app($0) }
  }

  // MARK: - Parts

  /// Whether the brackets of phrases mean something.
  private var hasGrammar: Bool { version != 1 }

  mutating func app(_ node: LocatedJSON) -> PhraseCatalog.App? {
    guard let members = object(node, as: "an app object") else { return nil }
    let name = required("name", in: members, of: node, named: "the app").flatMap { string($0) }
    let pieces = members["pieces"].map { self.pieces($0) } ?? [:]
    let shortcuts =
      required("shortcuts", in: members, of: node, named: "the app")
      .map { array($0, as: "an array of shortcuts") } ?? []
    var vocabularies: [String: [PhraseCatalog.Value]] = [:]
    if let node = members["vocabularies"], let named = object(node, as: "an object of vocabularies")
    {
      for (key, node) in named.members { vocabularies[key] = vocabulary(node) }
    }
    var app = PhraseCatalog.App(
      name: name ?? "",
      synonyms: members["synonyms"].map { strings($0) } ?? [],
      locale: members["locale"].flatMap { string($0) } ?? "en",
      shortcuts: shortcuts.compactMap { shortcut($0) },
      negativePhrases: members["negativePhrases"].map { strings($0) } ?? [],
      pieces: pieces,
      vocabularies: vocabularies,
      threshold: members["threshold"].flatMap { threshold($0) }
    )
    if let known = metadata(members, of: &app) { metadata.append(known) }
    return app
  }

  mutating func threshold(_ node: LocatedJSON) -> Double? {
    if let threshold = node.double, (0...1).contains(threshold) { return threshold }
    report(node, .unexpected(expected: "a threshold from 0 to 1", found: node.kind))
    return nil
  }

  mutating func shortcut(_ node: LocatedJSON) -> PhraseCatalog.Shortcut? {
    guard let members = object(node, as: "a shortcut object") else { return nil }
    let intent = required("intent", in: members, of: node, named: "the shortcut")
      .flatMap { string($0) }
    let phrases =
      required("phrases", in: members, of: node, named: "the shortcut")
      .map { array($0, as: "an array of phrases") } ?? []
    var parameters: [String: String] = [:]
    if let node = members["parameters"], let named = object(node, as: "an object of parameters") {
      for (key, node) in named.members { parameters[key] = string(node) }
    }
    return PhraseCatalog.Shortcut(
      intent: intent ?? "",
      title: members["title"].flatMap { string($0) },
      phrases: phrases.compactMap { phrase($0) },
      parameters: parameters
    )
  }

  mutating func phrase(_ node: LocatedJSON) -> PhraseCatalog.Phrase? {
    if let text = node.string { return phrase(text, at: node) }
    guard let members = object(node, as: "a phrase: a string, or an object with 'text'") else {
      return nil
    }
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

  /// The pieces that phrases may name; from here on they are read with them.
  private mutating func pieces(_ node: LocatedJSON) -> [String: String] {
    grammar = PhraseGrammar()
    guard hasGrammar else {
      report(node, .newerKey("pieces"))
      return [:]
    }
    guard let named = object(node, as: "an object of pieces") else { return [:] }
    var pieces: [String: String] = [:]
    for (name, node) in named.members { pieces[name] = string(node) }
    grammar = PhraseGrammar(pieces: pieces)
    for (name, node) in named.members {
      guard let text = pieces[name], let errors = grammar.errors[name] else { continue }
      report(errors, in: text, at: node)
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
      let before = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self)
      // The text begins behind a quotation mark and is longer where something in it is escaped.
      let columns = JSON(before).text.count - 1
      let location = SourceLocation(
        line: node.location.line,
        column: node.location.column + columns
      )
      mistakes.append(
        CatalogMistake(file: file, location: location, problem: .phrases(error.message))
      )
    }
  }

  mutating func vocabulary(_ node: LocatedJSON) -> [PhraseCatalog.Value] {
    guard node.array == nil else {
      return array(node, as: "a vocabulary").compactMap { value($0) }
    }
    if let values = node["values"] {
      return array(values, as: "a vocabulary").compactMap { value($0) }
    }
    guard let members = object(node, as: "an array of values, or {\"file\": …}"),
      let name = required("file", in: members, of: node, named: "the vocabulary")
        .flatMap({ string($0) })
    else { return [] }
    let folder = URL(filePath: file).deletingLastPathComponent()
    let path = URL(filePath: name, relativeTo: folder).path
    files.append(path)
    var reader = VocabularyFileReader(file: path)
    let values = reader.values()
    mistakes += reader.mistakes
    return values
  }

  mutating func value(_ node: LocatedJSON) -> PhraseCatalog.Value? {
    guard let members = object(node, as: "a value object") else { return nil }
    let id = required("id", in: members, of: node, named: "the value").flatMap { string($0) }
    let title = required("title", in: members, of: node, named: "the value").flatMap { string($0) }
    guard let id, let title else { return nil }
    return PhraseCatalog.Value(
      id: id,
      title: title,
      synonyms: members["synonyms"].map { strings($0) } ?? [],
      weight: weight(in: members)
    )
  }

  mutating func weight(in members: Members) -> Double {
    guard let node = members["weight"] else { return 1 }
    if let weight = node.double, weight >= 0, weight.isFinite { return weight }
    report(node, .unexpected(expected: "a weight of 0 or more", found: node.kind))
    return 1
  }

  // MARK: - Shapes

  struct Members {
    var members: [(String, LocatedJSON)] = []

    subscript(key: String) -> LocatedJSON? { members.first { $0.0 == key }?.1 }
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
    return Members(members: object.map { ($0.key, $0.value) })
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
