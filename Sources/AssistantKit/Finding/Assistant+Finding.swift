import AppIntents
import PhraseMatcher

/// Finding entities by their properties, from a sentence or step by step.
extension Assistant {
  /// Finds what a sentence after the `find` command says, or asks for it where it says too little.
  @discardableResult
  public func find(_ sentence: String) async -> ExchangeOutcome {
    var outcome: ExchangeOutcome
    do {
      if sentence.isEmpty {
        outcome = try await build(nil, with: finder)
      } else {
        let reading = try await finder.reading(of: sentence)
        outcome =
          reading.draft.isBare
          ? try await build(reading.kind.action, with: finder)
          : try await show(finder.find(reading), of: reading.kind, with: finder)
      }
    } catch {
      outcome = await self.outcome(of: error)
    }
    await channel.emit(.done(outcome))
    return outcome
  }

  /// Finds what an utterance at the prompt asks for; nil where it asks for nothing of the kind.
  ///
  /// A phrase comes first where it is just what was said, and also where it is nearly that and nothing
  /// but the kind of thing was named.
  func findIfAsked(
    _ utterance: String,
    insteadOf understanding: Understanding
  ) async -> ExchangeOutcome? {
    guard !apps.isEmpty, !understanding.isExact else { return nil }
    let finder = finder
    guard let reading = await finder.request(in: utterance),
      !(reading.draft.isBare && understanding.isSettled)
    else { return nil }
    do {
      if reading.draft.isBare { return try await build(reading.kind.action, with: finder) }
      return try await show(finder.find(reading), of: reading.kind, with: finder)
    } catch {
      return await outcome(of: error)
    }
  }

  private func build(
    _ action: FindAction?,
    with finder: EntityFinder
  ) async throws -> ExchangeOutcome {
    let (request, kind, draft) = try await FindBuilder(finder: finder, questions: questions)
      .request(for: action)
    let result = EntityFinder.Result(
      summary: finder.summary(of: draft, kind: kind),
      entities: try await finder.entities(request, of: kind)
    )
    return await show(result, of: kind, with: finder)
  }

  private func show(
    _ result: EntityFinder.Result,
    of kind: FindKind,
    with finder: EntityFinder
  ) async -> ExchangeOutcome {
    await channel.emit(
      .dialog(full: finder.messages.found(result.entities.count), supporting: result.summary)
    )
    let table = EntityTable(maxColumns: max(settings.snippetColumns, 76)).lines(of: result.entities)
    if !table.isEmpty { await channel.emit(.snippet(table.joined(separator: "\n"))) }
    await channel.emit(
      .result(
        intent: "find",
        value: result.entities.isEmpty
          ? nil : result.entities.map(\.option.title).joined(separator: "\n")
      )
    )
    return .done
  }

  private func outcome(of error: any Error) async -> ExchangeOutcome {
    switch error {
    case is ConversationEnd: return await ended(error)
    case let failure as FindFailure:
      let code = failure.isOfApp ? "query" : "notUnderstood"
      await channel.emit(.error(intent: nil, message: failure.message, code: code))
      return failure.isOfApp ? .failed : .refused
    default:
      let message = String(describing: error)
      await channel.emit(.error(intent: nil, message: message, code: "unexpected"))
      return .failed
    }
  }
}
