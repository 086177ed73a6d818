import Foundation
import PhraseMatcher
import SpokenLanguage

extension Understanding {
  /// How sure a recogniser may be of right words at the least; below, doubts begin.
  private static let usualSureness = 0.85

  /// What a reading costs at the least that forgives so much that every doubt counts.
  private static let muchForgiven = 0.3

  /// The understanding of words that the recogniser itself is not sure of.
  ///
  /// A recogniser that knows little but commands makes something like a command of whatever is said, and is
  /// not sure of it. So a reading that has to forgive something is worth less where the recogniser
  /// doubts as well; what it is sure of gains nothing by that, and an exact sentence stands.
  ///
  /// - Parameters:
  ///   - sureness: From 0 to 1; nil where nothing is known.
  ///   - threshold: The least confidence of a match.
  ///   - refuses: Whether doubts may refuse a reading; otherwise it is read back at the worst.
  /// - Returns: The same, or with less confidence, or refused.
  func doubted(_ sureness: Double?, threshold: Double, refuses: Bool = true) -> Understanding {
    guard let sureness, sureness < Self.usualSureness, outcome == .match, var reading,
      reading.cost > 0
    else { return self }
    let share = max(0, sureness) / Self.usualSureness
    let forgiven = min(1, reading.cost / Self.muchForgiven)
    reading.beSure(reading.confidence * pow(share, 1.5 * forgiven))
    if !refuses { reading.confidence = max(threshold, reading.confidence) }
    guard reading.confidence < threshold else {
      var doubted = self
      doubted.reading = reading
      return doubted
    }
    return refusing(reading)
  }

  /// A refusal of a reading that is not sure enough, which is the nearest then.
  func refusing(_ reading: Reading) -> Understanding {
    var refused = self
    refused.outcome = .refused(.belowThreshold)
    refused.reading = nil
    refused.then = []
    refused.alternatives.insert(reading, at: 0)
    return refused
  }

  /// The same, to be read back where the recogniser doubts one of its words.
  ///
  /// One wrong word makes another command of a sentence, and that word is one that it is not sure of.
  ///
  /// - Parameters:
  ///   - sureness: How sure it is of the word that it is least sure of; nil where nothing is known.
  ///   - isOfAnyWords: Whether it hears any words, and so doubts many that are right.
  ///   - caution: How sure a reading has to be for nothing to be read back.
  /// - Returns: The same, or with less confidence.
  func readBack(
    doubting sureness: Double?,
    isOfAnyWords: Bool,
    _ caution: Caution
  ) -> Understanding {
    let doubtful = isOfAnyWords ? Self.doubtfulName : Self.doubtfulWord
    guard let sureness, sureness < doubtful else { return self }
    return readBack(caution)
  }

  /// The same, to be read back.
  func readBack(_ caution: Caution) -> Understanding {
    guard outcome == .match, let reading else { return self }
    var doubted = self
    doubted.reading?.confidence = caution.doubtful(reading.confidence)
    return doubted
  }

  /// The understanding, to be read back where a thing is pointed to and the word for it is not its whole name: "this
  /// restaurant" is likelier some restaurant than *The Restaurant at the End of the Universe*.
  ///
  /// - Parameters:
  ///   - caution: How sure a reading has to be for nothing to be read back.
  ///   - language: The language of the words.
  /// - Returns: The same, or with less confidence.
  func readBackWhatIsPointedTo(_ caution: Caution, _ language: any Language) -> Understanding {
    guard reading?.parameters.contains(where: { isPointedTo($0, language) }) == true else {
      return self
    }
    return readBack(caution)
  }

  private func isPointedTo(_ parameter: ParameterReading, _ language: any Language) -> Bool {
    guard case .known(_, let title) = parameter.value,
      language.keys(of: parameter.text) != language.keys(of: title)
    else { return false }
    let said = language.tokens(in: utterance)
    let words = language.tokens(in: parameter.text).map(\.text)
    return said.indices.contains { place in
      said[place...].prefix(words.count).map(\.text) == words
        && (place > 0 && language.connectives.references.length(in: said, at: place - 1) == 1
          || isPointedTo(place..<(place + words.count), in: said, language))
    }
  }

  /// Whether a word that points stands behind some words ("nhà bếp này"); behind a sort of thing it points to a thing of
  /// that name ("cuốn Nhà bếp này"), and before a sign it only says what is spoken of.
  private func isPointedTo(
    _ words: Range<Int>,
    in said: [Token],
    _ language: any Language
  ) -> Bool {
    let grammar = language.grammar
    guard words.upperBound < said.count,
      grammar.demonstrativesBehind.length(in: said, at: words.upperBound) == 1,
      words.lowerBound == 0 || grammar.counters.length(in: said, at: words.lowerBound - 1) == 0
    else { return false }
    let rest = utterance.utf8.dropFirst(said[words.upperBound].range.upperBound)
    return !(rest.first { $0 != UInt8(ascii: " ") }.map { ",;:".utf8.contains($0) } ?? false)
  }

  /// Below this a word is seldom right, of a recogniser that knows few words and of one that knows all.
  private static let doubtfulWord = 0.35
  private static let doubtfulName = 0.2
}
