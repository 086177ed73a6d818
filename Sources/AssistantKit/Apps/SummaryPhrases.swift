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
      guard isFirst, let intent = running.intent(shortcut.intent),
        let (phrase, parameters) = phrase(for: intent, in: app)
      else { continue }
      app.shortcuts[position].phrases += ([phrase] + language.requests(announcedBy: phrase)).map {
        var phrase = PhraseCatalog.Phrase($0, weight: Self.weight)
        phrase.isListed = false
        return phrase
      }
      app.shortcuts[position].parameters.merge(parameters) { declared, _ in declared }
    }
    return app
  }

  /// How likely a summary is to be said beside a phrase, which was written to be said.
  private static let weight = 0.5

  /// The summary of an intent with the vocabularies of its parameters.
  ///
  /// Nil where it says no more than a phrase does, or holds values that nobody listens for.
  private func phrase(
    for intent: IntentDefinition,
    in app: PhraseCatalog.App
  ) -> (String, [String: String])? {
    guard let summary = intent.summaryTemplate,
      let template = try? PhraseTemplate(parsing: summary)
    else { return nil }
    var parameters: [String: String] = [:]
    for element in template.elements {
      guard case .parameter(let name) = element else { continue }
      guard let described = intent.parameters.first(where: { $0.name == name }) else { return nil }
      let vocabulary = described.type.vocabularyName
      guard vocabulary.hasPrefix("@") || app.vocabularies[vocabulary] != nil else { return nil }
      parameters[name] = vocabulary
    }
    guard parameters.count > 1 else { return nil }
    return (language.resolvingParticles(in: summary), parameters)
  }
}
