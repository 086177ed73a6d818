import PhraseMatcher
import SpokenLanguage

/// Finds the cheapest way to read a clause as a request for one intent.
///
/// Every word is taken for something (a courtesy, a word of the intent's phrases, a value, …), each at a
/// price; the cheapest row of pieces is found by dynamic programming over the places of the clause
/// and the parameters that are filled (Viterbi 1967). Order does not matter, so "five stars for
/// Dune" and "rate Dune with five stars" fill the same frame.
struct FrameParser {
  /// Of more parameters of which something may be said, those are left out that could only take words that nobody knows:
  /// each doubles the search.
  private static let mostParameters = 6

  let chart: SentenceChart
  let lexicon: FrameLexicon
  let language: any Language
  var costs = EvidenceCosts()
  /// The vocabularies of which something was spoken of before.
  var topics: Set<VocabularyName> = []
  /// The vocabularies of which all values are known.
  var wholeVocabularies: Set<VocabularyName> = []
  /// The vocabularies of which something was named directly before.
  var justNamed: Set<VocabularyName> = []
  /// The vocabularies whose app can be asked for more values.
  var openVocabularies: Set<VocabularyName> = []
  /// By open vocabulary: the other ones of its app whose values are things of the same kind.
  var alike: [VocabularyName: [VocabularyName]] = [:]

  private struct State {
    var cost = Double.infinity
    var from = -1
    var piece = -1
  }

  /// What the tokens come to where some of the parameters are filled.
  private struct End {
    var state: Int
    var cost: Double
    /// What is left out of the cost for parameters that a phrase leaves out too.
    var leftOut: Double
  }

  /// The best reading of some tokens for one frame; nil where nothing in them speaks for it.
  ///
  /// - Parameters:
  ///   - clause: The tokens.
  ///   - frame: The frame's number.
  ///   - excluded: Parameters that are filled already, from another clause.
  /// - Returns: The cheapest reading; nil where nothing in the tokens speaks for the frame.
  func reading(of clause: Range<Int>, frame: Int, filled excluded: Set<Int> = []) -> FrameReading? {
    let definition = lexicon.frames[frame]
    let parameters = definition.parameters
    let slots = self.slots(of: frame, in: clause)
    let edges = clause.map { self.edges(at: $0, in: clause, frame: frame, slots) }
    let sayable = self.sayable(edges.joined(), besides: excluded)
    var bits = parameters.map { _ in 0 }
    for (place, parameter) in sayable.enumerated() { bits[parameter] = 1 << place }
    // What is said behind a clause belongs to the next, though the words may go on with its last ("không phải").
    let moves = edges.map { edges in
      edges.compactMap { edge -> (piece: FrameReading.Piece, bit: Int)? in
        guard edge.tokens.upperBound <= clause.upperBound else { return nil }
        guard let parameter = edge.parameter else { return (edge, 0) }
        return bits[parameter] == 0 ? nil : (edge, bits[parameter])
      }
    }
    let masks = 1 << sayable.count
    var pieces: [FrameReading.Piece] = []
    var states = Array(repeating: State(), count: (clause.count + 1) * masks)
    states[0].cost = 0
    for (place, moves) in moves.enumerated() {
      let row = place * masks
      for mask in 0..<masks where states[row + mask].cost < .infinity {
        let here = states[row + mask].cost
        for move in moves where mask & move.bit == 0 {
          let end = move.piece.tokens.upperBound - clause.lowerBound
          let target = end * masks + (mask | move.bit)
          guard here + move.piece.cost < states[target].cost else { continue }
          pieces.append(move.piece)
          states[target] = State(
            cost: here + move.piece.cost,
            from: row + mask,
            piece: pieces.count - 1
          )
        }
      }
    }
    let last = clause.count * masks
    let entry = lexicon.entries[frame]
    var ends: [End] = []
    for mask in 0..<masks where states[last + mask].cost < .infinity {
      let said = sayable.filter { mask & bits[$0] != 0 }
      let unsaid = self.unsaid(excluded.union(said), of: definition, entry, saysNothing: mask == 0)
      ends.append(
        End(
          state: last + mask,
          cost: states[last + mask].cost + Double(unsaid.missing) * costs.missing,
          leftOut: Double(unsaid.leftOut) * costs.missing
        )
      )
    }
    // Who says nothing of what is to be done leaves nothing out, which only a whole reading tells.
    let cheapest = ends.min { $0.cost < $1.cost }
    let cheapestWhole = ends.min { $0.cost + $0.leftOut < $1.cost + $1.leftOut }
    func reading(endingAt end: End) -> FrameReading {
      var path: [FrameReading.Piece] = []
      var state = end.state
      while states[state].piece >= 0 {
        path.append(pieces[states[state].piece])
        state = states[state].from
      }
      var reading = weighed(
        FrameReading(frame: frame, pieces: path.reversed(), cost: end.cost, evidence: 0)
      )
      if !reading.isAskedFor { reading.cost += end.leftOut }
      return reading
    }
    guard let cheapest, let cheapestWhole else { return nil }
    var readings = [reading(endingAt: cheapest)]
    if cheapestWhole.state != cheapest.state { readings.append(reading(endingAt: cheapestWhole)) }
    if namesVerb(readings[0], entry), let nameless = ends.first(where: { $0.state == last }) {
      readings.append(reading(endingAt: nameless))
    }
    return readings.max { $0.score < $1.score }
  }

  /// How many parameters have to be filled as well, and how many more there are that may be left out.
  private func unsaid(
    _ filled: Set<Int>,
    of frame: IntentFrame,
    _ entry: FrameLexicon.Entry,
    saysNothing: Bool
  ) -> (missing: Int, leftOut: Int) {
    let said = filled.reduce(0) { $0 | 1 << $1 }
    let open = frame.required & ~said
    // Beside the others it may be left out, as in one of the phrases.
    let besideOthers =
      saysNothing
      ? 0
      : frame.parameters.indices.count {
        open & (1 << $0) != 0 && entry.mayLeaveOut($0, beside: said)
      }
    let needed = frame.missing(of: open).nonzeroBitCount
    let leftOut = max(besideOthers, open.nonzeroBitCount - needed)
    return (open.nonzeroBitCount - leftOut, leftOut)
  }

  /// The parameters of which something may be said, those first for which something is known.
  private func sayable(
    _ pieces: some Sequence<FrameReading.Piece>,
    besides excluded: Set<Int>
  ) -> [Int] {
    var known: Set<Int> = []
    var open: Set<Int> = []
    for case .value(let parameter, let value) in pieces.lazy.map(\.role)
    where !excluded.contains(parameter) {
      if value.isKnown { known.insert(parameter) } else { open.insert(parameter) }
    }
    let all = known.sorted() + open.subtracting(known).sorted()
    return Array(all.prefix(Self.mostParameters))
  }

  /// Some tokens as nothing but other numbers for parameters that have numbers already ("three"), though they may be a part
  /// of a name too (*Three Men in a Boat*); nil where they are more than that.
  func reading(of clause: Range<Int>, frame: Int, renumbering numbers: Set<Int>) -> FrameReading? {
    guard !numbers.isEmpty else { return nil }
    let others = Set(lexicon.frames[frame].parameters.indices).subtracting(numbers)
    let reading = reading(of: clause, frame: frame, filled: others)
    return reading.flatMap { $0.saysOnlyNumber ? $0 : nil }
  }

  /// Whether a verb of the intent is taken for a name that is spelled alike ("Open"): what it tells as a verb is counted
  /// only where it is one.
  private func namesVerb(_ reading: FrameReading, _ entry: FrameLexicon.Entry) -> Bool {
    reading.pieces.contains { piece in
      guard case .value(_, .named) = piece.role else { return false }
      return chart.verbs[piece.tokens.lowerBound].contains {
        $0.length == piece.tokens.count && entry.verbs.contains($0.name)
      }
    }
  }

  /// Whether a verb was said or a word of the phrases that is none of their small ones.
  private func saysWord(of entry: FrameLexicon.Entry, _ reading: FrameReading) -> Bool {
    reading.pieces.contains { piece in
      switch piece.role {
      case .verb, .lightVerb, .related: true
      case .word(let stem): entry.words[stem] != nil
      default: false
      }
    }
  }

  /// The reading with what its words say for the intent, each word counted once.
  private func weighed(_ reading: FrameReading) -> FrameReading {
    var reading = reading
    let entry = lexicon.entries[reading.frame]
    var words: Set<String> = []
    var evidence = 0.0
    // A small word asks for nothing alone, nor with a part of what is needed ("in Dune").
    let isNamed =
      reading.values.contains { $0.value.isName || $0.value.isNumber }
      && (missing(in: reading) == 0 || saysWord(of: entry, reading))
    let leastSimilarity = leastSimilarity(in: reading)
    let isAlone = reading.isBareVerb
    for place in reading.pieces.indices {
      switch reading.pieces[place].role {
      case .related(_, let similarity) where similarity < leastSimilarity:
        reading.pieces[place].role = .unexplained
        charge(place, of: &reading)
      case .word(let stem) where words.insert(stem).inserted:
        evidence += entry.words[stem] ?? (isNamed ? entry.contrasts[stem] : nil) ?? 0
      case .related(let meaning, let similarity):
        guard let sense = entry.senses[meaning], words.isDisjoint(with: sense.words) else {
          // What means the same as a word that was said means something else ("füttere die Hühner").
          if !language.grammar.verbsComeLast {
            reading.pieces[place].role = .unexplained
            charge(place, of: &reading)
          }
          break
        }
        words.formUnion(sense.words)
        evidence += similarity * sense.weight
      case .verb(let name)
      where isAlone && !means(name, reading.pieces[place].tokens, entry):
        reading.pieces[place].role = .unexplained
        charge(place, of: &reading)
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
    doubt(&reading)
    reading.cost += costs.unusualOrder * Double(unusualPairs(in: reading, entry))
    reading.cost += costs.bareCount * Double(bareCounts(in: reading, entry))
    if reading.values.isEmpty {
      reading.cost += unsaid(entry, words)
      if entry.isWholePhrase(words.union(kinds(in: reading))) {
        // One question comes of it as of every other phrase, however many values are asked for then.
        reading.cost -= min(costs.missing, missing(in: reading))
      }
    } else if reading.values.allSatisfy(\.value.isText) {
      reading.lacksWords = lacksWords(reading, entry, words)
    }
    return reading
  }

  /// How alike a word has to be to one of the intent's, from 0 to 1, for both to mean the same.
  ///
  /// Where nobody knows what is named, a word that only means about the same tells too little; where nothing is
  /// named, or not all that is needed, it has to be a synonym.
  private func leastSimilarity(in reading: FrameReading) -> Double {
    let isKnown = reading.values.allSatisfy { value in
      switch value.value {
      case .named(let mention): mention.fit != .partial
      case .number, .moment, .reference, .result: true
      case .open, .text: false
      }
    }
    guard isKnown else { return .infinity }
    let isComplete = lexicon.frames[reading.frame].isComplete { reading.value(of: $0) != nil }
    return isComplete && !reading.values.isEmpty ? 0 : RelatedWord.leastOfSynonyms
  }

  /// Whether a verb means about what one of its kind in the intent's phrases does.
  ///
  /// Verbs of one kind do the same to what is named ("set", "go" and "put" a thing somewhere); said alone they need
  /// not. Of what has no known meaning that cannot be told.
  private func means(_ kind: String, _ verb: Range<Int>, _ entry: FrameLexicon.Entry) -> Bool {
    let own = entry.senses.filter { $0.value.words.contains(FrameLexicon.verbMark + kind) }.keys
    guard !own.isEmpty,
      let said = language.embeddedWord(in: chart.tokens, at: verb.lowerBound),
      // Of "throw it out" neither word tells it.
      language.grammar.verbs.contains(where: {
        $0.name == kind && $0.runs.length(in: chart.tokens, at: verb.lowerBound) == said.length
      })
    else { return true }
    return own.contains { $0.similarity(to: said.embedding) >= SentenceChart.leastSimilarity }
  }

  /// Takes away what was only supposed: a verb of amounts without an amount, and something said beside
  /// nothing.
  private func doubt(_ reading: inout FrameReading) {
    let hasAmount = reading.pieces.contains { piece in
      guard case .value(let parameter, .number) = piece.role else { return false }
      return piece.isContentWord || lexicon.frames[reading.frame].parameters[parameter].isScore
    }
    let isPinned = self.isPinned(reading)
    // Any words can be text or a name that nobody knows: they are what an intent takes only where something else
    // speaks for it.
    let takesText = reading.isAskedFor || reading.evidence > 0
    let takesUnknown = takesText || reading.values.contains { $0.value.isName || $0.value.isNumber }
    for place in reading.pieces.indices {
      let piece = reading.pieces[place]
      switch piece.role {
      case .value(_, .text) where !takesText, .value(_, .open) where !takesUnknown:
        charge(place, of: &reading)
      case .lightVerb
      where piece.needs == .amount && !hasAmount || piece.needs == .values && !isPinned:
        reading.pieces[place].role = .unexplained
        charge(place, of: &reading)
      case .aside
      where reading.values.isEmpty && !chart.spacing.followsBreak[piece.tokens.lowerBound]
        || place == 0 && lacksName(reading) || chart.verbsComeLast && isOnlyNamed(reading):
        reading.pieces[place].role = .unexplained
        charge(place, of: &reading)
      default: break
      }
    }
  }

  /// How many numbers stand on the other side of a name than they do in all phrases: what is counted follows the
  /// number ("two of Emma"), what is rated precedes it ("Emma two").
  private func unusualPairs(in reading: FrameReading, _ entry: FrameLexicon.Entry) -> Int {
    let parameters = lexicon.frames[reading.frame].parameters
    let values = reading.values
    return values.indices.reduce(0) { count, place in
      count
        + values[..<place].count { earlier in
          (earlier.value.isNumber && values[place].value.isThing
            || earlier.value.isThing && values[place].value.isNumber)
            && entry.order.contains([
              parameters[values[place].parameter].name, parameters[earlier.parameter].name,
            ])
        }
    }
  }

  /// How many numbers are said without what all phrases count with them, where no verb says what is done with so many
  /// ("give it four").
  private func bareCounts(in reading: FrameReading, _ entry: FrameLexicon.Entry) -> Int {
    guard !reading.hasVerb else { return 0 }
    let parameters = lexicon.frames[reading.frame].parameters
    return reading.pieces.count { piece in
      guard case .value(let number, .number) = piece.role else { return false }
      let parameter = parameters[number]
      return !piece.isContentWord && !parameter.isScore
        && entry.after[parameter.name]?.isEmpty == false
    }
  }

  /// Fewer values leave open what is to be done.
  private static let fewestPinning = 2

  /// Whether the values alone tell what is to be done: a thing and what becomes of it.
  private func isPinned(_ reading: FrameReading) -> Bool {
    let said = reading.values.filter { value in
      switch value.value {
      case .named(let mention): mention.fit != .partial
      case .number, .reference, .moment, .result: true
      case .open, .text: false
      }
    }
    return said.count >= Self.fewestPinning && said.contains { !$0.value.isNumber }
      || said.contains { $0.value.isNumber } && said.count == reading.values.count
        && isOnlyTaker(reading)
  }

  /// Whether no other intent of the app takes values of the kinds that were said.
  private func isOnlyTaker(_ reading: FrameReading) -> Bool {
    let own = lexicon.frames[reading.frame]
    let said = reading.values.map { own.parameters[$0.parameter].kind }
    return !lexicon.frames.indices.contains { other in
      other != reading.frame && lexicon.frames[other].app == own.app
        && said.allSatisfy { kind in
          lexicon.frames[other].parameters.contains { $0.kind == kind }
        }
    }
  }

  /// Whether nothing is said but a thing, so that what is told with it is told of it ("노인과 바다 너무 지루해").
  private func isOnlyNamed(_ reading: FrameReading) -> Bool {
    !reading.isAskedFor && !reading.hasLightVerb && reading.values.count < Self.fewestPinning
  }

  /// Whether a thing has to be named and is not, so that what is said first is likelier its name.
  private func lacksName(_ reading: FrameReading) -> Bool {
    let parameters = lexicon.frames[reading.frame].parameters
    return chart.verbsComeLast
      && parameters.enumerated().contains { number, parameter in
        guard case .name = parameter.kind, !parameter.isOptional else { return false }
        return reading.value(of: number) == nil
      }
  }

  /// Lets a piece cost what words do that nothing explains.
  private func charge(_ place: Int, of reading: inout FrameReading) {
    let piece = reading.pieces[place]
    let words = Double(piece.tokens.count { chart.spacing.beginsWord[$0] })
    let more = max(0, costs.unexplained * max(1, words) - piece.cost)
    reading.pieces[place].cost += more
    reading.cost += more
  }

  /// Whether each phrase of an intent has a word beside its verb that was not said, be it within a verb ("make a note").
  private func lacksWords(
    _ reading: FrameReading,
    _ entry: FrameLexicon.Entry,
    _ words: Set<String>
  ) -> Bool {
    var said = words
    for piece in reading.pieces {
      // What the text is called may stand before it ("note: …").
      if case .value = piece.role {
        said.insert(
          chart.stems[min(chart.firstContentWord(in: piece.tokens), piece.tokens.upperBound - 1)]
        )
      } else {
        said.formUnion(piece.tokens.map { chart.stems[$0] })
      }
    }
    return !entry.nouns.isEmpty && entry.nouns.allSatisfy { !$0.isSubset(of: said) }
  }

  /// The stems of the words for a kind of thing.
  private func kinds(in reading: FrameReading) -> [String] {
    reading.pieces.filter { $0.role == .kind }.flatMap { $0.tokens.map { chart.stems[$0] } }
  }

  /// What it costs that required values were not said.
  private func missing(in reading: FrameReading) -> Double {
    let missing = lexicon.frames[reading.frame].missing { reading.value(of: $0) != nil }
    return Double(missing.count) * costs.missing
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
    chart.classes.courtesies[tokens.lowerBound] >= tokens.count
  }
}
