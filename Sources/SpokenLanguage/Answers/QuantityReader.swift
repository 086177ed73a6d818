/// Finds the one number in an answer that says more than a number ("five out of five", "make it three").
///
/// Whatever stands beside the number has to be small words, counters or courtesies, so that an answer
/// about something else is none.
public struct QuantityReader: Sendable {
  private let language: any Language
  /// How many other words may stand beside the number.
  private static let mostOtherWords = 2

  /// Makes a reader for a language.
  public init(_ language: any Language) {
    self.language = language
  }

  /// The number in an answer, or nil where there is none or more than one.
  ///
  /// - Parameters:
  ///   - answer: The whole answer.
  ///   - range: What may be given; "the most" is its end.
  /// - Returns: The number; nil where there is none or more than one.
  public func number(in answer: String, range: ClosedRange<Double>?) -> Double? {
    guard let said = quantities(in: answer, range), said.found.count == 1,
      said.others <= Self.mostOtherWords
    else { return nil }
    return said.found.first
  }

  /// The number in an answer of several parts: the one that its first part is, where the rest only says more of it ("three,
  /// one for each of us"), or the sum of what each counts for somebody else ("one for me and one for my sister").
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: The number; nil where its first part is none, or it is corrected.
  public func number(inParts answer: String) -> Double? {
    let parts = parts(of: answer)
    guard let first = parts.first, parts.count > 1 else { return nil }
    let counted = parts.compactMap { part -> (number: Double, next: String)? in
      guard let said = language.number(leading: part.map(\.text)[...]) else { return nil }
      // "Two copies, one copy for my sister" counts nothing twice.
      let next = said.count + language.grammar.counters.length(in: part, at: said.count)
      guard part.indices.contains(next), language.isFunctionWord(part[next].text) else {
        return nil
      }
      return (said.value, part[next].text)
    }
    let sum = counted.reduce(0) { $0 + $1.number }
    if counted.count == parts.count, Set(counted.map(\.next)).count == 1 { return sum }
    // "One for me and one for my mum, so two."
    if counted.count > 1, counted.count == parts.count - 1, let last = parts.last,
      number(in: answer.text(of: last), range: nil) == sum
    {
      return sum
    }
    guard language.correctionLength(in: parts[1], at: 0) == 0 else { return nil }
    return language.number(in: answer.text(of: first))
  }

  /// The number that the last part of an answer is, whatever is said before it ("never mind, one is enough").
  ///
  /// - Parameters:
  ///   - answer: The whole answer.
  ///   - isBare: Whether the last part may say nothing else but politeness ("right, two please", and not "ask me at 5").
  ///   - isFirst: Whether the number has to stand first in it ("one will do", and not "I have three at home").
  /// - Returns: The number; nil where its last part says anything else.
  public func number(
    endingLike answer: String,
    isBare: Bool = false,
    isFirst: Bool = false
  ) -> Double? {
    let parts = parts(of: answer)
    guard let last = parts.last else { return nil }
    let said = answer.text(of: last)
    guard
      !isFirst || language.number(in: said) != nil
        || language.number(leading: last.map(\.text)[...]).map({ $0.count > 0 }) == true
    else { return nil }
    let number =
      language.number(in: said)
      ?? (isBare ? bareNumber(in: said) : number(in: said, range: nil))
    // "One for me, one for a friend" says no number by its end.
    let others = parts.dropLast().filter { part in
      part.contains { language.number(in: $0.text) != nil }
        && language.correctionLength(in: last, at: 0) == 0
    }
    return others.isEmpty || number == nil ? number : nil
  }

  /// The number that one part of an answer is, whatever is said beside it ("no wait, six, Anna is coming too").
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: The number; nil where no part, or more than one, is a number and says nothing else.
  public func number(amid answer: String) -> Double? {
    let parts = parts(of: answer).filter { language.correctionLength(in: $0, at: 0) < $0.count }
    let numbers = parts.compactMap { part in
      language.number(in: answer.text(of: part)) ?? bareNumber(in: answer.text(of: part))
    }
    return numbers.count == 1 ? numbers.first : nil
  }

  /// The number that is said behind a reason that no sign parts from it ("保育園にもあげたいから四冊にして").
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: Nil where no reason comes first, or the rest is no number and nothing else.
  public func number(behindReasonIn answer: String) -> Double? {
    let tokens = language.tokens(in: answer)
    let ends = tokens.indices.compactMap { place -> Int? in
      let length = language.grammar.reasonEnds.length(in: tokens, at: place)
      return length > 0 && place + length < tokens.count ? place + length : nil
    }
    return ends.last.flatMap { number(alone: answer.text(of: Array(tokens[$0...]))) }
  }

  /// The number that takes the place of one that was given before, where an utterance ends with nothing else.
  ///
  /// - Parameter utterance: The whole utterance.
  /// - Returns: The number; nil for "one moment", whose one is an article.
  public func number(correctingIn utterance: String) -> Double? {
    guard let last = parts(of: utterance).last,
      last.indices.contains(where: { isNumber(at: $0, in: last) }),
      language.connectives.negations(in: last).isEmpty
    else { return nil }
    return number(endingLike: utterance, isBare: true) ?? number(behindCorrectionIn: utterance)
  }

  /// The number that takes the place of another, of which it is said before that it is too much or too little ("five is too many,
  /// make it four"), or behind words that correct.
  ///
  /// - Parameters:
  ///   - old: The number that was given before.
  ///   - utterance: The whole utterance.
  ///   - counts: Whether a word counts what was given ("stars", and not "copies").
  /// - Returns: The number; nil where anything else is said, or another number.
  package func number(
    insteadOf old: Double,
    in utterance: String,
    counts: (String) -> Bool = { _ in true }
  ) -> Double? {
    let tokens = language.tokens(in: utterance)
    guard tokens.count <= language.mostTokensOfRemark, !utterance.holdsQuestionMark,
      let (numbers, last) = numbers(in: tokens), last.value != old,
      !denies(before: last.place.lowerBound, in: tokens)
    else { return nil }
    let counters = last.place.filter { language.grammar.counters.length(in: tokens, at: $0) > 0 }
    guard counters.isEmpty || counters.contains(where: { counts(tokens[$0].text) }) else {
      return nil
    }
    let tail = Array(tokens[last.place.upperBound...])
    let isReason = givesReason(tail)
    guard isReason || tail.areCovered(by: { isSmall(tail, at: $0) }) else { return nil }
    if !numbers.isEmpty { return numbers.allSatisfy { $0 == old } ? last.value : nil }
    let start = correctionLength(beginning: tokens)
    // "OK fine, three because of the ending" gives a reason, though it corrects by no word.
    guard start > 0 || isReason, start <= last.place.lowerBound else { return nil }
    let between = Array(tokens[start..<last.place.lowerBound])
    return between.areCovered(by: { isSmall(between, at: $0) })
      || language.confirmation(in: utterance.text(of: between)) == true ? last.value : nil
  }

  /// Whether some words begin with a conjunction or a subject, and ask for nothing behind it.
  private func givesReason(_ words: [Token]) -> Bool {
    let grammar = language.grammar
    guard words.count > 1,
      [grammar.clauseStarts, grammar.complementizers, grammar.asideStarts].contains(where: {
        $0.length(in: words, at: 0) > 0
      })
    else { return false }
    return !words.indices.contains { place in
      isNumber(at: place, in: words)
        || grammar.verbs.contains { !$0.isLight && $0.runs.length(in: words, at: place) > 0 }
    }
  }

  /// The last number in some words, with where it stands, and those before it; nil where there is none.
  private func numbers(
    in tokens: [Token]
  ) -> (before: [Double], last: (value: Double, place: Range<Int>))? {
    var found: [(value: Double, place: Range<Int>)] = []
    var place = 0
    while place < tokens.count {
      if let said = amount(in: tokens, tokens.map(\.text), at: place, nil), said.count > 0,
        isNumber(at: place, in: tokens)
      {
        found.append((said.value, place..<(place + said.count)))
        place += said.count
      } else {
        place += max(1, verbLength(tokens, at: place))
      }
    }
    return found.popLast().map { (found.map(\.value), $0) }
  }

  /// Whether it is denied what stands at a place, directly or before small words.
  private func denies(before place: Int, in tokens: [Token]) -> Bool {
    let words = Array(tokens[..<place])
    return language.connectives.negations(in: words).contains { negation in
      guard let end = words.lastIndex(where: { $0.range.upperBound == negation.upperBound }) else {
        return false
      }
      let rest = Array(words[(end + 1)...])
      return rest.areCovered { isSmall(rest, at: $0) }
    }
  }

  /// How many tokens at the beginning correct what was said before, with small words before them.
  private func correctionLength(beginning tokens: [Token]) -> Int {
    var (place, end) = (0, 0)
    while place < tokens.count {
      let correction = max(
        language.correctionLength(in: tokens, at: place),
        language.connectives.correctionsAfterBreak.length(in: tokens, at: place),
        language.connectives.retractions.length(in: tokens, at: place)
      )
      let length = max(correction, isSmall(tokens, at: place))
      guard length > 0, isNumber(at: place, in: tokens) == false else { break }
      place += length
      if correction > 0 { end = place }
    }
    return end
  }

  /// How many tokens at a place say nothing of their own, or only that something is to be so.
  private func isSmall(_ tokens: [Token], at place: Int) -> Int {
    max(
      smallLength(tokens, at: place),
      language.smallWords(in: tokens, at: place),
      language.correctionLength(in: tokens, at: place),
      language.grammar.consequences.length(in: tokens, at: place)
    )
  }

  /// The counted number behind a word that corrects, of which only something is said ("wait, five stars fits better"); nil where
  /// it may be another thing's ("no, five stars for Emma").
  private func number(behindCorrectionIn utterance: String) -> Double? {
    let tokens = language.tokens(in: utterance)
    let grammar = language.grammar
    var place = language.correctionLength(in: tokens, at: 0)
    guard place > 0, language.connectives.negations(in: Array(tokens[place...])).isEmpty else {
      return nil
    }
    while place < tokens.count, !isNumber(at: place, in: tokens) {
      let small = max(
        language.smallWords(in: tokens, at: place),
        language.correctionLength(in: tokens, at: place)
      )
      guard small > 0 else { return nil }
      place += small
    }
    guard place < tokens.count,
      let number = language.number(leading: tokens[place...].map(\.text)[...])
    else { return nil }
    let counter = grammar.counters.length(in: tokens, at: place + number.count)
    var rest = Array(tokens[(place + number.count + counter)...])
    // "다섯 개가 맞겠다": where verbs come last a particle tells what fits.
    if grammar.verbsComeLast, counter > 0 {
      rest.removeFirst(grammar.subjectMarks.length(in: tokens, at: place + number.count + counter))
    }
    // "Five stars for" goes on with what gets them.
    guard counter > 0, let first = rest.first,
      !language.isClosedClass(tokens[place + number.count + counter - 1].text),
      grammar.auxiliaries.length(in: rest, at: 0) > 0 || !language.isClosedClass(first.text),
      rest.indices.allSatisfy({ place in
        !isNumber(at: place, in: rest) && grammar.everyVerb.length(in: rest, at: place) == 0
      })
    else { return nil }
    return number.value
  }

  /// The number that some words are, beside nothing but small ones; nil where they are none.
  package func number(alone words: String) -> Double? {
    language.connectives.negations(in: language.tokens(in: words)).isEmpty
      ? language.number(in: words) ?? bareNumber(in: words) : nil
  }

  /// The number in words that say nothing else ("actually three", "4つにしよう").
  private func bareNumber(in words: String) -> Double? {
    let tokens = language.tokens(in: words)
    guard let said = quantities(in: words, nil), said.found.count == 1, said.others == 0,
      tokens.indices.contains(where: { isNumber(at: $0, in: tokens) })
    else { return nil }
    return said.found.first
  }

  /// Whether a number that begins at a place counts something, or is a word of its own and no article ("one moment"):
  /// "두" of "그대로 두고" is neither.
  private func isNumber(at place: Int, in tokens: [Token]) -> Bool {
    guard let number = language.number(leading: tokens[place...].map(\.text)[...]),
      number.count > 0
    else { return false }
    let end = place + number.count
    if end < tokens.count, language.grammar.counters.length(in: tokens, at: end) > 0 { return true }
    let isTouched = [place, end].contains { next in
      next > 0 && next < tokens.count
        && tokens[next - 1].range.upperBound == tokens[next].range.lowerBound
    }
    let word = tokens[place]
    // Words for numbers may be tokens in digits.
    let isDigits = word.text.allSatisfy(\.isNumber) && word.text.utf8.count == word.range.count
    return isDigits || !isTouched && number.value != 1
  }

  /// What signs and joining words part.
  private func parts(of answer: String) -> [[Token]] {
    let tokens = language.tokens(in: answer)
    var parts: [[Token]] = [[]]
    var place = 0
    while place < tokens.count {
      let joiner = language.connectives.joiners.length(in: tokens, at: place)
      if joiner > 0 || isParted(place, in: tokens, of: answer), parts.last?.isEmpty == false {
        parts.append([])
      }
      if joiner == 0 { parts[parts.count - 1].append(tokens[place]) }
      place += max(1, joiner)
    }
    if parts.last?.isEmpty == true { parts.removeLast() }
    return parts
  }

  private func isParted(_ place: Int, in tokens: [Token], of answer: String) -> Bool {
    guard place > 0 else { return false }
    let (end, start) = (tokens[place - 1].range.upperBound, tokens[place].range.lowerBound)
    return end < start
      && Array(answer.utf8)[end..<start].contains { $0 != UInt8(ascii: " ") }
  }

  /// Whether an answer says to do something with something that has a number of its own ("rate Emma 4"): that may be
  /// another command.
  public func asksForOther(_ answer: String) -> Bool {
    guard let said = quantities(in: answer, nil) else { return false }
    return said.found.count == 1 && said.verbs > 0 && said.others > said.verbs
  }

  /// The numbers in an answer, how many other words stand beside them, and how many of these are verbs; nil where what is
  /// counted is another thing.
  private func quantities(
    in answer: String,
    _ range: ClosedRange<Double>?
  ) -> (found: Set<Double>, others: Int, verbs: Int)? {
    let tokens = language.tokens(in: answer)
    let words = tokens.map(\.text)
    var found: Set<Double> = []
    var others = 0
    var verbs = 0
    var place = 0
    while place < tokens.count {
      let verb = verbLength(tokens, at: place)
      if let said = amount(in: tokens, words, at: place, range), said.count >= verb {
        found.insert(said.value)
        place += said.count
        // "We have two dogs" tells of dogs; "two books" may be the copies that were asked for.
        if tokens.count > 2, place < tokens.count, smallLength(tokens, at: place) == 0,
          amount(in: tokens, words, at: place, range) == nil
        {
          return nil
        }
        continue
      }
      let small = smallLength(tokens, at: place)
      if small == 0 {
        others += 1
        if verb > 0 { verbs += 1 }
      }
      place += max(1, small, verb)
    }
    return (found, others, verbs)
  }

  private func amount(
    in tokens: [Token],
    _ words: [String],
    at place: Int,
    _ range: ClosedRange<Double>?
  ) -> (value: Double, count: Int)? {
    let grammar = language.grammar
    func counted(_ length: Int) -> Int {
      let end = place + length
      return length + (end < tokens.count ? grammar.counters.length(in: tokens, at: end) : 0)
    }
    // "칠이" of "며칠이나" is no number.
    if language.beginsWord(place, in: tokens),
      let number = language.number(leading: words[place...]), number.count > 0,
      // "세이건" has no three in it.
      number.count > 1 || counted(1) > 1 || !grammar.boundNumerals.contains(words[place])
    {
      return (number.value, counted(number.count))
    }
    for quantity in grammar.quantities {
      let length = quantity.runs.length(in: tokens, at: place)
      guard length > 0 else { continue }
      switch quantity.amount {
      case .number(let number): return (number, counted(length))
      case .most: return range.map { ($0.upperBound, length) }
      case .least: return range.map { ($0.lowerBound, length) }
      case .undecided: return nil
      }
    }
    guard let homophone = grammar.numberHomophones[words[place]], counted(1) > 1 else { return nil }
    return (homophone, counted(1))
  }

  /// How long the verb is that begins at a place: what sounds like a number within one counts nothing ("열어 줘").
  private func verbLength(_ tokens: [Token], at place: Int) -> Int {
    language.grammar.verbs.filter { !$0.isLight }
      .map { $0.runs.length(in: tokens, at: place) }.max() ?? 0
  }

  private func smallLength(_ tokens: [Token], at place: Int) -> Int {
    let grammar = language.grammar
    let verbs = grammar.verbs.filter(\.isLight).map { $0.runs.length(in: tokens, at: place) }
    return max(
      grammar.courtesies.length(in: tokens, at: place),
      grammar.functionWords.length(in: tokens, at: place),
      grammar.counters.length(in: tokens, at: place),
      verbs.max() ?? 0,
      language.isClosedClass(tokens[place].text) ? 1 : 0
    )
  }
}
