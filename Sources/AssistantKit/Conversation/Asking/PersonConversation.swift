import AppIntents
import Foundation
import PhraseMatcher
import SpokenLanguage

/// The conversation of a running intent with a person, over a channel of text.
///
/// Typed requests become questions; answers are read with the language's readers. What a person
/// says is matched generously everywhere except for confirmations.
struct PersonConversation: IntentConversation {
  let appName: String
  let channel: any ConversationChannel
  let settings: AssistantSettings
  let questions: Questions
  /// What the person has said yes to already; nil for nothing.
  var agreement: Agreement?

  private var messages: Messages { questions.messages }
  private var reader: AnswerReader {
    AnswerReader(
      language: questions.language,
      now: settings.now(),
      calendar: settings.calendar
    )
  }

  func value(for request: ValueRequest) async throws -> any Sendable {
    agreement?.end()
    if let refusal = request.refusal {
      let message = messages.refusal(refusal)
      await channel.emit(.error(intent: request.intent, message: message, code: "value"))
    }
    let value = try await value(of: request.parameter.type, for: request)
    let number = (value as? Int).map(Double.init) ?? value as? Double
    if let number { remember(.number(number), as: AnswerReader.text(of: number), for: request) }
    return value
  }

  private func remember(
    _ value: ParameterReading.Value,
    as text: String,
    for request: ValueRequest
  ) {
    questions.answered.remember(
      ParameterReading(name: request.parameter.name, value: value, text: text, range: 0..<0),
      of: request.intent
    )
  }

  func choice(for request: ChoiceRequest) async throws -> Int {
    agreement?.end()
    let choices = OptionQuestion(
      questions: questions,
      settings: settings,
      intent: request.intent,
      parameter: request.parameter?.name,
      prompt: prompt(request.prompt, request.supportingPrompt) ?? messages.askWhichOne,
      app: appName
    )
    return try await choices.choose(among: request.options)
  }

  func confirmation(for request: ConfirmationRequest) async throws -> Bool {
    let isConfirmed = try await isConfirmed(request)
    if isConfirmed { questions.assents.next() }
    return isConfirmed
  }

  private func isConfirmed(_ request: ConfirmationRequest) async throws -> Bool {
    if let agreement {
      let lines = request.snippet.map { settings.drawing(of: $0).lines.map(\.text) } ?? []
      if agreement.answers(request, prompt(request), beside: lines) {
        if let snippet = request.snippet { await draw(snippet) }
        return true
      }
    }
    var request = request
    while true {
      var shown = [request.prompt, request.supportingPrompt].compactMap(\.self)
      if let snippet = request.snippet { shown += await draw(snippet).map(\.text) }
      switch try await decision(on: request, beside: shown) {
      case .decided(let isAccepted): return isAccepted
      case .pressed(let place):
        guard let pressing = request.pressing else { return false }
        request = try await pressing(place)
      }
    }
  }

  private func decision(
    on request: ConfirmationRequest,
    beside shown: [String]
  ) async throws -> Decision {
    let labels = labels(for: request)
    let question = Question(
      id: 0,
      kind: .confirmation,
      intent: request.intent,
      parameter: request.parameter?.name,
      prompt: prompt(request) ?? messages.askToContinue,
      options: [
        Question.Option(id: "yes", title: labels.accept.first ?? messages.yesAndNo.yes),
        Question.Option(id: "no", title: labels.deny.first ?? messages.yesAndNo.no),
      ]
    )
    return try await questions.ask(
      question,
      hint: .confirmation(accept: question.options[0].title, deny: question.options[1].title),
      takesCommandsLast: true
    ) { answer in
      // What answers the question answers it, also where a button in the drawing says the same.
      let answered = reader.confirmation(
        answer,
        accept: labels.accept,
        deny: labels.deny,
        shown: shown
      )
      if case .success(let isAccepted) = answered { return .success(.decided(isAccepted)) }
      let said = questions.language.keys(of: answer)
      let place = request.buttonLabels.firstIndex { questions.language.keys(of: $0) == said }
      if let place, !said.isEmpty { return .success(.pressed(place)) }
      return answered.map { .decided($0) }
    }
  }

  /// What a person does about something that is to be confirmed.
  private enum Decision {
    case decided(Bool)
    /// They press a button in what is shown, and are asked again.
    case pressed(Int)
  }

  func show(_ output: IntentOutput) async {
    switch output {
    case .foreground:
      await channel.emit(.foreground(app: appName))
      settings.happened(.opened(app: appName))
    case .dialog(let full, let supporting):
      agreement?.end()
      await channel.emit(
        .dialog(full: full, supporting: settings.isVoiceOnly ? nil : supporting)
      )
    case .snippet(let content):
      agreement?.end()
      await draw(content)
    case .progress(let done, let total, let text):
      await channel.emit(.progress(done: done, total: total, text: text))
    case .opens(let intent, let title): await channel.emit(.opens(intent: intent, title: title))
    }
  }

  private func prompt(_ request: ConfirmationRequest) -> String? {
    prompt(request.prompt, request.supportingPrompt)
  }

  /// The question in words: less of it beside what is seen, and all of it for someone who only listens.
  private func prompt(_ full: String?, _ supporting: String?) -> String? {
    settings.isVoiceOnly ? full : supporting ?? full
  }

  /// Draws a snippet where it is seen, and tells the lines that it has there.
  @discardableResult
  private func draw(_ snippet: SnippetContent) async -> [AttributedLine] {
    guard !settings.isVoiceOnly else { return [] }
    let drawn = settings.drawing(of: snippet)
    if !drawn.lines.isEmpty { await channel.emit(.snippet(drawn)) }
    return drawn.lines
  }

  // MARK: - Values

  private func value(
    of type: ParameterType,
    for request: ValueRequest
  ) async throws -> any Sendable {
    switch type {
    case .bool(let yes, let no): return try await bool(yes: yes, no: no, for: request)
    case .integer(let range):
      return try await ask(.value, request, hint: .number(in: range)) {
        reader.integer($0, in: range)
      }
    case .number(let range):
      return try await ask(.value, request, hint: .number(in: nil)) {
        reader.number($0, in: range)
      }
    case .text: return try await ask(.text, request, hint: .text) { .success($0.trimmed) }
    case .date: return try await ask(.value, request, hint: .date) { reader.date($0) }
    case .duration, .measurement, .url, .file, .currency, .person:
      return try await ask(.value, request, hint: .text) { reader.value($0, of: type) }
    case .option(let source):
      let option = try await optionQuestion(request).choose(from: source)
      remember(.known(id: option.id, title: option.title), as: option.title, for: request)
      return option.value
    case .list(let element): return try await list(of: element, for: request)
    }
  }

  private func bool(yes: String?, no: String?, for request: ValueRequest) async throws -> Bool {
    let labels = (yes: yes ?? messages.yesAndNo.yes, no: no ?? messages.yesAndNo.no)
    var question = openQuestion(.confirmation, request)
    question.options = [
      Question.Option(id: "yes", title: labels.yes), Question.Option(id: "no", title: labels.no),
    ]
    return try await questions.ask(
      question,
      hint: .confirmation(accept: labels.yes, deny: labels.no),
      takesCommandsLast: true
    ) { reader.setting($0, accept: [labels.yes], deny: [labels.no]) }
  }

  private func list(
    of element: ParameterType,
    for request: ValueRequest
  ) async throws -> [any Sendable] {
    try await ask(.value, request, hint: .list) { answer in
      var values: [any Sendable] = []
      for item in questions.language.items(in: answer) {
        switch try await single(item, of: element, for: request) {
        case .success(let value): values.append(value)
        case .failure(let problem): return .failure(problem)
        }
      }
      return values.isEmpty ? .failure(.empty) : .success(values)
    }
  }

  private func single(
    _ answer: String,
    of type: ParameterType,
    for request: ValueRequest
  ) async throws -> Result<any Sendable, AnswerProblem> {
    switch type {
    case .bool(let yes, let no):
      reader.setting(
        answer,
        accept: [yes ?? messages.yesAndNo.yes],
        deny: [no ?? messages.yesAndNo.no]
      ).map { $0 }
    case .integer(let range): reader.integer(answer, in: range).map { $0 }
    case .number(let range): reader.number(answer, in: range).map { $0 }
    case .text: .success(answer.trimmed)
    case .date: reader.date(answer).map { $0 }
    case .duration, .measurement, .url, .file, .currency, .person:
      reader.value(answer, of: type)
    case .option(let source):
      try await optionQuestion(request).read(answer, from: source).map(\.value)
    case .list(let element): try await single(answer, of: element, for: request)
    }
  }

  // MARK: - Questions

  private func prompt(_ request: ValueRequest) -> String {
    if let prompt = request.prompt { return prompt }
    // Of a yes or a no nobody asks what it is.
    if case .bool = request.parameter.type { return messages.askWhether(request.parameter.title) }
    return messages.askForValue(
      of: name(of: request.parameter),
      isAmount: isAmount(request.parameter.type)
    )
  }

  private func isAmount(_ type: ParameterType) -> Bool {
    switch type {
    case .integer, .number: true
    default: false
    }
  }

  /// What a parameter is called in a question: its kind where its title is only a word that leads to it ("To").
  private func name(of parameter: ParameterDescription) -> String {
    guard case .option(let source) = parameter.type,
      questions.language.isOfSmallWords(parameter.title)
    else { return parameter.title }
    return source.title
  }

  private func openQuestion(_ kind: Question.Kind, _ request: ValueRequest) -> Question {
    Question(
      id: 0,
      kind: kind,
      intent: request.intent,
      parameter: request.parameter.name,
      prompt: prompt(request)
    )
  }

  private func optionQuestion(_ request: ValueRequest) -> OptionQuestion {
    OptionQuestion(
      questions: questions,
      settings: settings,
      intent: request.intent,
      parameter: request.parameter.name,
      prompt: prompt(request),
      app: appName
    )
  }

  private func ask<Answer>(
    _ kind: Question.Kind,
    _ request: ValueRequest,
    hint: AnswerHint,
    read: (String) async throws -> Result<Answer, AnswerProblem>
  ) async throws -> Answer {
    try await questions.ask(openQuestion(kind, request), hint: hint, read: read)
  }

  private func labels(for request: ConfirmationRequest) -> (accept: [String], deny: [String]) {
    if !request.acceptLabels.isEmpty {
      let deny = request.denyLabels.isEmpty ? [messages.cancelLabel] : request.denyLabels
      return (request.acceptLabels, deny)
    }
    guard let action = request.actionName, action != "continue" else {
      return ([messages.yesAndNo.yes], [messages.yesAndNo.no])
    }
    return ([messages.label(forAction: action)], [messages.cancelLabel])
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text as a sentence begins; a name with a capital inside ("iCloud Drive") stays as it is.
  var capitalizedFirst: String {
    let word = prefix { !$0.isWhitespace }
    guard !word.dropFirst().contains(where: \.isUppercase) else { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}
