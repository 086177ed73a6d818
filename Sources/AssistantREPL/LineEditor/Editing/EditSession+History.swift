import Foundation

extension EditSession {
  /// Shows the next older or newer line that begins with what is typed.
  mutating func browse(older: Bool) -> Outcome {
    let typed: LineBuffer
    let place: Int
    if case .browsing(let former, let current) = mode {
      (typed, place) = (former, current)
    } else {
      guard older else { return .refused }
      (typed, place) = (buffer, history.lines.count)
    }
    let shown = buffer.text
    let fits: (String) -> Bool = { $0.hasPrefix(typed.text) && $0 != shown }
    let next =
      older ? history.older(than: place, where: fits) : history.newer(than: place, where: fits)
    if let next {
      buffer = LineBuffer(history.lines[next])
      mode = .browsing(typed: typed, place: next)
      return .edited
    }
    if older { return .refused }
    buffer = typed
    mode = .editing
    return .edited
  }

  /// Begins to search former lines, newest first.
  mutating func beginSearch() -> Outcome {
    mode = .searching(typed: buffer, query: "", place: nil)
    return .edited
  }

  /// Does what a key means while former lines are searched.
  ///
  /// - Parameter key: The key.
  /// - Returns: Nil when the key ends the search and has its usual meaning for the line that was found.
  mutating func search(_ key: Key) -> Outcome? {
    guard case .searching(let typed, let query, let place) = mode else { return nil }
    switch key {
    case .text(let text), .paste(let text):
      return find(query + LineBuffer.singleLine(text), from: place.map { $0 + 1 }, typed: typed)
    case .backspace:
      return find(String(query.dropLast()), from: nil, typed: typed)
    case .control("r"), .up, .control("p"):
      return find(query, from: place, typed: typed)
    case .escape, .control("g"):
      return nil
    default:
      mode = .editing
      return nil
    }
  }

  /// Finds the query from a place on towards older lines; the newest line is where it starts otherwise.
  private mutating func find(_ query: String, from place: Int?, typed: LineBuffer) -> Outcome {
    let start = place ?? history.lines.count
    let shown = buffer.text
    let isAgain = mode == .searching(typed: typed, query: query, place: place)
    let found =
      query.isEmpty
      ? nil
      : history.older(than: start) { line in
        !(isAgain && line == shown) && line.range(of: query, options: .caseInsensitive) != nil
      }
    guard let found else {
      if case .searching(_, _, let former) = mode {
        mode = .searching(typed: typed, query: query, place: query.isEmpty ? nil : former)
      }
      return query.isEmpty ? .edited : .refused
    }
    buffer = LineBuffer(history.lines[found])
    mode = .searching(typed: typed, query: query, place: found)
    return .edited
  }
}
