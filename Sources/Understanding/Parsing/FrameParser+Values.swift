import PhraseMatcher
import SpokenLanguage

/// The values that may be said at a place of a clause.
extension FrameParser {
  /// The most tokens of a value that is not known.
  static let mostOpenTokens = 28

  func addValues(
    of parameter: IntentFrame.Parameter,
    _ number: Int,
    at place: Int,
    in clause: Range<Int>,
    _ entry: FrameLexicon.Entry,
    _ app: String,
    among parameters: [IntentFrame.Parameter],
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
      let mentions = chart.mentions[vocabulary]
      for mention in mentions?[place] ?? [] {
        let weight = weight(of: mention)
        let isPronoun =
          chart.classes.references[place] == mention.tokens.count && !chart.spacing.isQuoted[place]
        // "It" may be a name where it is written as one.
        let isWrittenSmall = chart.text(of: mention.tokens).first?.isLowercase == true
        guard !isPronoun || !isWrittenSmall || mention.fit != .exact else { continue }
        add(
          mention.tokens,
          .named(mention),
          mention.cost + costs.named + costs.namedWeight * weight
            + (isPronoun ? costs.pronounAsName : 0)
            + (isWordOfPhrases(mention) ? costs.phraseWordAsName : 0)
            + costOfVerb(mention, in: clause, entry)
            + (isTellingParticle(mention) ? costs.phraseWordAsName : 0)
            + (describes(mention, vocabulary, in: clause) ? costs.partDescribingKind : 0)
            + (halvesName(mention, in: clause, app, among: parameters) ? costs.halfOfName : 0)
        )
        if mention.tokens.upperBound < clause.upperBound {
          let behind = chart.classes.exclusionsBehind[mention.tokens.upperBound]
          if behind > 0 {
            let range = place..<(mention.tokens.upperBound + behind)
            edges.append(
              .init(tokens: range, role: .excluded(parameter: number), cost: costs.excluded)
            )
          }
        }
      }
      addExcluded(number, named: vocabulary, at: place, in: clause, to: &edges)
      if let kind = chart.kindWords[vocabulary]?[place], kind > 0 {
        edges.append(.init(tokens: place..<(place + kind), role: .kind, cost: costs.kind))
        for one in chart.numbers.element(at: place + kind, or: [])
        where one.amount == .number(1) && one.shortest.upperBound <= clause.upperBound {
          let range = place..<one.shortest.upperBound
          edges.append(.init(tokens: range, role: .kind, cost: costs.kind))
        }
      }
      let isSpokenOf =
        isSpokenOf(vocabulary, before: place)
        || clause.lowerBound > 0 && lexicon.results.contains(vocabulary)
      let reference = max(
        chart.classes.references[place],
        chart.pointing(at: place, to: vocabulary)
      )
      if reference > 0, isSpokenOf, place + reference <= clause.upperBound {
        add(place..<(place + reference), .reference, costs.reference)
      }
      // "2 cuốn đó": the counter belongs to the number, and what points to what was spoken of.
      if place > clause.lowerBound, chart.classes.references[place - 1] > 1,
        chart.classes.counters[place - 1] == 1,
        isSpokenOf
      {
        add(
          place..<(place - 1 + chart.classes.references[place - 1]),
          .reference,
          costs.reference
        )
      }
      if openVocabularies.contains(vocabulary) {
        let known = named(from: place, in: clause, app)
        addOpen(.open, costs.open, costs.openWord, at: place, in: clause) { range, value, cost in
          // "톨킨 책" says whose books are meant and names none of them.
          let describes =
            language.grammar.verbsComeLast && range.upperBound < clause.upperBound
            && (chart.kindWords[vocabulary]?[range.upperBound] ?? 0) > 0
          let chance =
            chance(of: range, holding: known)
            + (wholeVocabularies.contains(vocabulary) ? costs.unlisted : 0)
          let isMoment = chart.moments[range.lowerBound].contains { $0.tokens == range }
          add(
            range,
            value,
            cost + chance + (describes ? costs.describedKind : 0)
              + (isMoment ? costs.clauseAsName : 0)
              + (asks(at: range.upperBound, in: clause) ? costs.requestAsText : 0)
          )
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
        let next = said.tokens.upperBound
        let counted = next < clause.upperBound ? chart.tokens[next].text : ""
        let countedStem = next < clause.upperBound ? chart.stems[next] : ""
        let counts = entry.counts(counted, stem: countedStem, with: parameter.name)
        // "5 minutes" are no hours where the phrases have a parameter for either.
        let countsOther =
          !counts
          && parameters.contains {
            $0.kind == .number && entry.counts(counted, stem: countedStem, with: $0.name)
          }
        if countsOther { continue }
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
        if isScore(parameter), countsElse, !isOwn { continue }
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
        if !counts, let (range, amount) = amount(of: said, in: clause, parameter, entry) {
          // "90 sec" are seconds rather than a minute and a half.
          let turned = amount == value ? 0 : costs.otherUnit
          add(range, .number(amount), cost + costs.ownCounter + turned, isContentWord: true)
          continue
        }
        if !said.needsCounter { add(said.tokens, .number(value), cost) }
        // What the phrases say behind the number belongs to it: "3 copies", "세 권".
        if said.withCounter != said.tokens {
          let foreign = isGeneral ? costs.generalCounter : costs.foreignCounter
          let counter =
            isOwn
            ? costs.ownCounter + expectation(behind: said.withCounter, in: clause, parameter, entry)
            : isForeign ? foreign : 0
          add(said.withCounter, .number(value), cost + counter, isContentWord: isOwn)
        } else if counts {
          let range = said.tokens.lowerBound..<(next + 1)
          let counter =
            costs.ownCounter + expectation(behind: range, in: clause, parameter, entry)
          add(range, .number(value), cost + counter, isContentWord: true)
        }
        if chart.classes.exclusionsBehind.element(at: said.withCounter.upperBound, or: 0) > 0 {
          let end = said.withCounter.upperBound
          let range = place..<(end + chart.classes.exclusionsBehind[end])
          edges.append(
            .init(tokens: range, role: .excluded(parameter: number), cost: costs.excluded)
          )
        }
      }
      let before = chart.classes.exclusionsBefore[place]
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
      addText(of: parameter, at: place, in: clause, entry, app, among: parameters) {
        add($0, .text, $1)
      }
    case .date, .time, .duration:
      let takesTime = parameters.contains { $0.kind == .time }
      for said in chart.moments[place] where said.kind == parameter.kind {
        let isTime =
          parameter.kind == .date
          && chart.moments[place].contains { $0.kind == .time && $0.tokens == said.tokens }
        // Who gives a time where a time is taken too gives no date.
        guard !isTime || !takesTime else { continue }
        add(said.tokens, .moment(said.text), costs.moment + (isTime ? costs.timeAsDate : 0))
      }
    }
  }

  /// Whether something of a vocabulary was spoken of before, or is named in the sentence before a place.
  func isSpokenOf(_ vocabulary: VocabularyName, before place: Int) -> Bool {
    topics.contains(vocabulary)
      || chart.mentions[vocabulary]?.firstPlainEnd.map { $0 <= place } == true
  }

  /// A name in the words from a place on that may be a value, with what it tells.
  struct Known {
    var tokens: Range<Int>
    var weight: Double
  }

  /// What an app has that is named in the words from a place on that may be a value.
  func named(from place: Int, in clause: Range<Int>, _ app: String) -> [Known] {
    let last = min(clause.upperBound, place + Self.mostOpenTokens)
    return chart.mentions.filter { $0.key.app == app }.flatMap { name, mentions in
      mentions[place..<last].filter { $0.fit == .exact }.map { mention in
        // Where all names are known, a whole one is hardly ever said by chance.
        let isWhole = wholeVocabularies.contains(name) && mention.tokens.count > 1
        return Known(
          tokens: mention.tokens,
          weight: isWhole ? weight(of: mention) : mention.weight
        )
      }
    }
  }

  /// Whether a name and the one beside it are, together, one of something else that the intent takes ("garage" and "gate"
  /// in *Garage Gate*).
  private func halvesName(
    _ mention: NameMention,
    in clause: Range<Int>,
    _ app: String,
    among parameters: [IntentFrame.Parameter]
  ) -> Bool {
    guard mention.fit == .exact else { return false }
    let named = Set(parameters.compactMap { $0.vocabulary(in: app) })
      .compactMap { chart.mentions[$0] }
    func isNamed(_ words: Range<Int>) -> Bool {
      named.contains { $0[words.lowerBound].contains { $0.fit == .exact && $0.tokens == words } }
    }
    let half = mention.tokens
    let first = max(clause.lowerBound, half.lowerBound - Self.mostWordsOfHalf)
    return named.contains { mentions in
      (first...half.lowerBound).lazy.flatMap { mentions[$0] }.contains { whole in
        guard whole.fit == .exact, whole.tokens != half else { return false }
        return whole.tokens.lowerBound == half.lowerBound
          && whole.tokens.upperBound > half.upperBound
          && isNamed(half.upperBound..<whole.tokens.upperBound)
          || whole.tokens.upperBound == half.upperBound
            && isNamed(whole.tokens.lowerBound..<half.lowerBound)
      }
    }
  }

  /// Names of more words are no half of another.
  private static let mostWordsOfHalf = 4

  /// How much a name tells.
  private func weight(of mention: NameMention) -> Double {
    let whole = costs.exactWeight + costs.exactWordWeight * Double(mention.tokens.count)
    return min(
      mention.fit == .exact ? max(mention.weight, whole) : mention.weight,
      costs.mostNamedWeight
    )
  }

  /// What it costs that other words hold a listed name by chance, which is as likely as its words are.
  func chance(of range: Range<Int>, holding known: [Known]) -> Double {
    let within = known.filter {
      range.contains($0.tokens.lowerBound) && $0.tokens.upperBound <= range.upperBound
        && $0.tokens != range
    }
    return min(costs.mostNamedWeight, within.map(\.weight).max() ?? 0)
  }

  /// What is named behind a word that says that it is not meant ("from the Read shelf to …").
  private func addExcluded(
    _ number: Int,
    named vocabulary: VocabularyName,
    at place: Int,
    in clause: Range<Int>,
    to edges: inout [FrameReading.Piece]
  ) {
    guard chart.classes.exclusionsBefore[place] > 0, let mentions = chart.mentions[vocabulary]
    else {
      return
    }
    var start = place + chart.classes.exclusionsBefore[place]
    // "Don't in …" forbids something and names nothing.
    let forbids = language.connectives.negations.length(in: chart.tokens, at: place) > 0
    while !forbids, start < clause.upperBound, chart.classes.functionWords[start] == 1,
      chart.numbers[start].isEmpty,
      mentions[start].isEmpty
    {
      start += 1
    }
    guard start < chart.tokens.count else { return }
    for mention in mentions[start]
    where mention.fit == .exact
      // "Not open" says what is not to be done.
      && (chart.verbs[start].allSatisfy(\.isLight) || chart.spacing.isQuoted[start])
    {
      var end = mention.tokens.upperBound
      if end < clause.upperBound { end += chart.kindWords[vocabulary]?[end] ?? 0 }
      guard end <= clause.upperBound else { continue }
      edges.append(
        .init(tokens: place..<end, role: .excluded(parameter: number), cost: costs.excluded)
      )
    }
  }

  /// A length of time in the unit that the phrases count, where another one was said ("90 sec" for minutes), with its
  /// words; nil for any other number.
  private func amount(
    of said: SentenceChart.Number,
    in clause: Range<Int>,
    _ parameter: IntentFrame.Parameter,
    _ entry: FrameLexicon.Entry
  ) -> (Range<Int>, Double)? {
    let units = entry.after[parameter.name] ?? []
    let start = said.tokens.lowerBound
    // Some words for units count nothing else, and are no counters.
    let end = max(said.withCounter.upperBound, said.tokens.upperBound + 1)
    guard !units.isEmpty, end <= clause.upperBound else { return nil }
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

  /// Whether a piece of a name stands before the word for its kind, and so rather says whose or which things are meant
  /// ("카프카 책").
  private func describes(
    _ mention: NameMention,
    _ vocabulary: VocabularyName,
    in clause: Range<Int>
  ) -> Bool {
    language.grammar.verbsComeLast && mention.fit == .partial
      && mention.tokens.upperBound < clause.upperBound
      && (chart.kindWords[vocabulary]?[mention.tokens.upperBound] ?? 0) > 0
  }

  /// What it costs that a name is just the verb with which the clause begins ("Open" in "open that shelf"), and more where
  /// other intents are asked for with such a verb and this one is not.
  private func costOfVerb(
    _ mention: NameMention,
    in clause: Range<Int>,
    _ entry: FrameLexicon.Entry
  ) -> Double {
    let verbs = chart.verbs(named: mention, in: clause)
    guard !verbs.isEmpty else { return 0 }
    let asksForOther = verbs.contains {
      lexicon.askingVerbs.contains($0.name) && !entry.verbs.contains($0.name)
    }
    return costs.openVerb + (asksForOther ? costs.verbOfOther : 0)
  }

  /// Whether a name is a single particle that tells intents from each other ("off").
  private func isTellingParticle(_ mention: NameMention) -> Bool {
    mention.tokens.count == 1
      && lexicon.contrasts.contains(chart.tokens[mention.tokens.lowerBound].text)
      && !chart.spacing.isQuoted[mention.tokens.lowerBound]
  }

  /// Whether what seems to be a piece of a name, or a name that is spelled otherwise, is a word of some phrase ("stars").
  private func isWordOfPhrases(_ mention: NameMention) -> Bool {
    mention.fit != .exact && mention.tokens.count == 1
      && lexicon.words.contains(chart.stems[mention.tokens.lowerBound])
  }

  /// Whether the thing's own kind stands before a number, which then says how many there are.
  private func countsKind(at place: Int) -> Bool {
    chart.endsKind[place]
  }

  /// Whether a number says how much of something and not how many.
  func isScore(_ parameter: IntentFrame.Parameter) -> Bool {
    parameter.range.map { $0.upperBound <= Self.mostScore } ?? false
  }

  /// Scales end at ten.
  private static let mostScore = 10.0

  /// Whether a number is given out of the greatest that the parameter takes ("four out of five").
  private func isScale(_ said: Range<Int>, of parameter: IntentFrame.Parameter) -> Bool {
    guard let most = parameter.range?.upperBound else { return false }
    return said.dropFirst().contains { place in
      chart.numbers[place].contains { $0.amount == .number(most) }
    }
  }

  func addOpen(
    _ value: FrameReading.Value,
    _ cost: Double,
    _ wordCost: Double,
    at place: Int,
    in clause: Range<Int>,
    _ add: (Range<Int>, FrameReading.Value, Double) -> Void
  ) {
    guard chart.spacing.beginsWord[place] else { return }
    let isVerb =
      !language.grammar.verbsComeLast && place == chart.firstContentWord(in: clause)
      && chart.verbs[place].contains { !$0.isLight } && !chart.spacing.isQuoted[place]
    let cost = cost + (isVerb ? costs.openVerb : 0)
    let last = min(clause.upperBound, place + Self.mostOpenTokens)
    guard place < last else { return }
    var words = 0.0
    for end in (place + 1)...last {
      words += chart.spacing.beginsWord[end - 1] ? 1 : 0.3
      guard chart.endsWord[end] else { continue }
      if end > place + 1, chart.spacing.followsBreak[end - 1], !chart.spacing.isQuoted[end - 1] {
        break
      }
      // Small words alone are no value, unless they are a name ("It").
      let isSaid =
        (place..<end).contains {
          !chart.isClosed[$0] && !chart.isSmall[$0] || chart.spacing.isQuoted[$0]
        }
        || value == .text
          && chart.mentions.values.contains { mentions in
            mentions[place].contains { $0.fit == .exact && $0.tokens.upperBound == end }
          }
      // A clause that gives a reason is seldom a name.
      let isClause = chart.verbsComeLast && chart.endsReason[end] && !chart.spacing.isQuoted[place]
      let doubt = isClause ? costs.clauseAsName : 0
      if isSaid { add(place..<end, value, cost + wordCost * words + doubt) }
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
    case .most: isScore(parameter) ? parameter.range?.upperBound : nil
    case .least: isScore(parameter) ? parameter.range?.lowerBound : nil
    }
  }

  /// What the word behind a number and what it counts tells of whose number it is ("5 minute timer", "by 5 minutes").
  private func expectation(
    behind range: Range<Int>,
    in clause: Range<Int>,
    _ parameter: IntentFrame.Parameter,
    _ entry: FrameLexicon.Entry
  ) -> Double {
    guard range.upperBound < clause.upperBound,
      entry.behindNext[parameter.name]?.contains(chart.tokens[range.upperBound].text) == true
    else { return 0 }
    return costs.expectedNeighbour
  }

  /// Whether a word stands beside a value that stands there in the phrases.
  private func isExpected(
    _ range: Range<Int>,
    in clause: Range<Int>,
    _ parameter: IntentFrame.Parameter,
    _ entry: FrameLexicon.Entry
  ) -> Bool {
    var start = range.lowerBound
    // A counter without a number stands between a verb and what it is done to ("thêm cuốn …").
    if start > clause.lowerBound, chart.classes.counters[start - 1] == 1,
      chart.classes.functionWords[start - 1] == 1
    {
      start -= 1
    }
    if start > clause.lowerBound,
      entry.before[parameter.name]?.contains(chart.tokens[start - 1].text) == true
    {
      return true
    }
    var next = range.upperBound
    // Particles stand between a value and what follows it.
    while next < clause.upperBound, !chart.spacing.beginsWord[next],
      chart.classes.functionWords[next] > 0
    {
      if entry.after[parameter.name]?.contains(chart.tokens[next].text) == true { return true }
      next += chart.classes.functionWords[next]
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
