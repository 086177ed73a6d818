import PhraseMatcher
import SpokenLanguage

/// What of a sentence tells whether something is asked for with it.
extension SentenceChart {
  /// The words and signs of a clause, where all that it names is alike.
  ///
  /// - Parameters:
  ///   - clause: The clause.
  ///   - reading: Its likeliest reading, whose values are names too, however they are said.
  /// - Returns: The words.
  func requestWords(in clause: Range<Int>, _ reading: FrameReading?) -> RequestWords {
    let values = (reading?.pieces ?? []).compactMap { piece -> Range<Int>? in
      guard case .value(_, let value) = piece.role, value.isName || value == .open else {
        return nil
      }
      return piece.tokens
    }
    let whole = mentions.values.flatMap(\.all).filter { mention in
      mention.fit == .exact
        && mention.tokens.contains { !isClosed[$0] && words[$0].isEmpty }
    }
    var names: [Range<Int>] = []
    for name in values + whole.map(\.tokens).sorted(by: { $0.count > $1.count })
    where name.clamped(to: clause) == name && !names.contains(where: name.overlaps) {
      names.append(name)
    }
    let end =
      clause.upperBound < tokens.count
      ? tokens[clause.upperBound].range.lowerBound : text.utf8.count
    let start = tokens[clause.lowerBound].range.lowerBound
    return RequestWords(
      tokens[clause],
      names: names.map(bytes(of:)),
      in: text,
      start..<max(start, end)
    )
  }
}
