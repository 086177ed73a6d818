import PhraseMatcher

/// The text in which the ranges of a reading count, and what stands there.
///
/// Who cuts a range out of an utterance gets the text that was told with it: also where words were said between
/// those of a value, and where a value ends within a character.
struct SaidText {
  private let text: String

  /// The text of a reading.
  init(_ reading: Reading, of understanding: Understanding) {
    text = reading.hypothesis ?? understanding.utterance
  }

  init(_ text: String) {
    self.text = text
  }

  /// What stands in a range, with whole characters.
  ///
  /// - Parameters:
  ///   - range: The range, as UTF-8 offsets.
  ///   - words: What was said there.
  /// - Returns: The text and its range; what was given where the text has no such range.
  func piece(_ range: Range<Int>, saying words: String) -> (text: String, range: Range<Int>) {
    let utf8 = text.utf8
    guard range.upperBound <= utf8.count, !words.isEmpty else { return (words, range) }
    var lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    var upper = utf8.index(lower, offsetBy: range.count)
    while lower > text.startIndex, lower.samePosition(in: text) == nil {
      lower = utf8.index(before: lower)
    }
    while upper < text.endIndex, upper.samePosition(in: text) == nil {
      upper = utf8.index(after: upper)
    }
    let start = utf8.distance(from: utf8.startIndex, to: lower)
    return (String(text[lower..<upper]), start..<start + utf8.distance(from: lower, to: upper))
  }
}
