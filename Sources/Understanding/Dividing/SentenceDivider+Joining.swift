import PhraseMatcher
import SpokenLanguage

/// What the parts of a sentence ask for together.
extension SentenceDivider {
  private static let openPartCost = 1.5
  private static let toldCost = 0.3
  private static let toldWordCost = 0.25
  /// How much worse than alone a part may fit what its neighbour asks for.
  static let mostBehind = 2.5
  /// How many intents of a part are tried with its neighbours.
  private static let mostIntents = 8
  /// What it costs an intent that it fits no part beside one.
  private static let unfitCost = 9.0

  /// Whether words are only said to be polite, as something else is asked for ("let's see, open Dune").
  private func isCourtesy(_ tokens: Range<Int>, beside parts: [Part]) -> Bool {
    var place = tokens.lowerBound
    while place < tokens.upperBound, chart.classes.courtesies[place] > 0 {
      place += chart.classes.courtesies[place]
    }
    return place == tokens.upperBound
      && parts.contains {
        $0.tokens != tokens && $0.isAskedFor && $0.readings.first?.values.isEmpty == false
      }
  }

  /// Adds to a division what a part asks for or tells.
  func add(_ part: Part, at place: Int, of parts: [Part], to division: inout Division) {
    guard let own = part.readings.first else {
      if !part.act.act.asks, !part.act.tokens.isEmpty { division.lost += part.tokens.count }
      return
    }
    let isEmpty =
      own.values.isEmpty && (!own.isAskedFor || isCourtesy(part.tokens, beside: parts))
    if part.kind != .joint, let last = division.commands.last {
      return replace(last, by: part, own, isEmpty: isEmpty, in: &division)
    }
    if let last = division.commands.last, adjusts(part, own, last) {
      return replace(last, by: part, own, isEmpty: false, in: &division)
    }
    if part.act.act == .prohibition, let last = division.commands.last,
      isEmpty || own.frame == last.reading.frame && !own.values.contains(where: \.value.isName)
    {
      division.commands.removeLast()
      division.score += 2 * Self.splitCost
      division.isWithdrawn = true
      return
    }
    if part.act.act == .prohibition, let last = division.commands.last,
      isBareVerb(last, before: part)
    {
      division.commands.removeLast()
      division.score -= last.reading.score
      division.toldInstead = division.toldInstead ?? part.act
    }
    let isSaid =
      own.unexplained.contains { $0.contains { !chart.isClosed[$0] } } || own.hasAside
    if isEmpty, !isSaid, parts.count > 1 {
      // What shows that nothing is asked for belongs to what comes after it ("has anyone actually …"), unless it is
      // a sentence of its own ("it's the first already, pay the rent").
      let isOfNext = !beginsWithSubject(part.tokens) && !deniesAlone(place, of: parts)
      if !part.act.act.asks, !part.act.tokens.isEmpty, isOfNext {
        division.lost += part.tokens.count
      }
      return
    }
    if let words = words(meantBehind: part, own, at: place, of: parts) {
      division.background.append(words)
      division.score -= costOfTelling(part)
      division.tells = true
      return
    }
    if isComment(part, own, at: place, of: parts) {
      division.score -= costOfTelling(part)
      division.tells = true
      return
    }
    let governing = governing(place, of: parts, in: division)
    // Where the verb comes last, a question at the end is what the whole sentence asks.
    if language.grammar.verbsComeLast, place == parts.indices.last, part.act.act == .question,
      !part.act.tokens.isEmpty, !own.isAskedFor,
      !own.values.contains(where: { $0.value.isName || $0.value.isNumber })
    {
      division.lost += part.tokens.count
      return
    }
    let isListed = isListed(place, of: parts) || isNamedBeforeTold(place, of: parts)
    let states = isStatement(part, beside: parts) || isPutOff(part, beside: parts)
    let isTold =
      (!part.act.act.asks || governing != nil || isOver(part, own, at: place, of: parts)
        || isBackground(part, at: place, of: parts) || isToldOn(part, at: place, of: parts)
        || isListed || states || tellsOwnDoing(part, own, beside: parts))
      && !(own.isAskedFor && lexicon.entries[own.frame].isQuestion && own.unexplained.isEmpty
        && !chart.endsReason[part.tokens.upperBound] && !isToldBeside(part, of: parts)
        && !tellsOwnDoing(part, own, beside: parts))
    if parts.count > 1,
      isTold || isAside(part, own) || isTopic(part, own, at: place, of: parts)
        || isReasonOfDenial(place, of: parts)
    {
      // What was told beside a command is no part of it, but what it names is spoken of.
      let known = division.background.count
      division.background += named(in: part.tokens)
      // Whatever it was about, what it names is known: the likeliest reading counts most.
      for reading in part.readings.reversed() {
        division.background += Command(part.tokens, part.act, [reading]).fillings.map {
          Spoken(frame: reading.frame, filling: withoutTelling($0, in: part))
        }
      }
      let list = startOfList(place, of: parts)
      for spoken in division.background[known...].indices {
        division.background[spoken].list = list
      }
      division.score -= costOfTelling(part)
      division.tells = true
      division.states = division.states || states
      if isTold { division.toldInstead = division.toldInstead ?? governing ?? part.act }
      if isTold, governing == nil, part.act.act == .question, !division.commands.isEmpty {
        division.questions.append(part.tokens)
      }
      return
    }
    if !own.isAskedFor, let neighbour = neighbour(of: place, in: parts),
      let inherited = inherited(part, from: neighbour, in: division)
    {
      division.score += inherited.reading.score
      if isTakenUp(inherited, by: neighbour) { return }
      division.commands.append(inherited)
      // What nobody knows behind "and" is likelier the rest of a longer name.
      if inherited.isOpen { division.score -= Self.openPartCost }
      return
    }
    let isDenied = parts.contains { $0.act.act == .prohibition }
    if isDenied, !own.isAskedFor, !own.values.contains(where: { $0.value.isName }) {
      // Words that nobody knows beside what is not to be done ask for nothing.
      division.toldInstead = division.toldInstead ?? parts.first { $0.act.act == .prohibition }?.act
      return
    }
    // "Dune is a four and Emma a three, rate them so": the verb alone asks for nothing more.
    if language.grammar.verbsComeLast, own.values.isEmpty, own.hasVerb,
      division.commands.contains(where: { $0.isInherited && $0.reading.frame == own.frame })
    {
      division.score += own.score
      return
    }
    var command = Command(part.tokens, part.act, part.readings)
    if onlyPointsBack(part, own) {
      command.fillings.removeAll { filling in
        division.background.contains {
          $0.frame == own.frame && $0.filling.parameter == filling.parameter
            && $0.filling.value == .text
        }
      }
    }
    division.commands.append(command)
    division.score += own.score
  }

  /// Whether a part denies something of its own before a sign, behind which something is asked for ("not my thing, bin
  /// it").
  private func deniesAlone(_ place: Int, of parts: [Part]) -> Bool {
    let part = parts[place]
    guard part.act.act == .prohibition, part.act.tokens.upperBound < part.tokens.count,
      place + 1 < parts.count
    else { return false }
    let next = parts[place + 1].tokens.lowerBound
    return next == part.tokens.upperBound && chart.startsCommand[next]
  }

  /// Whether a part without a verb of doing is told to be over, before something is asked for with one ("bàn ba có khách
  /// rồi mở giúp em").
  private func isOver(
    _ part: Part,
    _ own: FrameReading,
    at place: Int,
    of parts: [Part]
  ) -> Bool {
    let end = part.tokens.upperBound
    guard !part.hasVerb, end < chart.tokens.count, place + 1 < parts.count,
      language.grammar.perfectives.length(in: chart.tokens, at: end) > 0
    else { return false }
    return own.values.count(where: \.value.isKnown) < 2 && parts[place + 1].isAskedFor
  }

  /// Whether a command is only a verb that says of nothing what is to be done with it, and so begins what is forbidden
  /// behind it ("stop, don't buy Dune").
  private func isBareVerb(_ command: Command, before part: Part) -> Bool {
    command.reading.pieces.count == 1 && command.fillings.isEmpty
      && lexicon.frames[command.reading.frame].parameters.contains { !$0.isOptional }
      && chart.spacing.followsBreak[part.tokens.lowerBound]
  }

  private func costOfTelling(_ part: Part) -> Double {
    Self.toldCost + Self.toldWordCost * Double(part.tokens.count { chart.spacing.beginsWord[$0] })
  }

  /// Whether a part says nothing but another number for what was asked for ("make it two").
  private func adjusts(_ part: Part, _ own: FrameReading, _ last: Command) -> Bool {
    guard !own.hasVerb, own.frame == last.reading.frame || !own.isAskedFor,
      let reading = part.readings.first(where: { $0.frame == last.reading.frame }),
      reading.unexplained.isEmpty, !reading.values.contains(where: { $0.value.isName }),
      let number = reading.values.first(where: { $0.value.isNumber })
    else { return false }
    return last.filling(of: number.parameter) != nil
      && reading.values.allSatisfy { $0.value.isNumber || $0.value == .reference }
  }

  /// The part from which one without a verb has its verb.
  private func neighbour(of place: Int, in parts: [Part]) -> Part? {
    let before = parts[..<place].last { $0.isAskedFor || $0.hasVerb || $0.states }
    let behind = parts[(place + 1)...].first { $0.isAskedFor || $0.hasVerb || $0.states }
    return language.grammar.verbsComeLast ? behind ?? before : before ?? behind
  }

  /// Gives a part with a verb the intent that the parts without one fit as well.
  ///
  /// "Put Emma" alone may ask for several things; "and Dune on the read shelf" tells which.
  func settleIntents(_ parts: inout [Part]) {
    for place in parts.indices where parts[place].isAskedFor || parts[place].hasVerb {
      let others = parts.indices.filter {
        $0 != place && parts[$0].kind == .joint && !parts[$0].hasVerb && parts[$0].act.act.asks
          && neighbour(of: $0, in: parts)?.tokens == parts[place].tokens
          && parts[$0].readings.first?.values.isEmpty == false
      }
      guard !others.isEmpty else { continue }
      func total(_ frame: Int) -> Double {
        ([place] + others).reduce(0) { sum, part in
          sum + (parts[part].readings.first { $0.frame == frame }?.score ?? -Self.unfitCost)
        }
      }
      // What leaves words of the part with the verb over is meant less than what leaves none.
      let isWhole = parts[place].readings.first?.unexplained.isEmpty == true
      // Who says that something is undone means that ("take Twilight out of the library").
      let undoes = parts[place].readings.first.map {
        $0.isAskedFor && lexicon.entries[$0.frame].isReversive
      }
      let fitting = parts[place].readings.prefix(Self.mostIntents)
        .filter { $0.isAskedFor || $0.hasLightVerb && undoes != true }
        .filter { !isWhole || $0.unexplained.isEmpty }
        .sorted { (total($1.frame), $0.frame) < (total($0.frame), $1.frame) }
      guard let best = fitting.first else { continue }
      // How likely an intent is tells the whole, not the part with the verb alone.
      let rest = fitting.dropFirst().map { reading in
        var reading = reading
        reading.cost += max(
          0,
          reading.score - best.score + total(best.frame) - total(reading.frame)
        )
        return reading
      }
      let frames = Set(fitting.map(\.frame))
      parts[place].readings =
        [best] + rest + parts[place].readings.filter { !frames.contains($0.frame) }
    }
  }

  /// Whether a part only says what a pronoun in its neighbour takes up again ("al otro ponle tres estrellas").
  private func isTakenUp(_ inherited: Command, by neighbour: Part) -> Bool {
    guard let values = neighbour.readings.first?.values else { return false }
    return inherited.fillings.allSatisfy { filling in
      filling.value == .reference
        && values.contains { $0.parameter == filling.parameter && $0.value == .reference }
    }
  }

  /// A part as a further request for what its neighbour asks for; nil where it names more than that can take ("add Dune and
  /// put it on the read shelf").
  private func inherited(
    _ part: Part,
    from neighbour: Part,
    in division: Division
  ) -> Command? {
    // What the neighbour has from its own ("four stars to Carrie, three to Hamnet and five to Misery").
    let passedOn = division.commands.last { $0.isInherited && $0.tokens == neighbour.tokens }
    guard let frame = passedOn?.reading.frame ?? neighbour.readings.first?.frame,
      let reading = part.readings.first(where: { $0.frame == frame }), !reading.values.isEmpty,
      let own = part.readings.first, own.score - reading.score < Self.mostBehind,
      own.frame == frame || own.score < reading.score
        || own.values.count(where: \.value.isName) <= reading.values.count(where: \.value.isName)
    else { return nil }
    if asksOtherwise(part, than: reading) { return nil }
    var command = Command(part.tokens, part.act, [reading])
    command.isInherited = true
    return command
  }

  /// Whether a part begins with a verb of its own, which asks for something else ("open Dune and turn off the lights").
  private func asksOtherwise(_ part: Part, than reading: FrameReading) -> Bool {
    guard let first = chart.firstWord(of: part.tokens, besideValuesOf: reading) else {
      return false
    }
    let verbs = chart.verbs[first].filter { !$0.isLight }
    let own = lexicon.entries[reading.frame].verbs
    return verbs.isEmpty
      ? chart.isActionVerb[first] && reading.unexplained.contains { $0.contains(first) }
      : !verbs.contains { own.contains($0.name) }
  }

  /// What is asked for behind a slip, with what was said before it and not put right ("호빗은 읽고 있는 책, 아니
  /// 읽은 책으로 옮겨줘").
  private func merged(_ last: Command, into part: Part, _ own: FrameReading) -> Command? {
    guard own.hasVerb, !last.reading.hasVerb, own.unexplained.isEmpty,
      let before = ([last.reading] + last.rivals).first(where: { $0.frame == own.frame }),
      before.unexplained.isEmpty
    else { return nil }
    var command = Command(part.tokens, part.act, part.readings)
    for value in before.values
    where value.value != .open && command.filling(of: value.parameter) == nil {
      command.fillings.append(
        Command.Filling(parameter: value.parameter, value: value.value, tokens: value.tokens)
      )
    }
    return command.fillings.count > own.values.count ? command : nil
  }

  /// What is said behind a slip, where that is nothing but another number for what was asked for ("no wait, three").
  private func renumbered(_ last: Command, by part: Part) -> FrameReading? {
    let numbers = last.fillings.filter(\.value.isNumber).map(\.parameter)
    return parser.reading(
      of: part.tokens,
      frame: last.reading.frame,
      renumbering: Set(numbers)
    )
  }

  /// Puts what was said after a slip in the place of the slip.
  private func replace(
    _ last: Command,
    by part: Part,
    _ own: FrameReading,
    isEmpty: Bool,
    in division: inout Division
  ) {
    division.commands.removeLast()
    division.score -= last.reading.score
    if isEmpty || part.act.act == .prohibition {
      division.score += last.reading.score + Self.splitCost
      division.isWithdrawn = true
      return
    }
    let same =
      renumbered(last, by: part) ?? part.readings.first { $0.frame == last.reading.frame }
    let fitsSame = same.map { $0.unexplained.isEmpty && !$0.values.isEmpty } ?? false
    if language.grammar.verbsComeLast, part.kind == .correction,
      let merged = merged(last, into: part, own)
    {
      division.commands.append(merged)
      division.score += max(last.reading.score, own.score)
      return
    }
    guard part.kind != .retraction || !own.isAskedFor, fitsSame && !own.hasVerb, let reading = same
    else {
      division.commands.append(Command(part.tokens, part.act, part.readings))
      division.score += own.score
      return
    }
    // What speaks for the other intents was said before the slip, as what speaks for this one.
    let gap = last.reading.score - reading.score - last.reading.evidence
    let rivals = last.rivals.map { rival in
      var rival = rival
      rival.cost += max(0, gap)
      return rival
    }
    var command = Command(part.tokens, last.act, [reading] + rivals)
    command.isInherited = last.isInherited || last.reading.isAskedFor
    // Another number is about the same thing, whether anybody knows it or not.
    let isOnlyNumber = reading.values.allSatisfy(\.value.isNumber)
    for filling in last.fillings where filling.value != .open || isOnlyNumber {
      let own = command.filling(of: filling.parameter)
      // "Make it two" is about the same thing; "no, that one" is not.
      let isSame = own?.value == .reference && command.fillings.count > 1
      guard own == nil || isSame else { continue }
      command.fillings.removeAll { $0.parameter == filling.parameter }
      command.fillings.append(filling)
    }
    command.reading.evidence += last.reading.evidence
    command.leftOver = last.reading.unexplained
    division.commands.append(command)
    // What was said before the slip speaks for the command still.
    division.score += max(last.reading.score, command.reading.score)
  }
}
