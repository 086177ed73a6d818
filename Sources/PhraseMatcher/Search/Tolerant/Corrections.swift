import SpokenLanguage

/// Finds what is left of a sentence in which the speaker corrected themselves.
///
/// What follows the correction stands alone, or in the place of the last words before it, or in the
/// place of a value that was said before it:
///
/// ```
/// open dune no wait open emma            open emma
/// open dune no wait emma                 open [dune] emma
/// open dune in library i mean emma       open [dune] emma in library
/// open dune scratch that find books      find books
/// ```
///
/// Which of these was meant shows when they are searched for.
struct Corrections {
  /// How many words before a correction may be taken back, besides all of them.
  private static let mostWords = 6

  private let sentence: HeardSentence
  private let words: WordTable
  /// The tokens before the correction and after it; nil where nothing was corrected.
  let place: (before: Int, after: Int)?
  private let isRetraction: Bool

  init(_ sentence: HeardSentence, connectives: Connectives, words: WordTable) {
    self.sentence = sentence
    self.words = words
    var place: (before: Int, after: Int)?
    var isRetraction = false
    var start = 0
    while start < sentence.count {
      let retraction = connectives.retractions.length(in: sentence.tokens, at: start)
      let length = max(
        retraction,
        connectives.corrections.length(in: sentence.tokens, at: start)
      )
      guard length > 0 else {
        // "No" corrects nothing in "under no circumstances".
        start += max(1, connectives.negations.length(in: sentence.tokens, at: start))
        continue
      }
      // "No wait, I mean" is one correction.
      let isContinued = place?.after == start
      place = (isContinued ? place?.before ?? start : start, start + length)
      isRetraction = retraction == length || isContinued && isRetraction
      start += length
    }
    self.place = place
    self.isRetraction = isRetraction
  }

  /// Whether everything was taken back and nothing said instead.
  var leavesNothing: Bool {
    guard let place else { return false }
    return isRetraction && place.before > 0 && place.after == sentence.count
  }

  /// What was said before the correction, where values may be looked for.
  var beginning: HeardSentence? {
    guard let place, !isRetraction, place.before > 0, place.after < sentence.count else {
      return nil
    }
    return HeardSentence(Array(sentence.tokens[..<place.before]), of: sentence, words: words)
  }

  /// The sentences that may be left.
  ///
  /// - Parameter values: The tokens of the values in what was said before.
  /// - Returns: A sentence for each way; none where nothing was corrected.
  func sentences(replacing values: [Range<Int>]) -> [HeardSentence] {
    guard let place, place.after < sentence.count else { return [] }
    var withdrawals = [0..<place.before]
    if !isRetraction, place.before > 0 {
      withdrawals += (0...min(Self.mostWords, place.before - 1)).map { count in
        (place.before - count)..<place.before
      }
      withdrawals += values.filter { $0.upperBound < place.before }
    }
    return withdrawals.map { sentence(without: $0, place) }
  }

  private func sentence(
    without range: Range<Int>,
    _ place: (before: Int, after: Int)
  ) -> HeardSentence {
    let tokens = sentence.tokens
    let left =
      tokens[..<range.lowerBound] + tokens[place.after...] + tokens[range.upperBound..<place.before]
    var withdrawn = [place.before..<place.after]
    if range.upperBound == place.before {
      withdrawn = [range.lowerBound..<place.after]
    } else {
      withdrawn.insert(range, at: 0)
    }
    let cost = EditCosts.withdrawing(range.count) / Float(withdrawn.count)
    return HeardSentence(
      Array(left),
      of: sentence,
      words: words,
      withdrawn: withdrawn.map { .init(range: sentence.range(of: $0), cost: cost) }
    )
  }
}
