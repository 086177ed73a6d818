import PhraseMatcher
import SpokenLanguage

extension Command {
  /// The command with unexplained words beside a name taken as a part of a name that is not known.
  ///
  /// Who says "delete a hunger artist" does not mean *Hunger*: a word that touches a name, or is held to
  /// it by small words, belongs to what is named.
  ///
  /// - Parameters:
  ///   - chart: The sentence.
  ///   - growsNames: Whether names of a parameter's values may be parts of longer ones that nobody knows.
  ///   - innerWords: The small words that hold the names of a parameter's values together; nil for any.
  /// - Returns: The command, whose value is open where its name goes on.
  func takingNeighbours(
    in chart: SentenceChart,
    where growsNames: (_ parameter: Int) -> Bool,
    heldBy innerWords: (_ parameter: Int) -> Set<String>?
  ) -> Command {
    var command = self
    for index in command.fillings.indices {
      guard case .named(let mention) = command.fillings[index].value,
        growsNames(command.fillings[index].parameter) || mention.fit == .partial,
        // Names of several content words are seldom a part of longer ones.
        mention.tokens.count(where: { !chart.isClosed[$0] }) == 1 || mention.fit == .partial
      else { continue }
      let parameter = command.fillings[index].parameter
      let range = command.stretched(
        mention.tokens,
        in: chart,
        heldBy: growsNames(parameter) ? innerWords(parameter) : []
      )
      guard range != mention.tokens else { continue }
      command.fillings[index].value = .open
      command.fillings[index].tokens = range
      command.reading.pieces.removeAll { range.contains($0.tokens.lowerBound) }
      command.reading.pieces.append(
        FrameReading.Piece(
          tokens: range,
          role: .value(parameter: parameter, .open),
          cost: EvidenceCosts().open
        )
      )
      command.reading.pieces.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }
    return command
  }

  /// Whether unexplained words may belong to a name; a verb asks for something.
  private func mayBeNamed(_ piece: FrameReading.Piece, in chart: SentenceChart) -> Bool {
    piece.role == .unexplained && chart.verbs[piece.tokens.lowerBound].allSatisfy(\.isLight)
  }

  /// Whether words stand where a verb does, apart from the name: first, and before an article, where
  /// something else tells what is asked for.
  private func isUnknownVerb(
    _ piece: FrameReading.Piece,
    before name: Range<Int>,
    in chart: SentenceChart
  ) -> Bool {
    guard !chart.verbsComeLast, piece.role == .unexplained, piece.tokens.count == 1,
      piece.tokens.lowerBound == chart.firstContentWord(in: tokens)
    else { return false }
    return chart.isActionVerb[piece.tokens.lowerBound]
      || reading.pieces.contains(where: \.isContentWord)
        && piece.tokens.upperBound < name.lowerBound
  }

  /// A range with the unexplained words that touch it, or that only small words hold to it.
  ///
  /// What stands behind a name belongs to it where small words part them that names are made with; what
  /// stands before it is itself what is meant ("the cat out of the room").
  private func stretched(
    _ range: Range<Int>,
    in chart: SentenceChart,
    heldBy innerWords: Set<String>?
  ) -> Range<Int> {
    func holds(_ piece: FrameReading.Piece) -> Bool {
      // A particle is written together with the word before it and parts no name.
      piece.role == .functionWord
        && piece.tokens.allSatisfy { place in
          !chart.spacing.beginsWord[place] || chart.classes.attributions[place] > 0
            || innerWords.map { $0.contains(chart.tokens[place].text) } ?? !chart.classes
              .partsNames[place]
        }
    }
    var result = range
    guard let place = reading.pieces.firstIndex(where: { $0.tokens == range }) else { return range }
    var small: Int?
    // "Hamlet's overrated": what is told of a thing is no more of its name.
    let behind = chart.endsWithAuxiliary(range) ? [] : reading.pieces[(place + 1)...]
    for piece in behind {
      if mayBeNamed(piece, in: chart) {
        result = result.lowerBound..<piece.tokens.upperBound
      } else if holds(piece) {
        small = piece.tokens.upperBound
      } else {
        break
      }
    }
    for piece in reading.pieces[..<place].reversed() {
      if isUnknownVerb(piece, before: result, in: chart) { break }
      if mayBeNamed(piece, in: chart) {
        result = piece.tokens.lowerBound..<result.upperBound
      } else if piece.role != .functionWord || innerWords == []
        || piece.tokens.contains(where: { chart.classes.partsNames[$0] })
      {
        break
      }
    }
    return small == result.upperBound ? range.lowerBound..<result.upperBound : result
  }
}
