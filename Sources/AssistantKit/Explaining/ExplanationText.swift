public import PhraseMatcher

/// An explanation as lines that a person reads.
///
/// ```
/// “open the hobit in library” is understood as OpenBook (0.997)
///
/// Open ${book} in ${applicationName}: chosen, 0.997
///   open     = open
///   the      = the      book
///   hobit    ~ hobbit   book             spelling  0.110
///   in       = in
///   library  = library  applicationName
///   cost 0.110
/// ```
public struct ExplanationText: Sendable {
  private let explanation: Explanation
  private let messages: Messages
  private let columns: Int

  /// Makes the text of an explanation.
  ///
  /// - Parameters:
  ///   - explanation: The explanation.
  ///   - messages: The assistant's sentences.
  ///   - columns: The most columns of a table; wider ones are written without columns.
  public init(_ explanation: Explanation, messages: Messages, columns: Int = .max) {
    self.explanation = explanation
    self.messages = messages
    self.columns = columns
  }

  /// The lines; they hold no control characters.
  public var lines: [String] {
    let understanding = explanation.understanding
    var lines = [messages.headline(of: understanding, threshold: explanation.threshold)]
    for candidate in explanation.candidates {
      lines.append("")
      lines += self.lines(for: candidate)
    }
    return lines.map { TerminalText.sanitized($0) }
  }

  private func lines(for candidate: Explanation.Candidate) -> [String] {
    let reading = candidate.reading
    let verdict = messages.verdict(candidate.verdict)
    let head = "\(reading.phrase): \(verdict), \(reading.confidence)"
    guard !reading.alignment.isEmpty else { return [head] }
    let rows = Self.joined(reading.alignment).map(row)
    let widths = (0..<4).map { column in
      rows.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    let isNarrow = widths.reduce(17, +) > columns
    let body = rows.map { row in
      guard !isNarrow else {
        return "  " + row.filter { !$0.isEmpty }.joined(separator: " ")
      }
      let cells = zip(row, widths).map { DisplayWidth.padded($0, toColumns: $1) }
      return Self.trimmed("  " + (cells + [row[4]]).joined(separator: "  "))
    }
    return [head] + body + ["  " + messages.wholeCost(Self.decimals(reading.cost))]
  }

  /// The pieces with those joined that are as expected and belong to one word, as syllables do.
  private static func joined(_ pieces: [AlignedPiece]) -> [AlignedPiece] {
    var joined: [AlignedPiece] = []
    for piece in pieces {
      if let last = joined.last, last.difference == nil, piece.difference == nil,
        last.role == piece.role, last.range.upperBound == piece.range.lowerBound
      {
        joined[joined.count - 1].heard += piece.heard
        joined[joined.count - 1].expected += piece.expected
        joined[joined.count - 1].range = last.range.lowerBound..<piece.range.upperBound
      } else {
        joined.append(piece)
      }
    }
    return joined
  }

  /// What was heard, what was expected, the part, the difference and its cost.
  private func row(_ piece: AlignedPiece) -> [String] {
    let heard = piece.heard.isEmpty ? "–" : TerminalText.sanitized(piece.heard)
    let expected = piece.expected.isEmpty ? "–" : TerminalText.sanitized(piece.expected)
    let sign = piece.difference == nil ? "= " : "~ "
    return [
      heard, sign + expected, Self.part(piece.role),
      piece.difference.map(messages.difference) ?? "",
      piece.difference == nil ? "" : Self.decimals(piece.cost),
    ]
  }

  private static func part(_ role: AlignedPiece.Role) -> String {
    switch role {
    case .literal, .none: ""
    case .applicationName: "applicationName"
    case .parameter(let name): name
    }
  }

  /// A cost with three decimals.
  static func decimals(_ number: Double) -> String {
    guard let thousandths = Int(exactly: (number * 1000).rounded()) else { return "∞" }
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
