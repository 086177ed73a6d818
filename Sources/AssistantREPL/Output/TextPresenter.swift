import AssistantKit
import PhraseMatcher

/// A line for a person, and how it may look where that can be shown.
struct PresentedLine: Sendable, Hashable {
  var text: String
  var style: Style = .plain

  enum Style: Sendable, Hashable {
    case plain, dim, strong, error
  }
}

/// Words the events of a conversation as lines for a person.
///
/// It keeps what one exchange has shown so far, so that an intent that says nothing is still
/// acknowledged and one that speaks is not repeated.
struct TextPresenter: Sendable {
  private let messages: any Messages
  private let titles: [String: String]
  private var hasShownSomething = false

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - messages: The assistant's sentences in the person's language.
  ///   - titles: What intents are called, by identifier.
  init(messages: any Messages, titles: [String: String]) {
    self.messages = messages
    self.titles = titles
  }

  /// The lines that tell an event; none for what a person sees anyway.
  mutating func lines(for event: ConversationEvent) -> [PresentedLine] {
    let lines = words(for: event)
    switch event {
    case .heard: hasShownSomething = false
    case .match, .question: break
    default: if !lines.isEmpty { hasShownSomething = true }
    }
    return lines.map { line in
      PresentedLine(text: TerminalText.sanitized(line.text), style: line.style)
    }
  }

  private func words(for event: ConversationEvent) -> [PresentedLine] {
    switch event {
    case .hello, .heard, .opens, .done: []
    case .match(let understanding): reading(understanding)
    case .foreground(let app): [PresentedLine(text: messages.foreground(app: app), style: .dim)]
    case .question(let question): lines(for: question)
    case .dialog(let full, let supporting):
      full.lines.map { PresentedLine(text: $0) }
        + (supporting?.lines ?? []).map { PresentedLine(text: $0, style: .dim) }
    case .snippet(let text): text.lines.map { PresentedLine(text: $0) }
    case .progress(let done, let total, let text):
      [PresentedLine(text: "\(text) \(done)/\(total)", style: .dim)]
    case .result(let intent, let value): result(of: intent, value: value)
    case .error(_, let message, _):
      message.lines.map { PresentedLine(text: $0, style: .error) }
    case .cancelled: [PresentedLine(text: messages.cancelled, style: .dim)]
    }
  }

  private func result(of intent: String, value: String?) -> [PresentedLine] {
    guard !hasShownSomething else { return [] }
    if let value { return [PresentedLine(text: messages.result(value))] }
    return [PresentedLine(text: messages.finished(intent: titles[intent] ?? intent), style: .dim)]
  }

  /// What was understood, where that is not plainly what was said.
  private func reading(_ understanding: Understanding) -> [PresentedLine] {
    guard understanding.outcome == .match, let reading = understanding.reading else { return [] }
    let isForeign = titles[reading.intent] == nil
    let misheard = reading.differences
      .filter { $0.difference != .filler && $0.difference != .number && !$0.heard.isEmpty }
      .map(\.heard)
    guard isForeign || !misheard.isEmpty else { return [] }
    var parts = [titles[reading.intent] ?? reading.intent]
    parts += reading.parameters.map(\.shownValue)
    var line = parts.joined(separator: " · ")
    if !misheard.isEmpty { line += "   " + messages.heard(misheard) }
    return [PresentedLine(text: line, style: .strong)]
  }

  private func lines(for question: Question) -> [PresentedLine] {
    var prompt = question.prompt
    if question.kind == .confirmation {
      prompt += " [" + question.options.map(\.title).joined(separator: " / ") + "]"
    }
    var lines = prompt.lines.map { PresentedLine(text: $0, style: .strong) }
    guard question.kind == .choice else { return lines }
    let width = String(question.options.count).count
    for (place, option) in question.options.enumerated() {
      let number = String(place + 1)
      let padding = String(repeating: " ", count: width - number.count)
      let detail = option.subtitle.map { " (\($0))" } ?? ""
      lines.append(PresentedLine(text: "  \(padding)\(number)  \(option.title)\(detail)"))
    }
    if question.hiddenOptionCount > 0 {
      let more = messages.moreOptions(question.hiddenOptionCount)
      lines.append(PresentedLine(text: "  \(more)", style: .dim))
    }
    return lines
  }
}

extension String {
  /// The lines of a text.
  fileprivate var lines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
