import PhraseMatcher
import SpokenLanguage

/// Everything that the words of a sentence may be, found once and looked at by every reading.
///
/// A chart as in chart parsing (Kay 1980): for each place of the sentence the pieces that begin
/// there, whatever is made of them later.
struct SentenceChart: Sendable {
  /// A number that was said.
  struct Number: Sendable, Hashable {
    var tokens: Range<Int>
    var amount: Quantity.Amount
    /// The tokens with the words that say of what there are so many.
    var withCounter: Range<Int>
    /// Whether it is another word where nothing is counted ("네 개", but "네").
    var needsCounter = false
    /// Whether it is spelled like another word ("for stars").
    var isHomophone = false
    /// Whether it is said as a grade, and so counts nothing ("a four").
    var isGrade = false

    /// The fewest tokens that say it.
    var shortest: Range<Int> { needsCounter ? withCounter : tokens }
  }

  /// A general verb that was said.
  struct Verb: Sendable, Hashable {
    var name: String
    var length: Int
    var isLight: Bool
    var setsAmounts = false
    var onlyShows = false
  }

  /// A word that was said, by the stem under which the words of phrases are known.
  struct Word: Sendable, Hashable {
    var stem: String
    var length: Int
  }

  let text: String
  let tokens: [Token]
  let stems: [String]
  /// Whether white space or a sign stands before a token.
  let beginsWord: [Bool]
  /// Whether a sign that parts clauses stands before a token.
  let followsBreak: [Bool]
  /// Whether a colon stands before a token.
  let followsColon: [Bool]
  /// Whether a sign that ends sentences stands before a token.
  let followsStop: [Bool]
  /// Whether a question mark stands before a token.
  let followsQuestion: [Bool]
  let isQuoted: [Bool]
  /// Whether a token is a word of a closed class.
  let isClosed: [Bool]
  /// Whether a token belongs to words of closed classes, which may be longer than one.
  let isSmall: [Bool]
  let isAsked: Bool
  /// For each place how many tokens a courtesy takes, and a function word.
  let courtesies: [Int]
  let functionWords: [Int]
  let counters: [Int]
  let references: [Int]
  let distributives: [Int]
  let questionWords: [Int]
  let repetitions: [Int]
  let exclusionsBefore: [Int]
  let exclusionsBehind: [Int]
  let joiners: [Int]
  let attributions: [Int]
  let corrections: [Int]
  let retractions: [Int]
  /// For each place how many tokens words of denying take.
  let denials: [Int]
  let consequences: [Int]
  /// For each place how many tokens it takes to say that something is left for later.
  let postponements: [Int]
  /// For each place how many tokens an auxiliary verb takes, and an article or what stands in its place.
  let auxiliaries: [Int]
  let determiners: [Int]
  let clauseStarts: [Int]
  let relativeStarts: [Int]
  /// For each place how many tokens a word takes that joins what is told to the verb of telling.
  let complementizers: [Int]
  /// Whether a token is a small word that no name goes across: a verb's, a pronoun or a question word.
  let partsNames: [Bool]
  /// For each place how many tokens an ending takes after which another clause begins.
  let clauseEnds: [Int]
  /// For each place what may begin there that is said beside what is asked for.
  let asides: [Aside?]
  /// For each place, and behind the last, whether something ends there that is only told.
  let endsAside: [Bool]
  /// For each place, and behind the last, whether an ending ends there with which something is asked for.
  let endsRequest: [Bool]
  /// For each place, and behind the last, whether an ending ends there that gives a reason, a purpose or what goes
  /// before.
  let endsReason: [Bool]
  let verbs: [[Verb]]
  /// For each place how many tokens the second half of a verb takes before what is told ("know" of "let Ana know …").
  let tellingParticles: [Int]
  /// Whether a token is a verb with which something is done to a thing, though none of the general ones.
  let isActionVerb: [Bool]
  /// Whether a verb of doing stands at a place with something behind it to which it is done: a name, a pronoun or what
  /// an article begins ("check him in", "drop the appointment").
  let startsCommand: [Bool]
  let numbers: [[Number]]
  /// For each place the dates, times and lengths of time that begin there, as far as some intent takes them.
  let moments: [[SpokenMoment]]
  /// For each place the words that begin there: a token, and in scripts of syllables several of them.
  let words: [[Word]]
  /// For each place the word that begins there and means about what words of the phrases do, where it is
  /// none of something's whole name.
  let relatedWords: [RelatedWord?]
  /// For each place, and behind the last, whether a word ends there or goes on with particles and endings
  /// only.
  let endsName: [Bool]
  /// The same where a word that is not known may end: behind it are particles only.
  let endsWord: [Bool]
  /// By vocabulary the values that are named.
  let mentions: [VocabularyName: ChartMentions]
  /// By vocabulary for each place how many tokens a word for its kind takes.
  let kindWords: [VocabularyName: [Int]]
  /// For each place, and behind the last, whether a word for some kind of thing ends there.
  let endsKind: [Bool]
  /// For each place the least end of what is named or counted there or later; beyond the sentence where
  /// nothing is.
  let endsOfTelling: [Int]
  /// For each place how many tokens a word for where an app keeps things takes, beside a name.
  let containers: [Int]
  private let language: any Language

  /// How alike the meanings of words have to be for one to say anything of the other.
  static let leastSimilarity = 0.4

  /// Longer sentences are no commands.
  static let mostTokens = 64

  init(
    _ text: String,
    values: [VocabularyName: NamedValues],
    phraseWords: Set<String>,
    phraseMeanings: [WordEmbedding] = [],
    moments: (kinds: Set<IntentFrame.Kind>, reader: MomentReader)? = nil,
    language: any Language
  ) {
    self.text = text
    self.language = language
    let named = language.tokensMeant(by: language.tokens(in: text), in: text) { word in
      values.values.contains { $0.index.holds(word) }
    }
    // Names are compared as they were typed: any marks may have been left out of them.
    tokens = language.restoringMarks(in: named, of: phraseWords)
    let tokens = tokens
    let grammar = language.grammar
    let connectives = language.connectives
    // A form whose stem no phrase has is one of a word that they have ("shelves").
    let stems = tokens.map { token in
      let stem = language.stem(of: token.text)
      guard !phraseWords.contains(stem) else { return stem }
      return language.baseForms(of: token.text).map(language.stem).first(
        where: phraseWords.contains
      ) ?? stem
    }
    self.stems = stems
    let spacing = Spacing(of: tokens, in: text, partsWords: language.partsWords)
    beginsWord = spacing.beginsWord
    followsBreak = spacing.followsBreak
    followsColon = spacing.followsColon
    followsStop = spacing.followsStop
    followsQuestion = spacing.followsQuestion
    isQuoted = spacing.isQuoted
    isAsked = spacing.isAsked
    let isClosed = tokens.map { language.isClosedClass($0.text) }
    self.isClosed = isClosed
    let isSmall = language.areOfClosedClasses(tokens)
    self.isSmall = isSmall
    func lengths(_ runs: WordRuns) -> [Int] {
      tokens.indices.map { runs.length(in: tokens, at: $0) }
    }
    let bytes = Array(text.utf8)
    let spoken =
      moments.map { moments in
        SpokenMoment.all(
          of: moments.kinds,
          in: tokens,
          spacing,
          moments.reader,
          isSmall: { isClosed[$0] },
          endsWord: { end in
            var place = end
            while place < tokens.count, !spacing.beginsWord[place] {
              let length = grammar.functionWords.length(in: tokens, at: place)
              guard length > 0 else { return false }
              place += length
            }
            return true
          }
        ) { range in
          let start = tokens[range.lowerBound].range.lowerBound
          let end = max(start, tokens[range.upperBound - 1].range.upperBound)
          return String(decoding: bytes[start..<end], as: UTF8.self)
        }
      } ?? tokens.map { _ in [] }
    self.moments = spoken
    let inMoments = Set(spoken.joined().flatMap(\.tokens))
    /// The same but for words that belong to a date: "next Monday" begins nothing else.
    func lengthsBetweenMoments(_ runs: WordRuns) -> [Int] {
      tokens.indices.map { inMoments.contains($0) ? 0 : runs.length(in: tokens, at: $0) }
    }
    let fillers = language.fillerPhrases
    let requests = grammar.acts.filter { $0.act == .request && $0.place == .start }
    let corrections = lengths(connectives.corrections)
    let afterBreak = lengths(connectives.correctionsAfterBreak)
    courtesies = tokens.indices.map { place in
      // Behind a determiner a word belongs to what is named ("the second volume"), but for one that corrects ("no, just").
      let isNamed =
        place > 0 && corrections[place - 1] == 0 && afterBreak[place - 1] == 0
        && grammar.determiners?.length(in: tokens, at: place - 1) == 1
      let length = max(
        // Where nothing was said yet, nothing is corrected ("wait, I finished that one").
        place == 0 && corrections[place] < tokens.count ? corrections[place] : 0,
        grammar.courtesies.length(in: tokens, at: place),
        fillers.length(in: tokens, at: place),
        // What shows that something is asked for says nothing of what.
        requests.map { $0.length(in: tokens, at: place) }.max() ?? 0,
        connectives.negatedRequests.length(in: tokens, at: place),
        grammar.repetitions.length(in: tokens, at: place),
        language.isFiller(tokens[place].text) && spacing.isWord(place) ? 1 : 0
      )
      return isNamed && length == 1 && !language.isFiller(tokens[place].text) ? 0 : length
    }
    functionWords = tokens.indices.map { place in
      max(
        grammar.functionWords.length(in: tokens, at: place),
        connectives.introductions.length(in: tokens, at: place),
        language.isFunctionWord(tokens[place].text) && spacing.isWord(place) ? 1 : 0
      )
    }
    counters = lengths(grammar.counters)
    references = lengths(connectives.references)
    distributives = lengths(grammar.distributives)
    repetitions = lengths(grammar.repetitions)
    questionWords = lengths(grammar.questionWords)
    exclusionsBefore = lengths(grammar.exclusionsBefore)
    exclusionsBehind = lengths(grammar.exclusionsBehind)
    joiners = lengthsBetweenMoments(connectives.joiners)
    attributions = lengths(grammar.attributions)
    self.corrections = tokens.indices.map { place in
      let isFirst = spacing.followsBreak[place] || place == 0
      var length = isFirst ? max(corrections[place], afterBreak[place]) : corrections[place]
      // "Actually, make that": one correction.
      while length > 0, place + length < tokens.count, corrections[place + length] > 0 {
        length += corrections[place + length]
      }
      return length
    }
    let backward = lengths(connectives.references)
    // What an intent is asked for with takes nothing back ("予約を取り消して"), but where it says what ("cancel that").
    retractions = tokens.indices.map { place in
      let length = connectives.retractions.length(in: tokens, at: place)
      guard length > 0, !language.partsWords else { return length }
      let word = language.wordLength(in: tokens, at: place)
      let text = tokens[place..<(place + max(1, word))].map(\.text).joined()
      let refersBack = backward[place..<min(place + length, tokens.count)].contains { $0 > 0 }
      return phraseWords.contains(text) && !refersBack ? 0 : length
    }
    denials = lengths(connectives.negations)
    consequences = lengths(grammar.consequences)
    postponements = lengths(grammar.postponements)
    clauseStarts = lengths(grammar.clauseStarts)
    relativeStarts = lengths(grammar.relativeStarts)
    complementizers = lengths(grammar.complementizers)
    auxiliaries = lengths(grammar.auxiliaries)
    partsNames = zip(auxiliaries, zip(references, questionWords)).map { auxiliary, others in
      auxiliary > 0 || others.0 > 0 || others.1 > 0
    }
    clauseEnds = zip(tokens.indices, lengths(grammar.clauseEnds)).map { [tokens] place, length in
      length > 0 && !Aside.isWithinCue(place + length, tokens, grammar) ? length : 0
    }
    let (courtesies, joiners, followsBreak) = (courtesies, joiners, followsBreak)
    let attributions = attributions
    let places = lengths(grammar.containers)
    determiners = lengths(grammar.determiners ?? .none)
    let determiners = determiners
    // The kind may be named in any of its forms ("books").
    let stemmed = zip(tokens, stems).map { Token(text: $1, range: $0.range) }
    let kindWords = values.mapValues { [tokens] values in
      let forms = values.kindForms
      return tokens.indices.map {
        max(forms.length(in: tokens, at: $0), forms.length(in: stemmed, at: $0))
      }
    }
    self.kindWords = kindWords
    func endsClause(_ end: Int) -> Bool {
      end >= tokens.count || followsBreak[end] || courtesies[end] > 0 || joiners[end] > 0
        || attributions[end] > 0
    }
    var tellingParticles = Array(repeating: 0, count: tokens.count)
    let spokenVerbs: [[Verb]] = tokens.indices.map { place -> [Verb] in
      // "The list" is where something is kept, "list" alone is a verb.
      if place > 0, places[place] > 0, determiners[place - 1] == 1 { return [] }
      let whole = grammar.verbs.compactMap { verb in
        let length = verb.runs.length(in: tokens, at: place)
        // Behind an article it is what is written down ("put down a note").
        let isNoun = verb.takesText && place > 0 && determiners[place - 1] == 1
        return length == 0 || isNoun
          ? nil
          : Verb(
            name: verb.name,
            length: length,
            isLight: verb.isLight,
            setsAmounts: verb.setsAmounts,
            onlyShows: verb.onlyShows
          )
      }
      let parted = grammar.separableVerbs.compactMap { verb -> Verb? in
        let parts = verb.parts(in: tokens, at: place) { end in
          if endsClause(end) { return true }
          // "Off my list", "off my shelf": where it is kept says nothing more.
          let kept = end + determiners[end]
          guard kept < tokens.count else { return false }
          let length = max(places[kept], kindWords.values.map { $0[kept] }.max() ?? 0)
          return length > 0 && endsClause(kept + length)
        }
        guard let parts else { return nil }
        if !verb.endsClause { tellingParticles[parts.particle.lowerBound] = parts.particle.count }
        return Verb(name: verb.name, length: parts.verb.count, isLight: false)
      }
      // "Go to" shows and moves nothing, though "go" does; "kick off" starts and throws nothing out. Who gets something
      // out buys nothing.
      let longest = whole.filter { !$0.isLight }.map(\.length).max() ?? 0
      let least = parted.isEmpty ? longest : max(longest, 1 + (parted.map(\.length).max() ?? 0))
      return whole.filter { $0.isLight || $0.length >= least } + parted
    }
    let verbs: [[Verb]] = tokens.indices.map { place -> [Verb] in
      let start = followsBreak[...place].lastIndex(of: true) ?? 0
      guard !grammar.verbsLeftOut.isEmpty, spokenVerbs[place].isEmpty,
        spokenVerbs[start..<place].allSatisfy(\.isEmpty)
      else { return spokenVerbs[place] }
      return grammar.verbsLeftOut.compactMap { verb in
        let length = verb.particleLength(in: tokens, at: place, endsClause: endsClause)
        return length == 0 ? nil : Verb(name: verb.name, length: length, isLight: false)
      }
    }
    self.verbs = verbs
    self.tellingParticles = tellingParticles
    isActionVerb = tokens.indices.map {
      verbs[$0].isEmpty && grammar.actionVerbs.contains(tokens[$0].text)
    }
    let numbers = Self.numbers(in: tokens, of: text, grammar, language)
    self.numbers = numbers
    var particles = Array(repeating: Set<Int>(), count: tokens.count)
    for lengths in [functionWords, joiners, exclusionsBehind] {
      for place in tokens.indices { particles[place].insert(lengths[place]) }
    }
    for values in values.values {
      for place in tokens.indices {
        particles[place].insert(values.kinds.length(in: tokens, at: place))
      }
    }
    endsWord = Self.ends(spacing, particles)
    let said = values.mapValues { $0.index.mentions(in: named) }
    if language.partsWords {
      // Spaces are left out between any two pieces: names, numbers and the words of phrases.
      for place in tokens.indices {
        for number in numbers[place] { particles[place].insert(number.withCounter.count) }
        particles[place].formUnion(Self.lengths(of: phraseWords, in: tokens, at: place))
      }
      for mention in said.values.joined()
      where mention.fit == .exact && mention.tokens.count >= Self.fewestUnspaced {
        particles[mention.tokens.lowerBound].insert(mention.tokens.count)
      }
    }
    for lengths in [courtesies, counters, clauseEnds] {
      for place in tokens.indices { particles[place].insert(lengths[place]) }
    }
    for place in tokens.indices {
      for verb in verbs[place] { particles[place].insert(verb.length) }
    }
    let endsName = Self.ends(spacing, particles)
    self.endsName = endsName
    var beginsPiece = spacing.beginsWord
    if language.partsWords {
      for mention in said.values.joined()
      where mention.fit == .exact && mention.tokens.upperBound < tokens.count
        && endsName[mention.tokens.upperBound]
      {
        beginsPiece[mention.tokens.upperBound] = true
      }
    }
    self.words =
      language.partsWords
      ? Self.words(in: tokens, stems, spacing, beginsPiece, endsName)
      : tokens.indices.map { place in
        let length = language.wordLength(in: tokens, at: place)
        guard length != 1 else { return [Word(stem: stems[place], length: 1)] }
        let text = tokens[place..<(place + length)].map(\.text).joined()
        return length == 0 ? [] : [Word(stem: text, length: length)]
      }
    var mentions: [VocabularyName: [NameMention]] = [:]
    for (name, values) in values {
      let found = (said[name] ?? []).filter { mention in
        // A word of a closed class is no slip for a name, and one for the kind of thing names none.
        (mention.fit == .exact
          || mention.tokens.contains { !isClosed[$0] && !isSmall[$0] }
            && courtesies[mention.tokens.lowerBound] <= mention.tokens.count)
          && endsName[mention.tokens.upperBound]
          // One character of a name is a part of too many words.
          && (mention.fit != .partial || language.partsWords || mention.tokens.count > 1
            || tokens[mention.tokens.lowerBound].text.count > 1)
          && (mention.fit != .partial
            || values.kinds.length(in: tokens, at: mention.tokens.lowerBound) < mention.tokens.count)
      }
      let exact = ChartMentions(found.filter { $0.fit == .exact }, count: tokens.count)
      let longest = found.filter { mention in
        !exact[mention.tokens.lowerBound].contains { $0.begins(with: mention) }
      }
      mentions[name] =
        longest.map { $0.withHonorifics(in: tokens, grammar) }
        + longest.flatMap {
          Self.described($0, values.details[$0.id] ?? [], tokens, grammar, language)
        }
    }
    let goesOn = zip(self.corrections, zip(retractions, joiners)).map { correction, others in
      correction > 0 || others.0 > 0 || others.1 > 0
    }
    self.mentions = mentions.mapValues { ChartMentions($0, count: tokens.count) }
    let inNames = Set(mentions.values.joined().filter { $0.fit == .exact }.flatMap(\.tokens))
    relatedWords = tokens.indices.map { place in
      guard !inNames.contains(place) else { return nil }
      return language.embeddedWord(in: tokens, at: place).flatMap {
        RelatedWord($0, among: phraseMeanings, least: Self.leastSimilarity)
      }
    }
    endsKind = Self.endsKind(kindWords.values, mentions.values.joined(), count: tokens.count)
    endsOfTelling = Self.endsOfTelling(mentions.values.joined(), numbers, isClosed)
    containers = Self.containers(
      lengths(grammar.containers),
      beside: mentions.values.joined().filter { $0.fit == .exact }.map(\.tokens),
      isClosed
    )
    let namesBegin = Set(mentions.values.joined().map(\.tokens.lowerBound))
    startsCommand = Self.startsOfCommands(
      verbs,
      isActionVerb,
      thingsBegin: zip(tokens.indices, references).map {
        $1 > 0 || determiners[$0] > 0 || namesBegin.contains($0)
      }
    )
    endsRequest = Aside.requestEnds(in: tokens, grammar)
    endsAside = Aside.ends(in: tokens, grammar)
    endsReason = Aside.marked(tokens, by: [grammar.reasonEnds])
    asides = Aside.starts(
      in: tokens,
      behind: Aside.ValueEnds(
        mentions: mentions.filter { values[$0.key]?.holdsAdjuncts == true },
        closed: mentions.filter { values[$0.key]?.holdsAdjuncts != true },
        // Behind a word that is a part of one, its ending follows.
        phraseWords: stems.map { language.partsWords && phraseWords.contains($0) },
        kindWords: kindWords,
        numbers: numbers,
        count: tokens.count
      ),
      spacing,
      joiners,
      isVerb: verbs.map { !$0.isEmpty },
      goesOn: goesOn,
      grammar
    )
  }

  private static func startsOfCommands(
    _ verbs: [[Verb]],
    _ isActionVerb: [Bool],
    thingsBegin: [Bool]
  ) -> [Bool] {
    verbs.indices.map { place in
      let ends = verbs[place].map { place + $0.length } + (isActionVerb[place] ? [place + 1] : [])
      return ends.contains { $0 < verbs.count && thingsBegin[$0] }
    }
  }

  /// The first token of some that is no courtesy and no function word.
  func firstContentWord(in range: Range<Int>) -> Int {
    var place = range.lowerBound
    while place < range.upperBound {
      let skipped = max(courtesies[place], verbs[place].isEmpty ? functionWords[place] : 0)
      if skipped == 0 { break }
      place += skipped
    }
    return place
  }

  /// Whether some tokens begin with a verb of doing, as where somebody is told to do something.
  func beginsWithVerb(_ range: Range<Int>) -> Bool {
    let first = firstContentWord(in: range)
    return !verbsComeLast && first < range.upperBound
      && (isActionVerb[first] || !verbs[first].isEmpty)
  }

  /// Whether the verb ends a sentence.
  var verbsComeLast: Bool { language.grammar.verbsComeLast }

  /// Whether nothing but politeness was said.
  var isCourtesy: Bool {
    var place = 0
    while place < tokens.count, courtesies[place] > 0 { place += courtesies[place] }
    return place == tokens.count
  }

  /// Whether a word that says that something is over ends the sentence, so that it joins nothing ("tính tiền rồi nha").
  func endsPerfectly(at place: Int) -> Bool {
    let length = language.grammar.perfectives.length(in: tokens, at: place)
    return length > 0
      && (place + length == tokens.count
        || firstContentWord(in: (place + length)..<tokens.count) == tokens.count)
  }

  /// Some tokens as they were said.
  func text(of range: Range<Int>) -> String {
    let bytes = bytes(of: range)
    return String(decoding: Array(text.utf8)[bytes], as: UTF8.self)
  }

  /// Where some tokens stand in the sentence, as UTF-8 offsets.
  func bytes(of range: Range<Int>) -> Range<Int> {
    // What was moved within a sentence may point behind it.
    let range = range.clamped(to: tokens.indices)
    guard !range.isEmpty else { return 0..<0 }
    let start = tokens[range.lowerBound].range.lowerBound
    return start..<max(start, tokens[range.upperBound - 1].range.upperBound)
  }

  /// Keeps the words for where things are kept that only small words part from a name.
  private static func containers(
    _ lengths: [Int],
    beside names: [Range<Int>],
    _ isClosed: [Bool]
  ) -> [Int] {
    lengths.enumerated().map { place, length in
      guard length > 0 else { return 0 }
      let isBeside = names.contains { name in
        let gap =
          name.upperBound <= place
          ? name.upperBound..<place : min(place + length, name.lowerBound)..<name.lowerBound
        return gap.allSatisfy { isClosed[$0] }
      }
      return isBeside ? length : 0
    }
  }

  /// For each place, and behind the last, whether a word for a kind ends there that is no part of a name.
  private static func endsKind(
    _ lengths: some Sequence<[Int]>,
    _ mentions: some Sequence<NameMention>,
    count: Int
  ) -> [Bool] {
    var isInName = Array(repeating: false, count: count)
    for mention in mentions where mention.fit == .exact && mention.tokens.count > 1 {
      for place in mention.tokens { isInName[place] = true }
    }
    var ends = Array(repeating: false, count: count + 1)
    for lengths in lengths {
      for place in lengths.indices where lengths[place] > 0 && !isInName[place] {
        ends[place + lengths[place]] = true
      }
    }
    return ends
  }

  /// For each place the least end of a name or number that begins there or later.
  private static func endsOfTelling(
    _ mentions: some Sequence<NameMention>,
    _ numbers: [[Number]],
    _ isClosed: [Bool]
  ) -> [Int] {
    var ends = numbers.indices.map { place in
      let tells = numbers[place].contains { !$0.isHomophone && $0.amount != .number(1) }
      return tells ? place + 1 : Int.max
    }
    for mention in mentions
    where mention.fit == .exact && mention.tokens.contains(where: { !isClosed[$0] }) {
      ends[mention.tokens.lowerBound] = min(
        ends[mention.tokens.lowerBound],
        mention.tokens.upperBound
      )
    }
    for place in ends.indices.dropLast().reversed() {
      ends[place] = min(ends[place], ends[place + 1])
    }
    return ends
  }

  // MARK: - Words

  /// For each place, and behind the last, whether a word ends there but for runs of some lengths.
  private static func ends(_ spacing: Spacing, _ lengths: [Set<Int>]) -> [Bool] {
    var ends = spacing.beginsWord + [true]
    for place in lengths.indices.reversed() where !ends[place] {
      ends[place] = lengths[place].contains { $0 > 0 && ends[min(place + $0, lengths.count)] }
    }
    return ends
  }

  /// The most tokens of one word of a phrase.
  private static let mostWordTokens = 8
  /// The fewest syllables of a word that is found without spaces around it, as shorter ones are parts of others.
  private static let fewestWordSyllables = 2
  /// The same for a name.
  private static let fewestUnspaced = 3

  /// How many tokens the words of phrases take that begin at a place.
  private static func lengths(
    of words: Set<String>,
    in tokens: [Token],
    at place: Int
  ) -> Set<Int> {
    var lengths: Set<Int> = []
    var text = tokens[place].text
    for end in place + 1..<max(place + 1, min(place + mostWordTokens, tokens.count)) {
      text += tokens[end].text
      if end + 1 - place >= fewestWordSyllables, words.contains(text) {
        lengths.insert(end + 1 - place)
      }
    }
    return lengths
  }

  private static func words(
    in tokens: [Token],
    _ stems: [String],
    _ spacing: Spacing,
    _ beginsPiece: [Bool],
    _ endsName: [Bool]
  ) -> [[Word]] {
    tokens.indices.map { place in
      guard beginsPiece[place] else { return [] }
      var words: [Word] = []
      var text = ""
      for end in place..<min(place + mostWordTokens, tokens.count) {
        if end > place, spacing.beginsWord[end] { break }
        text += tokens[end].text
        guard endsName[end + 1] else { continue }
        words.append(Word(stem: end == place ? stems[place] : text, length: end + 1 - place))
      }
      return words
    }
  }
}

extension NameMention {
  /// Whether another name is only the beginning of this one ("The Jungle" in "The Jungle Book").
  ///
  /// What stands before a name may belong to the sentence ("to Read").
  fileprivate func begins(with other: NameMention) -> Bool {
    other.id != id && tokens.lowerBound == other.tokens.lowerBound
      && other.tokens.upperBound < tokens.upperBound
  }
}
