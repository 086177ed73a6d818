import AssistantKit
import PhraseMatcher
import SpokenLanguage

/// Words the events of a conversation as lines for a person.
///
/// It keeps what one exchange has shown so far, so that an intent that says nothing is still
/// acknowledged and one that speaks is not repeated.
struct TextPresenter: Sendable {
  private let messages: Messages
  private let language: any Language
  private let known: Titles
  private let joined: @Sendable () -> Titles
  /// The app that was understood to be meant last.
  private var app: String?
  private var hasShownSomething = false
  /// Whether the app had something to say, so that its value need not be told.
  private var hasSpoken = false

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - messages: The assistant's sentences in the person's language.
  ///   - language: The person's language.
  ///   - titles: What intents are called.
  ///   - joined: What those of the apps are called that come while the conversation goes on.
  init(
    messages: Messages,
    language: any Language,
    titles: Titles,
    joined: @escaping @Sendable () -> Titles = { [:] }
  ) {
    self.messages = messages
    self.language = language
    known = titles
    self.joined = joined
  }

  /// What intents are called, by app and identifier.
  typealias Titles = [String: [String: String]]

  private func title(_ intent: String, of app: String) -> String? {
    known[app]?[intent] ?? joined()[app]?[intent]
  }

  /// The lines that tell an event; none for what a person sees anyway.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - columns: The columns that drawings may take; nil for the usual ones of each.
  /// - Returns: The lines, in order; text among them may be longer.
  mutating func lines(for event: ConversationEvent, columns: Int? = nil) -> [AttributedLine] {
    if case .match(let understanding) = event { app = understanding.reading?.app }
    let lines = words(for: event, columns)
    switch event {
    case .heard:
      hasShownSomething = false
      hasSpoken = false
    case .match, .question: break
    case .dialog, .snippet, .found:
      hasShownSomething = true
      hasSpoken = true
    default: if !lines.isEmpty { hasShownSomething = true }
    }
    return lines.map(\.harmless)
  }

  private func words(for event: ConversationEvent, _ columns: Int?) -> [AttributedLine] {
    switch event {
    case .hello, .heard, .opens, .done: []
    case .match(let understanding): reading(understanding)
    case .foreground(let app): [AttributedLine(messages.foreground(app: app), look: .dim)]
    case .question(let question): lines(for: question)
    // Who sees what goes with it needs no more than the rest.
    case .dialog(let full, let supporting):
      (supporting ?? full).lines.map { AttributedLine($0) }
    case .snippet(let drawn): columns.map(drawn.lines(columns:)) ?? drawn.lines
    case .found(let list): list.lines(columns: columns ?? FoundList.usualColumns)
    case .progress(let done, let total, let text):
      [AttributedLine(total > 0 ? "\(text) \(done)/\(total)" : text, look: .dim)]
    case .result(let intent, let title, let value): result(of: intent, title, value: value)
    case .error(_, let message, _):
      message.lines.map { AttributedLine($0, look: .error) }
    case .cancelled: [AttributedLine(messages.cancelled, look: .dim)]
    }
  }

  private func result(of intent: String, _ title: String?, value: String?) -> [AttributedLine] {
    if let value, !hasSpoken { return [AttributedLine(messages.result(value))] }
    guard !hasShownSomething else { return [] }
    // What only a button runs is on no list.
    let title = title ?? self.title(of: intent, in: app)
    return [AttributedLine(messages.finished(intent: title), look: .dim)]
  }

  /// What an intent is called in an app, or in any where the app is not known.
  private func title(of intent: String, in app: String?) -> String {
    if let title = app.flatMap({ title(intent, of: $0) }) { return title }
    return known.values.compactMap { $0[intent] }.min() ?? intent
  }

  /// What was understood, where that is not plainly what was said.
  private func reading(_ understanding: Understanding) -> [AttributedLine] {
    guard understanding.outcome == .match, let reading = understanding.reading else { return [] }
    // What the assistant does itself has no name that a person knows.
    let isForeign =
      title(reading.intent, of: reading.app) == nil
      && !Assistant.ownCommands.contains(reading.intent)
    let misheard = heardWords(of: reading.differences.filter(isWorthTelling))
    guard isForeign || !misheard.isEmpty else { return [] }
    var parts = [title(of: reading.intent, in: reading.app)]
    parts += reading.parameters.map(\.shownValue)
    var line = parts.joined(separator: " · ")
    if !misheard.isEmpty { line += "   " + messages.heard(misheard) }
    return [AttributedLine(line, look: .bold)]
  }

  /// The words of some differences, those that are written together as one.
  private func heardWords(of pieces: [AlignedPiece]) -> [String] {
    var words: [String] = []
    var end: Int?
    for piece in pieces where !piece.heard.isEmpty {
      if let end, end == piece.range.lowerBound, let last = words.indices.last {
        words[last] += piece.heard
      } else {
        words.append(piece.heard)
      }
      end = piece.range.upperBound
    }
    return words
  }

  /// Whether a person should know of a difference: not of what everybody leaves out or puts in,
  /// such as marks over letters, apostrophes and small words.
  private func isWorthTelling(_ piece: AlignedPiece) -> Bool {
    switch piece.difference {
    case .filler, .number, .dropped, nil: false
    case .added: !language.isFunctionWord(piece.heard.lowercased())
    default: letters(of: piece.heard) != letters(of: piece.expected)
    }
  }

  private func letters(of text: String) -> String {
    let words = language.tokens(in: text).map { language.withoutDiacritics($0.text) }
    return words.joined().filter { $0.isLetter || $0.isNumber }
  }

  private func lines(for question: Question) -> [AttributedLine] {
    var prompt = question.prompt
    if question.kind == .confirmation {
      prompt += " [" + question.options.map(\.title).joined(separator: " / ") + "]"
    }
    var lines = prompt.lines.map { AttributedLine($0, look: .bold) }
    guard question.kind == .choice else { return lines }
    if let title = question.listTitle { lines.append(AttributedLine("  \(title)", look: .dim)) }
    let width = String(question.options.count).count
    var section: String?
    for (place, option) in question.options.enumerated() {
      if option.section != section, let heading = option.section {
        lines.append(AttributedLine("  \(heading)", look: .dim))
      }
      section = option.section
      let number = String(place + 1)
      let padding = String(repeating: " ", count: width - number.count)
      let detail = option.subtitle.map { " (\($0))" } ?? ""
      lines.append(AttributedLine("  \(padding)\(number)  \(option.title)\(detail)"))
    }
    if question.hiddenOptionCount > 0 {
      let more = messages.moreOptions(question.hiddenOptionCount)
      lines.append(AttributedLine("  \(more)", look: .dim))
    }
    return lines
  }
}

extension AttributedLine {
  /// The same line without anything that could command a terminal.
  fileprivate var harmless: AttributedLine {
    var line = AttributedLine()
    for run in runs { line.append(TerminalText.sanitized(run.text), look: run.look) }
    return line
  }
}

extension String {
  /// The lines of a text.
  fileprivate var lines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
