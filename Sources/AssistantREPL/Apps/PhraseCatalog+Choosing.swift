import AssistantKit
import PhraseMatcher

extension PhraseCatalog {
  /// The apps of the catalogue that speak a locale, or its language.
  func speaking(
    _ locale: String,
    files: [String]
  ) throws(CatalogFileErrors) -> PhraseCatalog {
    let chosen = speaking(locale)
    let locales = apps.map(\.locale).reduce(into: [String]()) { known, locale in
      if !known.contains(locale) { known.append(locale) }
    }
    guard !chosen.isEmpty || apps.isEmpty else {
      throw CatalogFileErrors(mistakes: [
        CatalogMistake(
          file: files.joined(separator: ", "),
          location: nil,
          problem: .noApp(locale: locale, known: locales)
        )
      ])
    }
    return PhraseCatalog(apps: chosen)
  }

  /// The catalogue of one app alone.
  ///
  /// - Parameters:
  ///   - name: What the app is called, or one of its other names.
  ///   - isMeant: Whether an app of a name is meant in another way.
  /// - Returns: The catalogue.
  /// - Throws: ``UsageError`` where no app is called so.
  func only(
    _ name: String,
    isMeant: (String) -> Bool = { _ in false }
  ) throws(UsageError) -> PhraseCatalog {
    let wanted = name.lowercased()
    let chosen = apps.filter { app in
      ([app.name] + app.synonyms).contains { $0.lowercased() == wanted } || isMeant(app.name)
    }
    guard !chosen.isEmpty || apps.isEmpty else {
      throw .unknownApp(name, known: apps.map(\.name))
    }
    return PhraseCatalog(apps: chosen)
  }

  /// The apps of the catalogue that speak a locale, or its language; each once.
  func speaking(_ locale: String) -> [App] {
    let language = Locales.language(of: locale)
    var chosen: [App] = []
    for app in apps where !chosen.contains(where: { $0.name == app.name }) {
      let same = apps.filter { $0.name == app.name }
      if let best = same.first(where: { $0.locale == locale })
        ?? same.first(where: { Locales.language(of: $0.locale) == language })
      {
        chosen.append(best)
      }
    }
    return chosen
  }
}
