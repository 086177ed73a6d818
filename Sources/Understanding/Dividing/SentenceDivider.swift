import PhraseMatcher
import SpokenLanguage

/// Divides a sentence into the commands that are said in one breath.
///
/// A sentence that is one command as a whole is one. Otherwise it is tried to be divided where joining
/// words and signs stand; the division whose parts are explained best is taken. A part takes from its
/// neighbours what it leaves out: the verb ("and Emma four"), a value ("five stars each"), or the thing
/// that is spoken of.
struct SentenceDivider {
  static let splitCost = 0.6
  private static let unusedCorrectionCost = 6.0
  /// More than a text costs that takes in a whole clause, or than a name tells that stands in it.
  private static let statementGain = 4.0
  /// What a sentence does beside which something may be asked for.
  private static let told: Set<SpeechAct> = [.report, .remark]

  let chart: SentenceChart
  let lexicon: FrameLexicon
  let language: any Language
  var parser: FrameParser
  let acts: SpeechActReader

  init(chart: SentenceChart, lexicon: FrameLexicon, language: any Language, parser: FrameParser) {
    self.chart = chart
    self.lexicon = lexicon
    self.language = language
    self.parser = parser
    acts = SpeechActReader(language)
  }

  func division() -> Division {
    // The same parts come up in many divisions, and to read one is what costs most.
    var known: [Range<Int>: Part] = [:]
    var division = division(&known)
    division.readings = known[chart.tokens.indices]?.readings
    return division
  }

  private func division(_ known: inout [Range<Int>: Part]) -> Division {
    var whole = division(at: [], &known)
    let boundaries = Boundary.all(in: chart)
    // Who corrects himself does not mean both.
    let slips = boundaries.indices.filter {
      boundaries[$0].kind != .joint && boundaries[$0].tokens.upperBound < chart.tokens.count
    }
    guard !boundaries.isEmpty else { return whole }
    let hidesBoundary = whole.commands.contains { hides(boundaries, $0) }
    if slips.isEmpty, whole.unexplained == 0, !whole.commands.contains(where: \.isOpen),
      !whole.commands.isEmpty, !hidesBoundary,
      !whole.commands.contains(where: { tellsMore($0, beside: boundaries) })
    {
      // A sentence that is one command is none with a slip in it, unless a word says so.
      return whole
    }
    whole.score -= Double(slips.count) * Self.unusedCorrectionCost
    // Beside what is told something may be asked for, but not within it.
    let tells = whole.commands.contains { tellsMore($0, beside: boundaries) }
    var best = whole
    let plain = boundaries.indices.filter { isPlainRetraction(boundaries[$0]) }
    for choice in 1..<(1 << boundaries.count) where plain.allSatisfy({ choice & (1 << $0) != 0 }) {
      let chosen = boundaries.indices.filter { choice & (1 << $0) != 0 }.map { boundaries[$0] }
      var division = division(at: chosen, &known)
      let unused = slips.count { choice & (1 << $0) == 0 }
      division.score -= Double(unused) * Self.unusedCorrectionCost
      // Who says how something is and then asks for something does not ask for it with both.
      if division.states, division.unexplained == 0 { division.score += Self.statementGain }
      if tells, best.asksForNothing, !division.asksForNothing, division.unexplained == 0 {
        best = division
      } else if division.isBetter(than: best),
        !tells || best.asksForNothing == division.asksForNothing
      {
        best = division
      }
    }
    return best
  }

  /// Whether a part behind a joining word asks for something, and says nothing of what is known ("and call my mom").
  private func asksForUnknown(_ part: Part) -> Bool {
    let start = part.tokens.lowerBound
    guard part.kind == .joint, part.act.act.asks, start > 0, named(in: part.tokens).isEmpty,
      (0..<start).contains(where: { $0 + chart.classes.joiners[$0] == start })
    else { return false }
    guard !chart.verbsComeLast else {
      return part.act.act == .request && !part.act.tokens.isEmpty
    }
    let first = chart.firstContentWord(in: part.tokens)
    return first < part.tokens.upperBound
      && (chart.isActionVerb[first] || chart.verbs[first].contains { !$0.isLight })
  }

  /// Whether words that take back what was said stand between signs, so that they are nothing else ("…, never mind, …").
  private func isPlainRetraction(_ boundary: Boundary) -> Bool {
    let end = boundary.tokens.upperBound
    return boundary.kind == .retraction && end < chart.tokens.count
      && chart.spacing.followsBreak[boundary.tokens.lowerBound] && chart.spacing.followsBreak[end]
  }

  /// Whether a command does what something may be asked for beside: it tells something, or denies, asks or intends something
  /// of which nothing is done before a clause that asks for something ("not my thing, bin it").
  private func tellsMore(_ command: Command, beside boundaries: [Boundary]) -> Bool {
    if Self.told.contains(command.act.act) { return true }
    guard [.prohibition, .question, .intention].contains(command.act.act) else { return false }
    let start = command.tokens.lowerBound
    let isQuestion = command.act.act == .question
    let cue = command.act.tokens.shifted(by: start)
    guard !chart.verbsComeLast else {
      // "오늘부터 읽으려고요. 읽고 있는 책에 넣어 주세요.", "이제 관심 없어, 지워 줘"
      return [.intention, .prohibition].contains(command.act.act)
        && boundaries.contains {
          $0.kind == .joint && cue.upperBound <= $0.tokens.lowerBound
            && $0.tokens.upperBound < chart.tokens.count
            && (command.act.act == .intention || $0.tokens.isEmpty)
        }
    }
    return boundaries.contains { boundary in
      let end = boundary.tokens.lowerBound
      let next = boundary.tokens.upperBound
      guard boundary.kind == .joint, next < chart.tokens.count,
        // A question may end with the words that ask it ("Emma đâu rồi, …"); a denial denies something.
        isQuestion
          ? cue.upperBound <= end && asksForVerb(next) && !named(in: start..<end).isEmpty
          : cue.upperBound < end && chart.startsCommand[next],
        // "And" may go on with what is not to be done.
        chart.classes.joiners[boundary.tokens.lowerBound] == 0
      else { return false }
      // What somebody is about to do may be what is asked for then ("I'll start it, put it on Currently Reading").
      if command.act.act == .intention { return true }
      guard let denied = readings(of: start..<boundary.tokens.lowerBound).first
      else { return false }
      return !denied.isAskedFor && !denied.hasVerb
    }
  }

  /// Whether a verb of doing begins the last clause, which asks nothing itself ("where is Emma, open it up").
  private func asksForVerb(_ place: Int) -> Bool {
    chart.spacing.followsBreak[place] && !chart.spacing.isAsked
      && chart.verbs[place].contains { !$0.isLight }
  }

  /// Whether a command takes in what may be another one: text takes any words, what is only told too, and a name may stand
  /// in what is said beside it.
  private func hides(_ boundaries: [Boundary], _ command: Command) -> Bool {
    let takesText = command.fillings.contains { filling in
      filling.value == .text
        && boundaries.contains { boundary in
          let start = boundary.tokens.upperBound
          return filling.tokens.contains(boundary.tokens.lowerBound)
            || start <= filling.tokens.lowerBound
              && (start..<filling.tokens.lowerBound).allSatisfy { chart.isClosed[$0] }
        }
    }
    let takesCommand = command.reading.pieces.contains { piece in
      piece.role == .aside(.clause)
        && boundaries.contains {
          piece.tokens.contains($0.tokens.lowerBound)
            && chart.beginsWithVerb($0.tokens.upperBound..<chart.tokens.count)
        }
    }
    return takesText || takesCommand || passesOverReference(command.reading)
      || passesOverState(command)
  }

  /// Whether words that say what has become of a thing are taken for small ones, since the sentence goes on with something
  /// else of it ("got to the end of Dune, four stars").
  private func passesOverState(_ command: Command) -> Bool {
    chart.mentions.contains { vocabulary, mentions in
      !parser.openVocabularies.contains(vocabulary)
        && mentions.all.contains { mention in
          mention.fit == .exact
            // No preposition ends a clause ("mit Emma bin ich durch, vier Sterne").
            && (mention.tokens.count > 1 || chart.spacing.endsClause(mention.tokens.upperBound))
            && mention.tokens.clamped(to: command.tokens) == mention.tokens
            && !command.reading.values.contains { $0.tokens.overlaps(mention.tokens) }
            && (language.grammar.phases.length(in: chart.tokens, at: mention.tokens.lowerBound)
              == mention.tokens.count)
        }
    }
  }

  /// Whether a word for what was spoken of is taken for nothing, since something else is named behind it ("move it to
  /// Read, Emma is next").
  private func passesOverReference(_ reading: FrameReading) -> Bool {
    let passed = reading.pieces.first {
      $0.role == .functionWord && chart.classes.references[$0.tokens.lowerBound] > 0
    }
    guard let passed else { return false }
    return reading.values.contains {
      $0.value.isName && $0.tokens.lowerBound > passed.tokens.lowerBound
    }
  }

  /// Whether words that correct are an apology, which takes nothing back where nothing follows ("one star for it, sorry").
  private func isApology(_ boundary: Boundary?) -> Bool {
    guard let boundary, boundary.kind == .correction else { return false }
    return language.courtesy(in: chart.text(of: boundary.tokens)) == .apology
  }

  private func division(
    at boundaries: [Boundary],
    _ known: inout [Range<Int>: Part]
  ) -> Division {
    var parts: [Part] = []
    var start = 0
    var kind = Boundary.Kind.joint
    for boundary in boundaries {
      let tokens = start..<boundary.tokens.lowerBound
      if !tokens.isEmpty {
        parts.append(part(tokens, kind, &known))
        kind = .joint
      }
      start = boundary.tokens.upperBound
      // A sign beside a word that corrects says nothing more.
      if boundary.kind != .joint { kind = boundary.kind }
    }
    if start < chart.tokens.count {
      parts.append(part(start..<chart.tokens.count, kind, &known))
    } else if kind != .joint, !isApology(boundaries.last) {
      return Division(isWithdrawn: true)
    }
    settleRequests(&parts)
    settleIntents(&parts)
    settleMakers(&parts)
    var division = Division()
    division.score = -Self.splitCost * Double(boundaries.count)
    for (place, part) in parts.enumerated() {
      let count = division.commands.count
      add(part, at: place, of: parts, to: &division)
      if count > 0, division.commands.count == count, asksForUnknown(part) {
        division.leftOut.append(part.tokens)
      }
    }
    resolveReferences(&division)
    complete(&division)
    division.unexplained = division.commands.reduce(division.lost) { total, command in
      total + command.unexplained.reduce(0) { $0 + $1.count }
    }
    return division
  }
}
