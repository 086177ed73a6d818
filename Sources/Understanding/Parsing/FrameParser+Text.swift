import PhraseMatcher
import SpokenLanguage

/// The words that a parameter takes as they are.
extension FrameParser {
  /// What the words from a place on may be for a parameter that takes any.
  func texts(of slot: Slot, at place: Int) -> [FrameReading.Piece] {
    let (parameter, clause, entry) = (slot.parameter, slot.clause, slot.entry)
    var pieces: [FrameReading.Piece] = []
    func add(_ text: Range<Int>, _ cost: Double) { pieces.append(slot.value(text, .text, cost)) }
    if chart.isAnnounced(place), place > clause.lowerBound, entry.effect != .shows {
      // Whatever it holds, it is what is to be said.
      add(place..<clause.upperBound, costs.text)
    } else if entry.effect != .shows, chart.spacing.followsBreak[place],
      case .adjunct = chart.asides[place]
    {
      // Nothing shows that it is only told: however long, it is rather what is to be said.
      let words = Double((place..<clause.upperBound).count { chart.spacing.beginsWord[$0] })
      add(place..<clause.upperBound, costs.text + costs.asideWord * words)
    }
    let known = named(from: place, in: clause, slot.frame.app)
    let others = slot.frame.parameters.filter { $0.kind == .text && $0.name != parameter.name }
    let marks = others.reduce(into: Set<String>()) { $0.formUnion(entry.before[$1.name] ?? []) }
    addOpen(.text, costs.text, costs.textWord, at: place, in: clause) { range, _, cost in
      // What stands before all else, where the phrases say something before the text, is told.
      let isTold =
        !language.grammar.verbsComeLast && entry.before[parameter.name] != nil
        && range.lowerBound <= chart.firstContentWord(in: clause)
        && range.upperBound < clause.upperBound
        && !chart.askingParticiples[range.upperBound]
      add(
        range,
        cost + chance(of: range, holding: known)
          + (isTold ? costs.clauseAsName : 0)
          + (asks(at: range.upperBound, in: clause) ? costs.requestAsText : 0)
          + (holds(marks, within: range) || announcesWords(within: range)
            ? costs.holdsNextText : 0)
          + (isCut(range, slot) ? costs.cutText : 0)
      )
    }
    return pieces
  }

  /// Whether what is to be said is announced within a text, which so begins too early.
  private func announcesWords(within text: Range<Int>) -> Bool {
    text.dropLast().contains { chart.classes.contentStarts[$0] > 0 && !chart.spacing.isQuoted[$0] }
  }

  /// Whether a text is only a part of what is said: the words before it or behind it go on with it.
  ///
  /// What is looked for may be said with its kind ("show me the Holmes books").
  private func isCut(_ text: Range<Int>, _ slot: Slot) -> Bool {
    guard slot.entry.effect != .shows, language.partsWords, !language.grammar.verbsComeLast else {
      return false
    }
    return isCutAtEnd(text, slot) || isCutAtStart(text, in: slot.clause)
  }

  /// Whether a text ends before a word that only goes on with it ("the second jungle" of "the second jungle book"), or
  /// before the verb of its own clause or the small words at the end of it ("his taxi is here").
  ///
  /// What else is said behind a text begins with a small word, or is a value or a word that the phrases have there.
  private func isCutAtEnd(_ text: Range<Int>, _ slot: Slot) -> Bool {
    let clause = slot.clause
    let next = text.upperBound
    guard next < clause.upperBound, !chart.spacing.isQuoted[next - 1],
      !chart.spacing.followsBreak[next]
    else {
      return false
    }
    if chart.classes.auxiliaries[next] > 0 || isWhole(text, in: clause) { return true }
    // Behind a sign everything belongs to it.
    if text.lowerBound > clause.lowerBound, chart.spacing.followsBreak[text.lowerBound],
      chart.classes.courtesies[next] == 0
    {
      return true
    }
    if isClause(text), isSmall(next..<clause.upperBound) { return true }
    let moments = chart.moments[next]
    // When it is goes on with it, unless the intent wants to know that.
    if !moments.isEmpty {
      return !moments.contains { moment in slot.frame.parameters.contains { $0.kind == moment.kind }
      }
    }
    guard !chart.isClosed[next],
      !chart.isSmall[next], chart.classes.functionWords[next] == 0,
      chart.classes.courtesies[next] == 0,
      chart.classes.joiners[next] == 0, chart.numbers[next].isEmpty
    else { return false }
    return slot.entry.after[slot.parameter.name]?.contains(chart.tokens[next].text) != true
      && !chart.mentions.values.contains { $0[next].contains { $0.fit != .partial } }
  }

  /// Whether a text begins behind the subject of its own clause, or behind a piece of it ("stuck in traffic" of "we are
  /// stuck in traffic"), or with the word that only joins it ("that we are stuck").
  private func isCutAtStart(_ text: Range<Int>, in clause: Range<Int>) -> Bool {
    let start = text.lowerBound
    if chart.classes.complementizers[start] > 0, text.count > chart.classes.complementizers[start] {
      return true
    }
    guard start > clause.lowerBound, !chart.spacing.followsBreak[start],
      chart.classes.complementizers[start - 1] == 0
    else { return false }
    if let sign = (clause.lowerBound..<start).last(where: { chart.spacing.followsBreak[$0] }),
      sign > clause.lowerBound, isSmall(sign + (chart.verbs[sign].isEmpty ? 0 : 1)..<start)
    {
      return true
    }
    return chart.classes.auxiliaries[start - 1] == 1 || chart.classes.auxiliaries[start] > 0
      || chart.classes.determiners[start - 1] == 1 && isClause(text)
  }

  /// Whether a text is joined to what it is told with ("that …"), and so goes on to the end, but for the app's name.
  private func isWhole(_ text: Range<Int>, in clause: Range<Int>) -> Bool {
    guard text.lowerBound > clause.lowerBound,
      chart.classes.complementizers[text.lowerBound - 1] > 0
    else {
      return false
    }
    let names = lexicon.names.values.joined()
    return !(text.upperBound...text.upperBound + 1).contains { next in
      names.contains { isHeard($0, at: next) }
    }
  }

  /// Whether a text holds the verb of a clause.
  private func isClause(_ text: Range<Int>) -> Bool {
    text.dropFirst().contains { chart.classes.auxiliaries[$0] > 0 }
  }

  /// Whether nothing but small words stands in a place.
  private func isSmall(_ words: Range<Int>) -> Bool {
    var place = words.lowerBound
    while place < words.upperBound {
      guard chart.classes.functionWords[place] > 0 else { return false }
      place += chart.classes.functionWords[place]
    }
    return true
  }

  /// Whether one of some words stands within a text, neither at its beginning nor at its end.
  private func holds(_ words: Set<String>, within text: Range<Int>) -> Bool {
    !words.isEmpty
      && text.dropFirst().dropLast().contains {
        !chart.spacing.isQuoted[$0] && words.contains(chart.tokens[$0].text)
      }
  }

  /// Whether a clause ends at a place with a request of a verb that comes last, which is no text.
  func asks(at end: Int, in clause: Range<Int>) -> Bool {
    chart.verbsComeLast && end == clause.upperBound && chart.endsRequest[end]
  }
}
