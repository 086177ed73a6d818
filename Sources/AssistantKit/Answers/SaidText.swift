import PhraseMatcher

/// The text in which the ranges of a reading count, and what stands there.
///
/// Who cuts a range out of an utterance gets the text that was told with it: also where words were said between
/// those of a value, and where a value ends within a character.
package struct SaidText {
  private let text: String

  /// The text of a reading.
  init(_ reading: Reading, of understanding: Understanding) {
    text = reading.hypothesis ?? understanding.utterance
  }

  /// A text in which ranges count.
  package init(_ text: String) {
    self.text = text
  }

  /// What stands in a range, with whole characters.
  ///
  /// - Parameters:
  ///   - range: The range, as UTF-8 offsets.
  ///   - words: What was said there.
  /// - Returns: The text and its range; what was given where the text has no such range.
  func piece(_ range: Range<Int>, saying words: String) -> (text: Substring, range: Range<Int>) {
    guard range.upperBound <= text.utf8.count, !words.isEmpty else { return (words[...], range) }
    return piece(range)
  }

  /// What stands in a range of the text, with whole characters.
  package func piece(_ range: Range<Int>) -> (text: Substring, range: Range<Int>) {
    let utf8 = text.utf8
    var lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    var upper = utf8.index(lower, offsetBy: range.count)
    if isPlain(around: lower), isPlain(around: upper) { return (text[lower..<upper], range) }
    while lower > text.startIndex, lower.samePosition(in: text) == nil {
      lower = utf8.index(before: lower)
    }
    while upper < text.endIndex, upper.samePosition(in: text) == nil {
      upper = utf8.index(after: upper)
    }
    let start = utf8.distance(from: utf8.startIndex, to: lower)
    return (text[lower..<upper], start..<start + utf8.distance(from: lower, to: upper))
  }

  /// Whether a character surely ends at a place: letters of ASCII are never parts of greater ones.
  private func isPlain(around place: String.Index) -> Bool {
    let utf8 = text.utf8
    let isAfterPlain = place == utf8.startIndex || isPlain(utf8[utf8.index(before: place)])
    return isAfterPlain && (place == utf8.endIndex || isPlain(utf8[place]))
  }

  private func isPlain(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }
}
