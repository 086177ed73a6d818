import AppIntents
import SpokenLanguage

/// Asks step by step what is to be found: what to compare, how, with what, and what comes first.
struct FindBuilder: Sendable {
  let finder: EntityFinder
  let questions: Questions

  private var messages: FindMessages { finder.messages }
  private var settings: AssistantSettings { finder.settings }

  /// Asks for everything that a request needs.
  ///
  /// - Parameter action: What to find; nil to ask for it.
  /// - Returns: The request, the kind of entity, and the request in words.
  /// - Throws: ``ConversationEnd``, ``FindFailure``, or what an app's query throws.
  func request(for action: FindAction? = nil) async throws -> (FindRequest, FindKind, FindDraft) {
    let kind = try await finder.kind(of: try await self.action(action))
    var request = FindRequest()
    var draft = FindDraft()
    try await askConditions(of: kind, &request, &draft)
    if let sorting = try await askOrder(of: kind) {
      request.sorting = [sorting]
      draft.sorting = [sorting]
    }
    request.limit = try await askLimit()
    draft.limit = request.limit
    draft.mode = request.mode
    return (request, kind, draft)
  }

  private func action(_ known: FindAction?) async throws -> FindAction {
    if let known { return known }
    guard let first = finder.actions.first else {
      throw FindFailure(message: messages.nothingToFind)
    }
    guard finder.actions.count > 1 else { return first }
    return finder.actions[try await choose(finder.actions.map(\.title), messages.askKind)]
  }

  // MARK: - Conditions

  private func askConditions(
    of kind: FindKind,
    _ request: inout FindRequest,
    _ draft: inout FindDraft
  ) async throws {
    var mode: EntityQueryComparatorMode?
    while let condition = try await askCondition(of: kind, isFirst: draft.conditions.isEmpty) {
      request.conditions.append(condition.request)
      draft.conditions.append(condition.draft)
      let joiners: [(EntityQueryComparatorMode, String)] = [
        (.and, messages.andAlso), (.or, messages.orElse),
      ].filter { mode == nil || mode == $0.0 }
      let answer = try await choose([messages.thatIsAll] + joiners.map(\.1), messages.askMore)
      guard answer > 0 else { break }
      mode = joiners[answer - 1].0
    }
    request.mode = mode ?? .and
  }

  private func askCondition(
    of kind: FindKind,
    isFirst: Bool
  ) async throws -> (request: FindCondition, draft: FindDraft.Condition)? {
    let places = kind.properties.indices.filter { !kind.properties[$0].comparisons.isEmpty }
    guard !places.isEmpty else { return nil }
    let titles = (isFirst ? [messages.everything] : []) + places.map { kind.properties[$0].title }
    let chosen = try await choose(titles, messages.askProperty) - (isFirst ? 1 : 0)
    guard chosen >= 0 else { return nil }
    let property = kind.properties[places[chosen]]
    let labels = property.comparisons.map { messages.label(for: $0.kind, of: $0.type) }
    let place = labels.count > 1 ? try await choose(labels, messages.askComparison) : 0
    let comparison = property.comparisons[place]
    var values: [any Sendable] = []
    for prompt in prompts(for: comparison, of: property) {
      values.append(try await value(of: comparison.type, for: property, prompt: prompt))
    }
    return (
      FindCondition(property: property.name, comparison: comparison.kind, values: values),
      FindDraft.Condition(
        property: places[chosen],
        comparison: comparison.kind,
        values: values.map { shownText(of: $0, in: kind) }
      )
    )
  }

  private func prompts(
    for comparison: FindProperty.Comparison,
    of property: FindProperty
  ) -> [String] {
    if comparison.kind.valueCount == 2 { return [messages.askFrom, messages.askTo] }
    return [
      messages.condition(property.title, comparison.kind, of: comparison.type, ["…"])
    ]
  }

  private func value(
    of type: ParameterType,
    for property: FindProperty,
    prompt: String
  ) async throws -> any Sendable {
    let conversation = PersonConversation(
      appName: "",
      channel: questions.channel,
      settings: settings,
      questions: questions
    )
    let parameter = ParameterDescription(
      name: property.name,
      title: property.title,
      type: type,
      isOptional: false
    )
    return try await conversation.value(
      for: ValueRequest(intent: "find", parameter: parameter, prompt: prompt)
    )
  }

  private func shownText(of value: any Sendable, in kind: FindKind) -> String {
    (value as? Int).map(String.init) ?? kind.action.localization.text(of: value)
  }

  // MARK: - Order and limit

  private func askOrder(of kind: FindKind) async throws -> FindSorting? {
    let sortable = kind.properties.filter(\.isSortable)
    guard !sortable.isEmpty else { return nil }
    let titles = [messages.anyOrder] + sortable.map(\.title)
    let chosen = try await choose(titles, messages.askOrder)
    guard chosen > 0 else { return nil }
    let direction = try await choose(
      [messages.ascending, messages.descending],
      messages.askDirection
    )
    return FindSorting(property: sortable[chosen - 1].name, isDescending: direction == 1)
  }

  private func askLimit() async throws -> Int? {
    let reader = AnswerReader(
      language: finder.language,
      now: settings.now(),
      calendar: settings.calendar
    )
    let all = Set(finder.language.findWords.all.map { finder.language.keys(of: $0) })
    let question = Question(
      id: 0,
      kind: .value,
      intent: "find",
      parameter: "limit",
      prompt: messages.askLimit
    )
    return try await questions.ask(question, hint: .number(least: "1", most: nil)) { answer in
      if all.contains(finder.language.keys(of: answer)) { return .success(nil) }
      return reader.integer(answer, in: 1...Int.max).map { $0 }
    }
  }

  private func choose(_ titles: [String], _ prompt: String) async throws -> Int {
    let question = OptionQuestion(
      questions: questions,
      settings: settings,
      intent: "find",
      parameter: nil,
      prompt: prompt
    )
    return try await question.choose(
      among: titles.enumerated().map { place, title in
        IntentOption(id: String(place + 1), title: title, value: place)
      }
    )
  }
}
