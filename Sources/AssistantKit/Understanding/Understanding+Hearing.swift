import PhraseMatcher
import SpokenLanguage

extension Understanding {
  /// Whether a phrase was found in what may be other talk.
  ///
  /// Neither was the app named, nor is every word of it a word of the phrase or a whole value. Several values
  /// beside each other are no chance.
  var isStray: Bool {
    guard outcome == .match, let reading else { return false }
    let namesApp = reading.alignment.contains { $0.role == .applicationName && !$0.heard.isEmpty }
    return !namesApp
      && reading.differences.contains { piece in
        piece.difference == .partialValue
          || piece.difference == .added && piece.cost > Self.lightWord
            && reading.parameters.count < Self.enoughValues
      }
  }

  private static let enoughValues = 2
  /// What a light word too many costs at most.
  private static let lightWord = 0.11

  /// The same with the reading as the nearest, and nothing to run.
  var refused: Understanding {
    Understanding(
      utterance: utterance,
      outcome: .refused(.belowThreshold),
      alternatives: (reading.map { [$0] } ?? []) + alternatives
    )
  }

  /// The same, to be read back where the words that ask for it were only heard for others.
  ///
  /// Verbs sound alike ("buy", "but then"), and what was heard for one may have been another.
  ///
  /// - Parameters:
  ///   - least: The confidence from which on nothing is read back.
  ///   - language: The language of the words.
  /// - Returns: The same, or with less confidence.
  func cautious(below least: Double, _ language: any Language) -> Understanding {
    guard outcome == .match, var reading, reading.confidence >= least else { return self }
    let isMisheard = reading.differences.contains { piece in
      let isOther = [.sound, .spelling, .dropped].contains(piece.difference)
      return piece.role == .literal && isOther && piece.cost > Self.lightWord
        && language.tokens(in: piece.expected).contains { !language.isFunctionWord($0.text) }
    }
    guard isMisheard else { return self }
    reading.confidence = least - 0.01
    var cautious = self
    cautious.reading = reading
    return cautious
  }
}
