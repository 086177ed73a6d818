import AppIntents
import Synchronization

/// A person whose answers are known beforehand, and a record of what they saw.
final class ScriptedConversation: IntentConversation {
  enum Answer: Sendable {
    case value(any Sendable)
    /// The option with this title.
    case option(String)
    case choose(Int)
    case yes, no
    case cancel
  }

  private struct State {
    var answers: [Answer]
    var transcript: [String] = []
    var requests: [ConfirmationRequest] = []
    var values: [ValueRequest] = []
  }

  private let state: Mutex<State>

  /// A person with these answers, whose input ends after them.
  init(_ answers: Answer...) {
    state = Mutex(State(answers: answers))
  }

  var transcript: [String] { state.withLock { $0.transcript } }
  var confirmations: [ConfirmationRequest] { state.withLock { $0.requests } }
  var valueRequests: [ValueRequest] { state.withLock { $0.values } }
  var unusedAnswers: Int { state.withLock { $0.answers.count } }

  func value(for request: ValueRequest) async throws -> any Sendable {
    let question = request.prompt ?? "\(request.parameter.title)?"
    let reason = request.reason.map { "(\($0)) " } ?? ""
    state.withLock { $0.values.append(request) }
    switch try next("ask: \(reason)\(question)") {
    case .value(let value): return value
    case .option(let title): return try await option(title, for: request.parameter.type)
    default: throw ConversationEnd.unavailable
    }
  }

  func choice(for request: ChoiceRequest) async throws -> Int {
    let options = request.options.map(\.title).joined(separator: " | ")
    guard case .choose(let index) = try next("choose: \(request.prompt ?? "") [\(options)]") else {
      throw ConversationEnd.unavailable
    }
    return index
  }

  func confirmation(for request: ConfirmationRequest) async throws -> Bool {
    state.withLock { $0.requests.append(request) }
    switch try next("confirm: \(request.prompt ?? "")") {
    case .yes: return true
    case .no: return false
    default: throw ConversationEnd.unavailable
    }
  }

  func show(_ output: IntentOutput) async {
    switch output {
    case .foreground: note("foreground")
    case .dialog(let full, let supporting):
      note("say: \(full)" + (supporting.map { " / \($0)" } ?? ""))
    case .snippet(let content): note("show: \(plainText(content))")
    case .progress(let done, let total, let text): note("progress: \(done)/\(total) \(text)")
    case .opens(let intent, let title): note("opens: \(intent) \(title)")
    }
  }

  private func option(_ title: String, for type: ParameterType) async throws -> any Sendable {
    guard case .option(let source) = type,
      let option = try await source.suggested().first(where: { $0.title == title })
    else { throw ConversationEnd.unavailable }
    return option.value
  }

  private func next(_ line: String) throws -> Answer {
    note(line)
    let answer = state.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() }
    guard let answer else { throw ConversationEnd.unavailable }
    if case .cancel = answer { throw ConversationEnd.cancelled }
    return answer
  }

  private func note(_ line: String) {
    state.withLock { $0.transcript.append(line) }
  }
}

extension ValueRequest {
  /// Why the value before was not taken, in a few signs.
  var reason: String? {
    switch refusal {
    case .outside(let least, let most): "\(least)–\(most)"
    case .below(let least): "≥ \(least)"
    case .count(let least, let most): least == most ? "\(least)" : "\(least)–\(most)"
    case .notAmong(let few): few.joined(separator: ", ")
    case .refused: "That does not fit."
    case nil: nil
    }
  }
}

/// A drawing on one line.
func plainText(_ content: SnippetContent) -> String {
  switch content {
  case .text(let text, let style):
    (style.isBold ? "*" : "") + (style.isSecondary ? "_" : "") + text
  case .image(let name, let description): "<\(name ?? description ?? "")>"
  case .vertical(let parts, _): "{" + parts.map(plainText).joined(separator: " / ") + "}"
  case .horizontal(let parts): "(" + parts.map(plainText).joined(separator: " ") + ")"
  case .list(let parts): "[" + parts.map(plainText).joined(separator: ", ") + "]"
  case .divider: "--"
  case .spacer: "~"
  case .button(let label, let intent): "<\(label):\(intent ?? "")>"
  case .meter(let label, let fraction, let value):
    "|\(label ?? "") \(fraction.map { "\($0)" } ?? "?") \(value ?? "")|"
  case .grid(let rows):
    "#" + rows.map { $0.map(plainText).joined(separator: " ") }.joined(separator: " / ") + "#"
  case .empty: ""
  }
}
