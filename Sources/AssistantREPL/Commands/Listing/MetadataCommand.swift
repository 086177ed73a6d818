import AppIntents
import AppProcess
import AssistantKit
import OrderedJSON
import PhraseMatcher
import StringCatalogs

/// Writes the apps with their intents as a catalogue file, which `--catalog` reads back; with `--verbose` also tells which
/// texts have no translation.
struct MetadataCommand: Sendable {
  let session: Session

  func run() async -> ExitCode {
    var apps: [JSON] = []
    for app in session.catalog.apps {
      let known = session.metadata.first {
        $0.phrases.name == app.name && $0.phrases.locale == app.locale
      }
      if var known {
        known.phrases = app
        apps.append(known.appJSON)
      } else if let running = session.apps.first(where: { $0.definition.name == app.name }) {
        apps.append(await running.metadata(app).appJSON)
      } else {
        apps += CatalogFile.json(for: PhraseCatalog(apps: [app]))["apps"]?.array ?? []
      }
    }
    let catalog: JSON = ["version": JSON(CatalogFile.version), "apps": .array(apps)]
    session.console.writeLine(catalog.prettyText)
    tellOtherLanguages()
    if session.arguments[.verbose] {
      for app in session.apps { tellMissingTexts(of: app.definition) }
    }
    return .success
  }

  /// Tells of the languages of catalogue files that are not written, since a conversation is in one.
  private func tellOtherLanguages() {
    let written = Set(session.catalog.apps.map(\.locale))
    for path in session.arguments.values(of: .catalog) where SourceLoading.isCatalogFile(path) {
      let spoken = CatalogFile.Reading(path, checksPhrases: false).apps.map(\.app.locale)
      let others = Set(spoken).subtracting(written).sorted()
      guard !others.isEmpty else { continue }
      session.console.diagnose(
        "\(path): what it says in \(others.joined(separator: ", ")) is not written; --locale writes it in another "
          + "language",
        kind: .note
      )
    }
  }

  private func tellMissingTexts(of app: AppDefinition) {
    var told: Set<String> = []
    for text in app.missingTexts {
      told.insert(text.key)
      tell(text.absence, of: text.key, table: text.table, app)
    }
    let tables = app.localization.tables
    for table in tables.tableNames {
      for key in tables.missingKeys(table: table, locale: app.locale) where !told.contains(key) {
        tell(.fromLanguage, of: key, table: table, app)
      }
    }
  }

  private func tell(_ absence: TextAbsence, of key: String, table: String, _ app: AppDefinition) {
    let reason =
      switch absence {
      case .fromCatalog: "is in no catalogue; it is shown as the source has it"
      case .fromLanguage: "has no translation into '\(app.locale)'"
      }
    session.console.diagnose("\(app.name): \(table): '\(key)' \(reason)", kind: .note)
  }
}
