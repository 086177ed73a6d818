/// Puts what was read of single files together to apps.
struct AppAssembly {
  /// What was named on the command line.
  let named: [String]
  var issues: [SourceIssue] = []
  private var facts: [(file: String, facts: SourceFacts)] = []
  private var tables: [PhraseTable] = []
  private var names: [(file: String, names: AppNames)] = []
  private var projects: [String] = []
  private var targets: [XcodeTarget] = []
  /// The folders that are packages.
  private let packages: [String]
  private var packageTargets: [PackageTarget] = []

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

  /// Adds a project, which may say of what files its targets are built.
  mutating func add(project file: String, targets: [XcodeTarget]) {
    projects.append(file)
    self.targets += targets
  }

  mutating func add(_ targets: [PackageTarget]) {
    packageTargets += targets
  }

  /// The apps: one for each target with a provider; without any, one for each folder with phrases.
  func apps() -> [AppSource] {
    let targets = TargetMembership(
      folders: TargetFolders(
        information: names.map(\.file),
        projects: projects,
        packages: packages,
        declared: packageTargets,
        named: named
      ),
      targets: targets
    )
    let facts = facts.filter { !targets.isTest($0.file) }
    let tables = tables.filter { !targets.isTest($0.file) }
    var apps: [String: AppSource] = [:]
    for (file, facts) in facts where !facts.providers.isEmpty {
      // A provider that several targets share is one: what is wrong with it is said once.
      let target = targets.targets(of: file)[0]
      apps[target, default: AppSource(folder: targets.folder(of: file))].providers +=
        facts.providers
      apps[target]?.hasSources = true
      apps[target]?.isInLibrary = targets.isInLibrary(file)
      apps[target]?.projectWithoutProvider = targets.projectWithout(file)
    }
    if apps.isEmpty {
      for table in tables where table.name == "AppShortcuts" {
        let folder = TargetFolders.catalogueFolder(of: table.file)
        apps[folder] = AppSource(folder: folder)
      }
    }
    for table in tables where table.name != "InfoPlist" {
      let members = targets.targets(of: table.file).filter { apps[$0] != nil }
      guard let owner = members.first ?? owner(of: table, among: apps) else { continue }
      if table.name == "AppShortcuts" {
        apps[owner]?.phraseTables.append(table)
      } else {
        apps[owner]?.textTables.append(table)
      }
    }
    let suppressions = Dictionary(
      facts.map { ($0.file, $0.facts.suppressions) },
      uniquingKeysWith: +
    )
    let merging = TypeMerging(facts, targets: targets)
    for (identifier, app) in apps {
      var app = app
      app.types = merging.types(for: identifier)
      app.suppressions = suppressions
      app.updatesParameters = facts.contains { $0.facts.updatesParameters }
      app.declaresPackage = facts.contains { $0.facts.declaresPackage }
      giveNames(
        to: &app,
        target: targets.target(identifier),
        folders: apps.values.map(\.folder)
      )
      apps[identifier] = app
    }
    return apps.sorted { ($0.value.folder, $0.key) < ($1.value.folder, $1.key) }.map(\.value)
  }

  /// The app that a table belongs to: the one that it lies in, or else the one whose phrases it has most
  /// of, or else the nearest.
  private func owner(of table: PhraseTable, among apps: [String: AppSource]) -> String? {
    let around = apps.filter { table.file.hasPrefix($0.value.folder + "/") }
    if let inner = around.max(by: { $0.value.folder.count < $1.value.folder.count }) {
      return inner.key
    }
    guard table.name == "AppShortcuts" else { return nearest(to: table, among: apps) }
    let keys = Set(table.entries.map(\.key))
    let counts = apps.mapValues { app in
      Set(app.shortcuts.flatMap(\.phrases).map(\.text.template)).intersection(keys).count
    }
    let most = counts.values.max() ?? 0
    return nearest(to: table, among: apps.filter { counts[$0.key] == most })
  }

  private func nearest(to table: PhraseTable, among apps: [String: AppSource]) -> String? {
    let nearest = TargetFolders.nearest(to: table.file, among: apps.values.map(\.folder))
    return apps.filter { $0.value.folder == nearest }.keys.min()
  }

  private func giveNames(to app: inout AppSource, target: XcodeTarget?, folders: [String]) {
    let stated = names.filter { $0.file == target?.information }
    let near = names.filter {
      !$0.names.isExtension && TargetFolders.nearest(to: $0.file, among: folders) == app.folder
    }
    let own = stated.isEmpty ? near : stated
    app.name = own.lazy.compactMap(\.names.name).first ?? target?.displayName
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
    if app.name == nil {
      app.name = targets.lazy.filter { $0.kind == .app }.compactMap(\.displayName).first
    }
    if app.name == nil, let provider = app.providers.first?.name {
      for ending in ["AppShortcutsProvider", "ShortcutsProvider", "AppShortcuts", "Shortcuts"]
      where provider.hasSuffix(ending) && provider != ending {
        app.name = String(provider.dropLast(ending.count))
        break
      }
    }
  }
}
