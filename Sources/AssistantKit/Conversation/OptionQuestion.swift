import AppIntents
import PhraseMatcher
import SpokenLanguage

/// A question whose answer is one of several options, listed or found by what is said.
struct OptionQuestion: Sendable {
  let questions: Questions
  let settings: AssistantSettings
  let intent: String?
  let parameter: String?
  let prompt: String

  // MARK: - A fixed set

  /// Asks until one of the options is named; an answer that fits several narrows the list.
  ///
  /// - Returns: The index among the options.
  func choose(among options: [IntentOption]) async throws -> Int {
    guard options.count > 1 else { return 0 }
    var open = Array(options.indices)
    while true {
      let current = open
      let listed = min(current.count, max(settings.listedOptionLimit, 1))
      let question = question(listing: current.map { options[$0] }, listed: listed)
      let reader = reader(for: current.map { options[$0] })
      let found: [Int] = try await questions.ask(question, hint: .option) { answer in
        switch reader.read(answer, listed: listed) {
        case .one(let place): return .success([place])
        case .several(let places) where places.count < current.count: return .success(places)
        case .several, .none:
          if let place = tolerantPlace(answer, among: current.map { options[$0] }) {
            return .success([place])
          }
          return .failure(.noOption(answer))
        }
      }
      open = found.map { current[$0] }
      if let only = open.first, open.count == 1 { return only }
    }
  }

  // MARK: - A source of options

  /// Asks for a value of an enum, an entity or a provider's options.
  func choose(from source: OptionSource) async throws -> IntentOption {
    let suggested = await suggestions(from: source)
    let isSearchable = source.matching != nil
    let limit = isSearchable ? settings.listedOptionLimit : max(settings.listedOptionLimit, 30)
    let listed = min(suggested.count, limit)
    let hint = isSearchable ? AnswerHint.searchableOption(kind: source.title) : .option
    return try await questions.ask(
      question(listing: suggested, listed: listed, total: isSearchable ? listed : suggested.count),
      hint: hint
    ) { try await find($0, in: source, suggested: suggested, listed: listed) }
  }

  /// Reads an answer that was given without a list, asking back where it fits several.
  func read(
    _ answer: String,
    from source: OptionSource
  ) async throws -> Result<IntentOption, AnswerProblem> {
    try await find(answer, in: source, suggested: await suggestions(from: source), listed: 0)
  }

  private func find(
    _ answer: String,
    in source: OptionSource,
    suggested: [IntentOption],
    listed: Int
  ) async throws -> Result<IntentOption, AnswerProblem> {
    let reading = reader(for: suggested).read(answer, listed: listed)
    if case .one(let place) = reading, source.matching == nil || place < listed {
      return .success(suggested[place])
    }
    let candidates = try await candidates(for: answer, from: source)
    switch candidates.count {
    case 0: break
    case 1: return .success(candidates[0])
    default:
      let named = reader(for: candidates).read(answer, listed: 0)
      if case .one(let place) = named { return .success(candidates[place]) }
      let again = OptionQuestion(
        questions: questions,
        settings: settings,
        intent: intent,
        parameter: parameter,
        prompt: questions.messages.askWhichOne
      )
      return .success(candidates[try await again.choose(among: candidates)])
    }
    switch reading {
    case .one(let place): return .success(suggested[place])
    case .several(let places):
      let fitting = places.map { suggested[$0] }
      return .success(fitting[try await choose(among: fitting)])
    case .none: break
    }
    if let place = tolerantPlace(answer, among: suggested) { return .success(suggested[place]) }
    return .failure(.noneOfKind(answer.trimmed, kind: source.title))
  }

  private func suggestions(from source: OptionSource) async -> [IntentOption] {
    do {
      return try await withDeadline(settings.queryDeadline) { try await source.suggested() }
    } catch {
      await warn(error, about: source)
      return []
    }
  }

  private func candidates(
    for answer: String,
    from source: OptionSource
  ) async throws -> [IntentOption] {
    guard let matching = source.matching else { return [] }
    do {
      let found = try await withDeadline(settings.queryDeadline) { try await matching(answer) }
      return Array(found.prefix(settings.candidateLimit))
    } catch let end as ConversationEnd {
      throw end
    } catch {
      await warn(error, about: source)
      return []
    }
  }

  private func warn(_ error: any Error, about source: OptionSource) async {
    await questions.channel.emit(
      .error(
        intent: intent,
        message: "\(source.title): \(AppLocalization.current.sentence(for: error))",
        code: "query"
      )
    )
  }

  // MARK: - Forms

  private func reader(for options: [IntentOption]) -> OptionReader {
    OptionReader(
      language: questions.language,
      choices: options.map {
        OptionReader.Choice(names: [$0.title] + $0.synonyms, detail: $0.subtitle)
      }
    )
  }

  /// The option that a misspelt or misheard answer means, where there is just one.
  private func tolerantPlace(_ answer: String, among options: [IntentOption]) -> Int? {
    let values = options.enumerated().map { place, option in
      PhraseCatalog.Value(id: String(place), title: option.title, synonyms: option.synonyms)
    }
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "",
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "choose",
            phrases: ["${option}"],
            parameters: ["option": "Option"]
          )
        ],
        vocabularies: ["Option": values]
      )
    ])
    guard let matcher = try? PhraseMatcher(catalog, language: questions.language) else {
      return nil
    }
    let understanding = matcher.understand(answer)
    guard understanding.outcome == .match,
      case .known(let id, _)? = understanding.reading?.parameters.first?.value
    else { return nil }
    return Int(id)
  }

  private func question(
    listing options: [IntentOption],
    listed: Int,
    total: Int? = nil
  ) -> Question {
    Question(
      id: 0,
      kind: .choice,
      intent: intent,
      parameter: parameter,
      prompt: prompt,
      options: options.prefix(listed).map {
        Question.Option(id: $0.id, title: $0.title, subtitle: $0.subtitle)
      },
      hiddenOptionCount: max(0, (total ?? options.count) - listed)
    )
  }
}
