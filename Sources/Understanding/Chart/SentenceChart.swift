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

  /// A word that was said, by the stem under which the words of phrases are known.
  struct Word: Sendable, Hashable {
    var stem: String
    var length: Int
  }

  let text: String
  let tokens: [Token]
  let stems: [String]
  /// What stands between the tokens.
  let spacing: Spacing
  /// Whether a token is a word of a closed class.
  let isClosed: [Bool]
  /// Whether a token belongs to words of closed classes, which may be longer than one.
  let isSmall: [Bool]
  /// The words of closed classes.
  let classes: WordClasses
  /// For each place what may begin there that is said beside what is asked for.
  let asides: [Aside?]
  /// For each place, and behind the last, whether something ends there that is only told.
  let endsAside: [Bool]
  /// For each place, and behind the last, whether an ending ends there with which something is asked for.
  let endsRequest: [Bool]
  /// For each place, and behind the last, whether an ending ends there that gives a reason, a purpose or what goes
  /// before.
  let endsReason: [Bool]
  let verbs: [[SpokenVerbs.Verb]]
  /// For each place the word that begins there with what it means; nil where that is not known.
  let meanings: [EmbeddedWord?]
  /// For each place whether a word begins there that says that something is undone, over or taken away.
  let reversals: [Bool]
  /// For each place how many tokens the second half of a verb takes before what is told ("know" of "let Ana know …").
  let tellingParticles: [Int]
  /// For each place whether a participle stands there that says what is to be done ("moved" of "have Dune moved").
  let askingParticiples: [Bool]
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
  let containersBesideNames: [Int]
  let language: any Language

  /// How alike the meanings of words have to be for one to say anything of the other.
  static let leastSimilarity = 0.4

  /// Longer sentences are no commands.
  static let mostTokens = 64

  init(
    _ text: String,
    values: [VocabularyName: NamedValues],
    phraseWords: Set<String>,
    phraseMeanings: [WordEmbedding] = [],
    appNames: [[String]] = [],
    moments: (kinds: Set<IntentFrame.Kind>, reader: MomentReader)? = nil,
    language: any Language
  ) {
    self.text = text
    self.language = language
    let named = language.tokensMeant(by: language.tokens(in: text), in: text) { word in
      values.values.contains { $0.index.holds(word) }
    }
    // Names are compared as they were typed: any marks may have been left out of them.
    let grammar = language.grammar
    let marked = language.restoringMarks(in: named, of: phraseWords)
    let tokens = grammar.gerunds?.asked(in: marked, grammar) ?? marked
    self.tokens = tokens
    // A form whose stem no phrase has is one of a word that they have ("shelves").
    let stems = tokens.map { token in
      let stem = language.stem(of: token.text)
      guard !phraseWords.contains(stem) else { return stem }
      return language.baseForms(of: token.text).map(language.stem).first(
        where: phraseWords.contains
      ) ?? stem
    }
    self.stems = stems
    let spacing = Spacing(
      of: tokens,
      in: text,
      partsWords: language.partsWords,
      moodLetters: language.moodLetters
    )
    self.spacing = spacing
    let isClosed = tokens.map { language.isClosedClass($0.text) }
    self.isClosed = isClosed
    let isSmall = language.areOfClosedClasses(tokens)
    self.isSmall = isSmall
    self.moments =
      moments.map { moments in
        SpokenMoment.all(
          of: moments.kinds,
          in: tokens,
          of: text,
          spacing,
          moments.reader,
          isSmall: isClosed,
          functionWords: grammar.functionWords
        )
      } ?? tokens.map { _ in [] }
    let classes = WordClasses(
      of: tokens,
      spacing,
      inMoments: Set(self.moments.joined().flatMap(\.tokens)),
      phraseWords: phraseWords,
      language
    )
    self.classes = classes
    // The kind may be named in any of its forms ("books").
    let stemmed = zip(tokens, stems).map { Token(text: $1, range: $0.range) }
    let kindWords = values.mapValues { values in
      let forms = values.kindForms
      return tokens.indices.map {
        max(forms.length(in: tokens, at: $0), forms.length(in: stemmed, at: $0))
      }
    }
    self.kindWords = kindWords
    let said = values.mapValues { $0.index.mentions(in: named) }
    let spokenVerbs = SpokenVerbs(
      in: tokens,
      classes,
      spacing,
      placeWords: Array(kindWords.values)
        + appNames.map { name in
          let runs = WordRuns([name, name.map(language.withoutDiacritics)])
          return tokens.indices.map { runs.length(in: tokens, at: $0) }
        },
      names: said.values.joined().filter { $0.fit == .exact }.map(\.tokens),
      grammar
    )
    let verbs = spokenVerbs.all
    self.verbs = verbs
    tellingParticles = spokenVerbs.tellingParticles
    askingParticiples = spokenVerbs.askingParticiples
    let reversive = Set(grammar.verbs.filter(\.isReversive).map(\.name))
    let reversed = language.reversals(in: tokens) { classes.endsClause(at: $0, spacing) }
    reversals = zip(reversed, verbs).map { isReversal, verbs in
      isReversal || verbs.contains { !$0.isLight && reversive.contains($0.name) }
    }
    isActionVerb = tokens.indices.map {
      verbs[$0].isEmpty && grammar.actionVerbs.contains(tokens[$0].text)
    }
    let numbers = Self.numbers(in: tokens, of: text, grammar, language)
    self.numbers = numbers
    let ends = WordEnds(
      in: tokens,
      spacing,
      classes,
      verbs,
      numbers,
      kinds: values.values.map(\.kinds),
      said: said.values.flatMap(\.self),
      unspacedWords: language.partsWords ? phraseWords : nil
    )
    endsWord = ends.ofUnknown
    endsName = ends.ofNames
    words = Self.words(in: tokens, stems, spacing, endsName: ends.ofNames, said, language)
    let mentions = Self.names(
      among: said,
      of: values,
      in: tokens,
      spacing,
      classes,
      verbs,
      numbers,
      isSmall: zip(isClosed, isSmall).map { $0 || $1 },
      endsName: ends.ofNames,
      appNames,
      language
    )
    self.mentions = mentions.mapValues { ChartMentions($0, count: tokens.count) }
    let inNames = Set(mentions.values.joined().filter { $0.fit == .exact }.flatMap(\.tokens))
    let meanings = SpokenMeanings(in: tokens, spacing, classes, language).words
    self.meanings = meanings
    relatedWords = tokens.indices.map { place in
      guard !inNames.contains(place) else { return nil }
      return meanings[place].flatMap {
        RelatedWord($0, among: phraseMeanings, least: Self.leastSimilarity)
      }
    }
    endsKind = Self.endsKind(kindWords.values, mentions.values.joined(), count: tokens.count)
    endsOfTelling = Self.endsOfTelling(mentions.values.joined(), numbers, isClosed)
    containersBesideNames = Self.containers(
      classes.containers,
      beside: mentions.values.joined().filter { $0.fit == .exact }.map(\.tokens),
      isClosed
    )
    let namesBegin = Set(mentions.values.joined().map(\.tokens.lowerBound))
    startsCommand = Self.startsOfCommands(
      verbs,
      isActionVerb,
      thingsBegin: tokens.indices.map {
        classes.references[$0] > 0 || classes.determiners[$0] > 0 || namesBegin.contains($0)
      }
    )
    endsRequest = Aside.requestEnds(in: tokens, grammar)
    endsAside = zip(Aside.ends(in: tokens, grammar), spacing.followsMood).map { $0 || $1 }
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
        courtesies: grammar.verbsComeLast ? [] : classes.courtesies,
        verb: Self.firstVerb(verbs, classes, spacing, grammar),
        count: tokens.count
      ),
      spacing,
      classes.joiners,
      isVerb: verbs.map { !$0.isEmpty },
      // Of what is named or asked for more than that may be said.
      isThing: tokens.indices.map { place in
        let words = place + classes.determiners[place]
        return namesBegin.contains(place) || namesBegin.contains(words)
          || classes.questionWords[place] > 0 || classes.references[place] > 0
          || classes.denials[place] > 0 || !numbers[place].isEmpty
      },
      goesOn: tokens.indices.map { place in
        [classes.corrections, classes.retractions, classes.joiners].contains { $0[place] > 0 }
      },
      grammar
    )
  }

  /// The verb with which a sentence begins; empty where it begins with none, or with one in quotes.
  private static func firstVerb(
    _ verbs: [[SpokenVerbs.Verb]],
    _ classes: WordClasses,
    _ spacing: Spacing,
    _ grammar: SentenceGrammar
  ) -> Range<Int> {
    var place = 0
    while place < verbs.count, classes.courtesies[place] > 0 { place += classes.courtesies[place] }
    guard !grammar.verbsComeLast, place < verbs.count, !spacing.isQuoted[place] else {
      return 0..<0
    }
    let length = verbs[place].filter { !$0.isLight }.map(\.length).max() ?? 0
    return place..<(place + length)
  }

  private static func startsOfCommands(
    _ verbs: [[SpokenVerbs.Verb]],
    _ isActionVerb: [Bool],
    thingsBegin: [Bool]
  ) -> [Bool] {
    verbs.indices.map { place in
      let ends = verbs[place].map { place + $0.length } + (isActionVerb[place] ? [place + 1] : [])
      return ends.contains { $0 < verbs.count && thingsBegin[$0] }
    }
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

  private static func words(
    in tokens: [Token],
    _ stems: [String],
    _ spacing: Spacing,
    endsName: [Bool],
    _ said: [VocabularyName: [NameMention]],
    _ language: any Language
  ) -> [[Word]] {
    guard language.partsWords else {
      return tokens.indices.map { place in
        let length = language.wordLength(in: tokens, at: place)
        guard length != 1 else { return [Word(stem: stems[place], length: 1)] }
        let text = tokens[place..<(place + length)].map(\.text).joined()
        return length == 0 ? [] : [Word(stem: text, length: length)]
      }
    }
    var beginsPiece = spacing.beginsWord
    for mention in said.values.joined()
    where mention.fit == .exact && mention.tokens.upperBound < tokens.count
      && endsName[mention.tokens.upperBound]
    {
      beginsPiece[mention.tokens.upperBound] = true
    }
    return tokens.indices.map { place in
      guard beginsPiece[place] else { return [] }
      var words: [Word] = []
      var text = ""
      for end in place..<min(place + WordEnds.mostWordTokens, tokens.count) {
        if end > place, spacing.beginsWord[end] { break }
        text += tokens[end].text
        guard endsName[end + 1] else { continue }
        words.append(Word(stem: end == place ? stems[place] : text, length: end + 1 - place))
      }
      return words
    }
  }
}
