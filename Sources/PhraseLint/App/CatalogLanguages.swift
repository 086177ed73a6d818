import AppSources

/// The languages of an app in a catalogue file, where each is an app of its own.
enum CatalogLanguages {
  /// The apps of catalogue files that are one app in several languages, the first of the file first.
  static func groups(of apps: [LintedApp]) -> [[LintedApp]] {
    var names: [[String]] = []
    var groups: [[String]: [LintedApp]] = [:]
    for app in apps where app.source.catalogVersion != nil {
      let name = [app.source.folder, app.source.name ?? ""]
      if groups[name] == nil { names.append(name) }
      // One that is there twice in a language is told by a rule of its own.
      guard
        groups[name]?.contains(where: {
          $0.source.sourceLanguage == app.source.sourceLanguage
        }) != true
      else { continue }
      groups[name, default: []].append(app)
    }
    return names.compactMap { groups[$0] }.filter { $0.count > 1 }
  }
}
