import PhraseMatcher
import SpokenLanguage

/// What a command makes or finds, and later ones in the same breath are about.
///
/// Nothing is known of it before the command is done: a later one awaits it.
extension SentenceDivider {
  /// Gives a part the intent that makes the thing of which another one goes on to speak.
  ///
  /// Any words may be a note; "add Anne of Avonlea and rate it" adds a book.
  func settleMakers(_ parts: inout [Part]) {
    for place in parts.indices.dropLast() where parts[place].isAskedFor || parts[place].hasVerb {
      guard let own = parts[place].readings.first, !own.values.contains(where: \.value.isName),
        let next = parts[place + 1].readings.first, parts[place + 1].kind == .joint
      else { continue }
      let frame = lexicon.frames[next.frame]
      let wanted = next.values.filter { $0.value == .reference }
        .compactMap { frame.vocabulary(of: $0.parameter) }
      guard
        let maker = parts[place].readings.firstIndex(where: { reading in
          reading.unexplained.isEmpty && (reading.isAskedFor || reading.hasLightVerb)
            && (saysItsVerb(reading) || !saysItsVerb(own))
            && wanted.contains(where: lexicon.frames[reading.frame].gives)
        })
      else { continue }
      let behind = own.score - parts[place].readings[maker].score
      guard behind < Self.mostBehind else { continue }
      var readings = parts[place].readings
      let made = readings.remove(at: maker)
      for rival in readings.indices
      where !wanted.contains(where: lexicon.frames[readings[rival].frame].gives) {
        readings[rival].cost += behind + Self.mostBehind
      }
      parts[place].readings = [made] + readings
    }
  }

  /// Whether something of a vocabulary will have been spoken of when a command is done: what it gives, or what only the
  /// app knows by the words that name it.
  func speaks(_ command: Command, of vocabulary: VocabularyName) -> Bool {
    let frame = lexicon.frames[command.reading.frame]
    return frame.gives(vocabulary)
      || command.fillings.contains {
        $0.value == .open && frame.vocabulary(of: $0.parameter) == vocabulary
      }
  }

  /// Whether what a command gives when it is done is what a later one leaves out, and not another thing of its kind.
  func isResult(
    of command: Command,
    _ vocabulary: VocabularyName,
    leftOutBy later: Command
  ) -> Bool {
    later.act.act.asks && later.unexplained.isEmpty && speaks(command, of: vocabulary)
      && !saysKind(of: vocabulary, in: later.tokens, besides: later.reading)
  }

  /// Whether the verb that was said is one of the phrases of the intent for which it is read.
  private func saysItsVerb(_ reading: FrameReading) -> Bool {
    chart.saysVerb(of: lexicon.frames[reading.frame], in: reading)
  }

  /// Leaves words unexplained that stand for nothing: nothing was spoken of, and no command before gives any such thing.
  func leaveUnmeant(_ command: inout Command) {
    let frame = lexicon.frames[command.reading.frame]
    let unmeant = command.fillings.filter { filling in
      guard filling.value == .reference, let vocabulary = frame.vocabulary(of: filling.parameter)
      else { return false }
      return !filling.tokens.isEmpty
        && !parser.isSpokenOf(vocabulary, before: filling.tokens.lowerBound)
    }
    command.fillings.removeAll(where: unmeant.contains)
    for piece in command.reading.pieces.indices
    where unmeant.contains(where: { $0.tokens == command.reading.pieces[piece].tokens }) {
      command.reading.pieces[piece].role = .unexplained
      command.reading.cost += parser.costs.unexplained
    }
  }
}
