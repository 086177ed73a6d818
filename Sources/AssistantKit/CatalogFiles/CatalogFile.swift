public import OrderedJSON
public import PhraseMatcher

/// Catalogue files: what apps offer, without their code.
public enum CatalogFile {
  /// The version that is written.
  public static let version = 2

  /// The versions that are read: in the first, the brackets of phrases are brackets.
  static let versions = 1...version

  /// Reads catalogue files as one catalogue; nothing is half loaded.
  ///
  /// - Parameter paths: The files, in the order in which their apps are listed.
  /// - Returns: The apps of all files.
  /// - Throws: Every mistake of every file at once.
  public static func read(_ paths: [String]) throws(CatalogFileErrors) -> PhraseCatalog {
    try readWithMetadata(paths).catalog
  }

  /// Reads catalogue files with what they say of intents and of the programs that perform them.
  ///
  /// - Parameter paths: The files, in the order in which their apps are listed.
  /// - Returns: The apps of all files, and the metadata of those that have some.
  /// - Throws: Every mistake of every file at once.
  public static func readWithMetadata(
    _ paths: [String]
  ) throws(CatalogFileErrors) -> (catalog: PhraseCatalog, metadata: [AppMetadata]) {
    let contents = try contents(of: paths)
    return (contents.catalog, contents.metadata)
  }

  /// What stands in catalogue files.
  package struct Contents: Sendable {
    /// The apps of all files.
    package var catalog = PhraseCatalog()
    /// The metadata of those that have some.
    package var metadata: [AppMetadata] = []
    /// The files that they name.
    package var files: [String] = []
    /// The version of each catalogue file that says one, by its path.
    package var versions: [String: Int] = [:]
  }

  /// Reads everything that stands in catalogue files.
  package static func contents(of paths: [String]) throws(CatalogFileErrors) -> Contents {
    var contents = Contents()
    var readings: [Reading] = []
    for path in paths {
      let reading = Reading(path, checksPhrases: false)
      contents.catalog.apps += reading.apps.map(\.app)
      contents.metadata += reading.metadata
      contents.files += reading.files
      contents.versions[path] = reading.version
      readings.append(reading)
    }
    guard readings.contains(where: { !$0.mistakes.isEmpty }) else { return contents }
    // What is wrong with phrases would be told the next time only.
    throw CatalogFileErrors(
      mistakes: readings.flatMap { $0.mistakes.isEmpty ? [] : $0.checked.mistakes }
    )
  }

  /// What is wrong with the phrases of files that can be read, each mistake where it stands.
  package static func phraseMistakes(in paths: [String]) -> [CatalogMistake] {
    paths.flatMap { Reading($0).mistakes }
  }

  /// A catalogue file as far as it could be read, and all that is wrong with it.
  package struct Reading: Sendable {
    /// The file.
    package private(set) var path: String
    /// Its apps, and where their parts stand.
    package private(set) var apps: [(app: PhraseCatalog.App, places: CatalogPlaces)]
    /// The metadata of those that have some.
    package private(set) var metadata: [AppMetadata]
    /// The files that it names.
    package private(set) var files: [String]
    /// The version that it says it has.
    package private(set) var version: Int?
    /// What is wrong with it, in the order of its lines.
    package private(set) var mistakes: [CatalogMistake]
    /// What means nothing in it and is passed over.
    package private(set) var strays: [CatalogMistake]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - checksPhrases: Whether to look as well for what a matcher would refuse.
    package init(_ path: String, checksPhrases: Bool = true) {
      self.path = path
      var decoder = CatalogDecoder(file: path)
      let apps = decoder.apps(in: path)
      self.apps = zip(apps, decoder.places).map { ($0, $1) }
      metadata = decoder.metadata
      files = decoder.files
      version = decoder.version
      strays = decoder.strays
      mistakes = Self.sorted(decoder.mistakes, path)
      if checksPhrases { self = checked }
    }

    /// The same with what a matcher would refuse.
    fileprivate var checked: Reading {
      var checked = self
      let check = CatalogPhraseCheck(file: path)
      let known = Set(mistakes.map(\.location))
      // What cannot be read is no phrase for anybody else.
      let found = apps.flatMap { check.mistakes(of: $0.app, $0.places) }
        .filter { !known.contains($0.location) }
      checked.mistakes = Self.sorted(mistakes + found, path)
      return checked
    }

    /// Mistakes in the order of the file; those of the files that it names come last.
    private static func sorted(_ mistakes: [CatalogMistake], _ path: String) -> [CatalogMistake] {
      func order(_ mistake: CatalogMistake, _ number: Int) -> (Int, Int, Int, Int) {
        let place = mistake.location
        return (mistake.file == path ? 0 : 1, place?.line ?? 0, place?.column ?? 0, number)
      }
      return mistakes.enumerated()
        .sorted { order($0.element, $0.offset) < order($1.element, $1.offset) }
        .map(\.element)
    }
  }

  /// The file that describes a catalogue; reading it back gives the same catalogue.
  public static func json(for catalog: PhraseCatalog) -> JSON {
    .object([
      JSON.Member("version", JSON(version)),
      JSON.Member("apps", .array(catalog.apps.map(json(for:)))),
    ])
  }

  private static func json(for app: PhraseCatalog.App) -> JSON {
    var members = [JSON.Member("name", JSON(app.name))]
    if !app.synonyms.isEmpty { members.append(JSON.Member("synonyms", JSON(app.synonyms))) }
    members.append(JSON.Member("locale", JSON(app.locale)))
    if let threshold = app.threshold { members.append(JSON.Member("threshold", JSON(threshold))) }
    members.append(JSON.Member("shortcuts", .array(app.shortcuts.map(json(for:)))))
    if !app.negativePhrases.isEmpty {
      members.append(JSON.Member("negativePhrases", JSON(app.negativePhrases)))
    }
    if !app.pieces.isEmpty {
      let pieces = app.pieces.sorted { $0.key < $1.key }
      members.append(
        JSON.Member("pieces", .object(pieces.map { JSON.Member($0.key, JSON($0.value)) }))
      )
    }
    let vocabularies = app.vocabularies.sorted { $0.key < $1.key }
    members.append(
      JSON.Member(
        "vocabularies",
        .object(vocabularies.map { JSON.Member($0.key, .array($0.value.map(json(for:)))) })
      )
    )
    return .object(members)
  }

  private static func json(for shortcut: PhraseCatalog.Shortcut) -> JSON {
    var members = [JSON.Member("intent", JSON(shortcut.intent))]
    if let title = shortcut.title { members.append(JSON.Member("title", JSON(title))) }
    members.append(
      JSON.Member(
        "phrases",
        .array(
          shortcut.phrases.map { phrase in
            phrase.weight == 1
              ? JSON(written(phrase))
              : .object([
                JSON.Member("text", JSON(written(phrase))),
                JSON.Member("weight", JSON(phrase.weight)),
              ])
          }
        )
      )
    )
    let parameters = shortcut.parameters.sorted { $0.key < $1.key }
    members.append(
      JSON.Member("parameters", .object(parameters.map { JSON.Member($0.key, JSON($0.value)) }))
    )
    return .object(members)
  }

  /// A phrase as a catalogue file has it, where brackets mean something.
  private static func written(_ phrase: PhraseCatalog.Phrase) -> String {
    phrase.isGrammar ? phrase.text : PhraseGrammar.escaped(phrase.text)
  }

  private static func json(for value: PhraseCatalog.Value) -> JSON {
    var members = [JSON.Member("id", JSON(value.id)), JSON.Member("title", JSON(value.title))]
    if !value.synonyms.isEmpty { members.append(JSON.Member("synonyms", JSON(value.synonyms))) }
    if value.weight != 1 { members.append(JSON.Member("weight", JSON(value.weight))) }
    return .object(members)
  }
}
