import AppIntents
import AssistantKit
import PhraseMatcher
import Synchronization

/// How lines go on at the prompt: by the phrases, by what can be named, and by what this person said before.
final class PromptCompletion: Sendable {
  private let session: Session
  private let suggestions: LiveSuggestions
  /// Whether former lines would be understood, so that each is looked at once.
  private let understood = Mutex<[String: Bool]>([:])

  /// What this person has used, by app: the things of all apps are looked through for it once and not at each key.
  private let used = Once<[String: [Used]]>()

  private struct Used: Sendable {
    let title: String
    let weight: Double
  }

  private static let mostCandidates = 8

  init(_ session: Session) {
    self.session = session
    suggestions = LiveSuggestions(session)
  }

  /// Gets everything ready beside the conversation, or anew after something was done.
  func begin() {
    suggestions.begin()
    if used.made == nil { Task { [self] in _ = used.value { usedNames } } }
  }

  /// What the line editor asks.
  var lineCompletion: LineCompletion {
    LineCompletion(
      candidates: { [self] in candidates(for: $0) },
      suggestion: { [self] in suggestion(for: $0) },
      found: { [suggestions] typed in
        (suggestions.sentences(for: typed, limit: 1) + suggestions.lines(for: typed, limit: 1))
          .first
      },
      isWorthRepeating: { [self] in isUnderstood($0) }
    )
  }

  /// Lines that begin so, then sentences that have these words, then what is found by them.
  private func candidates(for typed: String) -> [String] {
    let limit = Self.mostCandidates
    let phrases = session.index.current.variedCompletions(of: typed, limit: limit).map(\.text)
    let (begun, others) = (
      phrases.filter { LineCompletion.rest(of: $0, after: typed) != nil },
      phrases.filter { LineCompletion.rest(of: $0, after: typed) == nil }
    )
    var lines: [String] = []
    for line in begun + suggestions.sentences(for: typed, limit: limit) + others
    where !lines.contains(line) {
      lines.append(line)
    }
    if lines.isEmpty { lines = suggestions.lines(for: typed, limit: limit) }
    return Array(lines.prefix(limit))
  }

  /// The line to suggest faintly: nobody is told a name that they neither began to type nor use.
  private func suggestion(for typed: String) -> String? {
    guard !typed.isEmpty else { return nil }
    let completions = session.index.current.completions(of: typed, limit: Self.mostCandidates)
    let names = used.value { usedNames }
    func weight(_ completion: Completion) -> Double {
      (names[completion.app] ?? []).filter { completion.text.contains($0.title) }
        .map(\.weight).max() ?? 0
    }
    let used = completions.map { ($0, weight($0)) }.filter { $0.1 > 0 }.max { $0.1 < $1.1 }
    return (used?.0 ?? completions.first { $0.isDetermined(by: typed) })?.text
  }

  /// What was used before this conversation began, which is all that is known of use in it.
  private var usedNames: [String: [Used]] {
    let usage = session.settings.usage
    var names: [String: [Used]] = [:]
    for app in session.catalog.apps {
      for value in app.vocabularies.values.joined() {
        let weight = usage(app.name, value.id)
        guard weight > 0 else { continue }
        names[app.name, default: []].append(Used(title: value.title, weight: weight))
      }
    }
    return names
  }

  private func isUnderstood(_ line: String) -> Bool {
    if let known = understood.withLock({ $0[line] }) { return known }
    let interpreter = session.interpreter
    let outcome = session.index.current.understand(line, options: interpreter.options).outcome
    understood.withLock { $0[line] = outcome == .match }
    return outcome == .match
  }
}

extension Completion {
  /// Whether the name in it, if there is one, was begun by what is typed.
  fileprivate func isDetermined(by typed: String) -> Bool {
    let named = phrase.replacing("${applicationName}", with: "")
    guard named.contains("${") else { return true }
    let before = phrase.prefix { $0 != "$" }
    return typed.count > before.count
  }
}
