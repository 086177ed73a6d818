import PhraseMatcher
import SpokenLanguage

/// A date, a time of day or a length of time that some tokens of a sentence are.
struct SpokenMoment: Sendable, Hashable {
  var tokens: Range<Int>
  /// What a parameter has to take for it to be a value: `date`, `time` or `duration`.
  var kind: IntentFrame.Kind
  /// The moment, written by ISO 8601.
  var text: String
  /// Whether it is over.
  var isPast: Bool

  /// The moments that begin at each place of a sentence, also those that are a part of a longer one: "tomorrow at four" is
  /// one value of one intent, and two of another.
  ///
  /// - Parameters:
  ///   - kinds: What any intent takes; nothing else is looked for.
  ///   - tokens: The tokens of the sentence.
  ///   - sentence: The sentence as it was said.
  ///   - spacing: Where words begin.
  ///   - reader: Reads the words.
  ///   - isSmall: Whether a token is a word of a closed class.
  ///   - functionWords: The particles that may follow in a word ("십오 분만").
  /// - Returns: By place the moments.
  /// - Complexity: For each place one reading for each kind and each length up to twelve tokens.
  static func all(
    of kinds: Set<IntentFrame.Kind>,
    in tokens: [Token],
    of sentence: String,
    _ spacing: Spacing,
    _ reader: MomentReader,
    isSmall: [Bool],
    functionWords: WordRuns
  ) -> [[SpokenMoment]] {
    let bytes = Array(sentence.utf8)
    func text(_ range: Range<Int>) -> String {
      let start = tokens[range.lowerBound].range.lowerBound
      let end = max(start, tokens[range.upperBound - 1].range.upperBound)
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    func endsWord(_ end: Int) -> Bool {
      var place = end
      while place < tokens.count, !spacing.beginsWord[place] {
        let length = functionWords.length(in: tokens, at: place)
        guard length > 0 else { return false }
        place += length
      }
      return true
    }
    var found = Array(repeating: [SpokenMoment](), count: tokens.count)
    for kind in kinds {
      let read: ((String) -> String?)? =
        switch kind {
        case .date: reader.date
        case .time: reader.time
        case .duration: reader.duration
        case .name, .number, .text: nil
        }
      guard let read else { continue }
      for place in tokens.indices where spacing.beginsWord[place] {
        for end in (place + 1)...min(tokens.count, place + MomentReader.mostTokens) {
          guard end == tokens.count || spacing.beginsWord[end] || endsWord(end),
            tokens[place..<end].contains(where: \.saysMoreThanANumber),
            let moment = read(text(place..<end)),
            // A small word behind it that changes nothing belongs to something else.
            end == place + 1 || !isSmall[end - 1] || !spacing.beginsWord[end - 1]
              || read(text(place..<(end - 1))) != moment
          else { continue }
          found[place].append(
            SpokenMoment(
              tokens: place..<end,
              kind: kind,
              text: moment,
              isPast: kind != .duration && reader.isPast(text(place..<end))
            )
          )
        }
      }
    }
    return found
  }
}

extension Token {
  /// Whether it is more than digits, which alone may be anything.
  fileprivate var saysMoreThanANumber: Bool { !text.allSatisfy(\.isWholeNumber) }
}
