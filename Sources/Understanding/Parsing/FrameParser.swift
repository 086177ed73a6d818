import PhraseMatcher
import SpokenLanguage

/// Finds the cheapest way to read a clause as a request for one intent.
///
/// Every word is taken for something (a courtesy, a word of the intent's phrases, a value, …), each at a
/// price; the cheapest row of pieces is found by dynamic programming over the places of the clause
/// and the parameters that are filled (Viterbi 1967). Order does not matter, so "five stars for
/// Dune" and "rate Dune with five stars" fill the same frame.
struct FrameParser {
  /// More parameters are not told apart in one clause.
  private static let mostParameters = 6
  /// One word says too little to be something that is said beside a command.
  private static let fewestAsideWords = 2.0
  /// The most words of a value that is not known.
  private static let mostOpenWords = 14

  let chart: SentenceChart
  let lexicon: FrameLexicon
  let language: any Language
  var costs = EvidenceCosts()
  /// The vocabularies of which something was spoken of before.
  var topics: Set<VocabularyName> = []
  /// The vocabularies whose app can be asked for more values.
  var openVocabularies: Set<VocabularyName> = []

  private struct State {
    var cost = Double.infinity
    var from = -1
    var piece = -1
  }

  /// The best reading of some tokens for one frame; nil where nothing in them speaks for it.
  ///
  /// - Parameters:
  ///   - clause: The tokens.
  ///   - frame: The frame's number.
  ///   - excluded: Parameters that are filled already, from another clause.
  /// - Returns: The cheapest reading; nil where nothing in the tokens speaks for the frame.
  func reading(of clause: Range<Int>, frame: Int, filled excluded: Set<Int> = []) -> FrameReading? {
    let parameters = Array(lexicon.frames[frame].parameters.prefix(Self.mostParameters))
    let masks = 1 << parameters.count
    var start = 0
    for parameter in excluded where parameter < parameters.count { start |= 1 << parameter }
    var pieces: [FrameReading.Piece] = []
    var states = Array(repeating: State(), count: (clause.count + 1) * masks)
    states[start].cost = 0
    for place in clause {
      let edges = edges(at: place, in: clause, frame: frame, parameters)
      let row = (place - clause.lowerBound) * masks
      for mask in 0..<masks where states[row + mask].cost < .infinity {
        let here = states[row + mask].cost
        for edge in edges {
          var next = mask
          if case .value(let parameter, _) = edge.role {
            guard mask & (1 << parameter) == 0 else { continue }
            next |= 1 << parameter
          }
          let target = (edge.tokens.upperBound - clause.lowerBound) * masks + next
          guard here + edge.cost < states[target].cost else { continue }
          pieces.append(edge)
          states[target] = State(
            cost: here + edge.cost,
            from: row + mask,
            piece: pieces.count - 1
          )
        }
      }
    }
    let last = clause.count * masks
    var best: (state: Int, cost: Double)?
    for mask in 0..<masks where states[last + mask].cost < .infinity {
      let missing = parameters.indices.count {
        mask & (1 << $0) == 0 && !parameters[$0].isOptional
      }
      let cost = states[last + mask].cost + Double(missing) * costs.missing
      if cost < best?.cost ?? .infinity { best = (last + mask, cost) }
    }
    guard let best else { return nil }
    var path: [FrameReading.Piece] = []
    var state = best.state
    while states[state].piece >= 0 {
      path.append(pieces[states[state].piece])
      state = states[state].from
    }
    let reading = FrameReading(frame: frame, pieces: path.reversed(), cost: best.cost, evidence: 0)
    return weighed(reading)
  }

  /// The reading with what its words say for the intent, each word counted once.
  private func weighed(_ reading: FrameReading) -> FrameReading {
    var reading = reading
    let entry = lexicon.entries[reading.frame]
    var words: Set<String> = []
    var evidence = 0.0
    // A small word asks for nothing alone.
    let isNamed = reading.values.contains { $0.value.isName || $0.value.isNumber }
    for place in reading.pieces.indices {
      switch reading.pieces[place].role {
      case .word(let stem) where words.insert(stem).inserted:
        evidence += entry.words[stem] ?? (isNamed ? entry.contrasts[stem] : nil) ?? 0
      case .verb(let name) where words.insert(FrameLexicon.verbMark + name).inserted:
        evidence += lexicon.verbWeights[name] ?? 0
      case .verb where isCourtesy(reading.pieces[place].tokens):
        // Behind another verb it may say nothing of its own ("mở … xem").
        reading.cost += costs.courtesy - reading.pieces[place].cost
        reading.pieces[place].role = .courtesy
        reading.pieces[place].cost = costs.courtesy
      case .verb where language.grammar.verbsComeLast:
        // "평가를 매기다": a noun and its verb.
        break
      case .verb:
        // Who asks twice for the same means something else by one of the words ("take out the trash").
        let more = costs.unexplained - reading.pieces[place].cost
        reading.pieces[place].role = .unexplained
        reading.pieces[place].cost += more
        reading.cost += more
      default: break
      }
    }
    reading.evidence = evidence
    if reading.values.isEmpty { reading.cost += unsaid(entry, words) }
    return reading
  }

  /// What the words of an intent's phrases cost that were not said, where nothing is named.
  ///
  /// What takes no value is asked for by its own words alone: "open a book" asks for no shelf.
  private func unsaid(_ entry: FrameLexicon.Entry, _ said: Set<String>) -> Double {
    let missing = entry.templates.filter { !$0.isEmpty }.map { template in
      template.subtracting(said).reduce(0) { sum, word in
        sum + (entry.words[word] ?? lexicon.verbWeights[String(word.dropFirst())] ?? 0)
      }
    }
    return costs.unsaid * min(costs.mostUnsaid, missing.min() ?? 0)
  }

  private func isCourtesy(_ tokens: Range<Int>) -> Bool {
    chart.courtesies[tokens.lowerBound] == tokens.count
  }

  // MARK: - Edges

  private func edges(
    at place: Int,
    in clause: Range<Int>,
    frame: Int,
    _ parameters: [IntentFrame.Parameter]
  ) -> [FrameReading.Piece] {
    var edges: [FrameReading.Piece] = []
    func add(_ length: Int, _ role: FrameReading.Role, _ cost: Double) {
      guard length > 0, place + length <= clause.upperBound else { return }
      edges.append(.init(tokens: place..<(place + length), role: role, cost: cost))
    }
    let entry = lexicon.entries[frame]
    let definition = lexicon.frames[frame]
    add(
      1,
      .unexplained,
      chart.beginsWord[place] ? costs.unexplained : costs.unexplainedSyllable
    )
    add(chart.courtesies[place], .courtesy, costs.courtesy)
    for aside in asides(at: place, in: clause) { edges.append(aside) }
    // Small words that are a verb together are not said for nothing.
    let isVerb = chart.verbs[place].contains {
      !$0.isLight && $0.length > 1 && !entry.verbs.contains($0.name)
    }
    let unused =
      (isVerb ? costs.unusedVerb : 0)
      + (chart.references[place] > 0 ? costs.unusedReference : 0)
    add(chart.functionWords[place], .functionWord, costs.functionWord + unused)
    // A joining word joins what is said before, and else two things that are asked for.
    let joint = place == clause.lowerBound ? costs.functionWord : costs.joiner
    add(chart.joiners[place], .functionWord, joint)
    add(chart.distributives[place], .distributive, costs.functionWord)
    if entry.effect == .shows { add(chart.questionWords[place], .functionWord, costs.functionWord) }
    for (vocabulary, lengths) in chart.kindWords where vocabulary.app == definition.app {
      add(lengths[place], .kind, costs.otherKind)
    }
    for name in lexicon.names[definition.app] ?? [] where isHeard(name, at: place) {
      add(name.count, .applicationName, costs.applicationName)
    }
    for word in chart.words[place] where entry.words[word.stem] != nil {
      add(word.length, .word(word.stem), costs.word)
    }
    let isBeforeVerb = place + 1 < clause.upperBound && !chart.verbs[place + 1].isEmpty
    // A particle that begins a name belongs to it.
    let isInName = chart.mentions.values.contains { mentions in
      mentions.contains {
        $0.fit == .exact && $0.tokens.lowerBound == place && $0.tokens.count > 1
      }
    }
    if entry.contrasts[chart.tokens[place].text] != nil, !isBeforeVerb, !isInName {
      add(1, .word(chart.tokens[place].text), costs.word)
    }
    for verb in chart.verbs[place] {
      if entry.verbs.contains(verb.name) {
        add(verb.length, .verb(verb.name), costs.verb)
      } else if verb.isLight {
        // A verb that has a meaning of its own too is said for that rather than for nothing.
        let hasMeaning = chart.verbs[place].contains { !$0.isLight && $0.length == verb.length }
        add(verb.length, .lightVerb, costs.lightVerb + (hasMeaning ? costs.unusedVerb : 0))
      }
    }
    for (number, parameter) in parameters.enumerated() {
      addValues(of: parameter, number, at: place, in: clause, entry, definition.app, to: &edges)
    }
    return edges
  }

  /// What may be said beside the command from a place on.
  private func asides(at place: Int, in clause: Range<Int>) -> [FrameReading.Piece] {
    var found: [FrameReading.Piece] = []
    func add(_ tokens: Range<Int>, _ aside: Aside) {
      let words = Double(tokens.count { chart.beginsWord[$0] })
      guard words >= Self.fewestAsideWords, !tellsMore(tokens) else { return }
      let cost = costs.aside + costs.asideWord * words
      found.append(.init(tokens: tokens, role: .aside(aside), cost: cost))
    }
    let comesLast = language.grammar.verbsComeLast
    if let aside = chart.asides[place], !comesLast || chart.endsAside[clause.upperBound] {
      add(place..<clause.upperBound, aside)
    }
    if comesLast, place == clause.lowerBound || chart.asides[place] != nil {
      for end in place + 1..<max(place + 1, clause.upperBound)
      where chart.endsAside[end] && chart.beginsWord[end] { add(place..<end, .clause) }
    }
    return found
  }

  /// Whether some words name or count something, so that they are not said beside a command.
  private func tellsMore(_ tokens: Range<Int>) -> Bool {
    let isNamed = chart.mentions.values.contains { mentions in
      mentions.contains { mention in
        mention.fit == .exact && tokens.contains(mention.tokens.lowerBound)
          && mention.tokens.upperBound <= tokens.upperBound
          && mention.tokens.contains { !chart.isClosed[$0] }
      }
    }
    return isNamed
      || tokens.contains { place in
        chart.numbers[place].contains { !$0.isHomophone && $0.amount != .number(1) }
      }
  }

  private func isHeard(_ name: [String], at place: Int) -> Bool {
    place + name.count <= chart.tokens.count && !name.isEmpty
      && name.indices.allSatisfy { chart.tokens[place + $0].text == name[$0] }
  }

  private func addValues(
    of parameter: IntentFrame.Parameter,
    _ number: Int,
    at place: Int,
    in clause: Range<Int>,
    _ entry: FrameLexicon.Entry,
    _ app: String,
    to edges: inout [FrameReading.Piece]
  ) {
    func add(
      _ range: Range<Int>,
      _ value: FrameReading.Value,
      _ cost: Double,
      isContentWord: Bool = false
    ) {
      guard range.upperBound <= clause.upperBound else { return }
      var cost = cost
      if isExpected(range, in: clause, parameter, entry) { cost += costs.expectedNeighbour }
      edges.append(
        .init(
          tokens: range,
          role: .value(parameter: number, value),
          cost: cost,
          isContentWord: isContentWord
        )
      )
    }
    switch parameter.kind {
    case .name(let vocabulary):
      let vocabulary = VocabularyName(app: app, vocabulary: vocabulary)
      for mention in chart.mentions[vocabulary] ?? [] where mention.tokens.lowerBound == place {
        let weight = min(
          mention.fit == .exact
            ? max(
              mention.weight,
              costs.exactWeight + costs.exactWordWeight * Double(mention.tokens.count)
            ) : mention.weight,
          costs.mostNamedWeight
        )
        let isPronoun = chart.references[place] == mention.tokens.count && !chart.isQuoted[place]
        add(
          mention.tokens,
          .named(mention),
          mention.cost + costs.named + costs.namedWeight * weight
            + (isPronoun ? costs.pronounAsName : 0)
            + (isWordOfPhrases(mention) ? costs.phraseWordAsName : 0)
            + (isVerb(mention, in: clause) ? costs.openVerb : 0)
        )
        if mention.tokens.upperBound < clause.upperBound {
          let behind = chart.exclusionsBehind[mention.tokens.upperBound]
          if behind > 0 {
            let range = place..<(mention.tokens.upperBound + behind)
            edges.append(
              .init(tokens: range, role: .excluded(parameter: number), cost: costs.excluded)
            )
          }
        }
      }
      if let kind = chart.kindWords[vocabulary]?[place], kind > 0 {
        edges.append(.init(tokens: place..<(place + kind), role: .kind, cost: costs.kind))
        for one in chart.numbers.element(at: place + kind, or: [])
        where one.amount == .number(1) && one.tokens.upperBound <= clause.upperBound {
          let range = place..<one.tokens.upperBound
          edges.append(.init(tokens: range, role: .kind, cost: costs.kind))
        }
      }
      let isSpokenOf =
        topics.contains(vocabulary)
        || (chart.mentions[vocabulary] ?? []).contains {
          $0.tokens.upperBound <= place && $0.fit == .exact
        }
      if chart.references[place] > 0, isSpokenOf {
        add(place..<(place + chart.references[place]), .reference, costs.reference)
      }
      if openVocabularies.contains(vocabulary) {
        let known = (chart.mentions[vocabulary] ?? []).filter { $0.fit == .exact }
        addOpen(.open, costs.open, costs.openWord, at: place, in: clause) { range, value, cost in
          // "톨킨 책" says whose books are meant and names none of them.
          let describes =
            language.grammar.verbsComeLast && range.upperBound < clause.upperBound
            && (chart.kindWords[vocabulary]?[range.upperBound] ?? 0) > 0
          // That an unlisted name holds a listed one by chance is as likely as the words are.
          let within = known.filter {
            range.contains($0.tokens.lowerBound) && $0.tokens.upperBound <= range.upperBound
          }
          let chance = min(costs.mostNamedWeight, within.map(\.weight).max() ?? 0)
          add(range, value, cost + chance + (describes ? costs.describedKind : 0))
        }
      }
    case .number:
      for said in chart.numbers[place] {
        guard let value = value(of: said.amount, parameter) else { continue }
        if said.isGrade {
          guard isScore(parameter), parameter.range?.contains(value) == true else { continue }
          add(said.tokens, .number(value), costs.number + costs.grade, isContentWord: true)
          continue
        }
        guard
          said.withCounter != said.tokens || !countsKind(at: place) || !isScore(parameter)
        else { continue }
        let cost = costs.number + (said.isHomophone ? costs.homophone : 0)
        add(said.tokens, .number(value), cost)
        // What the phrases say behind the number belongs to it: "3 copies", "세 권".
        let next = said.tokens.upperBound
        let counted = next < clause.upperBound ? chart.tokens[next].text : ""
        let countedStem = next < clause.upperBound ? chart.stems[next] : ""
        if said.withCounter != said.tokens {
          let isOwn =
            entry.after[parameter.name]?.contains(counted) == true
            || isScale(said.withCounter, of: parameter)
            || language.grammar.verbsOfCounters[counted].map(entry.verbs.contains) == true
          if isScore(parameter), !isOwn { continue }
          let isForeign = !isOwn && lexicon.counted.contains(counted)
          let counter = isOwn ? costs.ownCounter : isForeign ? costs.foreignCounter : 0
          add(said.withCounter, .number(value), cost + counter, isContentWord: isOwn)
        } else if entry.after[parameter.name]?.contains(counted) == true
          || entry.afterStems[parameter.name]?.contains(countedStem) == true
        {
          let range = said.tokens.lowerBound..<(next + 1)
          add(range, .number(value), cost + costs.ownCounter, isContentWord: true)
        }
        if chart.exclusionsBehind.element(at: said.withCounter.upperBound, or: 0) > 0 {
          let end = said.withCounter.upperBound
          let range = place..<(end + chart.exclusionsBehind[end])
          edges.append(
            .init(tokens: range, role: .excluded(parameter: number), cost: costs.excluded)
          )
        }
      }
      let before = chart.exclusionsBefore[place]
      if before > 0 {
        for said in chart.numbers.element(at: place + before, or: []) {
          edges.append(
            .init(
              tokens: place..<said.withCounter.upperBound,
              role: .excluded(parameter: number),
              cost: costs.excluded
            )
          )
        }
      }
    case .text:
      addOpen(.text, costs.text, costs.textWord, at: place, in: clause) { add($0, $1, $2) }
    case .date, .time, .duration:
      break
    }
  }

  /// Whether a name is just the verb with which the clause begins ("Open" in "open that shelf").
  private func isVerb(_ mention: NameMention, in clause: Range<Int>) -> Bool {
    !language.grammar.verbsComeLast
      && mention.tokens.lowerBound == chart.firstContentWord(in: clause)
      && !chart.isQuoted[mention.tokens.lowerBound]
      && chart.verbs[mention.tokens.lowerBound].contains {
        !$0.isLight && $0.length >= mention.tokens.count
      }
  }

  /// Whether what seems to be a piece of a name is a word of some phrase ("stars").
  private func isWordOfPhrases(_ mention: NameMention) -> Bool {
    mention.fit == .partial && mention.tokens.count == 1
      && lexicon.words.contains(chart.stems[mention.tokens.lowerBound])
  }

  /// Whether the thing's own kind stands before a number, which then says how many there are.
  private func countsKind(at place: Int) -> Bool {
    chart.kindWords.values.contains { lengths in
      lengths[..<place].enumerated().contains { $0.element > 0 && $0.offset + $0.element == place }
    }
  }

  /// Whether a number says how much of something and not how many.
  private func isScore(_ parameter: IntentFrame.Parameter) -> Bool {
    parameter.range.map { $0.upperBound <= Self.mostScore } ?? false
  }

  /// Scales end at ten.
  private static let mostScore = 10.0

  /// Whether a number is given out of the greatest that the parameter takes ("four out of five").
  private func isScale(_ said: Range<Int>, of parameter: IntentFrame.Parameter) -> Bool {
    guard let most = parameter.range?.upperBound, said.count > 1,
      let last = said.last.map({ chart.tokens[$0].text })
    else { return false }
    return Double(last) == most
  }

  private func addOpen(
    _ value: FrameReading.Value,
    _ cost: Double,
    _ wordCost: Double,
    at place: Int,
    in clause: Range<Int>,
    _ add: (Range<Int>, FrameReading.Value, Double) -> Void
  ) {
    guard chart.beginsWord[place] else { return }
    let isVerb =
      !language.grammar.verbsComeLast && place == chart.firstContentWord(in: clause)
      && chart.verbs[place].contains { !$0.isLight } && !chart.isQuoted[place]
    let cost = cost + (isVerb ? costs.openVerb : 0)
    let last = min(clause.upperBound, place + Self.mostOpenWords * 2)
    guard place < last else { return }
    var words = 0.0
    for end in (place + 1)...last {
      words += chart.beginsWord[end - 1] ? 1 : 0.3
      guard chart.endsWord[end] else { continue }
      if end > place + 1, chart.followsBreak[end - 1], !chart.isQuoted[end - 1] { break }
      // Small words alone are no value.
      let isSaid = (place..<end).contains { !chart.isClosed[$0] || chart.isQuoted[$0] }
      if isSaid { add(place..<end, value, cost + wordCost * words) }
    }
  }

  private func value(
    of amount: Quantity.Amount,
    _ parameter: IntentFrame.Parameter
  ) -> Double? {
    switch amount {
    case .number(let number): number
    case .most: parameter.range.flatMap { $0.upperBound < 1e6 ? $0.upperBound : nil }
    case .least: parameter.range.flatMap { $0.lowerBound > -1e6 ? $0.lowerBound : nil }
    }
  }

  /// Whether a word stands beside a value that stands there in the phrases.
  private func isExpected(
    _ range: Range<Int>,
    in clause: Range<Int>,
    _ parameter: IntentFrame.Parameter,
    _ entry: FrameLexicon.Entry
  ) -> Bool {
    if range.lowerBound > clause.lowerBound,
      entry.before[parameter.name]?.contains(chart.tokens[range.lowerBound - 1].text) == true
    {
      return true
    }
    var next = range.upperBound
    // Particles stand between a value and what follows it.
    while next < clause.upperBound, !chart.beginsWord[next], chart.functionWords[next] > 0 {
      if entry.after[parameter.name]?.contains(chart.tokens[next].text) == true { return true }
      next += chart.functionWords[next]
    }
    return next < clause.upperBound
      && entry.after[parameter.name]?.contains(chart.tokens[next].text) == true
  }
}

extension Array {
  /// The element at a place, or another where the array ends before.
  fileprivate func element(at place: Int, or otherwise: Element) -> Element {
    indices.contains(place) ? self[place] : otherwise
  }
}
