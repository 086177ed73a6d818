import AppIntents
public import PhraseMatcher
public import SpokenLanguage

/// The sentences with which intents say what they will do, as further ways to ask for just that.
///
/// A phrase holds one parameter at most, and what is said beside it would have to be asked for. A summary
/// such as `Rate ${book} with ${stars} stars` holds several, in every language of the app. They are
/// listened for beside the phrases; they are no phrases that an app declares, so they are neither listed nor
/// counted with them.
public struct SummaryPhrases: Sendable {
  private let apps: [RunningApp]
  private let language: any Language

  /// Takes the summaries of apps.
  ///
  /// - Parameters:
  ///   - apps: The apps; without any, nothing is added to a catalogue.
  ///   - language: The language of the conversation.
  public init(apps: [RunningApp], language: any Language) {
    self.apps = apps
    self.language = language
  }

  /// The catalogue with the summaries of the apps' shortcuts as further phrases.
  public func applied(to catalog: PhraseCatalog) -> PhraseCatalog {
    PhraseCatalog(apps: catalog.apps.map(applied(to:)))
  }

  /// The app with the summaries of its shortcuts as further phrases.
  func applied(to app: PhraseCatalog.App) -> PhraseCatalog.App {
    guard let running = apps.first(where: { $0.definition.name == app.name }) else { return app }
    var app = app
    for position in app.shortcuts.indices {
      let shortcut = app.shortcuts[position]
      let isFirst = app.shortcuts.firstIndex { $0.intent == shortcut.intent } == position
      guard isFirst, let intent = running.intent(shortcut.intent) else { continue }
      let vocabularies = app.vocabularies.merging(switches(of: intent)) { present, _ in present }
      guard let (phrase, parameters) = phrase(for: intent, of: shortcut, with: vocabularies)
      else { continue }
      app.vocabularies = vocabularies
      let sayings = [phrase] + language.requests(announcedBy: phrase)
      // With the app's name at its place too, so that the name is not taken for part of a value.
      let places = places(of: shortcut, in: app)
      let named = sayings.flatMap { saying in places.map { $0.naming(saying) }.sorted() }
      // An open value at the end would take the app's name in.
      let isOpen = endsOpenly(phrase, parameters) && named.contains { !$0.hasSuffix(phrase) }
      let phrases =
        (isOpen ? [] : sayings).map { PhraseCatalog.Phrase($0, weight: Self.weight) }
        + named.map { PhraseCatalog.Phrase($0, weight: Self.weightWithName) }
      app.shortcuts[position].phrases += phrases.map {
        var phrase = $0
        phrase.isListed = false
        return phrase
      }
      app.shortcuts[position].parameters.merge(parameters) { declared, _ in declared }
    }
    return app
  }

  /// Where the app's name stands in the phrases of a shortcut, or where none of them tells, in those of the others.
  private func places(
    of shortcut: PhraseCatalog.Shortcut,
    in app: PhraseCatalog.App
  ) -> Set<NamePlace> {
    let own = places(in: app.plainPhrases(of: shortcut, atMost: 1))
    guard own.isEmpty else { return own }
    return app.shortcuts.reduce(into: []) { found, other in
      found.formUnion(places(in: app.plainPhrases(of: other, atMost: 1)))
    }
  }

  private func places(in phrases: [PhraseCatalog.Phrase]) -> Set<NamePlace> {
    Set(phrases.compactMap { $0.isListed ? NamePlace(in: $0.text) : nil })
  }

  /// Whether a summary ends with a value that may be any words.
  private func endsOpenly(_ summary: String, _ parameters: [String: String]) -> Bool {
    parameters.contains { name, vocabulary in
      vocabulary == "@text" && summary.hasSuffix("${\(name)}")
    }
  }

  /// How likely a summary is to be said beside a phrase, which was written to be said.
  private static let weight = 0.5
  /// The same with the app's name, which nobody says without meaning it.
  private static let weightWithName = 0.9

  /// How the parameters of an intent that are on or off are said, by vocabulary.
  private func switches(of intent: IntentDefinition) -> [String: [PhraseCatalog.Value]] {
    let vocabularies = intent.parameters.compactMap {
      SwitchVocabulary($0.type, language: language)
    }
    return Dictionary(vocabularies.map { ($0.name, $0.values) }) { first, _ in first }
  }

  /// The summary of an intent with the vocabularies of its parameters.
  ///
  /// Nil where it says no more than a phrase does, or holds values that nobody listens for.
  private func phrase(
    for intent: IntentDefinition,
    of shortcut: PhraseCatalog.Shortcut,
    with vocabularies: [String: [PhraseCatalog.Value]]
  ) -> (String, [String: String])? {
    guard let summary = intent.summaryTemplate,
      let template = try? PhraseTemplate(parsing: summary)
    else { return nil }
    var parameters: [String: String] = [:]
    var isOpen = false
    for element in template.elements {
      guard case .parameter(let name) = element else { continue }
      guard let described = intent.parameters.first(where: { $0.name == name }) else { return nil }
      let vocabulary = SwitchVocabulary.name(of: described.type) ?? described.type.vocabularyName
      guard vocabulary.hasPrefix("@") || vocabularies[vocabulary] != nil else { return nil }
      parameters[name] = vocabulary
      isOpen = isOpen || described.type.isOpen
    }
    // A phrase that holds the one parameter says it as well, and an open value alone would be any words.
    if parameters.count == 1 {
      let slots = parameters.keys.map { "${\($0)}" }
      let isSaid = shortcut.phrases.contains { phrase in slots.contains { phrase.text.contains($0) }
      }
      guard !isSaid, !isOpen else { return nil }
    }
    guard !parameters.isEmpty else { return nil }
    return (language.resolvingParticles(in: summary), parameters)
  }
}

/// Where an app's name stands in a phrase, and with which words.
private struct NamePlace: Hashable {
  /// What stands in front of the sentence; empty where the name comes after it.
  var head = ""
  /// What stands after the sentence; empty where the name comes before it.
  var tail = ""

  private static let name = "${applicationName}"

  /// The place in a phrase; nil where the name stands in the middle, or is what the phrase is about
  /// ("rewind ${applicationName}").
  init?(in phrase: String) {
    if phrase.hasPrefix(Self.name), let space = phrase.firstIndex(where: \.isWhitespace) {
      head = String(phrase[...space])
    } else if phrase.hasSuffix(Self.name) {
      let words = phrase.split(separator: " ")
      guard words.count > 2, let word = words.dropLast().last, !word.contains("${") else {
        return nil
      }
      tail = " " + words.suffix(2).joined(separator: " ")
    } else {
      return nil
    }
  }

  func naming(_ sentence: String) -> String { head + sentence + tail }
}
