import PhraseMatcher
import SpokenLanguage

/// Counts what a sentence has in common with what intents are asked for with.
struct RankingFeatureReader {
  let chart: SentenceChart
  /// What is counted: the whole sentence, or the clause of it that asks for something.
  let clause: Range<Int>
  let lexicon: FrameLexicon
  let language: any Language
  let shares: [IntentShare]
  let readings: [FrameReading]
  let act: SpeechActReader.Finding
  let division: SentenceDivider.Division
  /// The vocabularies of which something was spoken of before.
  let topics: Set<VocabularyName>

  /// The tokens of whole names.
  private let inNames: Set<Int>
  /// For each word that means something how alike it is to each meaning of the lexicon.
  private let similarities: [[Double]]
  /// The words whose meaning is not known, but which phrases have, by their stems.
  private let literalWords: [String]
  /// The stems of all words that mean something.
  private let stems: Set<String>
  /// The intents that take everything that the clause names, counts and dates.
  private let takers: TakersOfValues
  /// How many words nothing is known of.
  private let unknownWords: Int
  /// How many words mean something.
  private let contentWords: Int
  private let saysPast: Bool
  /// Whether something is said to be undone, over or taken away.
  private let saysReversal: Bool
  /// Where the words of the sentence point together.
  private let direction: [Float]
  private let bestScore: Double
  /// Whether only a part of the sentence is looked at.
  private let isClause: Bool

  /// Greater counts say no more: the number of unexplained words, of unknown ones, of all.
  private static let mostUnexplained = 6.0
  private static let mostUnknown = 4.0
  private static let mostWords = 12.0
  /// What is less alike has nothing in common.
  static let leastNear = 0.1

  init(
    chart: SentenceChart,
    clause: Range<Int>,
    lexicon: FrameLexicon,
    language: any Language,
    shares: [IntentShare],
    readings: [FrameReading],
    act: SpeechActReader.Finding,
    division: SentenceDivider.Division,
    topics: Set<VocabularyName>
  ) {
    self.chart = chart
    self.clause = clause
    self.lexicon = lexicon
    self.language = language
    self.shares = shares
    self.readings = readings
    self.act = act
    self.division = division
    self.topics = topics
    isClause = clause.count < chart.tokens.count
    bestScore = readings.map(\.score).max() ?? 0
    let inNames = Set(
      chart.mentions.values.flatMap(\.all)
        .filter { chart.isSaidAsName($0, in: clause, lexicon) }.flatMap(\.tokens)
    )
    self.inNames = inNames
    let words = SaidWords(in: chart, clause, beside: inNames, language)
    saysPast = words.saysPast
    saysReversal = clause.contains { chart.reversals[$0] && !inNames.contains($0) }
    similarities = words.meanings.map { said in
      lexicon.meanings.map { max(0, $0.similarity(to: said.embedding)) }
    }
    direction = WordEmbedding.direction(of: words.meanings.map(\.embedding))
    let content = clause.filter {
      chart.spacing.beginsWord[$0] && !chart.isClosed[$0] && chart.classes.courtesies[$0] == 0
        && !inNames.contains($0)
    }
    contentWords = content.count
    let known = Set(words.meanings.map(\.place))
    let unknown = content.filter { !known.contains($0) && chart.numbers[$0].isEmpty }
    stems = Set(content.flatMap { chart.words[$0] }.map(\.stem))
    takers = TakersOfValues(in: chart, clause, lexicon)
    literalWords = unknown.flatMap { chart.words[$0] }.map(\.stem).filter(lexicon.words.contains)
    unknownWords = unknown.count { !chart.words[$0].contains { lexicon.words.contains($0.stem) } }
  }

  /// The intents with what was counted of each; for none of them the sentence is read.
  var ranking: IntentRanking {
    let requests = RequestModel(of: language.code)
    return IntentRanking(
      candidates: readings.map { reading in
        IntentRanking.Candidate(
          app: lexicon.frames[reading.frame].app,
          intent: lexicon.frames[reading.frame].intent,
          effect: lexicon.entries[reading.frame].effect,
          features: features(of: reading)
        )
      },
      sentence: sentenceFeatures,
      words: requests.map { _ in chart.requestWords(in: clause, readings.first) },
      requests: requests,
      weights: lexicon.takesNothing ? .learntFromExamples : .learnt,
      isOfExamples: lexicon.takesNothing
    )
  }

  // MARK: - Intents

  private func features(of reading: FrameReading) -> FeatureVector<IntentFeature> {
    var features = FeatureVector<IntentFeature>()
    let entry = lexicon.entries[reading.frame]
    let frame = lexicon.frames[reading.frame]
    features[.evidence] = min(6, max(0, reading.evidence)) / 3
    features[.cost] = min(12, max(-6, reading.cost)) / 4
    features.set(.isAskedFor, reading.isAskedFor)
    features.set(.hasVerb, reading.hasVerb)
    features[.unexplained] = min(Self.mostUnexplained, Double(unexplained(in: reading))) / 3
    features.set(.isWhole, reading.unexplained.isEmpty)
    features[.behind] = min(6, bestScore - reading.score) / 3
    features.set(.isCommand, division.commands.first?.reading.frame == reading.frame)
    features.set(.takesNothing, frame.parameters.isEmpty)
    features.set(.verbForTakesNothing, frame.parameters.isEmpty && reading.hasVerb)
    features.set(.destroys, entry.effect == .destroys)
    features.set(.changes, entry.effect == .changes)
    features.set(.reversalSaid, entry.isReversive && saysReversal)
    features.set(.reversalUnsaid, entry.isReversive && !saysReversal)
    features.set(.reversalOfOther, entry.hasReversal && saysReversal)
    addLikeness(to: entry, frame, &features)
    addValues(of: reading, frame, &features)
    addAct(of: reading, entry, &features)
    addParticles(entry, &features)
    return features
  }

  private func unexplained(in reading: FrameReading) -> Int {
    reading.unexplained.count { !$0.allSatisfy { chart.isClosed[$0] } }
  }

  private func addLikeness(
    to entry: FrameLexicon.Entry,
    _ frame: IntentFrame,
    _ features: inout FeatureVector<IntentFeature>
  ) {
    features[.likeness] = entry.directions.map { Self.product($0, direction) }.max() ?? 0
    var near = 0.0
    for word in similarities {
      let nearest = entry.tellingMeanings.reduce(0.0) { max($0, word[$1.meaning] * $1.weight) }
      features[.nearest] = max(features[.nearest], nearest)
      near += max(0, nearest - Self.leastNear)
    }
    for word in literalWords {
      let weight = (entry.words[word] ?? 0) / FrameLexicon.most
      features[.nearest] = max(features[.nearest], weight)
      near += max(0, weight - Self.leastNear)
    }
    features[.nearWords] = min(2, near)
    if let first = similarities.first {
      features[.nearestToFirst] = entry.firstMeanings.map { first[$0] }.max() ?? 0
    }
    features[.nouns] = entry.shareOfNouns(in: stems)
    features[.share] =
      shares.first { $0.intent == frame.intent && $0.app == frame.app }?.share ?? 0
  }

  private func addValues(
    of reading: FrameReading,
    _ frame: IntentFrame,
    _ features: inout FeatureVector<IntentFeature>
  ) {
    let values = reading.values
    let taken = Set(values.flatMap(\.tokens))
    for value in values {
      switch value.value {
      case .named(let mention): features[mention.fit == .exact ? .named : .partlyNamed] += 1
      case .number: features.set(.number)
      case .moment: features.set(.moment)
      case .text:
        features.set(.text)
        features[.textWords] = min(3, features[.textWords] + Double(value.tokens.count) / 4)
        let reachesEnd =
          chart.firstContentWord(in: value.tokens.upperBound..<clause.upperBound)
          == clause.upperBound
        let start = value.tokens.lowerBound
        let isJoined = start > clause.lowerBound && chart.classes.complementizers[start - 1] > 0
        let verb = verbOfTelling(in: reading, before: start)
        features.set(
          .announcedText,
          reachesEnd && (chart.isAnnounced(start) || isJoined && verb != nil)
        )
        features.set(.toldText, reachesEnd && verb.map { tells(reading, $0..<start) } == true)
      case .open: features.set(.open)
      case .reference, .result:
        features.set(
          .referred,
          frame.parameters[value.parameter].vocabulary(in: frame.app).map(isSpokenOf) == true
        )
      }
    }
    let vocabularies = Set(frame.parameters.compactMap { $0.vocabulary(in: frame.app) })
    features.set(
      .foreignName,
      chart.mentions.contains { name, mentions in
        !vocabularies.contains(name)
          && mentions.all.contains {
            chart.isSaidAsName($0, in: clause, lexicon) && $0.tokens.overlaps(clause)
              && taken.isDisjoint(with: $0.tokens)
              && $0.tokens.contains { !chart.isClosed[$0] }
          }
      }
    )
    features[.takesAll] = takers.share(of: reading.frame)
    features.set(
      .kind,
      vocabularies.contains { chart.kindWords[$0]?[clause].contains { $0 > 0 } == true }
    )
    let unsaid = frame.missing { reading.value(of: $0) != nil }
    let told = unsaid.count { isClause && division.tells($0, of: reading.frame, lexicon) }
    features[.told] = Double(min(3, told))
    let missing = unsaid.count - told
    features[.missing] = Double(min(3, missing))
    features.set(.isComplete, missing == 0)
    if features[.number] == 0 {
      features.set(
        .foreignNumber,
        chart.numbers[clause].joined().contains {
          !$0.isHomophone && $0.amount != .number(1) && taken.isDisjoint(with: $0.tokens)
        }
      )
    }
    features.set(.foreignMoment, features[.moment] == 0 && !chart.moments[clause].joined().isEmpty)
  }

  /// Where a verb of telling or writing begins before a text.
  private func verbOfTelling(in reading: FrameReading, before text: Int) -> Int? {
    let verbs = Set(language.grammar.verbs.filter(\.takesText).map(\.name))
    return reading.pieces.first { piece in
      guard piece.tokens.upperBound <= text, case .verb(let name) = piece.role else { return false }
      return verbs.contains(name)
    }?.tokens.lowerBound
  }

  /// Whether a word or value of the intent stands between such a verb and its text, to whom or where it is told.
  private func tells(_ reading: FrameReading, _ words: Range<Int>) -> Bool {
    reading.pieces.contains { piece in
      guard words.contains(piece.tokens.lowerBound) else { return false }
      return switch piece.role {
      case .word, .kind, .related: true
      case .value(_, let value): value.isName
      default: false
      }
    }
  }

  /// Whether something of a vocabulary was named before: in the conversation, or beside the clause.
  private func isSpokenOf(_ vocabulary: VocabularyName) -> Bool {
    topics.contains(vocabulary)
      || chart.mentions[vocabulary]?.all.contains {
        $0.fit != .near && $0.tokens.upperBound <= clause.lowerBound
      } == true
  }

  /// Whether no other intent of its app shows any of the things that a reading names or looks for any words, and the
  /// sentence has no verb of what is done to them ("where do I buy …").
  private func isOnlyShowing(_ reading: FrameReading) -> Bool {
    let saysChange = readings.contains { $0.hasVerb && lexicon.entries[$0.frame].effect != .shows }
    guard !saysChange else { return false }
    let frame = lexicon.frames[reading.frame]
    let kinds = reading.values.filter(\.value.isName).map { frame.parameters[$0.parameter].kind }
    return !kinds.isEmpty && lexicon.entries[reading.frame].effect == .shows
      && !lexicon.frames.indices.contains { other in
        other != reading.frame && lexicon.frames[other].app == frame.app
          && lexicon.entries[other].effect == .shows
          && lexicon.frames[other].parameters.contains {
            $0.kind == .text || kinds.contains($0.kind)
          }
      }
  }

  private func addAct(
    of reading: FrameReading,
    _ entry: FrameLexicon.Entry,
    _ features: inout FeatureVector<IntentFeature>
  ) {
    let shows = entry.effect == .shows
    if lexicon.takesNothing { features[.saidAsExamples] = entry.share(of: act.act) }
    if act.act == .question {
      features.set(shows ? .questionForShowing : .questionForChange)
      features.set(.knowledgeForShowing, shows && act.asksForKnowledge)
      features.set(.pastForShowing, shows && saysPast)
      features.set(.isQuestion, entry.isQuestion)
      features.set(.onlyShowing, act.asksForKnowledge && !saysPast && isOnlyShowing(reading))
    } else if !act.act.asks {
      features.set(shows ? .toldForShowing : .toldForChange)
      features.set(.toldForRecording, act.act == .report && entry.records)
    }
  }

  private func addParticles(
    _ entry: FrameLexicon.Entry,
    _ features: inout FeatureVector<IntentFeature>
  ) {
    for place in clause where !inNames.contains(place) {
      let word = chart.tokens[place].text
      if entry.contrasts[word] != nil {
        features.set(.ownParticle)
      } else if lexicon.contrasts.contains(word),
        !entry.before.values.contains(where: { $0.contains(word) })
      {
        features.set(.foreignParticle)
      }
    }
  }

  // MARK: - The sentence

  private var sentenceFeatures: FeatureVector<SentenceFeature> {
    var features = FeatureVector<SentenceFeature>()
    features.set(.always)
    if let kind = SentenceFeature(act) { features.set(kind) }
    let left = readings.map(unexplained).min() ?? contentWords
    features[.unexplained] = min(Self.mostUnexplained, Double(left)) / 3
    features[.unexplainedShare] =
      contentWords == 0 ? 0 : min(1, Double(left) / Double(contentWords))
    features.set(.noName, inNames.isDisjoint(with: clause))
    features.set(.partOfName, inNames.isDisjoint(with: clause) && readings.first?.namesPart == true)
    features[.unknownWord] = min(Self.mostUnknown, Double(unknownWords)) / 2
    features[.words] = min(Self.mostWords, Double(contentWords)) / 6
    features.set(.past, saysPast)
    features.set(.told, division.commands.isEmpty && division.toldInstead != nil)
    features.set(.divided, division.commands.count > 1)
    features.set(.withdrawn, division.isWithdrawn)
    features.set(.tellsBeside, isClause)
    features.set(.beginsWithVerb, chart.beginsWithVerb(clause))
    return features
  }

  private static func product(_ one: [Float], _ other: [Float]) -> Double {
    var sum: Float = 0
    for place in one.indices { sum += one[place] * other[place] }
    return Double(sum)
  }
}
