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
  /// - Complexity: For each place two readings, of a date and of a length of time, for each length up to twelve tokens.
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
    let readsDates = kinds.contains(.date) || kinds.contains(.time)
    func moments(_ range: Range<Int>) -> [(kind: IntentFrame.Kind, text: String)] {
      let text = text(range)
      let moment = readsDates ? reader.dateAndTime(in: text) : nil
      let duration = kinds.contains(.duration) ? reader.duration(in: text) : nil
      let read: [(IntentFrame.Kind, String?)] = [
        (.date, moment?.date), (.time, moment?.time), (.duration, duration),
      ]
      return read.compactMap { kind, text in
        kinds.contains(kind) ? text.map { (kind, $0) } : nil
      }
    }
    var found = Array(repeating: [SpokenMoment](), count: tokens.count)
    for place in tokens.indices where spacing.beginsWord[place] {
      for end in (place + 1)...min(tokens.count, place + MomentReader.mostTokens) {
        guard end == tokens.count || spacing.beginsWord[end] || endsWord(end),
          tokens[place..<end].contains(where: \.saysMoreThanANumber)
        else { continue }
        let here = moments(place..<end)
        guard !here.isEmpty else { continue }
        let endsSmall = end > place + 1 && isSmall[end - 1] && spacing.beginsWord[end - 1]
        let before = endsSmall ? moments(place..<(end - 1)) : []
        // A small word behind it that changes nothing belongs to something else.
        for moment in here where !before.contains(where: { $0 == moment }) {
          found[place].append(
            SpokenMoment(
              tokens: place..<end,
              kind: moment.kind,
              text: moment.text,
              isPast: moment.kind != .duration && reader.isPast(text(place..<end))
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
