/// Puts what was read of single files together to apps.
struct AppAssembly {
  /// What was named on the command line.
  let named: [String]
  var issues: [SourceIssue] = []
  private var facts: [(file: String, facts: SourceFacts)] = []
  private var tables: [PhraseTable] = []
  private var names: [(file: String, names: AppNames)] = []
  private var projects: [(file: String, name: String?)] = []
  /// The folders that are packages.
  private let packages: [String]

  init(named: [String], packages: [String]) {
    self.named = named
    self.packages = packages
  }

  mutating func add(_ facts: SourceFacts, of file: String) {
    issues += facts.issues
    self.facts.append((file, facts))
  }

  mutating func add(_ table: PhraseTable) {
    issues += table.issues
    tables.append(table)
  }

  mutating func add(_ names: AppNames, of file: String) {
    self.names.append((file, names))
  }

  mutating func add(projectName: String?, of file: String) {
    projects.append((file, projectName))
  }

  /// The apps: one for each target with a provider; without any, one for each folder with phrases.
  func apps() -> [AppSource] {
    let targets = TargetFolders(
      information: names.map(\.file),
      projects: projects.map(\.file),
      packages: packages,
      named: named
    )
    let facts = facts.filter { !targets.isTest($0.file) }
    let tables = tables.filter { !targets.isTest($0.file) }
    var apps: [String: AppSource] = [:]
    for (file, facts) in facts where !facts.providers.isEmpty {
      let folder = targets.folder(of: file)
      apps[folder, default: AppSource(folder: folder)].providers += facts.providers
      apps[folder]?.hasSources = true
      apps[folder]?.isInPackage = targets.isInPackage(file)
    }
    if apps.isEmpty {
      for table in tables where table.name == "AppShortcuts" {
        let folder = TargetFolders.catalogueFolder(of: table.file)
        apps[folder] = AppSource(folder: folder)
      }
    }
    let folders = Array(apps.keys)
    for table in tables where table.name != "InfoPlist" {
      guard let folder = owner(of: table, among: apps) else { continue }
      if table.name == "AppShortcuts" {
        apps[folder]?.phraseTables.append(table)
      } else {
        apps[folder]?.textTables.append(table)
      }
    }
    let suppressions = Dictionary(
      facts.map { ($0.file, $0.facts.suppressions) },
      uniquingKeysWith: +
    )
    for folder in folders {
      guard var app = apps[folder] else { continue }
      app.types = TypeMerging(facts, targets: targets).types(for: folder)
      app.suppressions = suppressions
      app.updatesParameters = facts.contains { $0.facts.updatesParameters }
      app.declaresPackage = facts.contains { $0.facts.declaresPackage }
      giveNames(to: &app, folders: folders)
      apps[folder] = app
    }
    return apps.values.sorted { $0.folder < $1.folder }
  }

  /// The app that a table belongs to: the one that it lies in, or else the one whose phrases it has most
  /// of, or else the nearest.
  private func owner(of table: PhraseTable, among apps: [String: AppSource]) -> String? {
    let folders = Array(apps.keys)
    let around = folders.filter { table.file.hasPrefix($0 + "/") }
    if let inner = around.max(by: { $0.count < $1.count }) { return inner }
    guard table.name == "AppShortcuts" else {
      return TargetFolders.nearest(to: table.file, among: folders)
    }
    let keys = Set(table.entries.map(\.key))
    var most = 0
    var best: [String] = folders
    for (folder, app) in apps {
      let phrases = app.shortcuts.flatMap(\.phrases).map(\.text.template)
      let count = Set(phrases).intersection(keys).count
      if count > most {
        most = count
        best = [folder]
      } else if count == most, most > 0 {
        best.append(folder)
      }
    }
    return TargetFolders.nearest(to: table.file, among: best)
  }

  private func giveNames(to app: inout AppSource, folders: [String]) {
    let own = names.filter {
      !$0.names.isExtension && TargetFolders.nearest(to: $0.file, among: folders) == app.folder
    }
    app.name = own.lazy.compactMap(\.names.name).first
    app.alternativeNames = own.flatMap(\.names.alternatives)
    for table in tables where table.name == "InfoPlist" {
      guard TargetFolders.nearest(to: table.file, among: folders) == app.folder else { continue }
      for key in ["CFBundleName", "CFBundleDisplayName"] {
        for entry in table.entries where entry.key == key {
          for (language, text) in entry.localizations {
            if let name = text.values.first?.text, !name.isEmpty {
              app.localizedNames[language] = name
            }
          }
        }
      }
    }
    if app.name == nil { app.name = app.localizedNames[app.sourceLanguage] }
    if app.name == nil { app.name = projects.lazy.compactMap(\.name).first }
    if app.name == nil, let provider = app.providers.first?.name {
      for ending in ["AppShortcutsProvider", "ShortcutsProvider", "AppShortcuts", "Shortcuts"]
      where provider.hasSuffix(ending) && provider != ending {
        app.name = String(provider.dropLast(ending.count))
        break
      }
    }
  }
}
