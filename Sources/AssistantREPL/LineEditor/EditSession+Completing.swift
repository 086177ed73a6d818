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
    let candidates = completion.candidates(typed.text).filter { $0 != typed.text }
    guard let first = candidates.first, let last = candidates.last else { return .refused }
    buffer = LineBuffer(forward ? first : last)
    let choice = forward ? 0 : candidates.count - 1
    mode =
      candidates.count == 1
      ? .editing : .completing(typed: typed, candidates: candidates, choice: choice)
    return .edited
  }

  /// The line that is suggested, and the part of it that is still to be typed.
  var suggestion: (line: String, rest: String)? {
    guard showsSuggestions, mode == .editing, buffer.isAtEnd, !buffer.isEmpty else { return nil }
    if let line = completion.suggestion(buffer.text),
      let rest = Self.rest(of: line, after: buffer.text), !rest.isEmpty
    {
      return (line, rest)
    }
    return completion.found(buffer.text).map { ($0, Self.pointing(to: $0)) }
  }

  /// How a line is suggested that does not begin with what is typed, but is found by it.
  private static func pointing(to line: String) -> String { "  → " + line }

  /// What follows in a line after its beginning, however that is capitalised or accented.
  private static func rest(of line: String, after typed: String) -> String? {
    var place = line.startIndex
    for character in typed {
      guard place < line.endIndex else { return nil }
      let expected = line[place]
      if character != expected, folded(character) != folded(expected) { return nil }
      place = line.index(after: place)
    }
    return String(line[place...])
  }

  private static func folded(_ character: Character) -> String {
    String(character).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}
