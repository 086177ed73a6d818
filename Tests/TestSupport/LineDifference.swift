/// What has to be changed to make one list of lines another one, for a person to read.
///
/// Equal lines are shown around each change only; `-` stands before a line that is missing and `+`
/// before one that is new.
public struct LineDifference: Sendable, CustomStringConvertible {
  /// The lines to show.
  public let lines: [String]

  /// Compares two lists of lines.
  ///
  /// - Parameters:
  ///   - old: What is expected.
  ///   - new: What there is.
  ///   - context: The number of equal lines shown before and after a change.
  public init(from old: [String], to new: [String], context: Int = 2) {
    let changes = new.difference(from: old)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var all: [(mark: String, line: String)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if let line = removed[i], i < old.count {
        all.append(("-", line))
        i += 1
      } else if let line = inserted[j], j < new.count {
        all.append(("+", line))
        j += 1
      } else {
        all.append((" ", old[i]))
        i += 1
        j += 1
      }
    }
    lines = Self.shown(all, context: context)
  }

  /// Whether the lists are equal.
  public var isEmpty: Bool { lines.isEmpty }

  /// The lines, joined.
  public var description: String { lines.joined(separator: "\n") }

  private static func shown(_ all: [(mark: String, line: String)], context: Int) -> [String] {
    let changed = all.indices.filter { all[$0].mark != " " }
    guard !changed.isEmpty else { return [] }
    var result: [String] = []
    var last = -1
    for place in all.indices where changed.contains(where: { abs($0 - place) <= context }) {
      if place > last + 1 { result.append("  …") }
      result.append("\(all[place].mark) \(all[place].line)")
      last = place
    }
    return result
  }
}
