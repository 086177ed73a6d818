import PhraseMatcher
import SpokenLanguage

/// Divides a sentence into the commands that are said in one breath.
///
/// A sentence that is one command as a whole is one. Otherwise it is tried to be divided where joining
/// words and signs stand; the division whose parts are explained best is taken. A part takes from its
/// neighbours what it leaves out: the verb ("and Emma four"), a value ("five stars each"), or the thing
/// that is spoken of.
struct SentenceDivider {
  private static let splitCost = 0.6
  private static let openPartCost = 1.5
  private static let toldCost = 0.3
  private static let toldWordCost = 0.25
  private static let unusedCorrectionCost = 6.0
  /// More than a text costs that takes in a whole clause, or than a name tells that stands in it.
  private static let statementGain = 4.0
  /// How much worse an intent that is asked for with questions may fit a question.
  private static let questionMargin = 1.5
  /// How much worse a reading may be of which no word is left over: less than one word costs.
  private static let wholeMargin = 1.0
  /// How much worse than alone a part may fit what its neighbour asks for.
  private static let mostBehind = 2.5
  /// What a sentence does beside which something may be asked for.
  private static let told: Set<SpeechAct> = [.report, .remark]
  /// How many intents of a part are tried with its neighbours.
  private static let mostIntents = 8
  /// What it costs an intent that it fits no part beside one.
  private static let unfitCost = 9.0

  let chart: SentenceChart
  let lexicon: FrameLexicon
  let language: any Language
  let parser: FrameParser
  let acts: SpeechActReader

  init(chart: SentenceChart, lexicon: FrameLexicon, language: any Language, parser: FrameParser) {
    self.chart = chart
    self.lexicon = lexicon
    self.language = language
    self.parser = parser
    acts = SpeechActReader(language)
  }

  /// What a sentence was divided into.
  struct Division {
    var commands: [Command] = []
    /// What was named beside the commands.
    var background: [Spoken] = []
    /// What a part does that asks for nothing.
    var toldInstead: SpeechActReader.Finding?
    /// Whether something is told beside what is asked for.
    var tells = false
    /// Whether it is told how something is.
    var states = false
    /// Whether something was taken back and nothing put in its place.
    var isWithdrawn = false
    var score = 0.0
    /// How many words nothing explains.
    var unexplained = 0
    /// How many words that mean something belong to no part.
    var lost = 0
    /// How the whole sentence can be read, best first; nil where that was not asked.
    var readings: [FrameReading]?
  }

  /// A value that was named without being asked for.
  struct Spoken {
    var frame: Int
    var filling: Command.Filling
    /// The same for what is listed together, of which the same is told.
    var list = 0
    /// Whether the name may go on with what is said behind it.
    var isDoubtful = false
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
    for choice in 1..<(1 << boundaries.count) {
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

  /// Whether a command does what something may be asked for beside: it tells something, or denies something of which
  /// nothing is done before a clause that asks for something ("not my thing, bin it").
  private func tellsMore(_ command: Command, beside boundaries: [Boundary]) -> Bool {
    if Self.told.contains(command.act.act) { return true }
    guard command.act.act == .prohibition, !chart.verbsComeLast else { return false }
    let start = command.tokens.lowerBound
    let denial = command.act.tokens.shifted(by: start)
    return boundaries.contains { boundary in
      let next = boundary.tokens.upperBound
      guard boundary.kind == .joint, chart.startsCommand.indices.contains(next),
        chart.startsCommand[next], denial.upperBound < boundary.tokens.lowerBound,
        // "And" may go on with what is not to be done.
        chart.classes.joiners[boundary.tokens.lowerBound] == 0,
        let denied = readings(of: start..<boundary.tokens.lowerBound).first
      else { return false }
      return !denied.isAskedFor && !denied.hasVerb
    }
  }

  /// Whether a command takes in what may be another one: text takes any words, what is only told too, and a name may stand
  /// in what is said beside it.
  private func hides(_ boundaries: [Boundary], _ command: Command) -> Bool {
    let takesText = command.fillings.contains { filling in
      filling.value == .text
        && boundaries.contains { filling.tokens.contains($0.tokens.lowerBound) }
    }
    let takesCommand = command.reading.pieces.contains { piece in
      piece.role == .aside(.clause)
        && boundaries.contains {
          piece.tokens.contains($0.tokens.lowerBound)
            && chart.beginsWithVerb($0.tokens.upperBound..<chart.tokens.count)
        }
    }
    return takesText || takesCommand || passesOverReference(command.reading)
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

  /// The last clause, where it begins with a verb of doing, and the sentence taken to be told before it.
  var commandBehindTold: (clause: Range<Int>, division: Division)? {
    guard !chart.verbsComeLast,
      let boundary = Boundary.all(in: chart).last(where: {
        $0.kind == .joint && chart.startsCommand.indices.contains($0.tokens.upperBound)
          && chart.startsCommand[$0.tokens.upperBound]
      })
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

  // MARK: - Parts

  /// A part of the sentence with its own readings.
  struct Part {
    var tokens: Range<Int>
    var kind: Boundary.Kind
    var readings: [FrameReading]
    var act: SpeechActReader.Finding

    /// Whether an intent is asked for by a verb or word of its own.
    var isAskedFor: Bool { readings.first?.isAskedFor == true }

    /// Whether values alone say what is wanted ("I've read Dune").
    var states: Bool {
      readings.first.map { $0.values.count { $0.value.isName || $0.value.isNumber } > 1 } == true
    }

    /// Whether a verb is said, be it one that asks for many things.
    var hasVerb: Bool { readings.first.map { $0.hasVerb || $0.hasLightVerb } == true }
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
    } else if kind != .joint {
      return Division(isWithdrawn: true)
    }
    settleIntents(&parts)
    var division = Division()
    division.score = -Self.splitCost * Double(boundaries.count)
    for (place, part) in parts.enumerated() {
      add(part, at: place, of: parts, to: &division)
    }
    resolveReferences(&division)
    complete(&division)
    division.unexplained = division.commands.reduce(division.lost) { total, command in
      total + command.unexplained.reduce(0) { $0 + $1.count }
    }
    return division
  }

  private func part(
    _ tokens: Range<Int>,
    _ kind: Boundary.Kind,
    _ known: inout [Range<Int>: Part]
  ) -> Part {
    var part = known[tokens] ?? read(tokens)
    known[tokens] = part
    part.kind = kind
    return part
  }

  private func read(_ tokens: Range<Int>) -> Part {
    var readings = readings(of: tokens)
    let act = act(of: tokens, readings.first)
    if act.act == .question {
      // Nothing is changed by asking what there is, and of two intents for the same words a question is for
      // the one that is asked with questions.
      prefer({ lexicon.entries[$0.frame].effect == .shows }, in: &readings)
      prefer({ lexicon.entries[$0.frame].isQuestion }, in: &readings)
    }
    return Part(tokens: tokens, kind: .joint, readings: readings, act: act)
  }

  /// Puts the best reading of a kind first where it fits a question hardly worse than the first.
  private func prefer(_ isMeant: (FrameReading) -> Bool, in readings: inout [FrameReading]) {
    guard let first = readings.first, let place = readings.firstIndex(where: isMeant),
      readings[place].score >= first.score - Self.questionMargin
    else { return }
    readings.insert(readings.remove(at: place), at: 0)
  }

  func readings(of tokens: Range<Int>) -> [FrameReading] {
    var readings = lexicon.frames.indices.compactMap { parser.reading(of: tokens, frame: $0) }
      .sorted { ($1.score, $0.frame) < ($0.score, $1.frame) }
    preferWhole(&readings)
    return readings
  }

  /// Puts a reading first that explains every word and names more, where the first leaves words over and is hardly
  /// likelier ("bỏ Dune vô danh sách muốn đọc" moves Dune).
  private func preferWhole(_ readings: inout [FrameReading]) {
    guard let first = readings.first, !first.unexplained.isEmpty,
      let place = readings.firstIndex(where: {
        $0.unexplained.isEmpty && !$0.values.contains { $0.value == .open || $0.value == .text }
          && $0.values.count > first.values.count && ($0.isAskedFor || $0.hasLightVerb)
      }),
      readings[place].score >= first.score - Self.wholeMargin
    else { return }
    readings.insert(readings.remove(at: place), at: 0)
  }

  // MARK: - Joining

  private func add(_ part: Part, at place: Int, of parts: [Part], to division: inout Division) {
    guard let own = part.readings.first else {
      if !part.act.act.asks, !part.act.tokens.isEmpty { division.lost += part.tokens.count }
      return
    }
    let isEmpty = own.values.isEmpty && !own.isAskedFor
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
      let isOfNext = !hasSubject(part) && !deniesAlone(place, of: parts)
      if !part.act.act.asks, !part.act.tokens.isEmpty, isOfNext {
        division.lost += part.tokens.count
      }
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
    let isListed = isListed(place, of: parts)
    let states = isStatement(part, beside: parts) || isPutOff(part, beside: parts)
    let isTold =
      (!part.act.act.asks || governing != nil || isOver(part, own, at: place, of: parts)
        || isBackground(part, at: place, of: parts)
        || isListed || states)
      && !(own.isAskedFor && lexicon.entries[own.frame].isQuestion && own.unexplained.isEmpty
        && !chart.endsReason[part.tokens.upperBound])
    if parts.count > 1, isTold || isAside(part, own) || isTopic(part, own, at: place, of: parts) {
      // What was told beside a command is no part of it, but what it names is spoken of.
      let known = division.background.count
      division.background += named(in: part.tokens)
      // Whatever it was about, what it names is known: the likeliest reading counts most.
      for reading in part.readings.reversed() {
        division.background += Command(part.tokens, part.act, [reading]).fillings.map {
          Spoken(frame: reading.frame, filling: $0)
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
      return
    }
    if !own.isAskedFor, let neighbour = neighbour(of: place, in: parts),
      let inherited = inherited(part, from: neighbour)
    {
      division.commands.append(inherited)
      division.score += inherited.reading.score
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
    division.commands.append(Command(part.tokens, part.act, part.readings))
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
  private func settleIntents(_ parts: inout [Part]) {
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

  /// A part as a further request for what its neighbour asks for.
  private func inherited(_ part: Part, from neighbour: Part) -> Command? {
    guard let frame = neighbour.readings.first?.frame,
      let reading = part.readings.first(where: { $0.frame == frame }), !reading.values.isEmpty,
      let own = part.readings.first, own.score - reading.score < Self.mostBehind
    else { return nil }
    var command = Command(part.tokens, part.act, [reading])
    command.isInherited = true
    return command
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
    let same = part.readings.first { $0.frame == last.reading.frame }
    let fitsSame = same.map { $0.unexplained.isEmpty && !$0.values.isEmpty } ?? false
    if language.grammar.verbsComeLast, part.kind == .correction,
      let merged = merged(last, into: part, own)
    {
      division.commands.append(merged)
      division.score += max(last.reading.score, own.score)
      return
    }
    guard part.kind != .retraction, fitsSame && !own.hasVerb, let reading = same else {
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
    for filling in last.fillings where filling.value != .open {
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

extension SentenceDivider.Division {
  /// The one command with all that it needs in a clause of its own, where the rest of the sentence is only told beside
  /// it; nil where there is no such command.
  var commandBesideTold: Command? {
    guard tells, commands.count == 1, lost == 0, !isWithdrawn, let command = commands.first,
      !command.isInherited, command.leftOver.isEmpty
    else { return nil }
    return command
  }

  /// Whether something that a parameter of an intent takes is told beside what is asked for.
  func tells(_ parameter: Int, of frame: Int, _ lexicon: FrameLexicon) -> Bool {
    let taken = lexicon.frames[frame].parameters[parameter].kind
    return background.contains { spoken in
      guard case .name = taken else {
        return spoken.frame == frame && spoken.filling.parameter == parameter
      }
      let other = lexicon.frames[spoken.frame]
      return other.app == lexicon.frames[frame].app && spoken.filling.value.isName
        && other.parameters[spoken.filling.parameter].kind == taken
    }
  }

  /// Whether nothing in it is asked for.
  fileprivate var asksForNothing: Bool { !commands.contains { $0.act.act.asks } }

  /// Whether less is left unexplained, or the same at a lower price.
  fileprivate func isBetter(than other: Self) -> Bool {
    let open = commands.count(where: \.isOpen)
    let otherOpen = other.commands.count(where: \.isOpen)
    if commands.isEmpty != other.commands.isEmpty, !isWithdrawn { return !commands.isEmpty }
    if unexplained != other.unexplained { return unexplained < other.unexplained }
    if open != otherOpen { return open < otherOpen }
    return score > other.score
  }
}
