import PhraseMatcher
import SpokenLanguage

/// The values that may be said at a place of a clause.
extension FrameParser {
  /// The most tokens of a value that is not known.
  static let mostOpenTokens = 28

  /// What the words from a place on may be as the value of a parameter, or as one that is said not to be meant.
  func values(of slot: Slot, at place: Int) -> [FrameReading.Piece] {
    let pieces: [FrameReading.Piece] =
      switch slot.parameter.kind {
      case .name(let vocabulary): names(of: vocabulary, slot, at: place)
      case .number: numbers(of: slot, at: place)
      case .text: texts(of: slot, at: place)
      case .date, .time, .duration: moments(of: slot, at: place)
      }
    return pieces.compactMap { piece in
      guard case .value = piece.role else { return piece }
      guard piece.tokens.upperBound <= slot.clause.upperBound else { return nil }
      guard isExpected(piece.tokens, slot) else { return piece }
      var expected = piece
      expected.cost += costs.expectedNeighbour
      return expected
    }
  }

  private func moments(of slot: Slot, at place: Int) -> [FrameReading.Piece] {
    let parameter = slot.parameter
    let takesTime = slot.frame.parameters.contains { $0.kind == .time }
    return chart.moments[place].compactMap { said in
      guard said.kind == parameter.kind else { return nil }
      let isTime =
        parameter.kind == .date
        && chart.moments[place].contains { $0.kind == .time && $0.tokens == said.tokens }
      // Who gives a time where a time is taken too gives no date.
      guard !isTime || !takesTime else { return nil }
      let cost = costs.moment + (isTime ? costs.timeAsDate : 0)
      return slot.value(said.tokens, .moment(said.text), cost)
    }
  }

  /// What an app has that is named in the words from a place on that may be a value.
  func named(from place: Int, in clause: Range<Int>, _ app: String) -> [Known] {
    let last = min(clause.upperBound, place + Self.mostOpenTokens)
    return chart.mentions.filter { $0.key.app == app }.flatMap { name, mentions in
      mentions[place..<last].filter { $0.fit == .exact && !isOfOther($0, name, in: clause) }.map {
        mention in
        // Where all names are known, a whole one is hardly ever said by chance.
        let isWhole = wholeVocabularies.contains(name) && mention.tokens.count > 1
        return Known(
          tokens: mention.tokens,
          weight: isWhole ? weight(of: mention) : mention.weight
        )
      }
    }
  }

  /// A name in the words from a place on that may be a value, with what it tells.
  struct Known {
    var tokens: Range<Int>
    var weight: Double
  }

  /// What it costs that other words hold a listed name by chance, which is as likely as its words are.
  func chance(of range: Range<Int>, holding known: [Known]) -> Double {
    let within = known.filter {
      range.contains($0.tokens.lowerBound) && $0.tokens.upperBound <= range.upperBound
        && $0.tokens != range
    }
    return min(costs.mostNamedWeight, within.map(\.weight).max() ?? 0)
  }

  /// Adds the words from a place on that may be a value that nobody knows.
  func addOpen(
    _ value: FrameReading.Value,
    _ cost: Double,
    _ wordCost: Double,
    at place: Int,
    in clause: Range<Int>,
    _ add: (Range<Int>, FrameReading.Value, Double) -> Void
  ) {
    guard chart.spacing.beginsWord[place] else { return }
    let isVerb =
      !language.grammar.verbsComeLast && place == chart.firstContentWord(in: clause)
      && chart.verbs[place].contains { !$0.isLight } && !chart.spacing.isQuoted[place]
    let cost = cost + (isVerb ? costs.openVerb : 0)
    var last = min(clause.upperBound, place + Self.mostOpenTokens)
    guard place < last else { return }
    // Nobody chooses between numbers within a name ("Emma two or three").
    if value == .open,
      let undecided = (place..<last).first(where: {
        chart.numbers[$0].contains { $0.amount == .undecided }
      })
    {
      last = undecided
      guard place < last else { return }
    }
    var words = 0.0
    for end in (place + 1)...last {
      words += chart.spacing.beginsWord[end - 1] ? 1 : 0.3
      guard chart.endsWord[end] else { continue }
      if end > place + 1, chart.spacing.followsBreak[end - 1], !chart.spacing.isQuoted[end - 1] {
        break
      }
      // What is to be done with a thing is no part of its name ("have Villette added").
      if end > place + 1, chart.askingParticiples[end - 1] { break }
      // Small words alone are no value, unless they are a name ("It").
      let isSaid =
        (place..<end).contains {
          !chart.isClosed[$0] && !chart.isSmall[$0] || chart.spacing.isQuoted[$0]
        }
        || value == .text
          && chart.mentions.values.contains { mentions in
            mentions[place].contains { $0.fit == .exact && $0.tokens.upperBound == end }
          }
      // A clause that gives a reason is seldom a name.
      let isClause = chart.verbsComeLast && chart.endsReason[end] && !chart.spacing.isQuoted[place]
      let doubt = isClause ? costs.clauseAsName : 0
      if isSaid { add(place..<end, value, cost + wordCost * words + doubt) }
    }
  }

  /// Whether a word stands beside a value that stands there in the phrases.
  private func isExpected(
    _ range: Range<Int>,
    _ slot: Slot
  ) -> Bool {
    let clause = slot.clause
    let entry = slot.entry
    let parameter = slot.parameter
    var start = range.lowerBound
    // A counter without a number stands between a verb and what it is done to ("thêm cuốn …").
    if start > clause.lowerBound, chart.classes.counters[start - 1] == 1,
      chart.classes.functionWords[start - 1] == 1
    {
      start -= 1
    }
    if start > clause.lowerBound,
      entry.before[parameter.name]?.contains(chart.tokens[start - 1].text) == true
    {
      return true
    }
    var next = range.upperBound
    // Particles stand between a value and what follows it.
    while next < clause.upperBound, !chart.spacing.beginsWord[next],
      chart.classes.functionWords[next] > 0
    {
      if entry.after[parameter.name]?.contains(chart.tokens[next].text) == true { return true }
      next += chart.classes.functionWords[next]
    }
    return next < clause.upperBound
      && entry.after[parameter.name]?.contains(chart.tokens[next].text) == true
  }
}
