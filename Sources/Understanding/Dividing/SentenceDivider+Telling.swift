import PhraseMatcher
import SpokenLanguage

/// What of a sentence is only told beside what is asked for.
extension SentenceDivider {
  /// What a part does that holds for what is joined to it.
  private static let governs: Set<SpeechAct> = [.condition, .intention, .quotation, .reminder]

  /// What an earlier part does that this one does as well.
  ///
  /// "If Emma is good, give it four stars" asks for nothing yet, nor does what somebody said; "whether it
  /// is four or five" goes on with what was asked. The end of a sentence ends it.
  func governing(
    _ place: Int,
    of parts: [Part],
    in division: Division
  ) -> SpeechActReader.Finding? {
    let part = parts[place]
    let own = part.readings.first
    let isVerbless = own?.hasVerb != true && own?.hasLightVerb != true
    if part.kind != .joint {
      // "Has anyone, actually, finished it": nothing was asked for that could be corrected.
      return isVerbless && division.commands.isEmpty ? division.toldInstead : nil
    }
    for earlier in parts.indices[..<place].reversed() {
      guard !chart.followsStop[parts[earlier + 1].tokens.lowerBound] else { return nil }
      let act = parts[earlier].act
      if Self.governs.contains(act.act)
        || isVerbless && earlier == place - 1 && act.act == .question
      {
        return act
      }
    }
    return nil
  }

  /// Whether a part has a subject or an ending of its own, and nothing of what can be asked for.
  func isAside(_ part: Part, _ own: FrameReading) -> Bool {
    guard part.act.act == .command, !own.isAskedFor,
      own.values.count(where: { $0.value.isName || $0.value.isNumber }) < 2
    else { return false }
    if language.grammar.verbsComeLast { return chart.endsAside[part.tokens.upperBound] }
    var first = part.tokens.lowerBound
    while first < part.tokens.upperBound, chart.courtesies[first] > 0 {
      first += chart.courtesies[first]
    }
    return first < part.tokens.upperBound
      && language.grammar.asideStarts.length(in: chart.tokens, at: first) > 0
  }

  /// Whether a part only tells of what the next one asks something for ("the kids let me finish Gilead, move
  /// it to Read").
  func isTopic(
    _ part: Part,
    _ own: FrameReading,
    at place: Int,
    of parts: [Part]
  ) -> Bool {
    guard place + 1 < parts.count, parts[place + 1].kind == .joint,
      !own.unexplained.isEmpty || !own.isAskedFor && !own.hasLightVerb,
      let next = parts[place + 1].readings.first, next.hasVerb || next.isAskedFor,
      next.unexplained.isEmpty
    else { return false }
    func kind(_ parameter: Int, _ reading: FrameReading) -> IntentFrame.Kind {
      lexicon.frames[reading.frame].parameters[parameter].kind
    }
    let meant = next.values.filter { $0.value == .reference }.map { kind($0.parameter, next) }
    return own.values.contains { $0.value.isName && meant.contains(kind($0.parameter, own)) }
  }
}
