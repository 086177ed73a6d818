import PhraseMatcher
import SpokenLanguage

/// The numbers that may be said at a place of a clause.
extension FrameParser {
  /// What the words from a place on may be for a parameter that takes a number.
  func numbers(of slot: Slot, at place: Int) -> [FrameReading.Piece] {
    var pieces = chart.numbers[place].flatMap { said in
      value(of: said.amount, slot.parameter).map { self.pieces(for: said, $0, slot) } ?? []
    }
    let before = chart.classes.exclusionsBefore[place]
    if before > 0 {
      pieces += chart.numbers.element(at: place + before, or: []).map {
        slot.excluded(place..<$0.withCounter.upperBound, costs)
      }
    }
    return pieces
  }

  /// What a number may be for a parameter, of which it would be some value.
  private func pieces(
    for said: SentenceChart.Number,
    _ value: Double,
    _ slot: Slot
  ) -> [FrameReading.Piece] {
    let (parameter, clause, entry) = (slot.parameter, slot.clause, slot.entry)
    let place = said.tokens.lowerBound
    // Of a title that is a number nobody gives so many ("1984 too").
    // Nor does anybody say a limit that the app does not know ("published in 1866").
    if parameter.range?.contains(value) == false,
      isName(said.tokens) || parameter.isOptional && said.withCounter == said.tokens
    {
      return []
    }
    if said.isGrade {
      guard parameter.isScore, parameter.range?.contains(value) == true else { return [] }
      let cost = costs.number + costs.grade
      return [slot.value(said.withCounter, .number(value), cost, isContentWord: true)]
    }
    guard said.withCounter != said.tokens || !countsKind(at: place) || !parameter.isScore
    else { return [] }
    let next = said.tokens.upperBound
    let counted = next < clause.upperBound ? chart.tokens[next].text : ""
    let countedStem = next < clause.upperBound ? chart.stems[next] : ""
    let counts = entry.counts(counted, stem: countedStem, with: parameter.name)
    // "5 minutes" are no hours where the phrases have a parameter for either.
    let countsOther =
      !counts
      && slot.frame.parameters.contains {
        $0.kind == .number && entry.counts(counted, stem: countedStem, with: $0.name)
      }
    if countsOther { return [] }
    let isOwn =
      counts
      || (entry.words[countedStem] ?? 0) >= FrameReading.leastEvidence
      || isScale(said.withCounter, of: parameter)
      || language.grammar.verbsOfCounters[counted].map(entry.verbs.contains) == true
    let isGeneral = language.grammar.generalCounters.contains(counted)
    let isForeign = !isOwn && lexicon.counted.contains(counted)
    let countsElse =
      said.needsCounter
      ? isForeign && !isGeneral : said.withCounter != said.tokens || isArticle(said, in: clause)
    // One book is no star.
    if parameter.isScore, countsElse, !isOwn { return [] }
    // Who says for how long says no number.
    let isLength =
      !isOwn
      && chart.moments[place].contains {
        $0.kind == .duration && $0.tokens.upperBound >= said.withCounter.upperBound
          && $0.tokens.count > said.tokens.count
      }
    let cost =
      costs.number + (said.isHomophone ? costs.homophone : 0)
      + (isLength ? costs.foreignCounter : 0)
    if !counts, let (range, amount) = amount(of: said, slot) {
      // "90 sec" are seconds rather than a minute and a half.
      let turned = amount == value ? 0 : costs.otherUnit
      return [
        slot.value(range, .number(amount), cost + costs.ownCounter + turned, isContentWord: true)
      ]
    }
    var pieces: [FrameReading.Piece] = []
    if !said.needsCounter { pieces.append(slot.value(said.tokens, .number(value), cost)) }
    // What the phrases say behind the number belongs to it: "3 copies", "세 권".
    if said.withCounter != said.tokens {
      let foreign = isGeneral ? costs.generalCounter : costs.foreignCounter
      let counter =
        isOwn
        ? costs.ownCounter + expectation(behind: said.withCounter, slot) : isForeign ? foreign : 0
      pieces.append(
        slot.value(said.withCounter, .number(value), cost + counter, isContentWord: isOwn)
      )
    } else if counts {
      let range = place..<(next + 1)
      let counter = costs.ownCounter + expectation(behind: range, slot)
      pieces.append(slot.value(range, .number(value), cost + counter, isContentWord: true))
    }
    let end = said.withCounter.upperBound
    let behind = chart.classes.exclusionsBehind.element(at: end, or: 0)
    if behind > 0 { pieces.append(slot.excluded(place..<(end + behind), costs)) }
    return pieces
  }

  /// A length of time in the unit that the phrases count, where another one was said ("90 sec" for minutes), with its
  /// words; nil for any other number.
  private func amount(
    of said: SentenceChart.Number,
    _ slot: Slot
  ) -> (Range<Int>, Double)? {
    let units = slot.entry.after[slot.parameter.name] ?? []
    let start = said.tokens.lowerBound
    // Some words for units count nothing else, and are no counters.
    let end = max(said.withCounter.upperBound, said.tokens.upperBound + 1)
    guard !units.isEmpty, end <= slot.clause.upperBound else { return nil }
    let text = chart.text(of: start..<end)
    return units.sorted().lazy.compactMap { language.amount(of: text, countedIn: $0) }.first
      .map { (start..<end, $0) }
  }

  /// Whether "one" says which thing is meant rather than how many there are: alone, where none is named.
  private func isArticle(_ said: SentenceChart.Number, in clause: Range<Int>) -> Bool {
    let word = chart.text(of: said.tokens)
    return said.amount == .number(1) && !word.contains(where: \.isWholeNumber)
      && !chart.mentions.values.lazy.flatMap(\.all).contains {
        $0.fit != .partial && clause.contains($0.tokens.lowerBound)
          && !$0.tokens.overlaps(said.tokens)
      }
  }

  /// Whether some words are the whole name of a thing as it is called.
  private func isName(_ tokens: Range<Int>) -> Bool {
    chart.mentions.values.contains { mentions in
      mentions[tokens.lowerBound].contains { $0.fit == .exact && $0.tokens == tokens }
    }
  }

  /// Whether the thing's own kind stands before a number, which then says how many there are.
  private func countsKind(at place: Int) -> Bool {
    chart.endsKind[place]
  }

  /// Whether a number is given out of the greatest that the parameter takes ("four out of five").
  private func isScale(_ said: Range<Int>, of parameter: IntentFrame.Parameter) -> Bool {
    guard let most = parameter.range?.upperBound else { return false }
    return said.dropFirst().contains { place in
      chart.numbers[place].contains { $0.amount == .number(most) }
    }
  }

  private func value(
    of amount: Quantity.Amount,
    _ parameter: IntentFrame.Parameter
  ) -> Double? {
    switch amount {
    // Where nothing is less than nothing, a dash before a number only parts it from what stands before.
    case .number(let number) where number < 0 && parameter.range.map { $0.lowerBound >= 0 } == true:
      -number
    case .number(let number): number
    case .most: parameter.isScore ? parameter.range?.upperBound : nil
    case .least: parameter.isScore ? parameter.range?.lowerBound : nil
    case .undecided: nil
    }
  }

  /// What the word behind a number and what it counts tells of whose number it is ("5 minute timer", "by 5 minutes").
  private func expectation(
    behind range: Range<Int>,
    _ slot: Slot
  ) -> Double {
    guard range.upperBound < slot.clause.upperBound,
      slot.entry.behindNext[slot.parameter.name]?.contains(chart.tokens[range.upperBound].text)
        == true
    else { return 0 }
    return costs.expectedNeighbour
  }
}

extension Array {
  /// The element at a place, or another where the array ends before.
  func element(at place: Int, or otherwise: Element) -> Element {
    indices.contains(place) ? self[place] : otherwise
  }
}
