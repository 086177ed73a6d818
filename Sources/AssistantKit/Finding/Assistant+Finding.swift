import AppIntents
import PhraseMatcher
import Understanding

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
          : try await show(finder.find(reading), with: finder)
      }
    } catch {
      outcome = await self.outcome(of: error)
    }
    await channel.emit(.done(outcome))
    return outcome
  }

  /// In a conversation a longer list would push away what was said before it.
  private static let mostRowsAtPrompt = 20

  /// Finds what an utterance at the prompt asks for; nil where it asks for nothing of the kind.
  ///
  /// A phrase comes first where it is just what was said, and also where it is nearly that and nothing
  /// but the kind of thing was named.
  func finding(_ utterance: String, insteadOf understanding: Understanding) async -> Decision? {
    guard !apps.isEmpty, !understanding.isExact else { return nil }
    let finder = finder
    guard
      let reading = await finder.request(
        in: utterance,
        isNegated: understanding.outcome == .refused(.negated)
      ),
      !(reading.draft.isBare && understanding.isSettled),
      !shows(understanding, justWhatIsFoundBy: reading)
    else { return nil }
    return Decision(match(utterance, to: reading, with: finder)) { assistant in
      do {
        if let problem = finder.problem(with: reading) { throw problem }
        if reading.draft.isBare {
          return try await assistant.build(reading.kind.action, with: finder)
        }
        let found = try await finder.find(reading)
        return await assistant.show(found, with: finder, mostRows: Self.mostRowsAtPrompt)
      } catch {
        return await assistant.outcome(of: error)
      }
    }
  }

  /// Whether an intent of the app shows what is named, and nothing more is said of what is to be found: "the list
  /// Want to Read" is opened, and not found as the books of which it is the shelf.
  private func shows(
    _ understanding: Understanding,
    justWhatIsFoundBy found: EntityFinder.Reading
  ) -> Bool {
    guard understanding.isSettled, let reading = understanding.reading,
      reading.confidence >= settings.readsBackBelow, reading.parameters.count == 1,
      intent(of: reading)?.intent.effect != .destroys, found.draft.conditions.count == 1
    else { return false }
    let condition = found.draft.conditions[0]
    guard condition.comparison == .equalTo, condition.values.count == 1,
      !found.kind.options[condition.property].isEmpty
    else { return false }
    return language.keys(of: condition.values[0])
      == language.keys(of: reading.parameters[0].text)
  }

  /// What is to be found, as the reading of a phrase is told.
  private func match(
    _ utterance: String,
    to reading: EntityFinder.Reading,
    with finder: EntityFinder
  ) -> Understanding {
    Self.match(
      utterance,
      to: "find",
      of: app(finding: reading.kind.action)?.definition.name ?? "",
      phrase: finder.summary(of: reading.draft, kind: reading.kind),
      reading.draft.conditions.flatMap { condition in
        condition.values.map { (reading.kind.properties[condition.property].name, $0) }
      }
    )
  }

  private func app(finding action: FindAction) -> RunningApp? {
    apps.first { $0.definition.findActions.contains { $0.entity == action.entity } }
  }

  /// Shows a list, whose places can be named from then on.
  func tell(_ list: FoundList) async {
    if list.form != .properties { questions.lists.remember(ShownList(list)) }
    await channel.emit(.found(list))
  }

  private func build(
    _ action: FindAction?,
    with finder: EntityFinder
  ) async throws -> ExchangeOutcome {
    let (request, kind, draft) = try await FindBuilder(finder: finder, questions: questions)
      .request(for: action)
    let result = EntityFinder.Result(
      action: kind.action,
      summary: finder.summary(of: draft, kind: kind),
      entities: try await finder.entities(request, of: kind)
    )
    return await show(result, with: finder)
  }

  private func show(
    _ result: EntityFinder.Result,
    with finder: EntityFinder,
    mostRows: Int = .max
  ) async -> ExchangeOutcome {
    let count = result.entities.count
    await channel.emit(
      .dialog(
        full: finder.messages.found(count, counted: result.action.counted(count)),
        supporting: nil
      )
    )
    let found = app(finding: result.action)?.definition
    if found?.focusFilters.contains(where: \.isOn) == true {
      await channel.emit(.dialog(full: finder.messages.filtered, supporting: nil))
    }
    if count > 0 || !result.summary.isEmpty {
      let app = found?.name ?? ""
      await tell(
        FoundList(
          result.entities.map { entity in
            FoundList.Entry(
              app: app,
              type: result.action.entity,
              kind: result.action.title,
              entity: entity,
              detail: entity.option.subtitle
            )
          },
          as: .table,
          note: result.summary.isEmpty ? nil : result.summary,
          shownCount: mostRows,
          rest: count > mostRows ? finder.messages.more(count - mostRows) : nil
        )
      )
    }
    await channel.emit(
      .result(
        intent: "find",
        value: result.entities.isEmpty
          ? nil : result.entities.map(\.option.title).joined(separator: "\n")
      )
    )
    return .done
  }

  func outcome(of error: any Error) async -> ExchangeOutcome {
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
