public import AppIntents
public import PhraseMatcher
public import SpokenLanguage

extension SuggestionIndex {
  /// Everything of one kind that an app has.
  public struct Listed: Sendable {
    /// The app's name.
    public let app: String
    /// The name of the entity's type.
    public let entity: String
    /// What it has.
    public let hits: [SearchHit]

    /// Asks apps for everything that they have.
    ///
    /// - Parameters:
    ///   - apps: The apps; one that fails or takes too long is left out.
    ///   - deadline: How long each may take for a kind.
    /// - Returns: What they have, by kind.
    public static func all(of apps: [RunningApp], deadline: Duration) async -> [Listed] {
      var all: [Listed] = []
      for app in apps {
        for search in app.definition.searches {
          let hits = try? await withDeadline(deadline) { try await search.listed() }
          guard let hits else { continue }
          all.append(Listed(app: app.definition.name, entity: search.entity, hits: hits))
        }
      }
      return all
    }
  }

  /// What apps can be told, and the things that they know.
  ///
  /// - Parameters:
  ///   - catalog: The phrases and values of the apps.
  ///   - apps: The apps; what removes things is never suggested with one.
  ///   - listed: What the apps have beside those values.
  ///   - kept: What else is in the search index, of apps that do not list it.
  ///   - language: The language of the conversation.
  ///   - usage: How much a value of an app was used lately, by the app's name and its identifier.
  public init(
    _ catalog: PhraseCatalog,
    apps: [RunningApp],
    listed: [Listed] = [],
    kept: [SearchIndexFile.Item],
    language: any Language,
    usage: (_ app: String, _ identifier: String) -> Double
  ) {
    var entries: [Entry] = []
    var known: Set<String> = []
    var unsaid: [SearchHit] = []
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
        for phrase in app.plainPhrases(of: shortcut, atMost: 1) where phrase.isListed {
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
      func add(_ value: PhraseCatalog.Value, _ opening: (phrase: String, parameter: String)) {
        known.insert(value.title)
        let line = sentence(opening.phrase, [opening.parameter: value.title])
        let weight = value.weight + usage(app.name, value.id)
        for name in [value.title] + value.synonyms {
          entries.append(Entry(line: line, name: name, weight: weight))
        }
      }
      for (name, values) in app.vocabularies.sorted(by: { $0.key < $1.key }) {
        guard let opening = openings[name] else { continue }
        for value in values { add(value, opening) }
      }
      for kind in listed where kind.app == app.name {
        guard let opening = openings[kind.entity] else {
          unsaid += kind.hits
          continue
        }
        let suggested = Set((app.vocabularies[kind.entity] ?? []).map(\.id))
        for hit in kind.hits where !suggested.contains(hit.option.id) {
          add(PhraseCatalog.Value(hit.option), opening)
        }
      }
    }
    if let show = language.searchPhrases.show.last {
      for hit in unsaid where known.insert(hit.option.title).inserted {
        let line = show.replacing("{words}", with: hit.option.title)
        let weight = 1 + Double(hit.priority) / 1_000
        for name in [hit.option.title] + hit.option.synonyms {
          entries.append(Entry(line: line, name: name, weight: weight))
        }
      }
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
