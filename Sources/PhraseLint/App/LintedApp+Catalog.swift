import AppSources
package import PhraseMatcher

extension LintedApp {
  /// What can be said to the app in a language, for the matcher.
  ///
  /// A parameter whose values no file tells has an empty vocabulary.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - takesEntries: Whether an entry of a catalogue of which no file tells the shortcut is one of its own.
  /// - Returns: The app.
  package func catalog(in language: String, takesEntries: Bool = true) -> PhraseCatalog.App {
    var vocabularies: [String: [PhraseCatalog.Value]] = [:]
    var listed: [PhraseCatalog.Shortcut] = []
    var numbers: [String: Int] = [:]
    for number in shortcuts.indices {
      let own = phrases(of: number, in: language)
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
      if let index = numbers[intent] {
        let before = Set(listed[index].phrases.map(\.text))
        listed[index].phrases += templates.filter { !before.contains($0) }.map { .init($0) }
        listed[index].parameters.merge(parameters) { first, _ in first }
        continue
      }
      numbers[intent] = listed.count
      listed.append(
        PhraseCatalog.Shortcut(
          intent: intent,
          title: shortcuts[number].shortTitle,
          phrases: templates.map { PhraseCatalog.Phrase($0) },
          parameters: parameters
        )
      )
    }
    if takesEntries, !source.hasSources { listed += entries(in: language, &vocabularies) }
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

  /// The entries of catalogues whose shortcut no file tells, a shortcut each; the number in its name is the same in
  /// every language.
  private func entries(
    in language: String,
    _ vocabularies: inout [String: [PhraseCatalog.Value]]
  ) -> [PhraseCatalog.Shortcut] {
    var keys: [String] = []
    var texts: [String: [String]] = [:]
    for phrase in phrases where phrase.shortcut == nil {
      let key = (phrase.sourcePhrase ?? phrase.text).template
      if !keys.contains(key) { keys.append(key) }
      guard phrase.language == language else { continue }
      if texts[key]?.contains(phrase.text.template) != true {
        texts[key, default: []].append(phrase.text.template)
      }
      for name in phrase.text.parameters { vocabularies[name] = values(of: name, in: language) }
    }
    return keys.enumerated().compactMap { number, key in
      texts[key].map { templates in
        PhraseCatalog.Shortcut(
          intent: "Entry\(number + 1)",
          title: key,
          phrases: templates.map { PhraseCatalog.Phrase($0) },
          parameters: Dictionary(
            templates.flatMap { PhraseText(template: $0).parameters }.map { ($0, $0) },
            uniquingKeysWith: { first, _ in first }
          )
        )
      }
    }
  }

  /// The values of a type in a language, as far as files tell them.
  func values(of type: String, in language: String) -> [PhraseCatalog.Value] {
    if let given = givenValues[type] { return given }
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
