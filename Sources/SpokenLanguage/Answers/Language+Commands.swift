extension Language {
  /// The command that is said behind words that correct or take something back ("no not that, undo").
  ///
  /// - Parameter utterance: The whole utterance.
  /// - Returns: The command; nil where anything else is said.
  public func commandAfterCorrection(in utterance: String) -> ConversationCommand? {
    if let command = command(in: utterance) { return command }
    let tokens = tokens(in: utterance)
    let bytes = Array(utterance.utf8)
    var place = 0
    while place < tokens.count {
      let length = max(
        correctionLength(in: tokens, at: place),
        grammar.courtesies.length(in: tokens, at: place)
      )
      guard length > 0, place + length < tokens.count else { break }
      place += length
      let rest = String(decoding: bytes[tokens[place].range.lowerBound...], as: UTF8.self)
      if let command = command(in: rest) { return command }
    }
    return undoAmongRemarks(tokens, bytes) ?? undoAmongRemarks(wordsMeant(in: utterance), bytes)
  }

  /// Whether a sentence only tells something, and neither asks, denies nor names what may be wanted ("I'm so bored").
  public func onlyTells(_ sentence: String) -> Bool {
    !sentence.endsWithQuestionMark && act(of: tokens(in: sentence)) == .telling
  }

  /// Whether an utterance asks to take back what was done, and names it besides ("the rating, undo that").
  ///
  /// - Parameters:
  ///   - utterance: The whole utterance.
  ///   - isNamed: For each token whether it says what was done, or to what.
  /// - Returns: False where something else is named or wanted.
  public func takesBack(_ utterance: String, naming isNamed: [Bool]) -> Bool {
    let tokens = tokens(in: utterance)
    guard tokens.count == isNamed.count, tokens.count <= mostTokensOfRemark,
      let (command, place) = retraction(in: tokens.map(\.text)),
      takesBack(command, at: place, in: tokens)
    else { return false }
    let sides = [0..<place.lowerBound, place.upperBound..<tokens.count]
    return sides.allSatisfy { side in
      parts(of: side, in: tokens, of: utterance).allSatisfy { part in
        let rest = part.filter { !isNamed[$0] }.map { tokens[$0] }
        let isBeside = part.contains { $0 + 1 == place.lowerBound || $0 == place.upperBound }
        return switch act(of: rest) {
        case .telling, .nothing: true
        // What it is that is taken back stands beside the word for it, and so does what forbids that.
        case .naming, .forbidding: !isBeside
        case .asking: false
        }
      }
    }
  }

  /// The places of some tokens, parted where signs stand between them.
  private func parts(
    of places: Range<Int>,
    in tokens: [Token],
    of utterance: String
  ) -> [[Int]] {
    let bytes = Array(utterance.utf8)
    var parts: [[Int]] = []
    for place in places {
      let isParted =
        place > places.lowerBound
        && bytes[tokens.gap(before: place)]
          .contains { $0 != UInt8(ascii: " ") }
      if parts.isEmpty || isParted { parts.append([]) }
      parts[parts.count - 1].append(place)
    }
    return parts
  }

  /// What is wanted behind taking back what was done ("undo that, I meant Emma").
  ///
  /// - Parameter utterance: The whole utterance.
  /// - Returns: The words behind it; nil where nothing is taken back first, or where they only go on with it ("put it back on
  ///   the shelf").
  public func wishAfterUndo(in utterance: String) -> String? {
    let tokens = tokens(in: utterance)
    let bytes = Array(utterance.utf8)
    guard tokens.count <= mostTokensOfRemark,
      let (command, place) = repeatedRetraction(in: tokens),
      takesBack(command, at: place, in: tokens),
      case .nothing = act(of: Array(tokens[..<place.lowerBound]))
    else { return nil }
    // "취소하고": a verb that joins clauses parts them as a sign does.
    let joint =
      (0..<place.upperBound).map { start in
        start
          + max(
            grammar.clauseEnds.length(in: tokens, at: start),
            connectives.retractions.length(in: tokens, at: start)
          )
      }.max() ?? 0
    var end = max(place.upperBound, joint)
    while end < tokens.count {
      let length = grammar.courtesies.length(in: tokens, at: end)
      guard length > 0 else { break }
      end += length
    }
    guard end < tokens.count else { return nil }
    let rest = Array(tokens[end...])
    let start = rest[0].range.lowerBound
    let isParted =
      (place.upperBound...end).contains { next in
        bytes[tokens.gap(before: next)]
          .contains { $0 != UInt8(ascii: " ") }
      }
      || joint > place.upperBound || correctionLength(in: rest, at: 0) > 0
      // "Undo I want to try again" begins anew with somebody who does something.
      || grammar.asideStarts.length(in: rest, at: 0) > 0
    switch act(of: rest) {
    // "Devuélvelo, que era de mi padre" says why.
    case .naming where beginsReason(rest): return nil
    case .asking, .naming:
      return isParted ? String(decoding: bytes[start...], as: UTF8.self) : nil
    case .telling, .forbidding, .nothing: return nil
    }
  }

  /// Taking back what was done, asked for among words that tell why ("oh that was the wrong one, undo", "undo that, I was
  /// too harsh").
  private func undoAmongRemarks(_ tokens: [Token], _ bytes: [UInt8]) -> ConversationCommand? {
    guard tokens.count <= mostTokensOfRemark,
      let (command, place) = repeatedRetraction(in: tokens),
      takesBack(command, at: place, in: tokens)
    else { return nil }
    func isParted(at place: Int) -> Bool {
      place > 0
        && (bytes[tokens.gap(before: place)]
          .contains { $0 != UInt8(ascii: " ") || !partsWords }
          // Politeness before what is asked for belongs to it (", please undo it").
          || (0..<place).contains {
            $0 + grammar.courtesies.length(in: tokens, at: $0) == place && isParted(at: $0)
          })
    }
    // What is named without a break may be what is to be brought back.
    switch act(of: Array(tokens[..<place.lowerBound])) {
    // Whoever corrects first asks for nothing new before it is taken back ("oh no he'll kill me, undo it").
    case .asking:
      guard isParted(at: place.lowerBound), correctsFirst(String(decoding: bytes, as: UTF8.self))
      else { return nil }
    case .naming, .forbidding: guard isParted(at: place.lowerBound) else { return nil }
    case .telling, .nothing: break
    }
    guard place.upperBound < tokens.count else { return .undo }
    switch act(of: Array(tokens[place.upperBound...])) {
    case .telling, .nothing: return .undo
    case .naming, .forbidding: return isParted(at: place.upperBound) ? .undo : nil
    case .asking: return nil
    }
  }

  /// Where something is called off or taken back, once or several times in a row ("undo, undo!").
  private func repeatedRetraction(
    in tokens: [Token]
  ) -> (command: ConversationCommand, place: Range<Int>)? {
    let words = tokens.map(\.text)
    guard let first = retraction(in: words) else { return nil }
    var end = first.place.upperBound
    while end < words.count, let next = retraction(in: Array(words[end...])),
      next.place.lowerBound == 0, next.command == first.command
    {
      end += next.place.upperBound
    }
    return (first.command, first.place.lowerBound..<end)
  }

  /// Whether a command takes back what was done, as one that calls off does with words that mean both.
  private func takesBack(
    _ command: ConversationCommand,
    at place: Range<Int>,
    in tokens: [Token]
  ) -> Bool {
    command == .undo || place.contains { retractingWords.length(in: tokens, at: $0) > 0 }
  }

  /// What some words beside a command do.
  private func act(of words: [Token]) -> RemarkAct {
    var start = 0
    while start < words.count {
      // What was done is what a word for it stands for beside a command for that ("undo that one").
      if connectives.references.length(in: words, at: start) == words.count - start {
        return .nothing
      }
      let length = max(
        correctionLength(in: words, at: start),
        grammar.courtesies.length(in: words, at: start),
        connectives.correctionsAfterBreak.length(in: words, at: start)
      )
      guard length > 0 else { break }
      start += length
    }
    let rest = Array(words[min(start, words.count)...])
    guard !isSmall(rest), !isLast(rest) else { return .nothing }
    let asks = rest.indices.contains { place in
      grammar.verbs.contains { !$0.isLight && $0.runs.length(in: rest, at: place) > 0 }
    }
    let finding = SpeechActReader(self).act(
      of: rest,
      isNamed: Array(repeating: false, count: rest.count),
      isAsked: false
    )
    switch finding.act {
    case .report, .remark: return .telling
    // Whoever has done nothing yet forbids nothing ("I haven't read it, undo").
    case .prohibition where grammar.asideStarts.length(in: rest, at: 0) > 0: return .telling
    case .prohibition: return asks ? .asking : .forbidding
    case .request where finding.tokens == rest.indices: return .nothing
    // "My sister will see it" has somebody first who does it.
    case .command where rest.count > 2 && grammar.asideStarts.length(in: rest, at: 0) > 0:
      return .telling
    case .command, .request: return asks ? .asking : .naming
    case .quotation: return asks ? .asking : .naming
    // "Ist mir zu dick" has its verb first, as questions have.
    case .question where !asks && !holdsQuestionWord(rest): return .telling
    case .question, .condition, .intention, .reminder: return .asking
    }
  }

  /// Whether some words stand for the last thing that was done, which is what is taken back, with politeness behind them or
  /// without ("das Letzte bitte wieder").
  private func isLast(_ words: [Token]) -> Bool {
    (1..<(words.count + 1)).contains { length in
      let said = words[..<length].map(\.text).joined(separator: partsWords ? " " : "")
      return ordinal(in: said) == .last
        && (length == words.count || isSmall(Array(words[length...])))
    }
  }

  /// Whether some words say nothing of their own: small ones, and verbs that leave to others what is done.
  private func isSmall(_ words: [Token]) -> Bool {
    guard connectives.negations(in: words).isEmpty, !holdsQuestionWord(words) else { return false }
    return words.areCovered { place in
      let verb = grammar.verbs.filter(\.isLight).map { $0.runs.length(in: words, at: place) }.max()
      return max(
        smallWords(in: words, at: place),
        correctionLength(in: words, at: place),
        grammar.postponements.length(in: words, at: place),
        verb ?? 0,
        isClosedClass(words[place].text) ? 1 : 0
      )
    }
  }

  /// Whether some words begin with a conjunction.
  private func beginsReason(_ words: [Token]) -> Bool {
    grammar.clauseStarts.length(in: words, at: 0) > 0
      || grammar.complementizers.length(in: words, at: 0) > 0
  }

  private func holdsQuestionWord(_ words: [Token]) -> Bool {
    words.indices.contains { grammar.questionWords.length(in: words, at: $0) > 0 }
  }

  /// Longer sentences tell something else; a token is a syllable in some languages.
  var mostTokensOfRemark: Int { 32 }
}

/// What words beside a command do.
private enum RemarkAct {
  /// They tell something.
  case telling
  /// They forbid something.
  case forbidding
  /// They name something, or say what nobody knows.
  case naming
  /// They say nothing of their own.
  case nothing
  /// They may want something else.
  case asking
}
