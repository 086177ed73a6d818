/// A normalised word of a text together with the place it was read from.
///
/// In scripts whose spaces say little about words (Hangul, Han, kana, Thai) every syllable or
/// character is a token of its own, so that a name glued to a particle is still found.
public struct Token: Sendable, Hashable {
  /// The normalised spelling: compatibility form, lower case, no punctuation, numbers in digits.
  public var text: String
  /// The half-open range of UTF-8 offsets in the original text.
  public var range: Range<Int>

  /// Makes a token.
  ///
  /// - Parameters:
  ///   - text: The normalised spelling.
  ///   - range: The UTF-8 offsets in the original text that it stands for.
  public init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// The words that are meant by a token, each with a part of its place.
  func standing(for words: [String]) -> [Token] {
    words.enumerated().map { place, word in
      let start = min(range.lowerBound + place, range.upperBound)
      let end = place == words.count - 1 ? range.upperBound : min(start + 1, range.upperBound)
      return Token(text: word, range: start..<end)
    }
  }
}

extension [Token] {
  /// The UTF-8 offsets between a token and the one before it: white space and signs, or nothing where one sign is both
  /// ("½").
  ///
  /// - Parameter place: The place of the token, which is not the first.
  /// - Returns: The offsets in the original text.
  package func gap(before place: Int) -> Range<Int> {
    let end = self[place].range.lowerBound
    return Swift.min(self[place - 1].range.upperBound, end)..<end
  }
}
