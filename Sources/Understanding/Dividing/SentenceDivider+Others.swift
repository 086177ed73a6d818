import PhraseMatcher
import SpokenLanguage

/// What is told of others: who says what somebody else has done or does asks for nothing.
extension SentenceDivider {
  /// The value that says what somebody else does or has done ("she's reading Dune", "a friend of mine has finished Dune");
  /// nil where it may be oneself.
  func othersState(
    in reading: FrameReading,
    _ tokens: Range<Int>,
    unless act: SpeechActReader.Finding
  ) -> Range<Int>? {
    guard act.act == .command else { return nil }
    if let doing = doingOfUnknown(in: reading, tokens) { return doing }
    guard !reading.hasVerb, !reading.hasLightVerb else { return nil }
    if chart.verbsComeLast { return othersStateAtEnd(of: reading) }
    guard !reading.isAskedFor else { return nil }
    if let state = state(in: reading), saysOther(doing: state, in: tokens, reading) {
      return state
    }
    return stateOfUnknown(in: reading, tokens)
  }

  /// What becomes of a thing by one of a list of values, and not by a name of which there are any number.
  private func state(in reading: FrameReading) -> Range<Int>? {
    let frame = lexicon.frames[reading.frame]
    return reading.values.first { value in
      value.value.isName
        && frame.vocabulary(of: value.parameter).map(parser.openVocabularies.contains) == false
    }?.tokens
  }

  /// The state behind words for somebody that nothing explains, with which the sentence begins.
  private func stateOfUnknown(in reading: FrameReading, _ tokens: Range<Int>) -> Range<Int>? {
    guard let past = language.grammar.past else { return nil }
    let state = reading.pieces.first { piece in
      guard case .value(_, .named) = piece.role else { return false }
      return piece.tokens.contains { !past.askingForms(of: chart.tokens[$0].text).isEmpty }
    }
    guard let state else { return nil }
    let isOthers = reading.pieces.contains { piece in
      piece.role == .unexplained && piece.tokens.lowerBound > tokens.lowerBound
        && piece.tokens.upperBound <= state.tokens.lowerBound
        && chart.classes.determiners[piece.tokens.lowerBound - 1] > 0
        && !chart.spacing.followsBreak[piece.tokens.upperBound...state.tokens.lowerBound]
          .contains(true)
    }
    return isOthers ? state.tokens : nil
  }

  /// The verb behind an article and words for somebody that are none of the command's, with which the sentence begins ("the
  /// critics give Dune five stars"); nil where it begins with a verb, as who asks for something does.
  private func doingOfUnknown(in reading: FrameReading, _ tokens: Range<Int>) -> Range<Int>? {
    guard !chart.verbsComeLast else { return doingAtEnd(of: reading, tokens) }
    let article = chart.classes.determiners[tokens.lowerBound]
    let behind = reading.pieces.drop { $0.tokens.lowerBound < tokens.lowerBound + article }
    let subject = behind.prefix { piece in
      switch piece.role {
      case .unexplained, .related: chart.verbs[piece.tokens.lowerBound].isEmpty
      default: false
      }
    }
    guard article > 0, !subject.isEmpty, let doing = behind.dropFirst(subject.count).first,
      !chart.verbs[doing.tokens.lowerBound].isEmpty,
      !chart.spacing.followsBreak[doing.tokens.lowerBound]
    else { return nil }
    return doing.tokens
  }

  /// The same where verbs come last: who does it stands first, with a mark of its own, and nothing is asked for at the end
  /// ("妹が羅生門に星1つけてる").
  private func doingAtEnd(of reading: FrameReading, _ tokens: Range<Int>) -> Range<Int>? {
    guard !chart.endsRequest[tokens.upperBound], let subject = subjectOfOthers(in: reading) else {
      return nil
    }
    return reading.pieces.last { piece in
      switch piece.role {
      case .verb, .lightVerb: piece.tokens.lowerBound >= subject.upperBound
      default: false
      }
    }?.tokens
  }

  /// The words for somebody that nothing explains, with which a sentence begins, and the mark behind them that says that
  /// they do something ("妹が"), where verbs come last; nil where there are none.
  func subjectOfOthers(in reading: FrameReading) -> Range<Int>? {
    let said = reading.pieces.filter { $0.role != .courtesy }
    guard let first = said.first, first.role == .unexplained,
      let mark = said.first(where: { $0.role != .unexplained }), mark.role == .functionWord,
      language.grammar.subjectMarks.length(in: chart.tokens, at: mark.tokens.lowerBound)
        == mark.tokens.count
    else { return nil }
    return first.tokens.lowerBound..<mark.tokens.upperBound
  }

  /// The same where verbs come last: who did it stands first, with a mark of its own ("동생이 모모 끝냈어").
  private func othersStateAtEnd(of reading: FrameReading) -> Range<Int>? {
    guard let state = reading.pieces.last(where: { $0.role != .courtesy }),
      case .value(_, .named) = state.role, reading.values.count(where: \.value.isName) > 1,
      subjectOfOthers(in: reading) != nil
    else { return nil }
    return state.tokens
  }

  /// Whether the nearest word before a doing that tells who does it is a pronoun for others.
  ///
  /// - Parameters:
  ///   - doing: The words that say what is done.
  ///   - tokens: The clause.
  ///   - reading: What its words are taken for; what belongs to values is nobody.
  /// - Returns: False where it is oneself, or nobody is spoken of.
  func saysOther(doing: Range<Int>, in tokens: Range<Int>, _ reading: FrameReading) -> Bool {
    let named = Set(reading.values.flatMap(\.tokens))
    let ends = tokens.lowerBound..<max(tokens.lowerBound, doing.lowerBound)
    for place in ends.reversed() {
      if chart.spacing.followsBreak[place + 1] { return false }
      guard !named.contains(place) else { continue }
      if let start = (ends.lowerBound...place).first(where: {
        $0 + chart.classes.otherPersons[$0] > place
      }) {
        return named.isDisjoint(with: start...place)
      }
      guard chart.isClosed[place] || chart.classes.courtesies[place] > 0,
        (language.grammar.past?.personLength(in: chart.tokens, at: place) ?? 0) == 0
      else { return false }
    }
    return false
  }
}
