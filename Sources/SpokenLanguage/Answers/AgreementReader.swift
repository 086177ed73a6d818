/// Reads an agreement that names what it agrees to ("yes, order it", "네, 주문해 주세요").
///
/// As strict as a plain yes: it has to begin with one or be the action's own verb, and nothing may be said
/// besides but that verb, small words, courtesies and what the question shows ("yes, six copies").
public struct AgreementReader: Sendable {
  private let language: any Language

  /// Makes a reader for a language.
  public init(_ language: any Language) {
    self.language = language
  }

  /// Whether an answer agrees or declines; nil where it does neither clearly.
  ///
  /// - Parameters:
  ///   - answer: The whole answer.
  ///   - action: The words for what is to be done, such as a button's label and the question.
  ///   - shown: What is shown with the question, of which an answer may say again a word or a number, but no other.
  /// - Returns: True for a yes, false for a no; nil where the answer is neither clearly.
  public func agreement(in answer: String, to action: [String], shown: [String] = []) -> Bool? {
    guard !answer.holdsQuestionMark else { return nil }
    let tokens = language.wordsMeant(in: answer)
    let known = Known(
      classes: language.verbClasses(of: action),
      shown: shown.flatMap(language.tokens(in:)),
      language
    )
    if declines(tokens, in: answer) || declinesAtEnd(tokens, in: answer, known) { return false }
    guard !tokens.isEmpty, !counts(tokens, in: answer, besides: known), !pointsElsewhere(tokens),
      // "Yes, but later" is none yet.
      !holds(language.grammar.adversatives, tokens), !holds(language.grammar.postponements, tokens)
    else { return nil }
    if agreesBeforeRemarks(tokens, in: answer, known) { return true }
    guard language.connectives.negations(in: tokens).isEmpty else { return nil }
    for length in stride(from: tokens.count - 1, through: 1, by: -1) {
      let beginning = answer.text(of: Array(tokens[..<length]))
      guard let isYes = language.confirmation(in: beginning) else { continue }
      let rest = Array(tokens[length...])
      let isNamed = names(rest, known)
      // "Ừ mà thôi": who goes on by taking it back does not agree.
      if isYes, isNamed != true, isNo(answer.text(of: rest)) { return false }
      // "Yes, wait": who wants to say something else has not said it yet.
      if isYes, rest.indices.contains(where: { language.correctionLength(in: rest, at: $0) > 0 }) {
        return nil
      }
      let isAnotherYes = language.confirmation(in: answer.text(of: rest)) == true
      return isYes && (isNamed != nil || isAnotherYes) ? true : nil
    }
    // "Should I delete it" wonders.
    return names(tokens, known) == true && act(of: tokens) != .question ? true : nil
  }

  /// Whether another thing is pointed to than the question is about ("yes, the other one").
  private func pointsElsewhere(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { place in
      language.beginsWord(place, in: tokens)
        && language.connectives.earlierReferences.length(in: tokens, at: place) > 0
    }
  }

  /// Whether an answer agrees with its first clause, and only tells something in all that follow ("yes, life's too short", "yes,
  /// I'm never getting through that", "yes delete it, it's too long").
  private func agreesBeforeRemarks(_ tokens: [Token], in answer: String, _ known: Known) -> Bool {
    let clauses = answer.clauses(of: tokens)
    guard let first = clauses.first else { return false }
    guard clauses.count > 1, isYes(first, in: answer, known) else {
      // "응 어차피 안 읽을 거야" has no sign behind its yes.
      let beginning = (1..<max(1, first.count)).last { length in
        language.beginsWord(length, in: first)
          && language.confirmation(in: answer.text(of: Array(first[..<length]))) == true
      }
      guard let beginning else { return false }
      let rest = Array(first[beginning...])
      return isRemark(rest, known) && clauses.dropFirst().allSatisfy { isRemark($0, known) }
    }
    return clauses.dropFirst().allSatisfy { isYes($0, in: answer, known) || isRemark($0, known) }
  }

  /// Whether a clause only tells something: it wants nothing else to be done, corrects nothing and casts no doubt.
  private func isRemark(_ clause: [Token], _ known: Known) -> Bool {
    let (grammar, connectives) = (language.grammar, language.connectives)
    // "Oui, tant pis" gives in.
    if !clause.isEmpty, grammar.dismissals.length(in: clause, at: 0) == clause.count { return true }
    // "Et tant pis pour la dépense".
    let joiner = connectives.joiners.length(in: clause, at: 0)
    if joiner > 0, grammar.dismissals.length(in: clause, at: joiner) > 0,
      !wantsOrCounts(clause, known)
    {
      return true
    }
    guard !corrects(clause, known), connectives.joiners.length(in: clause, at: 0) == 0,
      !holds(grammar.adversatives, clause)
    else { return false }
    // For whom something is done says nothing of what ("son para mis sobrinos").
    let adjunct = clause.indices.first { grammar.adjunctStarts.length(in: clause, at: $0) > 0 }
    if let adjunct, adjunct > 0,
      grammar.asideStarts.length(in: clause, at: 0) + grammar.auxiliaries.length(in: clause, at: 0)
        >= adjunct
    {
      return true
    }
    let verbs = grammar.verbs.filter { verb in
      !verb.isLight && clause.indices.contains { verb.runs.length(in: clause, at: $0) > 0 }
    }
    let namesAction = verbs.contains { known.classes.contains($0.name) }
    let givesReason = clause.indices.contains {
      grammar.reasonEnds.length(in: clause, at: $0) == clause.count - $0
    }
    if givesReason || dismisses(clause) { return !namesAction }
    switch act(of: clause) {
    case .report: return !namesAction
    // "昨天看完的" tells by its time alone.
    case .command where holds(grammar.pastMarks, clause): return !namesAction
    case .remark: return verbs.isEmpty
    // "Then don't remove it" is said of what was asked, "I don't read it anyway" of something else.
    case .prohibition:
      return !castsDoubt(clause)
        && (verbs.isEmpty ? deniesOfSomebody(clause) : !namesAction)
    case .command: return verbs.isEmpty && (holdsAuxiliary(clause) || beginsTelling(clause))
    default:
      return verbs.isEmpty && beginsTelling(clause)
        || !namesAction && !castsDoubt(clause) && denies(clause)
    }
  }

  /// Whether a clause puts something right that was said before it, or says another number.
  private func corrects(_ clause: [Token], _ known: Known) -> Bool {
    let connectives = language.connectives
    let negations = connectives.negations(in: clause)
    return clause.indices.contains { place in
      // "어" is an interjection, and a syllable of "길어서".
      guard language.beginsWord(place, in: clause) else { return false }
      let interjection = connectives.correctionsAfterBreak.length(in: clause, at: place)
      return connectives.corrections.length(in: clause, at: place) > 0
        // "No" of "no lo leo" denies.
        && !negations.contains { $0.contains(clause[place].range.lowerBound) }
        || interjection > 0 && place == 0 && language.beginsWord(interjection, in: clause)
        // "J'y comprends rien" takes nothing back.
        || connectives.retractions.length(in: clause, at: place) > 0
          && isSmall(Array(clause[..<place]))
        // Where the question shows no number, one may be told of something else ("I'm 35").
        || !(known.numbers.isEmpty && holdsAuxiliary(clause)) && isNumber(at: place, in: clause)
    }
  }

  /// Whether an answer begins with a clear yes behind which nothing takes that back, doubts it or asks for anything else ("yes,
  /// embarrassing that it's still there").
  ///
  /// What is named behind the yes is the caller's to know: "yes, Emma" may be a correction.
  ///
  /// - Parameters:
  ///   - answer: The whole answer.
  ///   - action: The words for what is to be done.
  /// - Returns: False where nothing follows the yes.
  public func agreesFirst(in answer: String, to action: [String]) -> Bool {
    guard !answer.holdsQuestionMark else { return false }
    let tokens = language.wordsMeant(in: answer)
    let known = Known(classes: language.verbClasses(of: action), shown: [], language)
    let clauses = answer.clauses(of: tokens)
    guard clauses.count > 1, isYes(clauses[0], in: answer, known), !pointsElsewhere(tokens),
      !holds(language.grammar.adversatives, tokens), !holds(language.grammar.postponements, tokens)
    else { return false }
    return clauses.dropFirst().allSatisfy { clause in
      isYes(clause, in: answer, known) || isRemark(clause, known)
        || language.courtesy(in: answer.text(of: clause)) != nil || isIdle(clause, known)
    }
  }

  /// Whether nothing in a clause may want, deny, doubt or count anything.
  private func isIdle(_ clause: [Token], _ known: Known) -> Bool {
    let (grammar, connectives) = (language.grammar, language.connectives)
    return !corrects(clause, known) && !castsDoubt(clause)
      && connectives.joiners.length(in: clause, at: 0) == 0
      && connectives.negations(in: clause).isEmpty && !holds(grammar.keepings, clause)
      && [.command, .report, .remark].contains(act(of: clause))
      && !wantsOrCounts(clause, known)
  }

  /// Whether a clause holds a number, or a verb of anything but what is agreed to ("please place the order").
  private func wantsOrCounts(_ clause: [Token], _ known: Known) -> Bool {
    clause.indices.contains { place in
      isNumber(at: place, in: clause)
        || language.grammar.verbs.contains {
          !$0.isLight && !known.classes.contains($0.name)
            && $0.runs.length(in: clause, at: place) > 0
        }
    }
  }

  /// Whether a word is a number; where spaces part no words, a sign for a syllable is one before a counter only.
  private func isNumber(at place: Int, in clause: [Token]) -> Bool {
    guard language.beginsWord(place + 1, in: clause),
      language.number(in: clause[place].text) != nil
    else { return false }
    return language.partsWords || clause[place].text.allSatisfy(\.isWholeNumber)
      || language.grammar.counters.length(in: clause, at: place + 1) > 0
  }

  /// Whether it is said of what a clause tells that it makes no difference ("I won't read it anyway"), and it asks nothing.
  private func dismisses(_ clause: [Token]) -> Bool {
    let dismissals = language.grammar.dismissals
    guard clause.count > 2, holds(dismissals, clause) else { return false }
    // "Đằng nào" has a question word in it.
    let told = clause.indices.filter { place in
      !clause.indices.contains { start in
        (start..<(start + dismissals.length(in: clause, at: start))).contains(place)
      }
    }
    return !castsDoubt(told.map { clause[$0] }, but: [.intention])
  }

  /// Whether a clause tells in the future what somebody does not do ("no lo voy a leer nunca").
  private func denies(_ clause: [Token]) -> Bool {
    !language.connectives.negations(in: clause).isEmpty
      && (deniesOfSomebody(clause) || language.grammar.leavesOutSubjects && clause.count > 3)
  }

  private func holds(_ runs: WordRuns, _ clause: [Token]) -> Bool {
    clause.indices.contains {
      language.beginsWord($0, in: clause) && runs.length(in: clause, at: $0) > 0
    }
  }

  /// Whether a clause begins with a conjunction, or has a subject first and says something of it ("me da miedo").
  private func beginsTelling(_ clause: [Token]) -> Bool {
    language.grammar.clauseStarts.length(in: clause, at: 0) > 0
      || clause.count > 2 && !castsDoubt(clause)
        && language.grammar.asideStarts.length(in: clause, at: 0) > 0
  }

  private func holdsAuxiliary(_ clause: [Token]) -> Bool {
    clause.indices.contains { language.grammar.auxiliaries.length(in: clause, at: $0) > 0 }
  }

  /// Whether a clause tells what somebody does not do: it has a subject before or behind its verb, and more than that ("I'm
  /// never getting through that", "das les ich eh nie", but "don't").
  private func deniesOfSomebody(_ clause: [Token]) -> Bool {
    clause.count > 3
      && (holdsAuxiliary(clause)
        || (0..<3).contains { language.grammar.asideStarts.length(in: clause, at: $0) > 0 })
  }

  /// Whether somebody is not sure of something in a clause; what they intend not to do is sure.
  private func castsDoubt(_ clause: [Token], but excepted: Set<SpeechAct> = []) -> Bool {
    let doubts = language.grammar.acts.filter {
      $0.place != .start && !excepted.contains($0.act)
        && [.question, .intention, .condition].contains($0.act)
    }
    let negations = language.connectives.negations(in: clause)
    return clause.indices.contains { place in
      doubts.contains { doubt in
        let length = doubt.length(in: clause, at: place)
        guard length > 0 else { return false }
        let words = clause[place].range.lowerBound..<clause[place + length - 1].range.upperBound
        return doubt.act != .intention || negations.isEmpty
          || negations.contains { $0.overlaps(words) }
      }
    }
  }

  /// Whether some words are a yes, which may be said twice or name what it is to ("yes, sure", "yes remove it").
  private func isYes(_ tokens: [Token], in answer: String, _ known: Known) -> Bool {
    guard language.connectives.negations(in: tokens).isEmpty else { return false }
    return language.confirmation(in: answer.text(of: tokens)) == true
      || names(tokens, known) == true
      || (1..<max(1, tokens.count)).contains { length in
        let rest = Array(tokens[length...])
        return language.confirmation(in: answer.text(of: Array(tokens[..<length]))) == true
          && (language.confirmation(in: answer.text(of: rest)) == true || names(rest, known) != nil)
      }
  }

  /// Whether an answer begins with a no, whatever is said after it.
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: True for "no, I meant the other one"; false where another answer comes first ("yes, no wait").
  public func beginsWithNo(_ answer: String) -> Bool {
    let tokens = language.wordsMeant(in: answer)
    let beginnings = (1..<max(1, tokens.count + 1)).map {
      language.confirmation(in: answer.text(of: Array(tokens[..<$0])))
    }
    return beginnings.last { $0 != nil } == false
  }

  /// Whether an answer says what is not to be done, which may go on with what is ("no, don't delete it, rate it four").
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: False for a plain no: nothing follows it.
  public func forbids(_ answer: String) -> Bool {
    language.confirmation(in: answer) == nil && isForbidden(language.wordsMeant(in: answer))
  }

  /// Whether an answer says no more than that it is left for later ("later", "để sau đi").
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: False where something else is said beside small words.
  public func postpones(_ answer: String) -> Bool {
    let tokens = language.wordsMeant(in: answer)
    var postpones = false
    let isAll = tokens.areCovered { place in
      let later = language.grammar.postponements.length(in: tokens, at: place)
      guard later == 0 else {
        postpones = true
        return later
      }
      return max(
        language.smallWords(in: tokens, at: place),
        language.correctionLength(in: tokens, at: place),
        language.isClosedClass(tokens[place].text) ? 1 : 0
      )
    }
    return isAll && postpones
  }

  /// What stands before the first sign of an answer, where all that follows only tells something ("read, I finished it
  /// yesterday").
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: Nil where nothing follows, or it asks for something.
  public func beginning(beforeRemarksIn answer: String) -> String? {
    guard !answer.holdsQuestionMark else { return nil }
    let clauses = answer.clauses(of: language.tokens(in: answer))
    guard clauses.count > 1, clauses.dropFirst().allSatisfy({ isRemark($0, Known()) }) else {
      return nil
    }
    return answer.text(of: clauses[0])
  }

  /// What stands behind the last sign of an utterance, where all before it only tells something ("I have read it now, put it
  /// on Read").
  ///
  /// - Parameter utterance: The whole utterance.
  /// - Returns: Where it begins, as a UTF-8 offset; nil where nothing comes before, or it asks for something.
  public func end(behindRemarksIn utterance: String) -> Int? {
    guard !utterance.holdsQuestionMark else { return nil }
    let clauses = utterance.clauses(of: language.tokens(in: utterance))
    guard clauses.count > 1, clauses.dropLast().allSatisfy({ isRemark($0, Known()) }) else {
      return nil
    }
    return clauses.last?.first?.range.lowerBound
  }

  /// The number that one clause of an utterance is, where all the others only tell something ("come on, four, I'm in a good
  /// mood"), or it follows from them ("two have it already, so 25").
  ///
  /// What is named in the others is the caller's to know.
  ///
  /// - Parameter utterance: The whole utterance.
  /// - Returns: Nil where no clause is a number, or more than one, or another asks for something.
  public func number(amidRemarksIn utterance: String) -> Double? {
    guard !utterance.holdsQuestionMark else { return nil }
    let clauses = utterance.clauses(of: language.tokens(in: utterance))
    let numbers = clauses.map { QuantityReader(language).number(alone: utterance.text(of: $0)) }
    guard clauses.count > 1, let last = clauses.last else { return nil }
    // "Two more are coming, so eight": what follows from the rest is what is meant.
    if language.grammar.consequences.length(in: last, at: 0) > 0, let number = numbers.last,
      let number
    {
      return number
    }
    guard numbers.count(where: { $0 != nil }) == 1 else { return nil }
    let others = zip(clauses, numbers).filter { $0.1 == nil }.map(\.0)
    guard
      others.allSatisfy({
        // A single word may be a name.
        isRemark($0, Known()) || isSmall($0) || $0.count > 1 && isIdle($0, Known())
      })
    else { return nil }
    return numbers.compactMap(\.self).first
  }

  /// What is said behind a beginning that only says again what was told ("ah, Ishiguro… make it four then").
  ///
  /// - Parameters:
  ///   - told: What was told.
  ///   - utterance: The whole utterance.
  /// - Returns: Nil where it begins with anything else, or nothing follows.
  public func wish(behindEchoOf told: String, in utterance: String) -> String? {
    let known = Set(language.tokens(in: told).map { language.withoutDiacritics($0.text) })
    let clauses = utterance.clauses(of: language.tokens(in: utterance))
    var echoes = false
    let rest = clauses.drop { clause in
      let content = clause.filter { token in
        !language.isClosedClass(token.text) && !language.isFiller(token.text)
      }
      let isSaidAgain =
        !content.isEmpty
        && content.allSatisfy {
          known.contains(language.withoutDiacritics($0.text))
            && language.number(in: $0.text) == nil
        }
      echoes = echoes || isSaidAgain
      return isSaidAgain || isSmall(clause)
    }
    guard echoes, let first = rest.first?.first else { return nil }
    return String(decoding: Array(utterance.utf8)[first.range.lowerBound...], as: UTF8.self)
  }

  /// Whether some words correct, or say nothing of their own.
  private func isSmall(_ clause: [Token]) -> Bool {
    clause.areCovered { place in
      max(
        language.correctionLength(in: clause, at: place),
        language.smallWords(in: clause, at: place)
      )
    }
  }

  /// Whether one clause of an answer says no, or that what is spoken of is to stay as it is ("ah, Joyce, then I'll keep it"),
  /// and none says yes.
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: False where that is asked, or said of anything that the words do not refer to.
  public func holdsNo(_ answer: String) -> Bool {
    guard !answer.holdsQuestionMark else { return false }
    let clauses = answer.clauses(of: language.tokens(in: answer))
    return !clauses.contains { isYes($0, in: answer, Known()) }
      && clauses.contains { clause in
        // "I don't want to keep it" begins as a no does.
        isKept(clause)
          || (!holds(language.grammar.keepings, clause)
            || language.connectives.negations(in: clause).isEmpty)
            && ([clause] + beginnings(of: clause, in: answer)).contains {
              isNo(answer.text(of: $0))
            }
      }
  }

  /// Whether a clause says no more than that something stays.
  private func isKept(_ clause: [Token]) -> Bool {
    let grammar = language.grammar
    guard holds(grammar.keepings, clause), language.connectives.negations(in: clause).isEmpty else {
      return false
    }
    return clause.areCovered { place in
      max(
        grammar.keepings.length(in: clause, at: place),
        grammar.consequences.length(in: clause, at: place),
        language.correctionLength(in: clause, at: place),
        language.smallWords(in: clause, at: place),
        language.isClosedClass(clause[place].text) ? 1 : 0
      )
    }
  }

  /// Whether an answer begins by calling off what was asked, or by correcting what was said before it.
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: True for "never mind, open Dune" and "no, show my list".
  public func callsOff(_ answer: String) -> Bool {
    let tokens = language.wordsMeant(in: answer)
    guard tokens.count > 1 else { return false }
    return language.correctionLength(in: tokens, at: 0) > 0
      || (1..<tokens.count).contains { isNo(answer.text(of: Array(tokens[..<$0]))) }
  }

  /// Whether an answer begins with a no and says no more than that again ("no, leave it").
  ///
  /// What else follows may be a correction ("no, Emma").
  private func declines(_ tokens: [Token], in answer: String) -> Bool {
    let beginnings = beginnings(of: tokens, in: answer)
    let said = beginnings.last ?? tokens
    func isNo(_ tokens: [Token]) -> Bool { self.isNo(answer.text(of: tokens)) }
    // "Well, yes, remove it, I don't read it anyway" forbids nothing.
    let agrees = beginnings.contains { beginning in
      let clauses = answer.clauses(of: beginning)
      return clauses.count > 1 && isYes(clauses[0], in: answer, Known())
    }
    return beginnings.contains { isNo($0) || !agrees && isForbidden($0) }
      || (1..<max(1, said.count)).contains { length in
        let rest = Array(said[length...])
        return isNo(Array(said[..<length]))
          && (isNo(rest) || self.beginnings(of: rest, in: answer).contains(where: isNo)
            || names(rest, Known()) != nil || isForbidden(rest))
      }
  }

  /// Whether the last of several clauses says no, and none before it yes ("hang on, I'll ask my wife, don't buy it").
  private func declinesAtEnd(_ tokens: [Token], in answer: String, _ known: Known) -> Bool {
    let clauses = answer.clauses(of: tokens)
    guard clauses.count > 1, let last = clauses.last else { return false }
    return (isNo(answer.text(of: last)) || isForbidden(last))
      && clauses.dropLast().allSatisfy {
        !isYes($0, in: answer, known)
      }
  }

  /// Whether some words say that something is not to be done ("don't buy it").
  private func isForbidden(_ tokens: [Token]) -> Bool {
    act(of: tokens) == .prohibition
  }

  /// What kind of sentence some words are in which nothing is named.
  private func act(of tokens: [Token]) -> SpeechAct {
    SpeechActReader(language).act(
      of: tokens,
      isNamed: tokens.map { _ in false },
      isAsked: false
    ).act
  }

  /// Whether some words are a no or call it off.
  private func isNo(_ words: String) -> Bool {
    language.confirmation(in: words) == false || language.command(in: words) == .cancel
  }

  /// Some tokens without one or more of the words at their beginning that hold up or correct ("oh wait, actually …"), the
  /// longest first; none where nothing does, or nothing is left ("no" corrects too, and is an answer).
  private func beginnings(of tokens: [Token], in answer: String) -> [[Token]] {
    var left: [[Token]] = []
    var place = 0
    while place < tokens.count {
      let correction = language.correctionLength(in: tokens, at: place)
      // "Wait no" corrects as a whole, and ends with a no.
      for shorter in 1..<max(1, correction)
      where language.correctionLength(in: Array(tokens[..<(place + shorter)]), at: place) == shorter
      {
        left.append(Array(tokens[(place + shorter)...]))
      }
      let length = max(correction, language.grammar.courtesies.length(in: tokens, at: place))
      // A yes is no courtesy here ("네 지우지 마").
      guard length > 0, place + length <= tokens.count,
        language.confirmation(in: answer.text(of: Array(tokens[place..<(place + length)]))) != true
      else { break }
      place += length
      if place < tokens.count { left.append(Array(tokens[place...])) }
    }
    return left
  }

  /// What an agreement may name.
  private struct Known {
    /// The classes of verbs that say what is to be done.
    var classes: Set<String> = []
    /// What is shown: words without their marks, and numbers.
    var words: Set<String> = []
    var numbers: Set<Double> = []

    init() {}

    init(classes: Set<String>, shown: [Token], _ language: any Language) {
      self.classes = classes
      words = Set(shown.map { language.withoutDiacritics($0.text) })
      numbers = Set(shown.compactMap { language.number(in: $0.text) })
    }
  }

  /// Whether other things are counted than are shown, though the number may be a yes as well ("네 개"); one is an article too.
  private func counts(_ tokens: [Token], in answer: String, besides known: Known) -> Bool {
    guard
      tokens.indices.dropFirst().contains(where: {
        language.grammar.counters.length(in: tokens, at: $0) > 0
      }),
      let number = QuantityReader(language).number(in: answer, range: nil)
    else { return false }
    return number != 1 && !known.numbers.contains(number)
  }

  /// Whether the verb of the action is among some tokens that otherwise say nothing new; nil where something else is
  /// said.
  private func names(_ tokens: [Token], _ known: Known) -> Bool? {
    let grammar = language.grammar
    // "Take it out": what it is about parts a verb from its particle.
    let tokens = withoutReferences(tokens)
    var isNamed = false
    var place = 0
    while place < tokens.count {
      let verb =
        grammar.verbs.filter { known.classes.contains($0.name) }
        .map { $0.runs.length(in: tokens, at: place) }.max() ?? 0
      if verb > 0 { isNamed = true }
      let length = max(
        verb,
        language.smallWords(in: tokens, at: place),
        grammar.counters.length(in: tokens, at: place),
        isShown(tokens[place], known) ? 1 : 0
      )
      guard length > 0 else { return nil }
      place += length
    }
    return isNamed
  }

  /// Some tokens without words for what was spoken of, and those that say that the same holds again ("that one too").
  private func withoutReferences(_ tokens: [Token]) -> [Token] {
    var left: [Token] = []
    var place = 0
    while place < tokens.count {
      let length = max(
        language.connectives.references.length(in: tokens, at: place),
        language.grammar.repetitions.length(in: tokens, at: place)
      )
      if length == 0 { left.append(tokens[place]) }
      place += max(1, length)
    }
    return left
  }

  /// Whether a word is shown with the question, says the number that is, or is one more yes ("six is right").
  private func isShown(_ token: Token, _ known: Known) -> Bool {
    guard let number = language.number(in: token.text) else {
      return known.words.contains(language.withoutDiacritics(token.text))
        || !known.words.isEmpty && language.confirmation(in: token.text) == true
    }
    return known.numbers.contains(number)
  }
}
