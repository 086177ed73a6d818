import AppSources
import AssistantKit
import OrderedJSON
import PhraseMatcher

extension AppSource {
  /// The most ways of a phrase with brackets that rules look at.
  fileprivate static let mostWays = 16

  /// The apps of a catalogue file, as rules see them.
  static func all(of reading: CatalogFile.Reading) -> [AppSource] {
    reading.apps.enumerated().map { number, part in
      let (app, places) = part
      let metadata = reading.metadata.first {
        $0.phrases.name == app.name && $0.phrases.locale == app.locale
      }
      var source = AppSource(app, file: reading.path, places, metadata)
      source.catalogVersion = reading.version ?? CatalogFile.version
      // They belong to the file as a whole, and are told once.
      if number == 0 { source.strays = reading.strays.map(SourceIssue.init) }
      return source
    }
  }

  /// An app of a catalogue, as rules see it.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - file: The file that it stands in, or else its name.
  ///   - places: Where its parts stand in the file; nil where it stands in none.
  ///   - metadata: What is known of its intents; nil where nothing is.
  init(
    _ app: PhraseCatalog.App,
    file: String,
    _ places: CatalogPlaces? = nil,
    _ metadata: AppMetadata? = nil
  ) {
    self.init(folder: file)
    func place(_ location: SourceLocation?) -> SourcePlace {
      location.map { SourcePlace(file: file, $0) } ?? SourcePlace(file: file)
    }
    name = app.name
    alternativeNames = app.synonyms
    declaredLanguage = app.locale
    languagePlace = places?.locale.map { place($0) }
    hasSources = true
    updatesParameters = true
    runsHere = metadata?.hasPerformer == true
    declaresIntents = metadata?.intents.isEmpty == false
    var provider = ProviderFacts(name: "", place: place(places?.app))
    for (number, shortcut) in app.shortcuts.enumerated() {
      let known = places?.shortcuts[number]
      provider.shortcuts.append(
        ShortcutFacts(shortcut, of: app, place(known?.shortcut)) { place(known?.phrases[$0]) }
      )
      let named = shortcut.parameters.sorted { $0.key < $1.key }.map {
        ParameterFacts(
          name: $0.key,
          type: Self.typeName($0.value),
          place: place(known?.parameters[$0.key] ?? known?.shortcut)
        )
      }
      provider.shortcuts[number].parameters = named
      // Shortcuts of one intent may each name their own; what the intent itself takes is added below.
      add(named, to: shortcut.intent, place(known?.intent), isDeclared: !declaresIntents)
    }
    for intent in metadata?.intents ?? [] {
      let known = intent.parameters.map {
        ParameterFacts(name: $0.name, type: Self.typeName($0.phraseType), place: provider.place)
      }
      add(known, to: intent.identifier, provider.place, isDeclared: true)
    }
    provider.negativePhrases = app.negativePhrases.enumerated().map { number, phrase in
      PhraseFacts(
        text: PhraseText(template: phrase),
        place: place(places?.negativePhrases[number])
      )
    }
    providers = [provider]
    for (name, values) in app.vocabularies {
      let known = places?.vocabularies[name] ?? []
      vocabularies[name] = values.enumerated().map { number, value in
        SourceValue(
          id: value.id,
          title: value.title,
          synonyms: value.synonyms,
          place: known.indices.contains(number) ? place(known[number]) : nil
        )
      }
    }
  }

  /// Adds what is known of an intent's parameters; the first word on each counts.
  private mutating func add(
    _ parameters: [ParameterFacts],
    to intent: String,
    _ place: SourcePlace,
    isDeclared: Bool
  ) {
    guard isDeclared else { return }
    var known = types[intent] ?? TypeFacts(intent: intent, parameters: [], place: place)
    let names = Set(known.parameters.map(\.name))
    known.parameters += parameters.filter { !names.contains($0.name) }
    types[intent] = known
  }

  /// The type in Swift that a built-in type of a catalogue stands for.
  private static func typeName(_ name: String) -> String {
    switch name {
    case "@number": "Int"
    case "@text": "String"
    case "@date": "Date"
    case "@time": "DateComponents"
    case "@duration": "Duration"
    default: name
    }
  }
}

extension ShortcutFacts {
  /// A shortcut of a catalogue; of a phrase with brackets some ways stand for it.
  fileprivate init(
    _ shortcut: PhraseCatalog.Shortcut,
    of app: PhraseCatalog.App,
    _ place: SourcePlace,
    placeOfPhrase: (Int) -> SourcePlace
  ) {
    var phrases: [PhraseFacts] = []
    for (number, phrase) in shortcut.phrases.enumerated() where phrase.isListed {
      var alone = shortcut
      alone.phrases = [phrase]
      phrases += app.plainPhrases(of: alone, atMost: AppSource.mostWays).map {
        PhraseFacts(
          text: PhraseText(template: $0.text),
          place: placeOfPhrase(number),
          written: phrase.isGrammar ? phrase.text : nil
        )
      }
    }
    self.init(intent: shortcut.intent, phrases: phrases, shortTitle: shortcut.title, place: place)
  }
}
