public import AppIntents
public import PhraseMatcher
public import SpokenLanguage

extension SuggestionIndex {
  /// What apps can be told, and the things that they know.
  ///
  /// - Parameters:
  ///   - catalog: The phrases and values of the apps.
  ///   - apps: The apps; what removes things is never suggested with one.
  ///   - kept: What is in the search index beside those values.
  ///   - language: The language of the conversation.
  ///   - usage: How much a value of an app was used lately, by the app's name and its identifier.
  public init(
    _ catalog: PhraseCatalog,
    apps: [RunningApp],
    kept: [SearchIndexFile.Item],
    language: any Language,
    usage: (_ app: String, _ identifier: String) -> Double
  ) {
    var entries: [Entry] = []
    var known: Set<String> = []
    for app in catalog.apps {
      let running = apps.first { $0.definition.name == app.name }
      func sentence(_ phrase: String, _ values: [String: String] = [:]) -> String {
        var text = phrase.replacing("${applicationName}", with: app.name)
        for (name, value) in values { text = text.replacing("${\(name)}", with: value) }
        return language.resolvingParticles(in: text)
      }
      var openings: [String: (phrase: String, parameter: String)] = [:]
      for shortcut in app.shortcuts {
        let isDestructive = running?.intent(shortcut.intent)?.isDestructive ?? false
        for phrase in shortcut.phrases where phrase.isListed {
          let slots = shortcut.parameters.filter { phrase.text.contains("${\($0.key)}") }
          if slots.isEmpty, !phrase.text.replacing("${applicationName}", with: "").contains("${") {
            let line = sentence(phrase.text)
            entries.append(Entry(line: line, name: line, weight: phrase.weight))
          } else if slots.count == 1, !isDestructive, let slot = slots.first,
            openings[slot.value] == nil
          {
            openings[slot.value] = (phrase.text, slot.key)
          }
        }
      }
      for (name, values) in app.vocabularies.sorted(by: { $0.key < $1.key }) {
        guard let opening = openings[name] else { continue }
        for value in values {
          known.insert(value.title)
          let line = sentence(opening.phrase, [opening.parameter: value.title])
          let weight = value.weight + usage(app.name, value.id)
          for name in [value.title] + value.synonyms {
            entries.append(Entry(line: line, name: name, weight: weight))
          }
        }
      }
    }
    if let show = language.searchPhrases.show.last {
      for item in kept where !known.contains(item.title) {
        let line = show.replacing("{words}", with: item.title)
        entries.append(
          Entry(line: line, name: item.title, weight: 1 + Double(item.priority) / 1_000)
        )
      }
    }
    self.init(entries)
  }
}
