/// An app as its author's files describe it.
package struct AppSource: Sendable {
  /// The folder that holds it, as it was found from what was named.
  package var folder: String
  /// What it is called; nil where no file tells.
  package var name: String?
  /// What else people call it.
  package var alternativeNames: [String] = []
  /// What it is called in each language, where that differs.
  package var localizedNames: [String: String] = [:]
  /// The language that is known without a table; nil where tables tell.
  package var declaredLanguage: String?
  /// Its providers of shortcuts.
  package var providers: [ProviderFacts] = []
  /// The types of its sources by name; extensions are merged into them.
  package var types: [String: TypeFacts] = [:]
  /// Its files of phrases.
  package var phraseTables: [PhraseTable] = []
  /// Its files of texts.
  package var textTables: [PhraseTable] = []
  /// Whether it calls `updateAppShortcutParameters()`.
  package var updatesParameters = false
  /// Whether it declares an `AppIntentsPackage`.
  package var declaresPackage = false
  /// Whether its provider is in a library of a package.
  package var isInLibrary = false
  /// The project that lies around its provider and builds it into no target; nil where all is well.
  package var projectWithoutProvider: String?
  /// Whether Swift sources or what a build extracted of them were read.
  package var hasSources = false
  /// The version of the catalogue file that the app stands in; nil for one that is read from sources.
  package var catalogVersion: Int?
  /// Whether it is an app that runs here, by programs of its own, so that nothing that Apple's systems want matters.
  package var runsHere = false
  /// Where a catalogue file names its language; nil where none does.
  package var languagePlace: SourcePlace?
  /// Whether it says of all its intents what they take.
  package var declaresIntents = false
  /// What stands in its catalogue file and means nothing.
  package var strays: [SourceIssue] = []
  /// The values of entities, which only the running app knows, by the name of their type.
  package var vocabularies: [String: [SourceValue]] = [:]
  /// What switches rules off, by file.
  package var suppressions: [String: [Suppression]] = [:]

  /// Makes an app of nothing.
  package init(folder: String) {
    self.folder = folder
  }

  /// Its shortcuts, in the order of its providers.
  package var shortcuts: [ShortcutFacts] { providers.flatMap(\.shortcuts) }

  /// The language in which phrases are written in the source.
  package var sourceLanguage: String {
    declaredLanguage ?? phraseTables.lazy.compactMap(\.sourceLanguage).first
      ?? textTables.lazy.compactMap(\.sourceLanguage).first ?? "en"
  }

  /// The languages in which the app has phrases or texts.
  ///
  /// The source's own is always among them.
  package var languages: [String] {
    var languages = phraseLanguages
    for table in textTables { languages.formUnion(Self.spoken(in: table)) }
    return languages.sorted()
  }

  /// The languages in which the app has phrases.
  package var phraseLanguages: Set<String> {
    var languages: Set<String> = [sourceLanguage]
    for table in phraseTables { languages.formUnion(table.languages) }
    return languages
  }

  /// The languages into which somebody has translated a part of a table.
  private static func spoken(in table: PhraseTable) -> Set<String> {
    guard table.language == nil else { return table.entries.isEmpty ? [] : table.languages }
    var counts: [String: Int] = [:]
    let entries = table.entries.filter { $0.shouldTranslate && $0.extractionState != "stale" }
    for entry in entries {
      for (language, text) in entry.localizations where text.state != "new" {
        counts[language, default: 0] += 1
      }
    }
    // A language of which somebody only tried a word is none that the app speaks.
    return Set(counts.filter { $0.value * 5 >= entries.count }.keys)
  }
}

/// A value that an app suggests, which its sources do not tell.
package struct SourceValue: Sendable, Hashable {
  /// What identifies it.
  package var id: String
  /// What is said.
  package var title: String
  /// What else may be said.
  package var synonyms: [String]
  /// Where it stands; nil where that is not known.
  package var place: SourcePlace?

  /// Makes a value.
  package init(id: String, title: String, synonyms: [String] = [], place: SourcePlace? = nil) {
    self.id = id
    self.title = title
    self.synonyms = synonyms
    self.place = place
  }
}
