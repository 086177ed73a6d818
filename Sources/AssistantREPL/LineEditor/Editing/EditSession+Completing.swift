import Foundation

extension EditSession {
  /// Shows the next or previous candidate in place of what is typed.
  mutating func complete(forward: Bool) -> Outcome {
    guard case .completing(let typed, let candidates, let choice) = mode else {
      return beginCompleting(forward: forward)
    }
    // What was typed is a stop of the cycle too, between the last candidate and the first.
    let place = (choice ?? candidates.count) + (forward ? 1 : -1)
    let count = candidates.count + 1
    let next = (place + count) % count
    let newChoice = next == candidates.count ? nil : next
    buffer = newChoice.map { LineBuffer(candidates[$0]) } ?? typed
    mode = .completing(typed: typed, candidates: candidates, choice: newChoice)
    return .edited
  }

  private mutating func beginCompleting(forward: Bool) -> Outcome {
    let typed = buffer
    let candidates = candidates.filter { $0 != typed.text }
    guard let first = candidates.first, let last = candidates.last else { return .refused }
    buffer = LineBuffer(forward ? first : last)
    let choice = forward ? 0 : candidates.count - 1
    mode =
      candidates.count == 1
      ? .editing : .completing(typed: typed, candidates: candidates, choice: choice)
    return .edited
  }

  /// Lines that go on from the cursor, and end with what stands behind it.
  ///
  /// Where none does, the whole line is what is to go on.
  private var candidates: [String] {
    let after = buffer.after.trimmingCharacters(in: .whitespaces)
    guard !after.isEmpty else { return completion.candidates(buffer.text) }
    let around = completion.candidates(String(buffer.before)).filter {
      LineCompletion.ends($0, with: after)
    }
    return around.isEmpty ? completion.candidates(buffer.text) : around
  }

  /// The line that is suggested, and the part of it that is still to be typed.
  ///
  /// What this person said before comes first.
  var suggestion: (line: String, rest: String)? {
    guard showsSuggestions, mode == .editing, buffer.isAtEnd, !buffer.isEmpty else { return nil }
    let typed = buffer.text
    guard !typed.contains("\n") else { return nil }
    if let former = formerLine(after: typed) { return former }
    if let line = completion.suggestion(typed),
      let rest = LineCompletion.rest(of: line, after: typed), !rest.isEmpty
    {
      return (line, rest)
    }
    guard let found = completion.found(typed), LineCompletion.rest(of: found, after: typed) == nil
    else { return nil }
    return (found, Self.pointing(to: found))
  }

  /// The newest former line that goes on after what is typed.
  private func formerLine(after typed: String) -> (line: String, rest: String)? {
    guard typed.count > 1 else { return nil }
    var looked = 0
    for line in history.lines.reversed() {
      guard let rest = LineCompletion.rest(of: line, after: typed), !rest.isEmpty else { continue }
      if completion.isWorthRepeating(line) { return (line, rest) }
      looked += 1
      // Each look takes a moment, and a key must be quick.
      guard looked < Self.mostLookedAt else { return nil }
    }
    return nil
  }

  private static let mostLookedAt = 4

  /// How a line is suggested that does not begin with what is typed, but is found by it.
  private static func pointing(to line: String) -> String { "  → " + line }
}
