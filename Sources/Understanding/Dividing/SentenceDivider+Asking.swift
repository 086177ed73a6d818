import PhraseMatcher
import SpokenLanguage

/// What of a sentence may be all that is asked for, where the rest is only told beside it.
extension SentenceDivider {
  /// A clause with what stands beside it.
  struct Cut {
    let clause: Range<Int>
    let beside: [Range<Int>]
  }

  /// The most places at which a sentence is tried to be cut: each clause between two of them, of which these make ten, is
  /// read.
  private static let mostCuts = 3

  /// What a clause may do before or behind which something is asked for.
  private static let toldBefore: Set<SpeechAct> = [.command, .request, .report, .remark]
  /// The same of one with a subject of its own, which denies or plans nothing of what was asked before it.
  private static let toldBehind: Set<SpeechAct> = [.prohibition, .intention, .question]

  /// The last clause, where it begins with a verb of doing, and the sentence taken to be told before it.
  var commandBehindTold: (clause: Range<Int>, division: Division)? {
    guard !chart.verbsComeLast,
      let boundary = Boundary.all(in: chart).last(where: {
        $0.kind == .joint && chart.startsCommand.indices.contains($0.tokens.upperBound)
          && chart.startsCommand[$0.tokens.upperBound]
      }), mayAsk(behind: 0..<boundary.tokens.lowerBound)
    else { return nil }
    let told = 0..<boundary.tokens.lowerBound
    var division = Division()
    division.tells = true
    division.background = named(in: told)
    for reading in readings(of: told).reversed() {
      division.background += reading.values.filter { $0.value.isNumber || $0.value.isMoment }.map {
        value in
        Spoken(
          frame: reading.frame,
          filling: Command.Filling(
            parameter: value.parameter,
            value: value.value,
            tokens: value.tokens
          )
        )
      }
    }
    return (boundary.tokens.upperBound..<chart.tokens.count, division)
  }

  /// The clauses that ask for something, wherever the sentence may be cut, the longest first.
  ///
  /// Nothing is cut off that was taken back or corrected, nor what holds for the rest: a condition, a plan, somebody's
  /// words, or a denial that is not of something else.
  var cuts: [Cut] {
    let joints = joints
    guard !joints.isEmpty else { return [] }
    let whole = act(of: chart.tokens.indices, nil)
    let starts = [0] + joints.map(\.upperBound)
    let ends = joints.map(\.lowerBound) + [chart.tokens.count]
    var found: [Cut] = []
    for first in starts.indices {
      for last in first..<ends.count where starts[first] < ends[last] {
        let clause = starts[first]..<ends[last]
        let before = first == 0 ? 0..<0 : 0..<ends[first - 1]
        let behind =
          last + 1 == starts.count ? 0..<0 : starts[last + 1]..<chart.tokens.count
        let beside = [before, behind].filter { !$0.isEmpty }
        guard !beside.isEmpty, !holds(whole, besides: behind),
          mayAsk(behind: before),
          mayAsk(before: behind), let reading = readings(of: clause).first,
          asks(clause, reading), mayEnd(clause, reading),
          // Who does it is somebody else, whatever follows the verb ("妹が … つけてくれた").
          !chart.verbsComeLast || behind.isEmpty || subjectOfOthers(in: reading) == nil,
          !isOthers(clause, reading, before: before, behind: behind),
          !goesOnTelling(clause, reading, behind: before)
        else { continue }
        found.append(Cut(clause: clause, beside: beside))
      }
    }
    return found.sorted { $0.clause.count > $1.clause.count }
  }

  /// Whether a clause without a verb is joined by a word to what is told, and tells the same of another thing ("my sister
  /// gave Dune five stars and Momo four").
  private func goesOnTelling(
    _ clause: Range<Int>,
    _ reading: FrameReading,
    behind before: Range<Int>
  ) -> Bool {
    guard !before.isEmpty, !reading.isAskedFor, !reading.hasVerb, !reading.hasLightVerb,
      (before.upperBound..<clause.lowerBound).contains(where: { chart.classes.joiners[$0] > 0 }),
      let told = readings(of: before).first, told.frame == reading.frame
    else { return false }
    return act(of: before, told).act == .report
  }

  /// Whether what the sentence does as a whole is shown elsewhere than in what is told at its end ("等…再…"), or by words on
  /// both sides of the cut ("開いて|くれてありがとう").
  private func holds(_ whole: SpeechActReader.Finding, besides behind: Range<Int>) -> Bool {
    let told = whole.tokens.clamped(to: behind)
    guard told != whole.tokens else { return false }
    return Self.governs.contains(whole.act) || whole.act == .remark && !told.isEmpty
  }

  /// Where the sentence may be cut, with the words that join: at signs and joints, and where a clause begins with its
  /// subject; nowhere where something in it is taken back.
  var joints: [Range<Int>] {
    let boundaries = Boundary.all(in: chart)
    guard boundaries.allSatisfy({ $0.kind == .joint }) else { return [] }
    var joints = boundaries.map(\.tokens)
    let grammar = language.grammar
    for place in chart.tokens.indices.dropFirst() where chart.spacing.beginsWord[place] {
      // Where neither spaces nor signs part words, what stands behind values may be the verb that they belong to.
      let mayPart = language.partsWords || !chart.verbsComeLast || chart.spacing.followsBreak[place]
      let begins =
        chart.asides[place] == .clause && mayPart
        || grammar.asideStarts.length(in: chart.tokens, at: place) > 0 && mayEndClause(place - 1)
          && (chart.spacing.followsBreak[place] || !grammar.forbids(place, in: chart.tokens))
      let joint = Boundary(tokens: place..<place, kind: .joint)
      if begins, !joints.contains(where: { $0.contains(place) || $0.upperBound == place }),
        !Boundary.isWithinName(joint, in: chart)
      {
        joints.append(joint.tokens)
      }
    }
    return Array(joints.sorted { $0.lowerBound < $1.lowerBound }.prefix(Self.mostCuts))
  }

  /// Whether a word may be the last of a clause: no small word, unless it says nothing.
  private func mayEndClause(_ place: Int) -> Bool {
    !chart.isClosed[place]
      || (0...place).contains { $0 + chart.classes.courtesies[$0] > place }
  }

  /// Whether a clause asks for something with a verb or words, or by two values that belong to it.
  private func asks(_ clause: Range<Int>, _ reading: FrameReading) -> Bool {
    let act = act(of: clause, reading).act
    return (act == .request || act == .command && !beginsWithSubject(clause))
      && (reading.isAskedFor || reading.hasVerb
        || reading.values.count(where: \.value.isKnown) > 1)
  }

  /// Whether a clause only tells what has been done or how it was, and what stands beside it says by whom or for whom
  /// ("동생이 듄 다 읽었어", "a friend of mine has finished Dune", "Dune was a five for my sister").
  private func isOthers(
    _ clause: Range<Int>,
    _ reading: FrameReading,
    before: Range<Int>,
    behind: Range<Int>
  ) -> Bool {
    if !before.isEmpty, toldAtEnd(of: clause, reading)?.act == .report { return true }
    let grammar = language.grammar
    let tellsPast = clause.contains {
      chart.classes.pastMarks[$0] > 0 || grammar.pastCopulas.length(in: chart.tokens, at: $0) > 0
    }
    guard tellsPast, reading.pieces.allSatisfy({ isTold($0, of: reading, beside: 0..<0) }) else {
      return false
    }
    return !before.isEmpty
      && (chart.verbsComeLast || !chart.spacing.followsBreak[clause.lowerBound])
      || behind.first.map { grammar.adjunctStarts.length(in: chart.tokens, at: $0) > 0 } == true
  }

  /// Whether a clause may end where it does: behind a sign, or where all that it needs was said and no text may go on; what
  /// stands behind a bare verb without a sign rather says to what it is done.
  private func mayEnd(_ clause: Range<Int>, _ reading: FrameReading) -> Bool {
    let end = clause.upperBound
    guard end < chart.tokens.count else { return true }
    let endsText = reading.values.contains { $0.value == .text && $0.tokens.upperBound == end }
    return chart.spacing.followsStop[end]
      || !endsText
        && (chart.spacing.followsBreak[end]
          || !reading.isBareVerb
            && lexicon.frames[reading.frame].isComplete { reading.value(of: $0) != nil })
  }

  /// Whether something may be asked for behind what is told.
  private func mayAsk(behind told: Range<Int>) -> Bool {
    guard !told.isEmpty else { return true }
    // Whatever the words might ask for, they are taken to be told.
    let act = act(of: told, nil)
    return Self.toldBefore.contains(act.act)
      || act.act == .prohibition && !deniesWhatFollows(told, act)
  }

  /// Whether something may be asked for before what is told.
  private func mayAsk(before told: Range<Int>) -> Bool {
    guard !told.isEmpty else { return true }
    // Whatever the words might ask for, they are taken to be told.
    let act = act(of: told, nil)
    let cue = act.tokens.shifted(by: told.lowerBound)
    return Self.toldBefore.contains(act.act)
      || Self.toldBehind.contains(act.act) && !chart.verbsComeLast && beginsWithSubject(told)
      // Who tells what somebody said tells it behind that; before it stand somebody's words.
      || act.act == .quotation && !chart.verbsComeLast
        && chart.firstContentWord(in: cue.upperBound..<told.upperBound) < told.upperBound
  }
}
