import AppIntents
import SpokenLanguage

/// Finds the entities of all apps by words, and what the apps can do.
struct EntitySearcher: Sendable {
  /// What was found, and in which app.
  struct Hit: Sendable {
    let app: RunningApp
    /// The name of the entity's type.
    let entity: String
    /// What a person calls such an entity; nil for something to do.
    let kind: String?
    let hit: SearchHit

    var option: IntentOption { hit.option }

    /// What is to be done where it is chosen: what it does itself, or what opens it; nil for nothing.
    var opening: IntentInvocation? {
      if let intent = option.value as? IntentDefinition {
        return IntentInvocation(intent: intent, values: [:])
      }
      return app.definition.opening(option, of: entity)
    }
  }

  let apps: [RunningApp]
  let settings: AssistantSettings
  let warn: @Sendable (String) -> Void
  /// Whether what apps can do is looked for too.
  var findsIntents = false

  /// The entities that words are about, the best first; among equals what a focus puts first, then what was used most
  /// lately, and then the app's own order.
  ///
  /// An article is no part of what is looked for, unless something is called so.
  /// An app that fails or takes too long is left out, with a warning.
  ///
  /// - Throws: `CancellationError` where the person does not want it any more.
  func hits(for words: String) async throws -> [Hit] {
    let hits = try await self.hits(asWritten: words)
    guard hits.isEmpty, let respelled = try await respelled(words) else { return hits }
    return try await self.hits(asWritten: respelled)
  }

  private func hits(asWritten words: String) async throws -> [Hit] {
    let hits = try await self.hits(forAll: words)
    guard let rest = settings.language.findWords.withoutArticle(words),
      !hits.contains(where: { $0.hit.fit <= .inName })
    else { return hits }
    let others = try await self.hits(forAll: rest)
    return others.isEmpty ? hits : others
  }

  /// The most things of one kind whose names are looked through for one that is nearly written so.
  private static let mostLookedThrough = 5_000

  /// The words as things are really called; nil where nothing is nearly written so.
  private func respelled(_ words: String) async throws -> String? {
    var names = findsIntents ? apps.flatMap(\.definition.intents).map(\.title) : []
    for app in apps {
      for action in app.definition.findActions {
        names += try await self.names { try await action.all(atMost: Self.mostLookedThrough) }
      }
      let found = Set(app.definition.findActions.map(\.entity))
      for search in app.definition.searches where !found.contains(search.entity) {
        names += try await self.names {
          try await search.listed().prefix(Self.mostLookedThrough).map {
            FoundEntity(option: $0.option, properties: [])
          }
        }
      }
    }
    return WordSpelling(of: names, language: settings.language)
      .respelled(words, language: settings.language)
  }

  /// What things are called, and what is known of them; nothing where the app cannot list them: it was asked for
  /// the words as they are.
  private func names(
    of things: @escaping @Sendable () async throws -> [FoundEntity]
  ) async throws -> [String] {
    do {
      return try await withDeadline(settings.queryDeadline, things).flatMap { entity in
        [entity.option.title] + entity.option.synonyms + entity.properties.map(\.text)
      }
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      return []
    }
  }

  private func hits(forAll words: String) async throws -> [Hit] {
    var hits: [Hit] = []
    for app in apps {
      for search in app.definition.searches {
        do {
          let found = try await withDeadline(settings.queryDeadline) {
            try await search.hits(for: words)
          }
          hits += found.map { Hit(app: app, entity: search.entity, kind: search.title, hit: $0) }
        } catch is CancellationError {
          throw CancellationError()
        } catch {
          let reason = settings.reason(for: error, in: app.definition.localization)
          warn(settings.messages.lookupFailed(words, app: app.definition.name, reason: reason))
        }
      }
    }
    if findsIntents { hits += apps.flatMap { intents(for: words, of: $0) } }
    let focused = Dictionary(
      apps.map { ($0.definition.name, $0.definition.focusFilters.compactMap(\.contentPrefix)) },
      uniquingKeysWith: +
    )
    let ranked = hits.map { hit in
      (
        hit: hit, usage: settings.usage(hit.app.definition.name, hit.option.id),
        isFocused: focused[hit.app.definition.name]?.contains { hit.option.id.hasPrefix($0) }
          == true
      )
    }
    let best = ranked.enumerated().sorted { left, right in
      let (first, second) = (left.element.hit.hit, right.element.hit.hit)
      if first.fit != second.fit { return first.fit < second.fit }
      if left.element.isFocused != right.element.isFocused { return left.element.isFocused }
      if left.element.usage != right.element.usage {
        return left.element.usage > right.element.usage
      }
      if first.priority != second.priority { return first.priority > second.priority }
      return left.offset < right.offset
    }.map(\.element.hit)
    return withoutDoubles(best)
  }

  /// What makes two hits one thing to whoever is shown them.
  private struct Shown: Hashable {
    var app: String
    var id: String
    var title: String
    var subtitle: String?
  }

  /// The hits without those of one thing that an app has as several kinds: a book that can be had is in the library too.
  ///
  /// The kind of which most is known stands for them.
  private func withoutDoubles(_ hits: [Hit]) -> [Hit] {
    var places: [Shown: Int] = [:]
    var distinct: [Hit] = []
    for hit in hits {
      let option = hit.option
      let shown = Shown(
        app: hit.app.definition.name,
        id: option.id,
        title: option.title,
        subtitle: option.subtitle
      )
      if let place = places[shown] {
        if !isFound(distinct[place]) && isFound(hit) { distinct[place] = hit }
      } else {
        places[shown] = distinct.count
        distinct.append(hit)
      }
    }
    return distinct
  }

  /// Whether a hit is of a kind that is found by its properties.
  private func isFound(_ hit: Hit) -> Bool {
    hit.app.definition.findActions.contains { $0.entity == hit.entity }
  }

  /// What an app can do that words are about: by its name, or by what is said of it and to ask for it.
  private func intents(for words: String, of app: RunningApp) -> [Hit] {
    app.definition.actions(for: words).map { Hit(app: app, entity: "", kind: nil, hit: $0) }
  }
}

extension FindWords {
  /// Words without the article before them; nil where none stands there.
  fileprivate func withoutArticle(_ words: String) -> String? {
    guard let space = words.firstIndex(of: " "),
      articles.contains(words[..<space].lowercased())
    else { return nil }
    return String(words[space...].dropFirst())
  }
}
