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
    /// What was made last, from which what stayed as it was is taken over.
    var last: (names: [VocabularyName: KnownNames], understander: Understander)?
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
    /// For a generation, after what was made last.
    case own(Int, (names: [VocabularyName: KnownNames], understander: Understander)?)
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

  private let shared: SharedNames
  private let state = Mutex(State())

  /// Starts with what other conversations made.
  init(_ shared: SharedNames) { self.shared = shared }

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
    after last: (names: [VocabularyName: KnownNames], understander: Understander)?,
    for generation: Int
  ) async -> Made {
    let catalog = matcher.catalog
    let language = settings.language
    var names: [VocabularyName: KnownNames] = [:]
    for app in catalog.apps {
      let running = apps.first { $0.definition.name == app.name }
      for (name, told) in await ToldNames.all(of: app, running, settings) where names[name] == nil {
        names[name] =
          if let last {
            KnownNames(told, language, after: last.names[name])
          } else {
            shared.names(of: name, told, language)
          }
      }
    }
    let frames = IntentFrame.frames(of: apps, catalog: catalog)
    let make = { [names] (last: Understander?) in
      Understander(
        frames: frames,
        catalog: catalog,
        values: names.mapValues(\.values),
        language: language,
        calendar: settings.calendar,
        now: settings.now,
        after: last,
        weighing: { matcher.intentShares(of: $0, limit: Self.mostShares) }
      )
    }
    let understander = last.map { make($0.understander) } ?? shared.understander(make)
    let made = Made(
      understander: understander,
      listed: names.mapValues(\.told.unsuggested).filter { !$0.value.isEmpty },
      texts: names.compactMapValues(\.texts),
      isComplete: names.values.allSatisfy(\.told.isComplete)
    )
    let waiting = state.withLock { [names] state in
      state.last = (names, understander)
      if state.keeps(made, generation) { state.made = made }
      return state.waiting.removeValue(forKey: generation) ?? []
    }
    for waiter in waiting { waiter.resume(returning: made) }
    return made
  }
}
