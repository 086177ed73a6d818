import AppSources
package import PhraseMatcher

extension LintedApp {
  /// What can be said to the app in a language, for the matcher.
  ///
  /// A parameter whose values no file tells has an empty vocabulary.
  package func catalog(in language: String) -> PhraseCatalog.App {
    var vocabularies: [String: [PhraseCatalog.Value]] = [:]
    var listed: [PhraseCatalog.Shortcut] = []
    for number in shortcuts.indices {
      let own = phrases.filter { $0.shortcut == number && $0.language == language }
      guard !own.isEmpty else { continue }
      var parameters: [String: String] = [:]
      for name in Set(own.flatMap(\.text.parameters)) {
        let type = type(of: name, in: number) ?? name
        parameters[name] = type
        vocabularies[type] = values(of: type, in: language)
      }
      var seen: Set<String> = []
      let templates = own.map(\.text.template).filter { seen.insert($0).inserted }
      let intent =
        shortcuts[number].intent.isEmpty ? "Shortcut\(number + 1)" : shortcuts[number].intent
      // Another branch of an `#if` has the same shortcut once more.
      if let index = listed.firstIndex(where: { $0.intent == intent }) {
        let before = Set(listed[index].phrases.map(\.text))
        listed[index].phrases += templates.filter { !before.contains($0) }.map { .init($0) }
        listed[index].parameters.merge(parameters) { first, _ in first }
        continue
      }
      listed.append(
        PhraseCatalog.Shortcut(
          intent: intent,
          title: shortcuts[number].shortTitle,
          phrases: templates.map { PhraseCatalog.Phrase($0) },
          parameters: parameters
        )
      )
    }
    return PhraseCatalog.App(
      name: name(in: language),
      synonyms: source.alternativeNames,
      locale: language,
      shortcuts: listed,
      negativePhrases: language == source.sourceLanguage
        ? source.providers.flatMap(\.negativePhrases).map(\.text.template) : [],
      vocabularies: vocabularies
    )
  }

  /// The values of a type in a language, as far as files tell them.
  func values(of type: String, in language: String) -> [PhraseCatalog.Value] {
    if let given = source.vocabularies[type] {
      return given.map { PhraseCatalog.Value(id: $0.id, title: $0.title, synonyms: $0.synonyms) }
    }
    return (source.types[type]?.cases ?? []).compactMap { found in
      guard let title = found.title else { return nil }
      return PhraseCatalog.Value(
        id: found.name,
        title: text(title, in: language),
        synonyms: found.synonyms.map { text($0, in: language) }
      )
    }
  }

  /// A text of the app in a language; the text itself where no table has it.
  func text(_ key: String, in language: String) -> String {
    guard language != source.sourceLanguage else { return key }
    for table in source.textTables {
      guard let entry = table.entries.first(where: { $0.key == key }) else { continue }
      let found = entry.localizations[language] ?? entry.localizations[LanguageName.base(language)]
      if let text = found?.values.first?.text, !text.isEmpty { return text }
    }
    return key
  }
}
