import AppIntents
import PhraseMatcher
import SpokenLanguage
import Synchronization
import Understanding

/// Keeps what can be named in the apps, and makes an understander of it when one is needed.
///
/// What an app suggests is known from its phrases; what else it has is listed once, up to a bound, and
/// again after something was performed that may have changed it. What is heard is compared with all of them,
/// since sounds cannot be looked up in an app.
final class NameStore: Sendable {
  /// The most entities of one type that are listed; of more, the app is asked for each name.
  private static let mostListed = 20_000
  /// For how many intents it is told how much all words of a sentence speak for them.
  private static let mostShares = 3
  /// How often an app that did not list its entities in time is asked again, at later sentences.
  private static let mostRetries = 3

  private struct State {
    var made: Made?
    /// By the generation that is being made: who waits for it.
    var waiting: [Int: [CheckedContinuation<Made?, Never>]] = [:]
    /// The sentences with all names that are known, for what is spoken.
    var audible: PhraseMatcher?
    /// What was known last, from which what stayed as it was is taken over.
    var last: [VocabularyName: Known] = [:]
    /// Counts what may have changed the names, so that what was made meanwhile is known to be old.
    var generation = 0
    /// How often names were made of which some were missing, since an app did not list them in time.
    var failures = 0

    /// Who makes what can be named: whoever asks for it first.
    mutating func turn() -> Turn {
      if let made { return .nobody(made) }
      if waiting[generation] != nil { return .another(generation) }
      waiting[generation] = []
      return .own(generation, last)
    }

    /// Whether what was made is to be used again.
    mutating func keeps(_ made: Made, _ generation: Int) -> Bool {
      guard self.generation == generation else { return false }
      guard made.isComplete || failures >= mostRetries else {
        failures += 1
        return false
      }
      return true
    }
  }

  private enum Turn {
    case nobody(Made)
    case another(Int)
    /// For a generation, after what was known last.
    case own(Int, [VocabularyName: Known])
  }

  private struct Made {
    var understander: Understander
    /// What can be named in vocabularies of which an app suggests only some.
    var listed: [VocabularyName: [PhraseCatalog.Value]]
    /// What is known of the things that were listed.
    var texts: [VocabularyName: KnownTexts]
    /// Whether every app listed what it has.
    var isComplete: Bool
  }

  /// The values of a vocabulary, all as they are looked for and those that nobody suggests.
  private struct Known {
    var named: NamedValues
    var origin: Origin
    var unsuggested: [PhraseCatalog.Value]
    /// What else is known of them; nil where they were not listed.
    var texts: KnownTexts?
    /// Whether the app could be asked.
    var isComplete: Bool
  }

  /// What named values were made from.
  private struct Origin: Equatable {
    var heard: [PhraseCatalog.Value]
    var details: [String: Set<String>]
    var kinds: [String]
    var isOpen: Bool
    var isWhole: Bool
  }

  private let state = Mutex(State())

  /// Forgets the names, since an app may have others now.
  func invalidate() {
    state.withLock { state in
      state.made = nil
      state.audible = nil
      state.failures = 0
      state.generation += 1
    }
  }

  /// The understander for what is known now.
  func understander(
    _ apps: [RunningApp],
    _ matcher: PhraseMatcher,
    _ settings: AssistantSettings
  ) async -> Understander {
    await made(apps, matcher, settings).understander
  }

  /// What is known of the things of a kind; nil where the app did not list them.
  func texts(
    of name: VocabularyName,
    _ apps: [RunningApp],
    _ matcher: PhraseMatcher,
    _ settings: AssistantSettings
  ) async -> KnownTexts? {
    await made(apps, matcher, settings).texts[name]
  }

  /// A matcher that knows the names which an app has and does not suggest, as well.
  ///
  /// - Parameters:
  ///   - matcher: The one that knows what is suggested.
  ///   - apps: The apps.
  ///   - settings: How to understand.
  /// - Returns: The matcher with more values, made once until names change.
  func audible(
    _ matcher: PhraseMatcher,
    _ apps: [RunningApp],
    _ settings: AssistantSettings
  ) async -> PhraseMatcher {
    let (known, generation) = state.withLock { ($0.audible, $0.generation) }
    if let known { return known }
    var audible = matcher
    let made = await made(apps, matcher, settings)
    for (name, unsuggested) in made.listed {
      guard let suggested = matcher.values(ofVocabulary: name.vocabulary, app: name.app),
        let more = try? audible.replacingVocabulary(
          name.vocabulary,
          ofApp: name.app,
          with: suggested + unsuggested
        )
      else { continue }
      audible = more
    }
    state.withLock { [audible] state in
      if state.generation == generation, state.made != nil { state.audible = audible }
    }
    return audible
  }

  private func made(
    _ apps: [RunningApp],
    _ matcher: PhraseMatcher,
    _ settings: AssistantSettings
  ) async -> Made {
    // Putting all values together takes time that only the first sentence should take, however many come at once.
    while true {
      switch state.withLock({ $0.turn() }) {
      case .nobody(let made): return made
      case .another(let generation):
        if let made = await madeByAnother(for: generation) { return made }
      case .own(let generation, let last):
        return await make(apps, matcher, settings, after: last, for: generation)
      }
    }
  }

  /// What another sentence makes; nil where that has come to its end meanwhile.
  private func madeByAnother(for generation: Int) async -> Made? {
    await withCheckedContinuation { waiter in
      let waits = state.withLock { state in
        guard state.waiting[generation] != nil else { return false }
        state.waiting[generation]?.append(waiter)
        return true
      }
      if !waits { waiter.resume(returning: nil) }
    }
  }

  private func make(
    _ apps: [RunningApp],
    _ matcher: PhraseMatcher,
    _ settings: AssistantSettings,
    after last: [VocabularyName: Known],
    for generation: Int
  ) async -> Made {
    let catalog = matcher.catalog
    var values: [VocabularyName: Known] = [:]
    for app in catalog.apps {
      let running = apps.first { $0.definition.name == app.name }
      values.merge(await Self.values(of: app, running, settings, after: last)) { first, _ in first }
    }
    let made = Made(
      understander: Understander(
        frames: IntentFrame.frames(of: apps, catalog: catalog),
        catalog: catalog,
        values: values.mapValues(\.named),
        language: settings.language,
        calendar: settings.calendar,
        now: settings.now,
        weighing: { matcher.intentShares(of: $0, limit: Self.mostShares) }
      ),
      listed: values.mapValues(\.unsuggested).filter { !$0.value.isEmpty },
      texts: values.compactMapValues(\.texts),
      isComplete: values.values.allSatisfy(\.isComplete)
    )
    let waiting = state.withLock { [values] state in
      state.last = values
      if state.keeps(made, generation) { state.made = made }
      return state.waiting.removeValue(forKey: generation) ?? []
    }
    for waiter in waiting { waiter.resume(returning: made) }
    return made
  }

  private static func values(
    of app: PhraseCatalog.App,
    _ running: RunningApp?,
    _ settings: AssistantSettings,
    after last: [VocabularyName: Known]
  ) async -> [VocabularyName: Known] {
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
    var values: [VocabularyName: Known] = [:]
    for name in Set(sources.keys).union(app.vocabularies.keys) {
      let source = sources[name]
      let action = finding.first { $0.entity == name }
      var known = app.vocabularies[name] ?? []
      var isComplete = true
      var details: [String: Set<String>] = [:]
      if let source, known.isEmpty || action == nil {
        let suggested = await suggested(by: source, settings)
        if known.isEmpty {
          known = suggested?.map(PhraseCatalog.Value.init) ?? []
          isComplete = suggested != nil
        }
        let entities = suggested?.map { FoundEntity(option: $0, properties: []) }
        details = Self.details(of: entities ?? [], language)
      }
      var unsuggested: [PhraseCatalog.Value] = []
      var things: [KnownTexts.Thing] = []
      if let action {
        let found = await listed(by: action, settings)
        let listed = found ?? []
        isComplete = isComplete && found != nil
        let ids = Set(known.map(\.id))
        unsuggested = listed.map { PhraseCatalog.Value($0.option) }
          .filter { !ids.contains($0.id) }
        details = Self.details(of: listed, language)
        things = listed.map(KnownTexts.Thing.init)
      }
      unsuggested = settings.heardAs.applied(to: unsuggested, of: name, language: language)
      let heard = settings.heardAs.applied(to: known, of: name, language: language) + unsuggested
      let kinds =
        [source?.title, action?.title].compactMap { $0 }
        + (source?.titleSynonyms ?? []) + (action?.synonyms ?? [])
      let origin = Origin(
        heard: heard,
        details: details,
        kinds: kinds,
        isOpen: source?.matching != nil || running == nil,
        isWhole: running == nil
      )
      let vocabulary = VocabularyName(app: app.name, vocabulary: name)
      // Most of what is performed changes no name, and to read all names anew takes long.
      let unchanged = last[vocabulary].flatMap { $0.origin == origin ? $0.named : nil }
      let texts = last[vocabulary]?.texts.flatMap { $0.things == things ? $0 : nil }
      values[vocabulary] = Known(
        named: unchanged ?? named(origin, language),
        origin: origin,
        unsuggested: unsuggested,
        texts: things.isEmpty ? nil : texts ?? KnownTexts(of: things, language: language),
        isComplete: isComplete
      )
    }
    return values
  }

  private static func named(_ origin: Origin, _ language: any Language) -> NamedValues {
    NamedValues(
      index: NameIndex(
        origin.heard,
        variants: variants(of: origin, language),
        language: language
      ),
      details: origin.details,
      kindWords: origin.kinds.map { language.tokens(in: $0).map(\.text) },
      isOpen: origin.isOpen,
      isWhole: origin.isWhole,
      language: language
    )
  }

  /// What else values may be called; the name of one among many things that an app has is no statement.
  private static func variants(of origin: Origin, _ language: any Language) -> [[String]] {
    let proforms = NamedValues.proforms(of: origin.heard, language)
    return origin.heard.indices.map { place in
      let value = origin.heard[place]
      let names = [value.title] + value.synonyms
      return (proforms.isEmpty ? [] : proforms[place])
        + names.flatMap(language.numbersWrittenOtherwise(in:))
        + names.compactMap(language.writtenTogether)
        + (origin.isOpen ? [] : names.flatMap(language.otherTellings(of:)))
    }
  }

  /// What an app suggests; nil where it gave nothing in time.
  private static func suggested(
    by source: OptionSource,
    _ settings: AssistantSettings
  ) async -> [IntentOption]? {
    try? await withDeadline(settings.queryDeadline) { try await source.suggested() }
  }

  /// What an app has, none where it is too much; nil where it gave nothing in time.
  private static func listed(
    by action: FindAction,
    _ settings: AssistantSettings
  ) async -> [FoundEntity]? {
    let found = try? await withDeadline(settings.queryDeadline) {
      try await action.all(atMost: mostListed + 1)
    }
    guard let found else { return nil }
    return found.count <= mostListed ? found : []
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
      details[entity.option.id] = Set(said.flatMap { describingWords(of: $0, language) })
    }
    return details
  }

  /// The words of a text but for small ones; a syllable within a word is none ("이" of "세이건").
  private static func describingWords(of text: String, _ language: any Language) -> [String] {
    let tokens = language.tokens(in: text)
    func isJoined(_ place: Int) -> Bool {
      language.partsWords && tokens.indices.contains(place) && place > 0
        && tokens[place].range.lowerBound == tokens[place - 1].range.upperBound
    }
    return tokens.indices.filter {
      isJoined($0) || isJoined($0 + 1) || !language.isClosedClass(tokens[$0].text)
    }
    .map { language.withoutDiacritics(tokens[$0].text) }
  }
}

extension ParameterType {
  /// The type of one value of a list.
  fileprivate var element: ParameterType {
    if case .list(let element) = self { element.element } else { self }
  }
}
