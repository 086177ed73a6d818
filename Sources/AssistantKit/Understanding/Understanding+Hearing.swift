import PhraseMatcher
import SpokenLanguage

extension Understanding {
  /// Whether a phrase was found in what may be other talk.
  ///
  /// Neither was the app named, nor is every word of it nearly a word of the phrase or a whole value. Several
  /// values beside each other are no chance.
  var isStray: Bool {
    guard outcome == .match, let reading else { return false }
    let namesApp = reading.alignment.contains { $0.role == .applicationName && !$0.heard.isEmpty }
    guard !namesApp else { return false }
    return reading.cost > Self.mostForgiven
      || reading.differences.contains { piece in
        piece.difference == .partialValue
          || piece.difference == .added && !piece.isSlight
            && reading.parameters.count < Self.enoughValues
      }
  }

  private static let enoughValues = 2
  /// What more has to be forgiven was some other sentence.
  private static let mostForgiven = 1.5

  /// The same with the reading as the nearest, and nothing to run.
  var refused: Understanding {
    Understanding(
      utterance: utterance,
      outcome: .refused(.belowThreshold),
      alternatives: (reading.map { [$0] } ?? []) + alternatives
    )
  }

  /// Whether most of what was said is single syllables in the place of others, which are other words and no slips
  /// ("거실 불 좀 꺼" for "별점").
  var isOfOtherSyllables: Bool {
    guard outcome == .match, let reading else { return false }
    let said = reading.alignment.filter { !$0.heard.isEmpty }
    let others = said.filter { piece in
      piece.difference == .spelling && piece.heard.count == 1
        && piece.heard.utf8.allSatisfy { $0 >= 0x80 }
    }
    return others.count * 2 > said.count
  }

  /// Whether the words that ask for something were only heard for others.
  ///
  /// Verbs sound alike ("buy", "but then"), and what was heard for one may have been another.
  func hasMisheardVerb(_ language: any Language) -> Bool {
    guard let reading else { return false }
    return reading.differences.contains { piece in
      piece.role == .literal && piece.isMisheard
        && language.tokens(in: piece.expected).contains { !language.isFunctionWord($0.text) }
    }
  }

  /// Whether a value was only heard for other words, or is named by a word that stands for anything ("it").
  private func hasMisheardValue(_ language: any Language) -> Bool {
    guard let reading else { return false }
    return reading.parameters.contains { language.isReference($0.text) }
      || reading.differences.contains { piece in
        if case .parameter = piece.role { piece.isMisheardAtAll } else { false }
      }
  }

  /// Whether a word was heard that has no part in what is done: another verb may have fallen apart ("three move" of
  /// "remove").
  private var hasOtherWord: Bool {
    reading?.differences.contains { $0.difference == .added && !$0.isSlight } == true
  }

  /// The same, to be read back where the words that ask for it, or what it is done to, were only heard for
  /// others, or a word was heard beside them.
  ///
  /// - Parameters:
  ///   - caution: How sure a reading has to be for nothing to be read back.
  ///   - language: The language of the words.
  /// - Returns: The same, or with less confidence.
  func cautious(_ caution: Caution, _ language: any Language) -> Understanding {
    guard outcome == .match, let reading else { return self }
    guard hasOtherWord || hasMisheardVerb(language) || hasMisheardValue(language)
    else { return self }
    var cautious = self
    cautious.reading?.confidence = caution.doubtful(reading.confidence)
    return cautious
  }
}

extension AlignedPiece {
  /// What a word of a name costs at most that is only spelled otherwise.
  private static let mostOfSpelling = 0.05

  /// Whether other words were heard in place of these, or none.
  fileprivate var isMisheard: Bool {
    [.sound, .spelling, .dropped].contains(difference) && !isSlight
  }

  /// The same of a name, in which every word tells.
  fileprivate var isMisheardAtAll: Bool {
    [.sound, .spelling, .dropped].contains(difference) && cost > Self.mostOfSpelling
  }
}
