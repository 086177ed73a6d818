import AppIntents
import Synchronization

/// A person who gives prepared answers, and a record of all that was asked and told.
final class ScriptedConversation: IntentConversation {
  /// What the person says to one question.
  enum Answer: Sendable {
    /// A value of a parameter, as it is.
    case value(any Sendable)
    /// Words that the parameter's options are searched with.
    case words(String)
    /// The option at a position.
    case choice(Int)
    case yes
    case no
  }

  private let state: Mutex<(answers: [Answer], lines: [String])>

  init(_ answers: [Answer] = []) {
    state = Mutex((answers, []))
  }

  /// All that was asked (`?`), offered, said, drawn (`|`) and opened (`>`), line by line.
  var lines: [String] { state.withLock { $0.lines } }

  /// The answers that no question took.
  var unusedAnswers: Int { state.withLock { $0.answers.count } }

  func value(for request: ValueRequest) async throws -> any Sendable {
    record("? \(request.prompt ?? request.parameter.title)")
    switch try next() {
    case .value(let value): return value
    case .words(let words): return try await option(words, for: request)
    default: throw ConversationEnd.cancelled
    }
  }

  func choice(for request: ChoiceRequest) async throws -> Int {
    record("? \(request.prompt ?? "")")
    for (index, option) in request.options.enumerated() { record("  \(index + 1) \(option.title)") }
    guard case .choice(let index) = try next() else { throw ConversationEnd.cancelled }
    return index
  }

  func confirmation(for request: ConfirmationRequest) async throws -> Bool {
    if let snippet = request.snippet { draw(snippet) }
    let words = [request.acceptLabels.first ?? request.actionName, request.denyLabels.first]
    let labels = words.compactMap { $0 }.joined(separator: "/")
    let danger = request.isDestructive ? " !" : ""
    record("? \(request.prompt ?? "")" + (labels.isEmpty ? "" : " [\(labels)]") + danger)
    switch try next() {
    case .yes: return true
    case .no: return false
    default: throw ConversationEnd.cancelled
    }
  }

  func show(_ output: IntentOutput) async {
    switch output {
    case .foreground: record("> front")
    case .dialog(let full, _): record(full)
    case .snippet(let content): draw(content)
    case .progress(_, _, let text): record(text)
    case .opens(let intent, _): record("> \(intent)")
    }
  }

  private func option(_ words: String, for request: ValueRequest) async throws -> any Sendable {
    guard case .option(let source) = request.parameter.type else {
      throw ConversationEnd.unavailable
    }
    let options =
      if let matching = source.matching { try await matching(words) } else {
        try await source.suggested().filter { ([$0.title] + $0.synonyms).contains(words) }
      }
    guard let option = options.first else { throw ConversationEnd.unavailable }
    return option.value
  }

  private func next() throws -> Answer {
    try state.withLock {
      guard !$0.answers.isEmpty else { throw ConversationEnd.unavailable }
      return $0.answers.removeFirst()
    }
  }

  private func record(_ line: String) {
    state.withLock { $0.lines.append(line) }
  }

  private func draw(_ content: SnippetContent) {
    switch content {
    case .text(let text, _): record("| \(text)")
    case .vertical(let children, _): children.forEach(draw)
    case .horizontal(let children), .list(let children): children.forEach(draw)
    default: break
    }
  }
}
