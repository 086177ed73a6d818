import AppIntents
import SpokenLanguage

/// Finds the entities of all apps by words.
struct EntitySearcher: Sendable {
  /// What was found, and in which app.
  struct Hit: Sendable {
    let app: RunningApp
    /// The name of the entity's type.
    let entity: String
    /// What a person calls such an entity.
    let kind: String
    let hit: SearchHit

    var option: IntentOption { hit.option }
  }

  let apps: [RunningApp]
  let settings: AssistantSettings
  let warn: @Sendable (String) -> Void

  /// The entities that words are about, the best first; among equals what was used most lately, and then the
  /// app's own order.
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
    var names: [String] = []
    for action in apps.flatMap(\.definition.findActions) {
      do {
        let found = try await withDeadline(settings.queryDeadline) {
          try await action.all(atMost: Self.mostLookedThrough)
        }
        names += found.flatMap { entity in
          [entity.option.title] + entity.option.synonyms + entity.properties.map(\.text)
        }
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        // Whoever cannot list what it has was asked for the words as they are.
        continue
      }
    }
    return WordSpelling(of: names, language: settings.language)
      .respelled(words, language: settings.language)
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
    let ranked = hits.map { hit in
      (hit: hit, usage: settings.usage(hit.app.definition.name, hit.option.id))
    }
    return ranked.enumerated().sorted { left, right in
      let (first, second) = (left.element.hit.hit, right.element.hit.hit)
      if first.fit != second.fit { return first.fit < second.fit }
      if left.element.usage != right.element.usage {
        return left.element.usage > right.element.usage
      }
      if first.priority != second.priority { return first.priority > second.priority }
      return left.offset < right.offset
    }.map(\.element.hit)
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
