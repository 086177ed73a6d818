extension Explanation: CustomStringConvertible {
  /// The explanation as plain text, as a person reads it.
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
  public var description: String {
    var lines = [headline]
    for candidate in candidates {
      lines.append("")
      lines += Self.lines(for: candidate)
    }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    let utterance = "“\(Self.visible(understanding.utterance))”"
    switch understanding.outcome {
    case .match:
      return utterance + " is understood as " + Self.name(understanding.reading)
    case .ambiguous:
      return utterance + " may mean several things; the first is "
        + Self.name(understanding.reading)
    case .unknownValue:
      return utterance + " leaves a value open in " + Self.name(understanding.reading)
    case .refused(.belowThreshold):
      return utterance + " is refused: nothing reaches the threshold of \(threshold)"
    case .refused(.negativePhrase):
      return utterance + " is refused: a phrase that must start nothing is nearer"
    case .refused(.outOfScope):
      return utterance + " is refused: no phrase comes near"
    case .empty:
      return utterance + " holds nothing to understand"
    }
  }

  private static func name(_ reading: Reading?) -> String {
    reading.map { "\($0.intent) (\($0.confidence))" } ?? ""
  }

  private static func lines(for candidate: Candidate) -> [String] {
    let reading = candidate.reading
    let head = "\(reading.phrase): \(words(for: candidate.verdict)), \(reading.confidence)"
    guard !reading.alignment.isEmpty else { return [head] }
    let rows = reading.alignment.map(row)
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let body = rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return trimmed("  " + (cells + [row[4]]).joined(separator: "  "))
    }
    return [head] + body + ["  cost \(decimals(reading.cost))"]
  }

  private static func words(for verdict: Verdict) -> String {
    switch verdict {
    case .chosen: "chosen"
    case .asGood: "as good as the first"
    case .behind(let cost): "costs \(decimals(cost)) more"
    case .belowThreshold: "the best, but below the threshold"
    case .negativePhrase: "the best, but a phrase that must start nothing is nearer"
    case .resembles: "only has words in common"
    }
  }

  /// What was heard, what was expected, the part, the difference and its cost.
  private static func row(_ piece: AlignedPiece) -> [String] {
    let heard = piece.heard.isEmpty ? "–" : visible(piece.heard)
    let expected = piece.expected.isEmpty ? "–" : visible(piece.expected)
    let sign = piece.difference == nil ? "= " : "~ "
    return [
      heard, sign + expected, part(piece.role), piece.difference?.rawValue ?? "",
      piece.difference == nil ? "" : decimals(piece.cost),
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
  private static func decimals(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  /// Text from outside without its control characters, on one line.
  private static func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: " "
          default: scalar
          }
        }
      )
    )
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
