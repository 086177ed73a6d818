import AppIntents
import SpokenLanguage

/// A question whose answer is one of several options, listed or found by what is said.
struct OptionQuestion: Sendable {
  /// The most options of a closed set that are listed, so that each can be seen.
  private static let mostListed = 30
  /// The most suggestions whose names are looked through: an answer must not take forever to read.
  private static let mostSuggested = 10_000

  /// The most ways in which an answer may name and describe: the app is asked for each.
  private static let mostDescriptions = 12

  let questions: Questions
  let settings: AssistantSettings
  let intent: String?
  let parameter: String?
  let prompt: String
  /// The app whose options they are; nil where the assistant itself asks.
  var app: String?
  /// What all options of a fixed set are called, which may be said beside a name.
  var kinds: [String] = []

  // MARK: - A fixed set

  /// Asks until one of the options is named; an answer that fits several narrows the list.
  ///
  /// - Returns: The index among the options.
  func choose(among options: [IntentOption]) async throws -> Int {
    let numbered = options.enumerated().map { place, option in
      var option = option
      option.value = place
      return option
    }
    let chosen = try await narrow(numbered, prompt: prompt) { .failure(.noOption($0)) }
    return chosen.value as? Int ?? 0
  }

  /// Asks which of the options is meant, with ever fewer of them; an answer that fits none of them
  /// is looked up elsewhere.
  private func narrow(
    _ options: [IntentOption],
    prompt: String,
    elsewhere: (String) async throws -> Result<IntentOption, AnswerProblem>
  ) async throws -> IntentOption {
    var open = options
    while open.count > 1 {
      let current = open
      let listed = min(current.count, max(settings.listedOptionLimit, 1))
      let reader = reader(for: current)
      open = try await questions.ask(
        question(prompt, listing: current, listed: listed, total: current.count),
        hint: .option
      ) { answer in
        switch reader.read(answer, listed: listed) {
        case .one(let place): return .success([current[place]])
        case .several(let places) where places.count < current.count:
          return .success(places.map { current[$0] })
        case .several, .none:
          for name in settings.language.names(answeredBy: answer) {
            guard case .one(let place) = reader.read(name, listed: 0) else { continue }
            return .success([current[place]])
          }
          if let place = nearest(to: answer, among: current) { return .success([current[place]]) }
          return try await elsewhere(answer).map { [$0] }
        }
      }
    }
    guard let only = open.first else { throw ConversationEnd.unavailable }
    return only
  }

  // MARK: - A source of options

  /// Asks for a value of an enum, an entity or a provider's options.
  func choose(from source: OptionSource) async throws -> IntentOption {
    let suggested = try await suggestions(from: source)
    let isSearchable = source.matching != nil
    let limit = settings.listedOptionLimit
    let listed = min(suggested.count, isSearchable ? limit : max(limit, Self.mostListed))
    return try await questions.ask(
      question(
        prompt,
        listing: suggested,
        listed: listed,
        total: isSearchable ? listed : suggested.count
      ),
      hint: isSearchable ? .searchableOption(kind: source.title) : .option
    ) { try await find($0, in: source, suggested: suggested, listed: listed) }
  }

  /// Reads an answer that was given without a list, asking back where it fits several.
  func read(
    _ answer: String,
    from source: OptionSource
  ) async throws -> Result<IntentOption, AnswerProblem> {
    try await find(answer, in: source, suggested: try await suggestions(from: source), listed: 0)
  }

  private func find(
    _ answer: String,
    in source: OptionSource,
    suggested: [IntentOption],
    listed: Int
  ) async throws -> Result<IntentOption, AnswerProblem> {
    let reading = reader(for: suggested, of: source).read(answer, listed: listed)
    if case .one(let place) = reading, source.matching == nil || place < listed {
      return .success(suggested[place])
    }
    let candidates: [IntentOption]
    do {
      candidates = try await self.candidates(for: answer, from: source)
    } catch is CancellationError {
      throw ConversationEnd.cancelled
    } catch {
      if case .one(let place) = reading { return .success(suggested[place]) }
      return .failure(lookupFailed(answer, error, source))
    }
    if candidates.count == 1 { return .success(candidates[0]) }
    if case .one(let place) = reader(for: candidates, of: source).read(answer, listed: 0) {
      return .success(candidates[place])
    }
    if !candidates.isEmpty { return .success(try await narrow(candidates, in: source)) }
    switch reading {
    case .one(let place): return .success(suggested[place])
    case .several(let places):
      return .success(try await narrow(places.map { suggested[$0] }, in: source))
    case .none: break
    }
    for name in settings.language.names(answeredBy: answer) {
      let found = try await find(name, in: source, suggested: suggested, listed: 0)
      if case .success = found { return found }
    }
    let described = try await described(by: answer, in: source)
    if !described.isEmpty { return .success(try await narrow(described, in: source)) }
    if let place = nearest(to: answer, among: suggested) { return .success(suggested[place]) }
    return .failure(.noneOfKind(answer.trimmed, kind: source.title))
  }

  private func narrow(
    _ candidates: [IntentOption],
    in source: OptionSource
  ) async throws -> IntentOption {
    try await narrow(candidates, prompt: questions.messages.askWhichOne) { answer in
      try await find(answer, in: source, suggested: [], listed: 0)
    }
  }

  private func suggestions(from source: OptionSource) async throws -> [IntentOption] {
    do {
      let all = try await withDeadline(settings.queryDeadline) { try await source.suggested() }
      return Array(all.prefix(Self.mostSuggested))
    } catch is CancellationError {
      throw ConversationEnd.cancelled
    } catch {
      let problem = lookupFailed(source.title, error, source)
      await questions.channel.emit(
        .error(intent: intent, message: questions.messages.problem(problem), code: "query")
      )
      return []
    }
  }

  /// What the app knows by an answer; by a function word alone, only what is called just that.
  private func candidates(
    for answer: String,
    from source: OptionSource
  ) async throws -> [IntentOption] {
    guard let matching = source.matching else { return [] }
    let found = try await withDeadline(settings.queryDeadline) { try await matching(answer) }
    // Ranking is the app's own affair; what it finds beyond all measure is not looked through.
    let near = Array(found.prefix(Self.mostSuggested))
    let reader = reader(for: near)
    let fitting = reader.hasContentWord(answer) ? near : reader.named(answer).map { near[$0] }
    return Array(fitting.prefix(settings.candidateLimit))
  }

  /// What is named among words that only describe it ("The Trial by Kafka").
  private func described(by answer: String, in source: OptionSource) async throws -> [IntentOption]
  {
    let language = questions.language
    let tokens = language.tokens(in: answer)
    let ways = DescribedName.all(in: tokens) { source.isSmall($0, language) }
    for way in ways.prefix(Self.mostDescriptions) {
      let words = way.description.filter { !source.isSmall($0, language) }.map(\.text)
      guard !words.isEmpty else { continue }
      let name = String(decoding: answer.bytes(of: tokens[way.name]), as: UTF8.self)
      let found = try await candidates(for: name, from: source).filter { option in
        option.words(language).isSuperset(of: words)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func lookupFailed(
    _ text: String,
    _ error: any Error,
    _ source: OptionSource
  ) -> AnswerProblem {
    .lookupFailed(
      text.trimmed,
      app: app ?? source.title,
      reason: settings.reason(for: error, in: AppLocalization.current)
    )
  }

  // MARK: - Forms

  /// The place of the one option that a misspelt or misheard answer means, with or without what is said behind a name.
  private func nearest(to answer: String, among options: [IntentOption]) -> Int? {
    let reader = TolerantOptionReader(language: questions.language)
    return reader.place(of: answer, among: options)
      ?? questions.language.names(answeredBy: answer).lazy
      .compactMap { reader.place(of: $0, among: options) }.first
  }

  private func reader(
    for options: [IntentOption],
    of source: OptionSource? = nil
  ) -> OptionReader {
    OptionReader(
      language: questions.language,
      choices: options.map {
        OptionReader.Choice(names: [$0.title] + $0.synonyms, detail: $0.subtitle)
      },
      kinds: source.map { [$0.title] + $0.titleSynonyms } ?? kinds
    )
  }

  private func question(
    _ prompt: String,
    listing options: [IntentOption],
    listed: Int,
    total: Int
  ) -> Question {
    var question = Question(
      id: 0,
      kind: .choice,
      intent: intent,
      parameter: parameter,
      prompt: prompt,
      options: options.prefix(listed).map {
        Question.Option(
          id: $0.id,
          title: $0.title,
          subtitle: $0.subtitle,
          section: $0.section
        )
      },
      hiddenOptionCount: max(0, total - listed)
    )
    question.listTitle = options.first?.listTitle
    return question
  }
}
