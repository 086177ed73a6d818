import AppIntents
import PhraseMatcher
import SpokenLanguage
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
  static let mostRowsAtPrompt = 20

  /// Finds what an utterance at the prompt asks for; nil where it asks for nothing of the kind.
  ///
  /// A phrase comes first where it is just what was said, and also where it is nearly that and nothing
  /// but the kind of thing was named.
  func finding(_ utterance: String, insteadOf understanding: Understanding) async -> Decision? {
    guard !apps.isEmpty, !understanding.isExact else { return nil }
    if let decision = await findingBefore(utterance) { return decision }
    let finder = finder
    guard let reading = await request(in: utterance, insteadOf: understanding, with: finder),
      !(reading.draft.isBare && understanding.isSettled),
      !isPhrase(understanding) || swallows(understanding, whatIsReadAs: reading),
      !isPhraseInApp(understanding), !shows(understanding, justWhatIsFoundBy: reading)
    else { return nil }
    return decision(toFind: reading, utterance, with: finder)
  }

  /// Finds what was read from an utterance.
  func decision(
    toFind reading: EntityFinder.Reading,
    _ utterance: String,
    with finder: EntityFinder
  ) -> Decision {
    Decision(match(utterance, to: reading, with: finder)) { assistant in
      do {
        if let problem = finder.problem(with: reading) { throw problem }
        if reading.draft.isBare {
          return try await assistant.build(reading.kind.action, with: finder)
        }
        let found = try await finder.find(reading)
        assistant.context.remember(.things(reading))
        return await assistant.show(found, with: finder, mostRows: Self.mostRowsAtPrompt)
      } catch {
        return await assistant.outcome(of: error)
      }
    }
  }

  /// What is to be found, also where things are only named by it and nothing else is surely understood.
  ///
  /// "Books starting with Z" has the words that move a book whose title is *Z*.
  private func request(
    in utterance: String,
    insteadOf understanding: Understanding,
    with finder: EntityFinder
  ) async -> EntityFinder.Reading? {
    let isRefused =
      understanding.isRefusedOnly || lacksThing(understanding) || isDoubtful(understanding)
    let isNegated = understanding.outcome == .refused(.negated)
    let found = await finder.request(in: utterance, isRefused: isRefused, isNegated: isNegated)
    guard found == nil, !isRefused,
      let named = await finder.request(in: utterance, isRefused: true, isNegated: isNegated),
      named.draft.conditions.contains(where: { $0.comparison == .hasPrefix })
    else { return found }
    return named
  }

  /// Finds what the beginning of an utterance asks for, and does what the rest does ("find books by Orwell and open
  /// 1984"); nil where it does not consist of two such parts.
  private func findingBefore(_ utterance: String) async -> Decision? {
    let tokens = language.tokens(in: utterance)
    for place in tokens.indices.dropFirst() {
      let joint = language.connectives.joiners.length(in: tokens, at: place)
      let rest = place + joint
      guard joint > 0, rest < tokens.count, mayBegin(tokens, at: rest) else { continue }
      let head = String(decoding: utterance.bytes(of: tokens[..<place]), as: UTF8.self)
      let tail = String(decoding: utterance.bytes(of: tokens[rest...]), as: UTF8.self)
      guard await finder.request(in: head) != nil else { continue }
      let command = await interpreter.interpret(HeardUtterance(tail), in: context).understanding
      guard command.isSettled, (command.reading?.confidence ?? 0) >= settings.readsBackBelow,
        let first = await finding(head, insteadOf: Understanding(utterance: head, outcome: .empty))
      else { continue }
      var match = first.match
      match?.then = [command]
      return Decision(match) { assistant in
        let outcome = await first.carryOut(assistant)
        guard outcome == .done else { return outcome }
        // What was found may be what the rest speaks of.
        return await assistant.carryOut(await assistant.interpret(HeardUtterance(tail)))
      }
    }
    return nil
  }

  /// Whether a command may begin at a place: with a verb, unless verbs come last.
  private func mayBegin(_ tokens: [Token], at place: Int) -> Bool {
    language.grammar.verbsComeLast
      || language.grammar.verbs.contains { $0.runs.length(in: tokens, at: place) > 0 }
  }

  /// Whether a phrase with all that its intent needs was said but for the app's name.
  func isPhrase(_ understanding: Understanding) -> Bool {
    guard understanding.isPhrase(language), let reading = understanding.reading,
      let intent = intent(of: reading)?.intent
    else { return false }
    return isComplete(intent, reading)
  }

  /// Whether something may be meant, but not so surely that it is done at once.
  private func isDoubtful(_ understanding: Understanding) -> Bool {
    switch understanding.outcome {
    case .match: (understanding.reading?.confidence ?? 0) < settings.readsBackBelow
    case .ambiguous, .unknownValue: true
    case .refused, .empty: false
    }
  }

  /// Whether an intent takes for a text what says more than that: in "tìm truyện ra đời năm 1937" nobody looks for
  /// the words "đời năm 1937".
  private func swallows(
    _ understanding: Understanding,
    whatIsReadAs found: EntityFinder.Reading
  ) -> Bool {
    let texts = understanding.reading?.parameters.filter(\.isText).map(\.text) ?? []
    let draft = found.draft
    return !draft.conditions.isEmpty
      && texts.contains { text in
        let words = language.keys(of: text)
        return !draft.conditions.contains { condition in
          condition.values.contains { language.keys(of: $0) == words }
        }
      }
  }

  /// Whether a phrase with the app's name was said, but for its spelling and small words: what is done in the app is the
  /// app's to say, though things may be found there.
  private func isPhraseInApp(_ understanding: Understanding) -> Bool {
    guard understanding.outcome == .match, understanding.isSettled,
      let reading = understanding.reading,
      reading.differences.allSatisfy({
        language.isOfSmallWords($0.heard) || $0.difference == .spelling
      }),
      reading.confidence >= settings.readsBackBelow,
      reading.alignment.contains(where: { $0.role == .applicationName && !$0.heard.isEmpty }),
      let intent = intent(of: reading)?.intent
    else { return false }
    return isComplete(intent, reading)
  }

  /// Whether an intent is understood without the thing that it needs, so that values beside a kind of thing rather say
  /// which things ("five star books").
  private func lacksThing(_ understanding: Understanding) -> Bool {
    guard understanding.isSettled, let reading = understanding.reading,
      let intent = intent(of: reading)?.intent
    else { return false }
    return !isComplete(intent, reading)
  }

  /// Whether a reading has all that its intent needs.
  func isComplete(_ intent: IntentDefinition, _ reading: Reading) -> Bool {
    intent.parameters.allSatisfy { parameter in
      parameter.isOptional || reading.parameters.contains { $0.name == parameter.name }
    }
  }

  /// Whether an intent of the app shows what is named, and nothing more is said of what is to be found: "the list
  /// Want to Read" is opened, and not found as the books of which it is the shelf.
  private func shows(
    _ understanding: Understanding,
    justWhatIsFoundBy found: EntityFinder.Reading
  ) -> Bool {
    guard understanding.isSettled, let reading = understanding.reading,
      reading.confidence >= settings.readsBackBelow, reading.parameters.count <= 1,
      let intent = intent(of: reading)?.intent, intent.effect != .destroys,
      isComplete(intent, reading),
      found.draft.conditions.count == 1, found.draft.sorting.isEmpty, found.draft.limit == nil
    else { return false }
    let condition = found.draft.conditions[0]
    guard condition.comparison == .equalTo, condition.values.count == 1,
      !found.kind.options[condition.property].isEmpty
    else { return false }
    // "What am I reading" says itself which, where the words are just those of an intent that tells it.
    guard let parameter = reading.parameters.first else {
      let words = language.keys(of: reading.phrase)
      let option = language.keys(of: condition.values[0])
      return words.indices.contains { words[$0...].starts(with: option) }
    }
    func titled(_ text: String) -> String {
      found.kind.value(text, of: condition.property, language)
    }
    return titled(condition.values[0]) == titled(parameter.text)
  }

  /// What is to be found, as the reading of a phrase is told.
  func match(
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

  private func app(finding action: FindAction) -> RunningApp? { apps.first { $0.finds(action) } }

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

  func show(
    _ result: EntityFinder.Result,
    with finder: EntityFinder,
    mostRows: Int = .max
  ) async -> ExchangeOutcome {
    let count = result.entities.count
    if let found = result.entities.first, count == 1 {
      speak(of: found, result.action)
    } else if !result.entities.contains(where: { found in
      context.topics.contains { $0.referent.id == found.option.id }
    }) {
      context.speakOfUnknown()
    }
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
      let name = VocabularyName(app: found?.name ?? "", vocabulary: result.action.entity)
      await tell(
        FoundList(
          result.entities.map { FoundList.Entry($0, of: name, kind: result.action.title) },
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

  /// Remembers the only thing that was found as what was spoken of.
  private func speak(of found: FoundEntity, _ action: FindAction) {
    let name = VocabularyName(
      app: app(finding: action)?.definition.name ?? "",
      vocabulary: action.entity
    )
    context.speak(of: Topic(name, kind: action.title, id: found.option.id, found.option.title))
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

extension ParameterReading {
  /// Whether the words are taken as they are.
  var isText: Bool { if case .text = value { true } else { false } }
}

extension RunningApp {
  /// Whether an action finds the app's things.
  func finds(_ action: FindAction) -> Bool {
    definition.findActions.contains { $0.entity == action.entity }
  }
}

extension Understanding {
  /// Whether nothing was understood, and no word says that nothing is asked for.
  var isRefusedOnly: Bool {
    [.belowThreshold, .outOfScope, .notAsked].contains { outcome == .refused($0) }
  }
}
