/// Reads by how much something is to get more or less than it got ("one more star", "knock a star off").
public struct StepReader: Sendable {
  private let language: any Language
  private let otherVerbs: Set<String>
  private let counts: @Sendable (String) -> Bool

  /// Makes a reader for a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - otherVerbs: The classes of verbs that ask for so many of something else ("buy two more").
  ///   - counts: Whether a word counts what was given ("stars", and not "copies").
  public init(
    _ language: any Language,
    otherVerbs: Set<String> = [],
    counts: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.language = language
    self.otherVerbs = otherVerbs
    self.counts = counts
  }

  /// How much is to be added, or taken away where it is below nothing.
  ///
  /// - Parameter utterance: The whole utterance.
  /// - Returns: Nil where anything else is said, a number is the goal ("up to four"), or nothing is counted or to be done.
  public func step(in utterance: String) -> Double? {
    guard !utterance.holdsQuestionMark else { return nil }
    let tokens = language.tokens(in: utterance)
    guard tokens.count <= language.mostTokensOfRemark,
      language.connectives.negations(in: tokens).isEmpty,
      !tokens.indices.contains(where: {
        language.connectives.negatedRequests.length(in: tokens, at: $0) > 0
      })
    else { return nil }
    var said = Said()
    var place = 0
    while place < tokens.count {
      let length = read(tokens, at: place, &said)
      guard length > 0 else { return nil }
      place += length
    }
    return said.step
  }

  /// Whether a word for more or less is said at all: most utterances have none, and names need not be looked for in them.
  ///
  /// - Parameter utterance: The whole utterance.
  /// - Returns: True where ``step(in:)`` may find a step, beside a name or without.
  public func mayStep(in utterance: String) -> Bool {
    let tokens = language.tokens(in: utterance)
    let steps = language.grammar.steps
    return tokens.indices.contains {
      steps.more.length(in: tokens, at: $0) > 0 || steps.less.length(in: tokens, at: $0) > 0
    }
  }

  /// What the words of an utterance say.
  private struct Said {
    var sign: Double?
    var number: Double?
    var counts = false
    var asks = false

    var step: Double? {
      // "One more" may be another thing, "one less" is none.
      guard let sign, counts || number != nil && (asks || sign < 0) else { return nil }
      return sign * (number ?? 1)
    }
  }

  /// Reads what stands at a place.
  ///
  /// - Parameters:
  ///   - tokens: The utterance.
  ///   - place: Where to read.
  ///   - said: What was said before, to which this is added.
  /// - Returns: How many tokens it takes; 0 where they say anything else.
  private func read(_ tokens: [Token], at place: Int, _ said: inout Said) -> Int {
    let (grammar, steps) = (language.grammar, language.grammar.steps)
    func verb(_ place: Int) -> Int {
      grammar.verbs.map { $0.runs.length(in: tokens, at: place) }.max() ?? 0
    }
    let asksForOther = grammar.verbs.contains {
      otherVerbs.contains($0.name) && $0.runs.length(in: tokens, at: place) > 0
    }
    if asksForOther { return 0 }
    let (more, less) = (
      steps.more.length(in: tokens, at: place), steps.less.length(in: tokens, at: place)
    )
    if more > 0 || less > 0 {
      // "Three, no more" asks for none.
      guard place == 0 || language.confirmation(in: tokens[place - 1].text) != false else {
        return 0
      }
      let sign: Double = less > more ? -1 : 1
      // "Add" is a verb, and adds.
      let word = tokens[place..<(place + max(more, less))].map(\.text).joined(separator: " ")
      said.asks = said.asks || verb(place) > 0 || !language.verbClasses(of: [word]).isEmpty
      guard said.sign == nil || said.sign == sign else { return 0 }
      said.sign = sign
      return max(more, less)
    }
    if let number = number(in: tokens, at: place) {
      let end = place + number.length
      let isGoal =
        (0..<place).contains { $0 + steps.goals.length(in: tokens, at: $0) == place }
        || grammar.verbsComeLast
          && (place + 1...end).contains {
            $0 < tokens.count && steps.goals.length(in: tokens, at: $0) > 0
          }
      guard said.number == nil, !isGoal,
        number.counter.isEmpty || isOwn(tokens[number.counter])
      else { return 0 }
      said.number = number.value
      said.counts = said.counts || !number.counter.isEmpty
      return number.length
    }
    let counter = grammar.counters.length(in: tokens, at: place)
    if counter > 0 {
      guard isOwn(tokens[place..<(place + counter)]) else { return 0 }
      said.counts = true
      return counter
    }
    let asking = verb(place)
    said.asks = said.asks || asking > 0
    return max(
      asking,
      language.smallWords(in: tokens, at: place),
      language.correctionLength(in: tokens, at: place),
      grammar.consequences.length(in: tokens, at: place),
      language.isClosedClass(tokens[place].text) || language.isFunctionWord(tokens[place].text)
        ? 1 : 0
    )
  }

  /// Whether one of some words counts what was given.
  private func isOwn(_ counter: ArraySlice<Token>) -> Bool {
    counter.contains { counts($0.text) }
  }

  /// The number at a place, with where the word stands that says what it counts.
  private func number(
    in tokens: [Token],
    at place: Int
  ) -> (value: Double, length: Int, counter: Range<Int>)? {
    let grammar = language.grammar
    func counter(_ end: Int) -> Int {
      end < tokens.count ? grammar.counters.length(in: tokens, at: end) : 0
    }
    if let number = language.number(leading: tokens[place...].map(\.text)[...]), number.count > 0,
      number.count + counter(place + number.count) > 1
        || !grammar.boundNumerals.contains(tokens[place].text)
    {
      let end = place + number.count
      return (number.value, number.count + counter(end), end..<(end + counter(end)))
    }
    // "Quítale una": what is written like an article ends the sentence.
    if place > 0, place + 1 == tokens.count,
      grammar.numberHomophones[tokens[place].text] == 1
    {
      return (1, 1, place..<place)
    }
    let article = grammar.gradeArticles.length(in: tokens, at: place)
    let end = place + article
    let count = counter(end)
    return article > 0 && count > 0 ? (1, article + count, end..<(end + count)) : nil
  }
}
