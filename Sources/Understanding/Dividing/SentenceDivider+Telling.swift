import PhraseMatcher
import SpokenLanguage

/// What of a sentence is only told beside what is asked for.
extension SentenceDivider {
  /// What a part does that holds for what is joined to it.
  static let governs: Set<SpeechAct> = [.condition, .intention, .quotation, .reminder]

  /// What an earlier part does that this one does as well.
  ///
  /// "If Emma is good, give it four stars" asks for nothing yet, nor does what somebody said; "whether it
  /// is four or five" goes on with what was asked. The end of a sentence ends it, and so do an ending that
  /// gives a reason and a request of its own.
  func governing(
    _ place: Int,
    of parts: [Part],
    in division: Division
  ) -> SpeechActReader.Finding? {
    let part = parts[place]
    let own = part.readings.first
    let isVerbless =
      own?.hasVerb != true && own?.hasLightVerb != true && !chart.beginsWithVerb(part.tokens)
    if part.kind != .joint {
      // "Has anyone, actually, finished it": nothing was asked for that could be corrected.
      let isDenied = parts[..<place].contains { deniesWhatFollows($0.tokens, $0.act) }
      return (isVerbless || isDenied) && division.commands.isEmpty ? division.toldInstead : nil
    }
    for earlier in parts.indices[..<place].reversed() {
      guard !chart.spacing.followsStop[parts[earlier + 1].tokens.lowerBound] else { return nil }
      let act = parts[earlier].act
      // Where nothing is named anew, what was asked or forbidden goes on ("four or five stars").
      let goesOn =
        act.act == .question
        || act.act == .prohibition && own?.values.contains { $0.value.isName } != true
        || act.act == .report && division.commands.isEmpty && isJoined(parts[earlier], part)
      if governs(parts[earlier], part) || isVerbless && earlier == place - 1 && goesOn {
        return act
      }
    }
    return nil
  }

  /// Whether a joining word adds another thing to what was told ("my sister gave Dune five stars and Momo four").
  private func isJoined(_ earlier: Part, _ later: Part) -> Bool {
    let gap = earlier.tokens.upperBound..<later.tokens.lowerBound
    return gap.contains { chart.classes.joiners[$0] > 0 }
      && earlier.readings.first?.frame == later.readings.first?.frame
  }

  /// Whether what one part does holds for a later one.
  ///
  /// A condition does; what somebody said or means to do holds no longer where somebody is asked by a form of
  /// its own, nor, where the verb comes last, behind an ending that completes it or gives a reason.
  private func governs(_ earlier: Part, _ later: Part) -> Bool {
    if deniesWhatFollows(earlier.tokens, earlier.act) { return true }
    if tellsOfOthers(earlier), later.readings.first?.values.contains(where: \.value.isName) != true
    {
      return true
    }
    guard Self.governs.contains(earlier.act.act) else { return false }
    guard earlier.act.act != .condition else { return true }
    let consequence = earlier.tokens.upperBound
    if earlier.act.act == .intention, chart.classes.consequences[consequence] > 0 { return false }
    guard chart.verbsComeLast else {
      return earlier.act.act == .reminder || later.act.act != .request
    }
    let end = earlier.tokens.upperBound
    return !chart.endsReason[end] && !chart.endsAside[end]
      && earlier.tokens.lowerBound + earlier.act.tokens.upperBound < end
  }

  /// Whether somebody else is told to have done or thought something ("my sister thought Dune was great", "he loved it"),
  /// so that what is said of it behind that may be theirs.
  private func tellsOfOthers(_ part: Part) -> Bool {
    guard !chart.verbsComeLast, part.act.act == .report,
      let pieces = part.readings.first?.pieces.filter({ $0.role != .courtesy }),
      let first = pieces.first
    else { return false }
    let cue = part.act.tokens.shifted(by: part.tokens.lowerBound)
    if pieces.count > 1, pieces[1].role == .unexplained,
      pieces[1].tokens.upperBound <= cue.lowerBound,
      first.role == .functionWord, chart.classes.determiners[first.tokens.lowerBound] > 0
    {
      return true
    }
    return first.tokens.upperBound <= cue.lowerBound
      && chart.classes.references[first.tokens.lowerBound] == first.tokens.count
      && pieces.contains { $0.tokens.lowerBound > cue.lowerBound && $0.tokens != first.tokens }
  }

  /// Whether some words deny something that is not said before the next sign, so that what follows is denied ("I'd never,
  /// ever, give it five stars").
  func deniesWhatFollows(_ tokens: Range<Int>, _ act: SpeechActReader.Finding) -> Bool {
    guard !chart.verbsComeLast, act.act == .prohibition else { return false }
    let cue = act.tokens.shifted(by: tokens.lowerBound)
    let sign = chart.spacing.followsBreak[cue.upperBound..<tokens.upperBound].firstIndex(of: true)
    let words = [tokens.lowerBound..<cue.lowerBound, cue.upperBound..<(sign ?? tokens.upperBound)]
    return words.joined().allSatisfy { place in
      // "Not my thing" and "I don't like it" deny something.
      (chart.isClosed[place] || chart.classes.courtesies[place] > 0)
        && chart.classes.determiners[place] == 0 && chart.classes.references[place] == 0
    }
  }

  /// Whether a wish only gives the background of what is told behind it ("사고 싶은데 돈이 없어"), or says for what
  /// something is asked before it ("열어 줘, 책장 좀 옮기게").
  func isBackground(_ part: Part, at place: Int, of parts: [Part]) -> Bool {
    guard chart.verbsComeLast, part.act.act == .request,
      chart.endsReason[part.tokens.upperBound]
    else { return false }
    let namesNothing = part.readings.first?.values.contains { $0.value.isName } != true
    let isPurpose = parts[..<place].contains { earlier in
      earlier.act.act == .request && earlier.isAskedFor
        && !chart.endsReason[earlier.tokens.upperBound]
    }
    return namesNothing && isPurpose
      || place + 1 < parts.count
        && !parts[(place + 1)...].contains { later in
          later.act.act.asks
            && (later.isAskedFor || later.hasVerb
              || later.readings.first?.values.contains { $0.value.isName || $0.value.isNumber }
                == true)
        }
  }

  /// Whether a part goes on in one that is told, where the last verb says what both do ("데미안 보고 울었잖아").
  func isToldOn(_ part: Part, at place: Int, of parts: [Part]) -> Bool {
    guard chart.verbsComeLast, part.act.act == .command, part.act.tokens.isEmpty,
      place + 1 < parts.count
    else { return false }
    let next = parts[place + 1]
    return next.kind == .joint && [.report, .remark].contains(next.act.act) && !next.isAskedFor
      && next.tokens.lowerBound == part.tokens.upperBound
      && !chart.spacing.followsBreak[next.tokens.lowerBound]
      && !chart.endsAside[part.tokens.upperBound] && named(in: next.tokens).isEmpty
      && next.readings.first?.values.contains { $0.value.isNumber } != true
  }

  /// Whether a part only names something of which the next one tells ("Tam Thể với Middlemarch đọc hết rồi"), or asks,
  /// where the last verb is that of both ("데미안이랑 싯다르타 중에 뭐가 좋을까").
  func isListed(_ place: Int, of parts: [Part]) -> Bool {
    guard place + 1 < parts.count else { return false }
    if chart.verbsComeLast {
      return isJoined(parts[place], to: parts[place + 1]) && !parts[place + 1].act.act.asks
        && !parts[place].hasVerb && parts[place].act.act == .command
        && parts[place].act.tokens.isEmpty
    }
    guard parts[place + 1].kind == .joint, let own = parts[place].readings.first, !own.isAskedFor,
      !own.hasVerb, !own.hasLightVerb,
      own.unexplained.isEmpty,
      !named(in: parts[place].tokens).isEmpty
    else { return false }
    let next = parts[place + 1]
    let isTold =
      [.report, .remark].contains(next.act.act)
      || next.readings.first.map { isTopic(next, $0, at: place + 1, of: parts) } == true
    let names = Set(named(in: next.tokens).map(\.filling.tokens))
    // The last of a list is joined by a word, those before it by a sign.
    let fewestNames = isJoined(parts[place], to: next) ? 1 : 2
    return isTold && names.count >= fewestNames || isListed(place + 1, of: parts)
  }

  /// Whether a part is nothing but the name of what the next one denies or tells with a word for it ("Emma, I'm never
  /// going to read that").
  func isNamedBeforeTold(_ place: Int, of parts: [Part]) -> Bool {
    guard !chart.verbsComeLast, place + 1 < parts.count, let own = parts[place].readings.first,
      !own.isAskedFor, !parts[place].hasVerb, own.unexplained.isEmpty,
      own.values.count == 1, !named(in: parts[place].tokens).isEmpty
    else { return false }
    let next = parts[place + 1]
    return next.kind == .joint && [.prohibition, .report, .remark].contains(next.act.act)
      && next.tokens.contains { chart.classes.references[$0] > 0 }
      && named(in: next.tokens).allSatisfy { $0.frame != own.frame }
  }

  /// The first of the parts that a part is listed with.
  func startOfList(_ place: Int, of parts: [Part]) -> Int {
    guard place > 0,
      isJoined(parts[place - 1], to: parts[place]) || isListed(place - 1, of: parts)
    else { return place }
    return startOfList(place - 1, of: parts)
  }

  private func isJoined(_ part: Part, to next: Part) -> Bool {
    next.kind == .joint
      && (part.tokens.upperBound..<next.tokens.lowerBound).contains {
        chart.classes.joiners[$0] > 0 && !chart.spacing.followsBreak[$0]
      }
  }

  /// Whether a part has a subject or an ending of its own, and nothing of what can be asked for.
  func isAside(_ part: Part, _ own: FrameReading) -> Bool {
    guard part.act.act == .command, !own.isAskedFor,
      own.values.count(where: { $0.value.isName || $0.value.isNumber }) < 2
    else { return false }
    if chart.verbsComeLast {
      return chart.endsAside[part.tokens.upperBound] || chart.endsReason[part.tokens.upperBound]
    }
    return beginsWithSubject(part.tokens)
  }

  /// Whether a part says of something that it names how it is or what it does, where another one asks for something
  /// with its verb ("Okafor is leaving, check him out").
  func isStatement(_ part: Part, beside parts: [Part]) -> Bool {
    guard !chart.verbsComeLast else { return false }
    let first = chart.firstContentWord(in: part.tokens)
    let isSaid = chart.mentions.values.contains { mentions in
      mentions.all.contains { mention in
        mention.fit != .near && mention.tokens.contains(first)
          && mention.tokens.upperBound < part.tokens.upperBound && goesOnWithAuxiliary(mention)
      }
    }
    return isSaid
      && parts.contains {
        $0.tokens != part.tokens && $0.act.act.asks && $0.isAskedFor
          && chart.beginsWithVerb($0.tokens)
      }
  }

  /// Whether a part only says that what it names is left for later, where another one asks for something ("rate it four,
  /// Emma later").
  func isPutOff(_ part: Part, beside parts: [Part]) -> Bool {
    guard part.tokens.contains(where: { chart.classes.postponements[$0] > 0 }) else { return false }
    let isNamed = chart.mentions.values.contains { mentions in
      mentions.all.contains { mention in
        mention.fit != .near && mention.tokens.clamped(to: part.tokens) == mention.tokens
          && saysOnly(of: mention, in: part)
      }
    }
    return isNamed
      && parts.contains { $0.tokens != part.tokens && $0.act.act.asks && $0.isAskedFor }
  }

  /// Whether nothing is said of what is named but that it is left for later.
  private func saysOnly(of mention: NameMention, in part: Part) -> Bool {
    var place = part.tokens.lowerBound
    var isPutOff = false
    while place < part.tokens.upperBound {
      if place == mention.tokens.lowerBound {
        place = mention.tokens.upperBound
      } else if chart.classes.postponements[place] > 0 {
        isPutOff = true
        place += chart.classes.postponements[place]
      } else {
        let small = max(
          chart.classes.functionWords[place],
          chart.classes.courtesies[place],
          chart.classes.joiners[place]
        )
        guard small > 0 else { return false }
        place += small
      }
    }
    return isPutOff
  }

  private func goesOnWithAuxiliary(_ mention: NameMention) -> Bool {
    language.grammar.auxiliaries.length(in: chart.tokens, at: mention.tokens.upperBound) > 0
      || chart.endsWithAuxiliary(mention.tokens)
  }

  /// Whether a part begins with a subject of its own, whatever courtesies stand before it.
  func beginsWithSubject(_ part: Range<Int>) -> Bool {
    var first = part.lowerBound
    while first < part.upperBound, chart.classes.courtesies[first] > 0 {
      first += chart.classes.courtesies[first]
    }
    return first < part.upperBound
      && language.grammar.asideStarts.length(in: chart.tokens, at: first) > 0
  }

  /// Whether a part with a subject of its own says why nothing is to be done, directly behind that ("đừng xóa Emma, mẹ
  /// còn đọc").
  func isReasonOfDenial(_ place: Int, of parts: [Part]) -> Bool {
    let part = parts[place]
    return !chart.verbsComeLast && place > 0 && part.kind == .joint && part.act.act == .command
      && parts[place - 1].act.act == .prohibition && beginsWithSubject(part.tokens)
      && !chart.startsCommand[part.tokens.lowerBound] && named(in: part.tokens).isEmpty
  }

  /// Whether a part before all that is asked for holds nothing that is known ("guests arriving, Dinner Party
  /// please").
  ///
  /// Behind a verb, or joined by "and", such words are a thing that nobody knows.
  func isComment(_ part: Part, _ own: FrameReading, at place: Int, of parts: [Part]) -> Bool {
    guard !language.grammar.verbsComeLast, place + 1 < parts.count, !own.isAskedFor,
      !own.hasLightVerb, !own.values.isEmpty || !own.unexplained.isEmpty,
      own.values.allSatisfy({ $0.value == .open || $0.value == .text }),
      !parts[..<place].contains(where: { $0.isAskedFor || $0.hasVerb }),
      named(in: part.tokens).isEmpty
    else { return false }
    let gap = part.tokens.upperBound..<parts[place + 1].tokens.lowerBound
    let isJoined = gap.contains { chart.classes.joiners[$0] > 0 && !chart.spacing.followsBreak[$0] }
    let next = parts[place + 1].readings.first
    return !isJoined && parts[place + 1].kind == .joint
      && next.map { $0.isAskedFor || $0.hasVerb || $0.values.contains(where: \.value.isName) }
        == true
  }

  /// The words of a part that only says what the next one asks for with "it", where that takes any words ("Snow Crash,
  /// please add it"); nil where it says more.
  func words(
    meantBehind part: Part,
    _ own: FrameReading,
    at place: Int,
    of parts: [Part]
  ) -> Spoken? {
    guard part.act.act == .command, !own.isAskedFor, !own.hasLightVerb,
      own.values.allSatisfy({ $0.value == .open || $0.value == .text }),
      place + 1 < parts.count, parts[place + 1].kind == .joint,
      let next = parts[place + 1].readings.first, next.hasVerb,
      onlyPointsBack(parts[place + 1], next),
      let reading = part.readings.first(where: { $0.frame == next.frame }),
      reading.unexplained.isEmpty, reading.values.count == 1, let words = reading.values.first,
      words.value == .text
    else { return nil }
    let filling = Command.Filling(
      parameter: words.parameter,
      value: .text,
      tokens: words.tokens
    )
    return Spoken(frame: next.frame, filling: filling)
  }

  /// Whether a part names nothing but with a word for what was spoken of ("it"), whatever that may be taken for.
  func onlyPointsBack(_ part: Part, _ own: FrameReading) -> Bool {
    part.tokens.contains { chart.classes.references[$0] > 0 }
      && own.values.allSatisfy {
        $0.value == .reference
          || $0.value == .text && chart.classes.references[$0.tokens.lowerBound] == $0.tokens.count
      }
  }

  /// Whether a part only tells of what the next one asks something for ("the kids let me finish Gilead, move
  /// it to Read", "Pachinko made me cry, five stars").
  func isTopic(
    _ part: Part,
    _ own: FrameReading,
    at place: Int,
    of parts: [Part]
  ) -> Bool {
    // What there is of a thing that the next part goes on with is no question ("백경 있지, 그거 …").
    let isTold =
      chart.verbsComeLast && chart.endsAside[part.tokens.upperBound]
      && own.values.allSatisfy { $0.value == .text }
    guard place + 1 < parts.count, parts[place + 1].kind == .joint,
      !own.unexplained.isEmpty || own.values.contains(where: { $0.value == .open })
        || !own.isAskedFor && !own.hasLightVerb || isTold,
      let next = parts[place + 1].readings.first, next.hasVerb || next.isAskedFor,
      next.unexplained.isEmpty, !isKept(part, own, before: parts[place + 1])
    else { return false }
    let frame = lexicon.frames[next.frame]
    let parameters = frame.parameters
    let meant = next.values.filter { $0.value == .reference }.map { parameters[$0.parameter].kind }
    let missing = parameters.indices
      .filter { number in
        guard !parameters[number].isOptional, next.value(of: number) == nil,
          let vocabulary = frame.vocabulary(of: number)
        else { return false }
        return !saysKind(of: vocabulary, in: parts[place + 1].tokens, besides: next)
      }
      .map { parameters[$0].kind }
    let ownKinds = own.values.filter(\.value.isName).map {
      lexicon.frames[own.frame].parameters[$0.parameter].kind
    }
    if ownKinds.contains(where: meant.contains) { return true }
    return named(in: part.tokens).contains { spoken in
      // "Open" asks for something where it is said first, though a book may be called so.
      guard !isVerb(spoken.filling.tokens, of: own) else { return false }
      let kind = lexicon.frames[spoken.frame].parameters[spoken.filling.parameter].kind
      let isLeftOut = !next.values.isEmpty || language.grammar.leavesOutObjects
      return meant.contains(kind) || isLeftOut && missing.contains(kind)
    }
  }

  /// Whether some words are a verb with which a reading asks for something.
  private func isVerb(_ tokens: Range<Int>, of reading: FrameReading) -> Bool {
    reading.pieces.contains { piece in
      if case .verb = piece.role { piece.tokens == tokens } else { false }
    }
  }

  /// The one thing of each kind that a part names as it is written, or all that it lists, whatever is said of it.
  func named(in part: Range<Int>) -> [Spoken] {
    var found: [Spoken] = []
    for (frame, definition) in lexicon.frames.enumerated() {
      for (number, parameter) in definition.parameters.enumerated() {
        guard case .name(let vocabulary) = parameter.kind else { continue }
        let name = VocabularyName(app: definition.app, vocabulary: vocabulary)
        let all = chart.mentions[name]?.all ?? []
        let mentions = all.filter { isProminent($0, in: part) && isOnlyOne($0, of: all) }
        // Beside a whole name a piece of another one is rather another word.
        let whole = mentions.filter { $0.fit == .exact }
        for mention in listed(whole.isEmpty ? mentions : whole) {
          let filling = Command.Filling(
            parameter: number,
            value: .named(mention),
            tokens: mention.tokens
          )
          found.append(
            Spoken(frame: frame, filling: filling, isDoubtful: mayGoOn(mention, in: part))
          )
        }
      }
    }
    return found
  }

  /// The longest of some mentions, one or a list with joining words between them; none where more is between them.
  private func listed(_ mentions: [NameMention]) -> [NameMention] {
    var list: [NameMention] = []
    for mention in mentions.sorted(by: { $0.tokens.count > $1.tokens.count })
    where !list.contains(where: { $0.tokens.overlaps(mention.tokens) }) {
      list.append(mention)
    }
    list.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    let areJoined = zip(list, list.dropFirst()).allSatisfy { one, next in
      let gap = one.tokens.upperBound
      return next.tokens.lowerBound - gap == chart.classes.joiners[gap]
    }
    return areJoined ? list : []
  }

  /// Whether nothing else is called by the same part of a name.
  private func isOnlyOne(_ mention: NameMention, of mentions: [NameMention]) -> Bool {
    mention.fit == .exact
      || !mentions.contains { $0.tokens == mention.tokens && $0.id != mention.id }
  }

  /// Whether something is so clearly named that it is none of the words it is spelled like.
  private func isProminent(_ mention: NameMention, in part: Range<Int>) -> Bool {
    guard mention.fit != .near, part.contains(mention.tokens.lowerBound),
      mention.tokens.upperBound <= part.upperBound,
      chart.classes.references[mention.tokens.lowerBound] == 0
    else { return false }
    return mention.tokens.count { !chart.isClosed[$0] } > 1
      || mention.tokens.contains(chart.firstContentWord(in: part))
      || mention.tokens.lowerBound > 0
        && chart.text(of: mention.tokens).first?.isUppercase == true
  }

  /// Whether what is said directly behind a name may belong to it: no sign, and no word such as "was".
  private func mayGoOn(_ mention: NameMention, in part: Range<Int>) -> Bool {
    let next = mention.tokens.upperBound
    // Names of several content words are seldom a part of longer ones.
    guard next < part.upperBound, !chart.spacing.followsBreak[next],
      mention.tokens.count(where: { !chart.isClosed[$0] }) < 2
    else { return false }
    let grammar = language.grammar
    guard grammar.evaluations.length(in: chart.tokens, at: next) == 0 else { return false }
    return !chart.isClosed[next] || chart.classes.joiners[next] > 0
      || chart.classes.attributions[next] > 0
      || grammar.particles.length(in: chart.tokens, at: next) > 0
  }
}
