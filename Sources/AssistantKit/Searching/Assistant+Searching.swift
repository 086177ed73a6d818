public import AppIntents
import Foundation
import PhraseMatcher
import SpokenLanguage

/// Searching all apps for what a person names, opening it, and showing what is known of it.
extension Assistant {
  /// Searches the entities of all apps and what they can do, and opens or runs what the person chooses.
  ///
  /// - Parameters:
  ///   - words: What to look for.
  ///   - asks: Whether somebody can answer which one to open; else they are only listed.
  /// - Returns: How it ended.
  @discardableResult
  public func search(_ words: String, asking asks: Bool = true) async -> ExchangeOutcome {
    let outcome: ExchangeOutcome
    do {
      let hits = try await searcher(of: apps, forAll: true).hits(for: words)
      outcome = try await offer(hits, for: words, asking: asks)
    } catch {
      outcome = await ended(error)
    }
    await channel.emit(.done(outcome))
    return outcome
  }

  /// Shows the properties of what is called so; asks which one where several are.
  @discardableResult
  public func show(_ words: String) async -> ExchangeOutcome {
    let outcome = await lookUp(words)
    await channel.emit(.done(outcome))
    return outcome
  }

  /// Shows the properties of what is called so, as a part of an exchange.
  func lookUp(_ words: String) async -> ExchangeOutcome {
    do {
      return try await tell(try await choice(of: words), type: nil)
    } catch {
      return await ended(error)
    }
  }

  /// The content of what is called so, of a kind; asks which one where several are.
  ///
  /// - Returns: The content, and whether it may be printed as text; nil where there is none, which has
  ///   been told.
  public func content(of words: String, as type: UTType) async -> (data: Data, isText: Bool)? {
    do {
      let hit = try await choice(of: words)
      guard let data = try await exported(hit, as: type) else {
        await complain(hit, about: type)
        return nil
      }
      return (data, isText(data, of: hit, as: type))
    } catch {
      _ = await ended(error)
      return nil
    }
  }

  /// Does what an utterance at the prompt asks for that no phrase claims; nil where it asks for nothing
  /// of the kind.
  ///
  /// "Show" is a word of many phrases: it is taken only where it is clear what is to be shown.
  func lookingUp(
    _ utterance: String,
    insteadOf interpretation: Interpretation
  ) async -> Decision? {
    let understanding = interpretation.understanding
    guard !apps.isEmpty, !understanding.isSettled || interpretation.isOnlyText,
      understanding.outcome != .refused(.negativePhrase),
      let request = SearchRequest(utterance, settings.language.searchPhrases)
        ?? SearchRequest(misspelt: utterance, settings.language.searchPhrases)
    else { return nil }
    do {
      let place = SearchPlace(in: request.words, of: apps, language: language)
      var words = place?.words ?? request.words
      let isSearch = request.command == .search
      let searched = place.map { [$0.app] } ?? apps
      var hits = try await searcher(of: searched, forAll: isSearch).hits(for: words)
      if place != nil, hits.isEmpty {
        // The app's name may be a part of what something is called.
        hits = try await searcher(of: apps, forAll: isSearch).hits(for: request.words)
        if !hits.isEmpty { words = request.words }
      }
      let match = request.match(utterance)
      switch request.command {
      case .search:
        return Decision(match) { [hits, words] assistant in
          await assistant.ending { try await assistant.offer(hits, for: words, asking: true) }
        }
      case .show(let type):
        guard let hit = Self.plainlyMeant(hits) else { return nil }
        return Decision(match) { assistant in
          await assistant.ending { try await assistant.tell(hit, type: type) }
        }
      }
    } catch {
      return Decision { await $0.ended(error) }
    }
  }

  /// How something ended, be it with an error.
  private func ending(_ act: () async throws -> ExchangeOutcome) async -> ExchangeOutcome {
    do {
      return try await act()
    } catch {
      return await ended(error)
    }
  }

  // MARK: - Searching

  private var searcher: EntitySearcher { searcher(of: apps) }

  private func searcher(of apps: [RunningApp], forAll: Bool = false) -> EntitySearcher {
    EntitySearcher(apps: apps, settings: settings, warn: warn, findsIntents: forAll)
  }

  /// Lists what was found, and opens what the person chooses of it.
  private func offer(
    _ hits: [EntitySearcher.Hit],
    for words: String,
    asking asks: Bool
  ) async throws -> ExchangeOutcome {
    guard !hits.isEmpty else {
      let message = messages.searching.nothingFits(words)
      await channel.emit(.error(intent: "search", message: message, code: "nothingFound"))
      return .refused
    }
    let openings = hits.map(\.opening)
    guard asks, openings.contains(where: { $0 != nil }) else {
      await tell(FoundList(hits.map { entry($0) }, as: .names))
      let lines = hits.map(line)
      await channel.emit(.result(intent: "search", value: lines.joined(separator: "\n")))
      return .done
    }
    do {
      guard let place = try await choose(among: hits, openings) else {
        await channel.emit(.dialog(full: messages.declined, supporting: nil))
        return .declined
      }
      guard let opening = openings[place] else { return try await tell(hits[place], type: nil) }
      if hits[place].kind != nil { speak(of: entry(hits[place])) }
      return await run(opening, in: hits[place].app)
    } catch ConversationEnd.unavailable {
      // Who only wanted the list has it.
      return .done
    }
  }

  /// Which of what was found is to be opened; nil for none.
  private func choose(
    among hits: [EntitySearcher.Hit],
    _ openings: [IntentInvocation?]
  ) async throws -> Int? {
    guard hits.count == 1, let opening = openings[0] else {
      return try await ask(messages.searching.askWhatToOpen, about: hits, intent: "search")
    }
    await channel.emit(.dialog(full: line(for: hits[0]), supporting: nil))
    let summary = opening.intent.summary(for: opening.values)
    let sentence = messages.askWhether(summary.sentence + messages.details(of: summary))
    return try await agrees(to: sentence, intent: "search") ? 0 : nil
  }

  private func ask(
    _ prompt: String,
    about hits: [EntitySearcher.Hit],
    intent: String
  ) async throws -> Int {
    try await OptionQuestion(
      questions: questions,
      settings: settings,
      intent: intent,
      parameter: nil,
      prompt: prompt
    ).choose(
      among: hits.map { hit in
        var option = hit.option
        option.subtitle = detail(of: hit)
        option.section = nil
        return option
      }
    )
  }

  private func line(for hit: EntitySearcher.Hit) -> String { entry(hit).line }

  /// What was found as it stands in a list.
  private func entry(_ hit: EntitySearcher.Hit, _ entity: FoundEntity? = nil) -> FoundList.Entry {
    FoundList.Entry(
      app: hit.app.definition.name,
      type: hit.kind == nil ? "" : String(describing: type(of: hit.option.value)),
      kind: hit.kind ?? "",
      entity: entity ?? FoundEntity(option: hit.option, properties: []),
      detail: detail(of: hit)
    )
  }

  /// What is said of an entity behind its name: its second line, its kind, and its app among several.
  private func detail(of hit: EntitySearcher.Hit) -> String {
    let place = [hit.kind, apps.count > 1 ? hit.app.definition.name : nil].compactMap { $0 }
    return [hit.option.subtitle, place.isEmpty ? nil : place.joined(separator: ", ")]
      .compactMap { $0 }.joined(separator: " · ")
  }

  // MARK: - Showing

  /// The entity that is surely meant: the one that is called so, or the only one whose name holds it.
  private static func plainlyMeant(_ hits: [EntitySearcher.Hit]) -> EntitySearcher.Hit? {
    let named = hits.filter { $0.hit.fit == .named }
    let near = named.isEmpty ? hits.filter { $0.hit.fit <= .inName } : named
    return near.count == 1 ? near[0] : nil
  }

  /// The entity that is called so; the person is asked where several may be.
  private func choice(of words: String) async throws -> EntitySearcher.Hit {
    let hits = try await searcher.hits(for: words)
    if let hit = Self.plainlyMeant(hits) { return hit }
    guard !hits.isEmpty else {
      throw IntentFailure.failed(
        message: messages.searching.nothingFits(words),
        code: "nothingFound"
      )
    }
    return hits[try await ask(messages.askWhichOne, about: hits, intent: "show")]
  }

  /// Shows what is known of an entity, or its content.
  private func tell(_ hit: EntitySearcher.Hit, type: UTType?) async throws -> ExchangeOutcome {
    if let type { return try await tellContent(of: hit, as: type) }
    let entity: FoundEntity
    do {
      entity = try await withDeadline(settings.queryDeadline) {
        try await hit.app.definition.properties(of: hit.option, of: hit.entity)
      }
    } catch {
      return try await fail(hit, error)
    }
    let kinds = hit.option.contentTypes.map(\.commonName)
    let note = kinds.isEmpty ? nil : messages.searching.contentKinds(kinds)
    await channel.emit(.dialog(full: line(for: hit), supporting: nil))
    speak(of: entry(hit))
    await tell(FoundList([entry(hit, entity)], as: .properties, note: note))
    await channel.emit(.result(intent: "show", value: hit.option.title))
    return .done
  }

  private func tellContent(
    of hit: EntitySearcher.Hit,
    as type: UTType
  ) async throws -> ExchangeOutcome {
    guard let data = try await exported(hit, as: type) else {
      await complain(hit, about: type)
      return .failed
    }
    if isText(data, of: hit, as: type) {
      let text = String(decoding: data, as: UTF8.self)
      await channel.emit(.snippet(DrawnSnippet(text: text)))
      await channel.emit(.result(intent: "show", value: text))
    } else {
      let message = messages.searching.bytes(data.count, as: type.commonName)
      await channel.emit(.dialog(full: message, supporting: nil))
      await channel.emit(.result(intent: "show", value: nil))
    }
    return .done
  }

  /// The content of an entity; an app's own trouble with it is told in its words.
  private func exported(_ hit: EntitySearcher.Hit, as type: UTType) async throws -> Data? {
    do {
      return try await withDeadline(settings.queryDeadline) {
        try await AppLocalization.$current.withValue(hit.app.definition.localization) {
          try await hit.option.exported(as: type)
        }
      }
    } catch {
      throw try failure(hit, error)
    }
  }

  private func isText(_ data: Data, of hit: EntitySearcher.Hit, as type: UTType) -> Bool {
    let kinds = hit.option.contentTypes
    let kind = kinds.contains(type) ? type : kinds.first { $0.conforms(to: type) } ?? type
    return kind.conforms(to: .text) && String(validating: data, as: UTF8.self) != nil
  }

  private func complain(_ hit: EntitySearcher.Hit, about type: UTType) async {
    let message = messages.searching.noContent(
      of: hit.option.title,
      as: type.commonName,
      known: hit.option.contentTypes.map(\.commonName)
    )
    await channel.emit(.error(intent: "show", message: message, code: "noContent"))
  }

  private func fail(
    _ hit: EntitySearcher.Hit,
    _ error: any Error
  ) async throws -> ExchangeOutcome {
    await ended(try failure(hit, error), intent: "show")
  }

  private func failure(_ hit: EntitySearcher.Hit, _ error: any Error) throws -> IntentFailure {
    if error is CancellationError { throw CancellationError() }
    return .failed(
      message: messages.lookupFailed(
        hit.option.title,
        app: hit.app.definition.name,
        reason: settings.reason(for: error, in: hit.app.definition.localization)
      ),
      code: "query"
    )
  }
}
