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
    if let number = language.number(leading: words[place...]), number.count > 0 {
      return (number.value, counted(number.count))
    }
    for quantity in grammar.quantities {
      let length = quantity.runs.length(in: tokens, at: place)
      guard length > 0 else { continue }
      switch quantity.amount {
      case .number(let number): return (number, counted(length))
      case .most: return range.map { ($0.upperBound, length) }
      case .least: return range.map { ($0.lowerBound, length) }
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
