import PhraseMatcher
import SpokenLanguage

/// Whether and how clearly the words of a command ask for its intent.
extension MeaningWriter {
  /// Whether the words at the end, where the verb stands in some languages, are none that is known,
  /// so that something else is said.
  func endsOtherwise(_ command: Command) -> Bool {
    // What ends as a request does asks for something, whatever its verb is.
    let isRequest = command.act.act == .request && chart.endsRequest[command.tokens.upperBound]
    return command.act.act.asks && !command.isInherited && !isRequest && endsUnknown(command)
  }

  private func endsUnknown(_ command: Command) -> Bool {
    guard chart.verbsComeLast else { return false }
    let last = command.reading.pieces.last {
      ![.courtesy, .functionWord, .lightVerb].contains($0.role)
    }
    // A verb of the language ends a sentence of the language, not one of another.
    let isForeign = last.map { piece in
      chart.tokens[piece.tokens.lowerBound].text.utf8.allSatisfy { $0 < 0x80 }
    }
    return last?.role == .unexplained && isForeign == false
  }

  func startsOtherwise(_ command: Command) -> Bool {
    if chart.verbsComeLast { return endsUnknown(command) }
    guard command.act.tokens.isEmpty else { return false }
    let first = command.reading.pieces.first { $0.role != .courtesy && $0.role != .functionWord }
    return first?.role == .unexplained
  }

  /// Whether the intent is asked for with the words that forbid something in the sentence.
  func isProhibition(_ command: Command) -> Bool {
    command.act.act == .prohibition
      && lexicon.entries[command.reading.frame].prohibitions.contains(
        chart.prohibition(command.act.tokens.shifted(by: command.tokens.lowerBound))
      )
  }

  /// Whether all was said that the intent needs.
  func isComplete(_ command: Command) -> Bool {
    lexicon.frames[command.reading.frame].isComplete { command.filling(of: $0) != nil }
  }

  private func isComplete(_ reading: FrameReading) -> Bool {
    lexicon.frames[reading.frame].isComplete { reading.value(of: $0) != nil }
  }

  func isOnlyComplete(_ command: Command) -> Bool {
    let rivals = rivals(of: command)
    // "To Read" says what becomes of something.
    let directions = rivals.reduce(into: Set<String>()) { words, rival in
      let entry = lexicon.entries[rival.frame]
      for held in [entry.before, entry.after] { words.formUnion(held.values.joined()) }
    }
    let isOnlyNamed = command.reading.pieces.allSatisfy { piece in
      switch piece.role {
      case .courtesy, .kind, .applicationName, .aside: true
      // Text takes any words, and so says nothing of what is meant.
      case .value(_, let value): value.isName || value.isNumber
      case .functionWord: piece.tokens.allSatisfy { !directions.contains(chart.tokens[$0].text) }
      default: false
      }
    }
    return isOnlyNamed && lexicon.entries[command.reading.frame].effect != .destroys
      && isComplete(command.reading) && command.fillings.contains(where: \.value.isName)
      && !rivals.contains(where: isComplete)
  }

  func isUnknownRequest(_ command: Command) -> Bool {
    guard !chart.verbsComeLast, command.unexplained.count == 1, let verb = command.unexplained.first
    else { return false }
    let isUnused =
      !chart.verbs[verb.lowerBound].isEmpty
      && chart.verbs[verb.lowerBound].allSatisfy { lexicon.verbWeights[$0.name] == nil }
    return verb.count == 1 && (chart.isActionVerb[verb.lowerBound] || isUnused)
      && verb.lowerBound == chart.firstContentWord(in: command.tokens)
  }

  /// Whether a question asks what there is and not how or why something is done.
  func asksForKnowledge(_ command: Command) -> Bool {
    guard command.act.act == .question else { return false }
    if command.act.asksForKnowledge || command.act.tokens.isEmpty { return true }
    // Where the verb comes last, question words stand in the places of what they ask for.
    let tokens = command.act.tokens.shifted(by: command.tokens.lowerBound)
    return chart.verbsComeLast && chart.classes.questionWords.indices.contains(tokens.lowerBound)
      && (chart.classes.questionWords[tokens.lowerBound] > 0
        || tokens.upperBound == command.tokens.upperBound)
  }

  func asksWhichThereAre(_ command: Command) -> Bool {
    guard command.act.act == .question else { return false }
    let saysKind =
      chart.kindWords.values.contains { $0[command.tokens].contains { $0 > 0 } }
      || command.reading.pieces.contains { $0.isContentWord }
    return saysKind
      && command.reading.values.contains { value in
        value.value == .text && value.tokens.lowerBound > command.tokens.lowerBound
          && chart.classes.attributions[value.tokens.lowerBound - 1] == 1
      }
  }

  /// Whether only this intent takes what was named, and all that it needs was said.
  func isOnlyUse(_ command: Command, _ frame: IntentFrame) -> Bool {
    let kinds = command.fillings.filter(\.value.isName)
      .map { frame.parameters[$0.parameter].kind }
    // Words that are taken as they are may say what is to be done.
    let isKnown = command.fillings.allSatisfy { $0.value.isName || $0.value.isNumber }
    return isComplete(command) && isKnown && !kinds.isEmpty
      && kinds.contains { kind in
        !lexicon.frames.indices.contains { other in
          other != command.reading.frame
            && lexicon.frames[other].parameters.contains { $0.kind == kind }
        }
      }
  }
}
