import PhraseMatcher
import SpokenLanguage

/// What is told of a thing so that an app keeps it: what somebody has done with it ("I finished Dune last night"), and
/// how good it was ("Dune was a five").
extension SentenceDivider {
  /// Whether nothing but some words that tell that something is past makes a reading a report, and what is told is just
  /// what its intent keeps.
  func isKept(_ cue: Range<Int>, in reading: FrameReading) -> Bool {
    let frame = lexicon.frames[reading.frame]
    guard lexicon.entries[reading.frame].effect != .shows,
      frame.isComplete(isFilled: { reading.value(of: $0) != nil })
    else { return false }
    let isCopula =
      language.grammar.pastCopulas.length(in: chart.tokens, at: cue.lowerBound) == cue.count
    if isCopula, tellsVerdict(reading, cue) { return true }
    return reading.pieces.allSatisfy { isTold($0, of: reading, beside: cue) }
      && (tellsState(reading, cue) || isCopula && tellsScore(reading, cue))
  }

  /// Whether a thing is said to have been somehow, and a score in so many words says how ("Dune was rather long, three
  /// stars"): what is said between the two is accounted for by asking.
  private func tellsVerdict(_ reading: FrameReading, _ cue: Range<Int>) -> Bool {
    let said = reading.pieces.filter { $0.role != .courtesy }
    guard !chart.verbsComeLast, let score = said.last, score.tokens.count > 1,
      isScore(score, of: reading),
      let thing = said.first(where: { $0.role != .functionWord }),
      case .value(_, .named) = thing.role, thing.tokens.upperBound <= cue.lowerBound
    else { return false }
    return reading.pieces.allSatisfy { piece in
      switch piece.role {
      case .courtesy: piece.tokens.allSatisfy { chart.classes.references[$0] == 0 }
      case .unexplained, .functionWord:
        // Who else is spoken of has a verdict of their own.
        piece.tokens.allSatisfy { chart.classes.references[$0] == 0 }
          && (piece.tokens.lowerBound >= cue.lowerBound || piece.role == .functionWord)
      default: piece == thing || piece == score
      }
    }
  }

  /// Whether a piece asks for nothing: it says a value, little, or when it was.
  func isTold(
    _ piece: FrameReading.Piece,
    of reading: FrameReading,
    beside cue: Range<Int>
  ) -> Bool {
    switch piece.role {
    case .word(let word): lexicon.entries[reading.frame].nouns.contains { $0.contains(word) }
    case .value(_, let value): value.isKnown
    // What somebody else has done, or thinks, is kept for nobody ("she", "for her").
    case .functionWord, .courtesy:
      // "This morning" only tells when.
      piece.tokens.clamped(to: cue) == piece.tokens
        || !piece.tokens.contains { place in
          chart.classes.references[place] > 0
            && (place == piece.tokens.lowerBound
              || language.grammar.adjunctStarts.length(in: chart.tokens, at: place - 1) > 0)
        }
    case .lightVerb, .kind, .distributive: true
    case .unexplained: piece.tokens.clamped(to: cue) == piece.tokens
    default: false
    }
  }

  /// Whether a value says what somebody has done ("finished"), and some words only tell when, or belong to it; where verbs
  /// come last, the end of a sentence tells so.
  private func tellsState(_ reading: FrameReading, _ cue: Range<Int>) -> Bool {
    reading.pieces.contains { piece in
      guard case .value(let parameter, .named(let mention)) = piece.role,
        let vocabulary = lexicon.frames[reading.frame].vocabulary(of: parameter),
        !parser.openVocabularies.contains(vocabulary)
      else { return false }
      let isMark = chart.classes.pastMarks[cue.lowerBound] == cue.count
      if chart.verbsComeLast { return isMark && mention.tokens.upperBound == cue.lowerBound }
      guard isMark || cue.clamped(to: mention.tokens) == cue else { return false }
      return saysState(mention)
    }
  }

  /// Whether a name says what somebody has done ("finished").
  private func saysState(_ mention: NameMention) -> Bool {
    mention.tokens.contains { place in
      !chart.verbs[place].isEmpty
        || language.grammar.phases.length(in: chart.tokens, at: place) > 0
        || language.grammar.past?.askingForms(of: chart.tokens[place].text).isEmpty == false
    }
  }

  /// Whether words end with an ending that tells that something is past.
  private func tellsPast(_ words: Range<Int>) -> Bool {
    words.contains {
      $0 + chart.classes.pastMarks[$0] == words.upperBound && chart.classes.pastMarks[$0] > 0
    }
  }

  /// Whether a part tells what has become of a thing, which is kept, and the next one how good it was ("I finished Dune,
  /// four stars").
  func isKept(_ part: Part, _ own: FrameReading, before next: Part) -> Bool {
    let frame = lexicon.frames[own.frame]
    guard part.act.act == .command, next.act.act.asks,
      lexicon.entries[own.frame].effect != .shows,
      frame.isComplete(isFilled: { own.value(of: $0) != nil }),
      own.pieces.allSatisfy({ isTold($0, of: own, beside: 0..<0) }),
      let rating = next.readings.first, rating.frame != own.frame, rating.unexplained.isEmpty,
      rating.pieces.contains(where: { isScore($0, of: rating) })
    else { return false }
    return own.values.contains { value in
      guard case .named(let mention) = value.value else { return false }
      let end = mention.tokens.upperBound
      return chart.verbsComeLast
        ? end < part.tokens.upperBound && chart.classes.pastMarks[end] > 0
          || end == part.tokens.upperBound && (tellsPast(mention.tokens) || saysState(mention))
        : saysState(mention)
    }
  }

  /// Whether a score stands beside the word that says that something was so, and the thing before both.
  private func tellsScore(_ reading: FrameReading, _ cue: Range<Int>) -> Bool {
    let pieces = reading.pieces
    guard let score = pieces.firstIndex(where: { isScore($0, of: reading) }) else { return false }
    let first = pieces.first { $0.role != .courtesy && $0.role != .functionWord }
    guard case .value(_, .named) = first?.role, pieces[score] != first else { return false }
    // Whose opinion it is may be said behind it.
    let isOwn = pieces[(score + 1)...].allSatisfy {
      $0.role == .courtesy || $0.role == .functionWord && chart.verbsComeLast
        || $0.tokens.clamped(to: cue) == $0.tokens
    }
    let between =
      chart.verbsComeLast
      ? pieces[score].tokens.upperBound..<max(cue.lowerBound, pieces[score].tokens.upperBound)
      : cue.upperBound..<max(cue.upperBound, pieces[score].tokens.lowerBound)
    return isOwn
      && pieces.allSatisfy {
        !$0.tokens.overlaps(between) || $0.role == .functionWord || $0.role == .courtesy
      }
  }

  private func isScore(_ piece: FrameReading.Piece, of reading: FrameReading) -> Bool {
    guard case .value(let number, .number) = piece.role else { return false }
    return lexicon.frames[reading.frame].parameters[number].isScore
  }
}
