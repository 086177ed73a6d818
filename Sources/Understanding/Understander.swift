public import Foundation
public import PhraseMatcher
public import SpokenLanguage

/// Understands what a sentence asks for by what it names and by what all its words say.
///
/// The phrases of a catalogue say what can be asked for and with which words; people say it otherwise.
/// A sentence is heard once (its `SentenceChart`), divided into commands, each command is read for
/// every intent, what kind of sentence it is is told by its grammar, and the readings are weighed.
/// Nothing is run and nobody is asked here.
public struct Understander: Sendable {
  let lexicon: FrameLexicon
  let language: any Language
  let values: [VocabularyName: NamedValues]
  /// The words of the phrases and of the apps' names, whose marks may be left out.
  private let phraseWords: Set<String>
  /// What is read of dates and times is counted from.
  private let calendar: Calendar?
  private let now: @Sendable () -> Date
  /// What kinds of dates and times any intent takes.
  private let momentKinds: Set<IntentFrame.Kind>
  private let weighing: @Sendable ([[Token]]) -> [IntentShare]
  /// By open vocabulary: the other ones of its app whose values are things of the same kind.
  private let alike: [VocabularyName: [VocabularyName]]

  /// Makes an understander.
  ///
  /// - Parameters:
  ///   - frames: What can be asked for.
  ///   - catalog: The apps, for their names.
  ///   - values: By app and vocabulary what can be named.
  ///   - language: The language that is spoken.
  ///   - calendar: The calendar and time zone of dates that are said; the Gregorian one where none is given.
  ///   - now: Tells the moment that "tomorrow" is counted from.
  ///   - last: What was made for the same language before, which knows already what the phrases say unless they
  ///     are others now.
  ///   - weighing: Tells for which intents all words of a sentence speak, best first, given row by row between
  ///     values.
  public init(
    frames: [IntentFrame],
    catalog: PhraseCatalog,
    values: [VocabularyName: NamedValues],
    language: any Language,
    calendar: Calendar? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    after last: Understander? = nil,
    weighing: @escaping @Sendable ([[Token]]) -> [IntentShare] = { _ in [] }
  ) {
    self.weighing = weighing
    self.calendar = calendar
    self.now = now
    let kinds = Set(frames.flatMap(\.parameters).map(\.kind))
    momentKinds = kinds.intersection([.date, .time, .duration])
    let known = last.flatMap {
      $0.lexicon.isMade(of: frames, catalog.apps, language) ? $0.lexicon : nil
    }
    lexicon = known ?? FrameLexicon(frames: frames, apps: catalog.apps, language: language)
    self.language = language
    self.values = values
    let open = Dictionary(grouping: values.filter(\.value.isOpen), by: \.key.app)
    alike = Dictionary(
      uniqueKeysWithValues: open.values.flatMap { ofApp in
        ofApp.map { name, known in
          (name, ofApp.filter { $0.key != name && $0.value.isOfKind(of: known) }.map(\.key))
        }
      }
    )
    phraseWords = lexicon.words.union(lexicon.names.values.joined().joined())
  }

  /// Understands a sentence.
  ///
  /// - Parameters:
  ///   - utterance: The sentence.
  ///   - topics: What was spoken of before, by vocabulary.
  ///   - last: What was asked for before, which a correction or "that one too" goes on with.
  ///   - isAwaited: Whether `last` waits for a yes, so that another value needs no word that corrects ("two copies").
  /// - Returns: What it asks for; no commands where nothing in it speaks for an intent.
  public func understand(
    _ utterance: String,
    about topics: [VocabularyName: Referent] = [:],
    after last: Reading? = nil,
    isAwaited: Bool = false
  ) -> SentenceMeaning {
    let sentence = charted(utterance)
    var meaning = meaning(of: sentence, about: topics, after: last, isAwaited: isAwaited)
    meaning.sentence = sentence
    return meaning
  }

  private func meaning(
    of sentence: ChartedSentence,
    about topics: [VocabularyName: Referent],
    after last: Reading?,
    isAwaited: Bool
  ) -> SentenceMeaning {
    guard let chart = sentence.chart else { return SentenceMeaning(utterance: sentence.text) }
    let topics = withNamesakes(topics)
    if chart.isCourtesy { return SentenceMeaning(utterance: sentence.text, toldInstead: .remark) }
    let divider = divider(of: chart, about: topics, after: last)
    var division =
      last.flatMap { continuation(of: $0, isAwaited: isAwaited, chart, divider) }
      ?? divider.division()
    let shares = weighing(chart.rowsBesideNames(in: chart.tokens.indices))
    settle(&division, by: shares)
    divider.resolveReferences(&division)
    let writer = writer(for: divider, about: topics)
    var meaning = writer.meaning(of: division)
    meaning.mayBeCut = !divider.joints.isEmpty
    meaning.shares = shares
    meaning.proposal = meaning.shares.first.flatMap { proposal($0, division, divider, writer) }
    meaning.ranking = ranking(meaning.shares, division, divider, writer)
    return meaning
  }

  /// The clauses that may be all that a sentence asks for, where the rest is only told beside it, the longest first.
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: The clauses; none where it cannot be cut.
  public func askingClauses(of sentence: ChartedSentence) -> [AskingClause] {
    guard let chart = sentence.chart else { return [] }
    let divider = divider(of: chart, about: [:], after: nil)
    return divider.cuts.map { cut in
      let topics = cut.beside.flatMap(divider.named(in:)).reversed().compactMap {
        spoken -> AskingClause.Topic? in
        // Words of what is told that are only like a name, or a part of one ("the naan"), may be anything.
        guard case .named(let mention) = spoken.filling.value, mention.isWhole,
          let name = lexicon.frames[spoken.frame].vocabulary(of: spoken.filling.parameter)
        else { return nil }
        return .init(name: name, referent: Referent(id: mention.id, title: mention.title))
      }
      return AskingClause(
        range: chart.bytes(of: cut.clause),
        beside: cut.beside.map(chart.bytes(of:)),
        topics: topics
      )
    }
  }

  /// What turns the commands of a sentence into readings.
  func writer(
    for divider: SentenceDivider,
    about topics: [VocabularyName: Referent]
  ) -> MeaningWriter {
    MeaningWriter(
      chart: divider.chart,
      lexicon: lexicon,
      topics: topics,
      innerWords: values.mapValues(\.innerWords),
      fixedVocabularies: Set(values.filter { !$0.value.growsNames }.keys),
      costs: divider.parser.costs
    )
  }

  /// A sentence with everything that its words may be.
  ///
  /// - Complexity: That of looking up each word among all names, plus comparing at most 64 names of each kind.
  public func charted(_ utterance: String) -> ChartedSentence {
    ChartedSentence(text: utterance, chart: chart(of: utterance))
  }

  private func chart(of utterance: String) -> SentenceChart? {
    guard language.tokens(in: utterance).count <= SentenceChart.mostTokens else { return nil }
    let chart = SentenceChart(
      utterance,
      values: values,
      phraseWords: phraseWords,
      phraseMeanings: lexicon.meanings,
      appNames: Array(lexicon.names.values.joined()),
      moments: momentKinds.isEmpty
        ? nil : (momentKinds, MomentReader(language: language, calendar: calendar, now: now())),
      language: language
    )
    return chart.tokens.isEmpty || chart.tokens.count > SentenceChart.mostTokens ? nil : chart
  }

  /// Divides a sentence, knowing what was spoken of and asked for before it.
  func divider(
    of chart: SentenceChart,
    about topics: [VocabularyName: Referent],
    after last: Reading?
  ) -> SentenceDivider {
    var parser = FrameParser(chart: chart, lexicon: lexicon, language: language)
    parser.topics = Set(topics.keys)
    parser.justNamed = Set(
      topics.filter { $0.value.isJustNamed || last?.names($0.value) == true }.keys
    )
    parser.wholeVocabularies = Set(values.filter { $0.value.isWhole }.keys)
    parser.openVocabularies = Set(values.filter { $0.value.isOpen }.keys)
    parser.alike = alike
    return SentenceDivider(chart: chart, lexicon: lexicon, language: language, parser: parser)
  }

  /// What was spoken of, as what it is and as what is called the same among another kind of things of its app.
  private func withNamesakes(_ topics: [VocabularyName: Referent]) -> [VocabularyName: Referent] {
    topics.reduce(into: topics) { all, topic in
      for (name, others) in values where name.app == topic.key.app && topics[name] == nil {
        guard let id = others.index.value(called: topic.value.title, or: topic.value.id) else {
          continue
        }
        all[name] = Referent(id: id, title: topic.value.title)
      }
    }
  }

  /// Pieces that make one intent at most twice as likely as another leave open which of them is meant.
  private static let narrow = log(2.0)
  /// What is more likely than not.
  private static let likely = 0.5

  /// Lets all words together tell which intent of an app is meant where the pieces of a sentence leave it open; which of
  /// several apps is meant, its user knows.
  private func settle(_ division: inout SentenceDivider.Division, by shares: [IntentShare]) {
    guard division.commands.count == 1, let best = shares.first, best.chance > Self.likely,
      let frame = lexicon.frame(of: best.intent, in: best.app)
    else { return }
    let command = division.commands[0]
    var readings = [command.reading] + command.rivals
    guard command.leftOver.isEmpty, !command.isInherited,
      command.fillings.count == command.reading.values.count,
      let meant = readings.firstIndex(where: { $0.frame == frame }),
      let rival = readings.firstIndex(where: { $0.frame != frame }),
      command.reading.score - readings[max(meant, rival)].score < Self.narrow
    else { return }
    let first = readings.remove(at: meant)
    let odds = log(best.chance / max(1 - best.chance, .ulpOfOne))
    for place in readings.indices where lexicon.frames[readings[place].frame].app == best.app {
      readings[place].cost += odds
    }
    division.commands[0] = Command(command.tokens, command.act, [first] + readings)
    division.commands[0].isDoubtful = command.isDoubtful
  }

  /// The values that tokens name with all words of their names, by vocabulary.
  public func wholeMentions(in tokens: [Token]) -> [VocabularyName: [NameMention]] {
    values.mapValues { $0.index.mentions(in: tokens).filter(\.isOfItsWords) }
  }

  /// The sentence read for the intent for which all its words speak, where it is one thing that is asked for and there
  /// are examples of how.
  private func proposal(
    _ best: IntentShare,
    _ division: SentenceDivider.Division,
    _ divider: SentenceDivider,
    _ writer: MeaningWriter
  ) -> IntentProposal? {
    guard best.examples >= IntentProposal.fewestExamples, division.commands.count <= 1,
      let frame = lexicon.frame(of: best.intent, in: best.app)
    else { return nil }
    var command = division.commands.first
    if command?.reading.frame != frame {
      let whole = divider.chart.tokens.indices
      guard let reading = divider.parser.reading(of: whole, frame: frame) else { return nil }
      command = Command(whole, divider.act(of: whole, reading), [reading])
    }
    guard let command else { return nil }
    let act = division.toldInstead?.act ?? command.act.act
    return IntentProposal(
      command: writer.meaning(of: command),
      share: best,
      isAskedForSo: act.asks || lexicon.entries[frame].acts[act] != nil
    )
  }

  /// The intents for which the whole sentence was read, with what speaks for each; nil where it goes on with what was
  /// asked for before, or where there are so many phrases that they tell it better.
  private func ranking(
    _ shares: [IntentShare],
    _ division: SentenceDivider.Division,
    _ divider: SentenceDivider,
    _ writer: MeaningWriter
  ) -> IntentRanking? {
    guard let readings = division.readings, !readings.isEmpty else { return nil }
    let tokens = divider.chart.tokens.indices
    var clause = ranking(of: tokens, readings, shares, division, divider)
    let isDenied = divider.act(of: tokens, readings.first).act == .prohibition
    for asked in askedClauses(readings, division, divider) {
      let asked = ranking(
        of: asked.tokens,
        asked.readings,
        weighing(divider.chart.rowsBesideNames(in: asked.tokens)),
        asked.division,
        divider
      )
      // Who denies something as a whole asks for nothing with it.
      if isDenied && !clause.ranking.isOfClause
        || (asked.ranking.best?.chance ?? 0) > (clause.ranking.best?.chance ?? 0)
      {
        clause = asked
      }
    }
    clause.ranking.isDenied = isDenied && !clause.ranking.isOfClause
    for place in clause.ranking.likeliest {
      clause.ranking.candidates[place].command = writer.meaning(
        of: command(clause.readings[place], of: clause.tokens, clause.division, divider)
      )
    }
    return clause.ranking
  }

  /// The clauses that may be all that is asked for: what is told beside it may be why, or all that tells what; and it may
  /// be about anything.
  private func askedClauses(
    _ readings: [FrameReading],
    _ division: SentenceDivider.Division,
    _ divider: SentenceDivider
  ) -> [AskedClause] {
    let whole = divider.chart.tokens.indices
    let beside = division.commandBesideTold
    let told = beside?.tokens ?? whole
    let read = beside.map { [$0.reading] + $0.rivals } ?? readings
    let asking = read[0].tokens(besideAsidesIn: told)
    var clauses: [AskedClause] = []
    if asking != whole {
      clauses.append(
        AskedClause(
          tokens: asking,
          readings: asking == told ? read : divider.readings(of: asking),
          division: division
        )
      )
    }
    if let (clause, division) = divider.commandBehindTold, clause != asking {
      clauses.append(
        AskedClause(tokens: clause, readings: divider.readings(of: clause), division: division)
      )
    }
    return clauses
  }

  /// A clause that may be all that is asked for, with the sentence around it.
  private struct AskedClause {
    let tokens: Range<Int>
    let readings: [FrameReading]
    let division: SentenceDivider.Division
  }

  /// A clause with the intents for which it was read, and what speaks for each.
  private struct RankedClause {
    let tokens: Range<Int>
    /// In the order of the candidates.
    let readings: [FrameReading]
    let division: SentenceDivider.Division
    var ranking: IntentRanking
  }

  private func ranking(
    of clause: Range<Int>,
    _ readings: [FrameReading],
    _ shares: [IntentShare],
    _ division: SentenceDivider.Division,
    _ divider: SentenceDivider
  ) -> RankedClause {
    let reader = RankingFeatureReader(
      chart: divider.chart,
      clause: clause,
      lexicon: lexicon,
      language: language,
      shares: shares,
      readings: readings,
      act: divider.act(of: clause, readings.first),
      division: division,
      topics: divider.parser.topics
    )
    var ranking = reader.ranking
    ranking.isOfClause = clause.count < divider.chart.tokens.count
    return RankedClause(tokens: clause, readings: readings, division: division, ranking: ranking)
  }

  /// The command that a clause is where it is read for an intent.
  private func command(
    _ reading: FrameReading,
    of clause: Range<Int>,
    _ division: SentenceDivider.Division,
    _ divider: SentenceDivider
  ) -> Command {
    if division.commands.count == 1, let command = division.commands.first,
      command.reading.frame == reading.frame
    {
      return command
    }
    var other = division
    other.commands = [Command(clause, divider.act(of: clause, reading), [reading])]
    if clause.count < divider.chart.tokens.count {
      divider.resolveReferences(&other)
      divider.complete(&other)
    }
    return other.commands[0]
  }

  private func continuation(
    of last: Reading,
    isAwaited: Bool,
    _ chart: SentenceChart,
    _ divider: SentenceDivider
  ) -> SentenceDivider.Division? {
    guard let frame = lexicon.frame(of: last.intent, in: last.app) else { return nil }
    return Continuation(frame: frame, last: last, isAwaited: isAwaited, divider: divider)
      .division()
  }
}

extension Reading {
  /// Whether a thing fills one of the parameters.
  fileprivate func names(_ referent: Referent) -> Bool {
    parameters.contains { $0.value == .known(id: referent.id, title: referent.title) }
  }
}
