import OrderedJSON
public import PhraseMatcher
public import SpokenLanguage

/// Reads and checks files of aliases.
///
/// A line is what is heard, a tab, and what it stands for: `Vocabulary=value`, or a phrase of the
/// catalogue, whose placeholders the left side repeats. Lines that begin with `#` are comments.
///
/// ```
/// ana car nina                     Book=Anna Karenina
/// oven ${book} in ${applicationName}   Open ${book} in ${applicationName}
/// ```
struct HeardAsReader {
  private let catalog: PhraseCatalog
  private let language: any Language
  private let phrases: Set<String>
  private let vocabularies: Set<String>
  private var meanings: [Place: HeardAs.Alias] = [:]
  private(set) var aliases: [HeardAs.Alias] = []
  private(set) var mistakes: [CatalogMistake] = []
  /// Lines that stand for what this catalogue does not have, where that is none of their mistakes.
  private(set) var foreign: [CatalogMistake] = []
  private let isForAnyCatalog: Bool

  /// Where the same words must not stand for two things: among the phrases, or in a vocabulary.
  private struct Place: Hashable {
    var vocabulary: String?
    var heard: String
  }

  init(catalog: PhraseCatalog, language: any Language, isForAnyCatalog: Bool = false) {
    self.catalog = catalog
    self.isForAnyCatalog = isForAnyCatalog
    self.language = language
    phrases = Set(catalog.apps.flatMap { $0.shortcuts.flatMap { $0.phrases.map(\.text) } })
    vocabularies = Set(catalog.apps.flatMap(\.vocabularies.keys))
  }

  mutating func read(_ file: String) {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(of: file)
    } catch {
      mistakes.append(
        CatalogMistake(file: file, location: nil, problem: .unreadable(reason: error.message))
      )
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, bytes) in lines.enumerated() {
      let line = String(decoding: bytes, as: UTF8.self)
      guard !line.hasPrefix("#"), !line.trimmed.isEmpty else { continue }
      read(line: line, of: file, number: number + 1)
    }
  }

  private mutating func read(line: String, of file: String, number: Int) {
    let fields = line.split(separator: "\t").map { String($0).trimmed }.filter { !$0.isEmpty }
    func made(_ column: Int, _ problem: CatalogMistake.Problem) -> CatalogMistake {
      CatalogMistake(
        file: file,
        location: SourceLocation(line: number, column: column),
        problem: problem
      )
    }
    func mistake(_ column: Int, _ problem: CatalogMistake.Problem) {
      mistakes.append(made(column, problem))
    }
    func unknown(_ column: Int, _ problem: CatalogMistake.Problem) {
      if isForAnyCatalog {
        foreign.append(made(column, problem))
      } else {
        mistake(column, problem)
      }
    }
    guard fields.count == 2 else { return mistake(1, .aliasShape(fields: fields.count)) }
    let column = line.prefix { $0 != "\t" }.count + 2
    guard let meaning = meaning(fields[1]) else {
      return unknown(column, .unknownMeaning(fields[1]))
    }
    if case .value(_, let vocabulary) = meaning, !vocabularies.contains(vocabulary) {
      return unknown(
        column,
        .unknownAliasVocabulary(vocabulary, known: vocabularies.sorted())
      )
    }
    if let problem = problem(with: fields[0], meaning: meaning) { return mistake(1, problem) }
    let alias = HeardAs.Alias(
      heard: fields[0],
      meaning: meaning,
      file: file,
      location: SourceLocation(line: number, column: 1)
    )
    if let known = meanings.updateValue(alias, forKey: place(of: alias)) {
      guard known.meaning != meaning else { return }
      return mistake(1, .contradiction(heard: fields[0], other: known))
    }
    aliases.append(alias)
  }

  private func meaning(_ text: String) -> HeardAs.Meaning? {
    if phrases.contains(text) { return .phrase(text) }
    let sides = text.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
    guard sides.count == 2, !sides[0].contains("${"), sides.allSatisfy({ !$0.isEmpty }) else {
      return nil
    }
    return .value(sides[1], vocabulary: sides[0])
  }

  private func problem(
    with heard: String,
    meaning: HeardAs.Meaning
  ) -> CatalogMistake.Problem? {
    guard case .phrase(let phrase) = meaning else {
      return language.normalized(heard).isEmpty ? .unspeakableAlias(heard) : nil
    }
    let template: PhraseTemplate
    do {
      template = try PhraseTemplate(parsing: heard)
    } catch {
      return .phrases(String(describing: error))
    }
    guard !template.elements.isEmpty, !language.normalized(heard).isEmpty else {
      return .unspeakableAlias(heard)
    }
    let known = Set((try? PhraseTemplate(parsing: phrase))?.placeholders ?? [])
    return template.placeholders.first { !known.contains($0) }
      .map { .strayPlaceholder($0, phrase: phrase) }
  }

  private func place(of alias: HeardAs.Alias) -> Place {
    switch alias.meaning {
    case .phrase: Place(vocabulary: nil, heard: templateKey(alias.heard))
    case .value(_, let vocabulary):
      Place(vocabulary: vocabulary, heard: language.normalized(alias.heard))
    }
  }

  private func templateKey(_ heard: String) -> String {
    ((try? PhraseTemplate(parsing: heard))?.elements ?? []).map { element in
      switch element {
      case .literal(let text): language.normalized(text)
      case .applicationName: "${applicationName}"
      case .parameter(let name): "${\(name)}"
      }
    }.joined(separator: " ")
  }

  /// What is no mistake but may not be what was wanted.
  func doubts() -> [CatalogMistake] {
    var places: [String: [ValuePlaces]] = [:]
    for app in catalog.apps {
      for (name, values) in app.vocabularies {
        places[name, default: []].append(ValuePlaces(values, language: language))
      }
    }
    return aliases.flatMap { alias -> [CatalogMistake] in
      guard case .value(let value, let vocabulary) = alias.meaning else { return [] }
      var problems: [CatalogMistake.Problem] = []
      for known in places[vocabulary] ?? [] {
        let meant = known.places(of: value)
        let own = known.places(named: alias.heard)
        if !own.isEmpty, own != meant {
          problems.append(.aliasIsName(alias.heard, vocabulary: vocabulary))
        }
      }
      if (places[vocabulary] ?? []).allSatisfy({ $0.places(of: value).isEmpty }) {
        problems.append(.aliasOfUnknownValue(value, vocabulary: vocabulary))
      }
      return problems.map {
        CatalogMistake(file: alias.file, location: alias.location, problem: $0)
      }
    }
  }
}

extension HeardAs {
  /// Reads files of aliases; nothing is half loaded.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - catalog: What the aliases stand for.
  ///   - language: How words are compared.
  ///   - doubt: Takes what is no mistake but may not be what was wanted: a value that the catalogue
  ///     does not have, words that are a value of their own.
  ///   - foreign: Takes lines for what this catalogue does not have, where the files are for others too;
  ///     nil where such a line is a mistake.
  /// - Returns: The aliases of all files.
  /// - Throws: Every mistake of every file at once.
  public static func read(
    _ paths: [String],
    for catalog: PhraseCatalog,
    language: any Language,
    doubt: (CatalogMistake) -> Void = { _ in },
    foreign: ((CatalogMistake) -> Void)? = nil
  ) throws(CatalogFileErrors) -> HeardAs {
    var reader = HeardAsReader(
      catalog: catalog,
      language: language,
      isForAnyCatalog: foreign != nil
    )
    for path in paths { reader.read(path) }
    guard reader.mistakes.isEmpty else { throw CatalogFileErrors(mistakes: reader.mistakes) }
    for mistake in reader.doubts() { doubt(mistake) }
    for mistake in reader.foreign { foreign?(mistake) }
    return HeardAs(aliases: reader.aliases)
  }
}

extension PhraseTemplate {
  /// The names of what stands in for something else, the app's among them.
  fileprivate var placeholders: [String] {
    elements.compactMap { element in
      switch element {
      case .literal: nil
      case .applicationName: "applicationName"
      case .parameter(let name): name
      }
    }
  }
}
