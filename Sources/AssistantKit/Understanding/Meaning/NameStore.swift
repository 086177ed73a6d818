import AppIntents
import PhraseMatcher
import SpokenLanguage
import Synchronization
import Understanding

/// Keeps what can be named in the apps, and makes an understander of it when one is needed.
///
/// What an app suggests is known from its phrases; what else it has is listed once, up to a bound, and
/// again after something was performed that may have changed it.
final class NameStore: Sendable {
  /// The most entities of one type that are listed; of more, the app is asked for each name.
  private static let mostListed = 20_000

  private struct State {
    var made: Understander?
    /// Counts what may have changed the names, so that what was made meanwhile is known to be old.
    var generation = 0
  }

  private let state = Mutex(State())

  /// Forgets the names, since an app may have others now.
  func invalidate() {
    state.withLock { state in
      state.made = nil
      state.generation += 1
    }
  }

  /// The understander for what is known now.
  func understander(
    _ apps: [RunningApp],
    _ catalog: @autoclosure @Sendable () -> PhraseCatalog,
    _ settings: AssistantSettings
  ) async -> Understander {
    let (known, generation) = state.withLock { ($0.made, $0.generation) }
    if let known { return known }
    // Putting all values together takes time that only the first sentence should take.
    let catalog = catalog()
    var values: [VocabularyName: NamedValues] = [:]
    for app in catalog.apps {
      let running = apps.first { $0.definition.name == app.name }
      values.merge(await Self.values(of: app, running, settings)) { first, _ in first }
    }
    let made = Understander(
      frames: IntentFrame.frames(of: apps, catalog: catalog),
      catalog: catalog,
      values: values,
      language: settings.language
    )
    state.withLock { state in
      if state.generation == generation { state.made = made }
    }
    return made
  }

  private static func values(
    of app: PhraseCatalog.App,
    _ running: RunningApp?,
    _ settings: AssistantSettings
  ) async -> [VocabularyName: NamedValues] {
    let language = settings.language
    var sources: [String: OptionSource] = [:]
    for intent in running?.definition.intents ?? [] {
      for parameter in intent.parameters {
        guard case .option(let source) = parameter.type.element else { continue }
        sources[source.typeName] = sources[source.typeName] ?? source
      }
    }
    // An app outside this process is started to be asked for something, not to be listed.
    let finding = running?.definition.findActions.filter { !$0.isOutside } ?? []
    var values: [VocabularyName: NamedValues] = [:]
    for name in Set(sources.keys).union(app.vocabularies.keys) {
      let source = sources[name]
      var known = app.vocabularies[name] ?? []
      if known.isEmpty, let source { known = await suggested(by: source, settings) }
      let action = finding.first { $0.entity == name }
      var details: [String: Set<String>] = [:]
      if let action {
        let listed = await listed(by: action, settings)
        let ids = Set(known.map(\.id))
        known += listed.map { PhraseCatalog.Value($0.option) }.filter { !ids.contains($0.id) }
        details = Self.details(of: listed, language)
      }
      let heard = settings.heardAs.applied(to: known, of: name, language: language)
      let kinds =
        [source?.title, action?.title].compactMap { $0 }
        + (source?.titleSynonyms ?? []) + (action?.synonyms ?? [])
      values[VocabularyName(app: app.name, vocabulary: name)] = NamedValues(
        index: NameIndex(heard, language: language),
        details: details,
        kindWords: kinds.map { language.tokens(in: $0).map(\.text) },
        isOpen: source?.matching != nil || running == nil,
        language: language
      )
    }
    return values
  }

  private static func suggested(
    by source: OptionSource,
    _ settings: AssistantSettings
  ) async -> [PhraseCatalog.Value] {
    let options = try? await withDeadline(settings.queryDeadline) { try await source.suggested() }
    return (options ?? []).map(PhraseCatalog.Value.init)
  }

  private static func listed(
    by action: FindAction,
    _ settings: AssistantSettings
  ) async -> [FoundEntity] {
    let found = try? await withDeadline(settings.queryDeadline) {
      try await action.find(FindRequest(limit: mostListed + 1))
    }
    guard let found, found.count <= mostListed else { return [] }
    return found
  }

  /// A property with fewer different values sorts things and describes none of them.
  private static let fewestValues = 10

  /// The words by which entities are described besides their names.
  private static func details(
    of entities: [FoundEntity],
    _ language: any Language
  ) -> [String: Set<String>] {
    var texts: [String: Set<String>] = [:]
    for entity in entities {
      for property in entity.properties { texts[property.name, default: []].insert(property.text) }
    }
    let describing = texts.filter { $0.value.count >= fewestValues }.keys
    var details: [String: Set<String>] = [:]
    for entity in entities {
      let said =
        entity.properties.filter { describing.contains($0.name) }.map(\.text)
        + [entity.option.subtitle ?? ""]
      let words = said.flatMap { language.tokens(in: $0).map(\.text) }
      details[entity.option.id] = Set(
        words.filter { !language.isClosedClass($0) }.map { language.withoutDiacritics($0) }
      )
    }
    return details
  }
}

extension ParameterType {
  /// The type of one value of a list.
  fileprivate var element: ParameterType {
    if case .list(let element) = self { element.element } else { self }
  }
}
