import AppIntents
import PhraseMatcher

/// Keeps the sentences that are listened for in step with what the apps suggest.
///
/// An app that calls `updateAppShortcutParameters()` is asked for its values again. Of a vocabulary only the values
/// that changed are taken in, while searches go on with what they started with; one that has become another is
/// built anew.
public struct SuggestionUpdates: Sendable {
  private let apps: [RunningApp]
  private let index: SentenceIndex
  private let settings: AssistantSettings
  private let warn: @Sendable (String) -> Void

  /// Makes updates for the apps of an index.
  public init(
    apps: [RunningApp],
    index: SentenceIndex,
    settings: AssistantSettings,
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.apps = apps
    self.index = index
    self.settings = settings
    self.warn = warn
  }

  /// Follows the apps until the task is cancelled.
  public func follow() async {
    await withTaskGroup { group in
      for app in apps {
        group.addTask {
          for await _ in app.definition.parameterUpdates() { await refresh(app) }
        }
      }
    }
  }

  /// Listens for an app's sentences from now on too.
  ///
  /// - Parameter app: An app that was not there when listening began; nobody else follows its suggestions.
  package func join(_ app: RunningApp) async {
    let phrases = settings.heardAs.applied(
      to: await app.catalog(deadline: settings.queryDeadline, warn: warn),
      language: settings.language
    )
    let added = SummaryPhrases(apps: [app], language: settings.language)
      .applied(to: PhraseCatalog(apps: [phrases]))
    // Whoever understands a sentence of it finds it.
    index.join(app)
    index.update { matcher in
      var catalog = matcher.catalog
      catalog.apps += added.apps
      do {
        matcher = try PhraseMatcher(catalog, language: settings.language)
      } catch {
        warn("the sentences of \(app.definition.name) cannot be listened for: \(error)")
      }
    }
  }

  /// Takes over the present suggestions of the apps that joined.
  package func refreshJoined() async {
    for app in index.joined { await refresh(app) }
  }

  /// Takes an app's present suggestions over.
  func refresh(_ app: RunningApp) async {
    let name = app.definition.name
    let present = settings.heardAs.applied(
      to: await app.catalog(deadline: settings.queryDeadline, warn: warn),
      language: settings.language
    )
    guard !Task.isCancelled else { return }
    for (vocabulary, values) in present.vocabularies {
      index.update { matcher in
        guard let known = matcher.values(ofVocabulary: vocabulary, app: name), known != values
        else {
          return
        }
        do {
          if let change = VocabularyChange(from: known, to: values) {
            matcher = try matcher.updatingVocabulary(
              vocabulary,
              ofApp: name,
              inserting: change.inserted,
              removing: change.removed
            )
          } else {
            matcher = try matcher.replacingVocabulary(vocabulary, ofApp: name, with: values)
          }
        } catch {
          warn("the new values of \(vocabulary) cannot be listened for: \(error)")
        }
      }
    }
  }
}
