/// The lines of former days and of this one, oldest first.
struct History: Sendable, Hashable {
  /// The lines.
  private(set) var lines: [String]
  /// The most lines that are kept.
  let limit: Int

  /// Makes a history; of too many lines the newest stay.
  init(lines: [String] = [], limit: Int = 1_000) {
    self.limit = max(1, limit)
    self.lines = []
    for line in lines { _ = add(line) }
  }

  /// Adds a line.
  ///
  /// - Parameter line: What was said; blank lines and repetitions of the newest one are left out.
  /// - Returns: Whether it was added.
  mutating func add(_ line: String) -> Bool {
    guard line.contains(where: { !$0.isWhitespace }), line != lines.last else { return false }
    lines.append(line)
    // Not one by one: taking the first of an array away moves all others.
    if lines.count > limit + limit / 4 { lines.removeFirst(lines.count - limit) }
    return true
  }

  /// The nearest older line that satisfies a condition.
  ///
  /// - Parameters:
  ///   - place: Where to begin; only what is older counts.
  ///   - condition: What the line must satisfy.
  /// - Returns: The line's place, or nil.
  func older(than place: Int, where condition: (String) -> Bool) -> Int? {
    lines[..<min(max(0, place), lines.count)].lastIndex(where: condition)
  }

  /// The nearest newer line that satisfies a condition.
  func newer(than place: Int, where condition: (String) -> Bool) -> Int? {
    lines[min(max(0, place + 1), lines.count)...].firstIndex(where: condition)
  }
}
