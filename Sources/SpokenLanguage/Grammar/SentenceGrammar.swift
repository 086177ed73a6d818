/// How a language builds the sentences that people say to an assistant: its closed-class words,
/// general verbs and the marks by which a command is told from a question or a report.
///
/// Tables only; what is done with them is the same in every language. Words stand in them as a
/// translator would write them, parted by commas; in languages without spaces between words a run
/// of words is a run of syllables.
public struct SentenceGrammar: Sendable {
  /// Classes of general verbs.
  public var verbs: [VerbClass]
  /// Verbs whose particle ends the clause.
  public var separableVerbs: [SeparableVerb]
  /// Those of them that are left out beside their particle ("Licht aus").
  public var verbsLeftOut: [SeparableVerb]
  /// Verbs in the form of a request, of which nothing is known but that something is done to a thing.
  public var actionVerbs: Set<String>
  /// What shows what a sentence does, the first that is found deciding.
  public var acts: [SpeechActCue]
  /// How it is told that somebody has done something already.
  public var past: PastTense?
  /// Politeness, hedges, interjections and forms of address, which say nothing about what is meant.
  public var courtesies: WordRuns
  /// What follows a number and says of what there are so many ("copies", "out of five").
  public var counters: WordRuns
  /// Numbers that are said without a numeral.
  public var quantities: [Quantity]
  /// Words that are a number before a counter only: articles ("a copy") and words that sound like a
  /// number ("for stars").
  public var numberHomophones: [String: Double]
  /// What stands between a name and what describes it ("by", "written by").
  public var attributions: WordRuns
  /// Pronouns of the speaker and the assistant, auxiliaries and other words of a closed class that
  /// commands are built with and that name nothing.
  public var functionWords: WordRuns
  /// Words behind which a verb's form is a noun ("a show", "my order"); nil where nouns are told otherwise.
  public var determiners: WordRuns?
  /// Words that ask for something unknown ("what", "which").
  public var questionWords: WordRuns
  /// What stands behind a value that is not meant ("말고").
  public var exclusionsBehind: WordRuns
  /// What stands before a value that is not meant ("not", "instead of").
  public var exclusionsBefore: WordRuns
  /// Words that say that the same is meant again ("too", "the same for").
  public var repetitions: WordRuns
  /// What stands for the thing where it is described ("the Austen one").
  public var proform: String?
  /// What stands for the last noun of names that all end with it ("읽을 거" for "읽을 책").
  public var nounProforms: [String]
  /// Prepositions and verbal particles, which may be all that tells two phrases apart ("on", "off").
  public var particles: WordRuns
  /// What makes a grade of the number behind it ("a four", "the full five").
  public var gradeArticles: WordRuns
  /// Words for where an app shows or keeps things, which beside a name ask for nothing more ("the page for
  /// Dune", "Dune from the list").
  public var containers: WordRuns
  /// Words behind which a verb draws the consequence of what was said ("…, so take it out").
  public var consequences: WordRuns
  /// Joining words behind which what was said without a verb of doing is over, and told ("khách về rồi, …").
  public var perfectives: WordRuns
  /// Words with which a clause begins that says something more of what was said ("because").
  public var clauseStarts: WordRuns
  /// The finite forms of the verbs that help other verbs or say what something is ("is", "had", "would").
  public var auxiliaries: WordRuns
  /// Words that begin, behind a sign, what describes what stands before it ("die Bücher, die ich lese").
  public var relativeStarts: WordRuns
  /// Endings after which another clause begins, where clauses are joined by their verbs ("-니까").
  public var clauseEnds: WordRuns
  /// Those of them that give a reason, a purpose or what goes before, so that what a clause does holds no longer
  /// behind them.
  public var reasonEnds: WordRuns
  /// Words with which something begins that is said beside what is asked for, behind a value or a sign: a
  /// subject, or a conjunction of reason, purpose or time ("im on the phone").
  public var asideStarts: WordRuns
  /// Words with which the end of a sentence says for whom or what something is done ("for my niece").
  public var adjunctStarts: WordRuns
  /// Endings of what is only told, before or behind a command, where verbs come last ("전화 왔어").
  public var asideEnds: WordRuns
  /// The class of verbs that a counter goes with: what is given points is rated.
  public var verbsOfCounters: [String: String]
  /// Numerals that are other words too and count only before a counter ("사 점", "한 권").
  public var boundNumerals: Set<String>
  /// What answers that something is to be on.
  public var on: WordRuns
  /// What answers that something is to be off.
  public var off: WordRuns
  /// Counters that count anything beside their own things ("네 개").
  public var generalCounters: Set<String>
  /// Words that give every one of several things the same ("each", "both").
  public var distributives: WordRuns
  /// Whether the verb ends the sentence, so that what is left out is in what follows.
  public var verbsComeLast: Bool

  init(
    verbs: [VerbClass] = [],
    separableVerbs: [SeparableVerb] = [],
    verbsLeftOut: [SeparableVerb] = [],
    actionVerbs: Set<String> = [],
    past: PastTense? = nil,
    determiners: WordRuns? = nil,
    acts: [SpeechActCue] = [],
    courtesies: WordRuns = .none,
    counters: WordRuns = .none,
    quantities: [Quantity] = [],
    numberHomophones: [String: Double] = [:],
    attributions: WordRuns = .none,
    functionWords: WordRuns = .none,
    questionWords: WordRuns = .none,
    exclusionsBehind: WordRuns = .none,
    exclusionsBefore: WordRuns = .none,
    repetitions: WordRuns = .none,
    proform: String? = nil,
    nounProforms: [String] = [],
    particles: WordRuns = .none,
    gradeArticles: WordRuns = .none,
    containers: WordRuns = .none,
    consequences: WordRuns = .none,
    perfectives: WordRuns = .none,
    clauseStarts: WordRuns = .none,
    auxiliaries: WordRuns = .none,
    relativeStarts: WordRuns = .none,
    clauseEnds: WordRuns = .none,
    reasonEnds: WordRuns = .none,
    asideStarts: WordRuns = .none,
    adjunctStarts: WordRuns = .none,
    asideEnds: WordRuns = .none,
    on: WordRuns = .none,
    off: WordRuns = .none,
    distributives: WordRuns = .none,
    generalCounters: Set<String> = [],
    boundNumerals: Set<String> = [],
    verbsOfCounters: [String: String] = [:],
    verbsComeLast: Bool = false
  ) {
    self.verbs = verbs
    self.separableVerbs = separableVerbs
    self.verbsLeftOut = verbsLeftOut
    self.actionVerbs = actionVerbs
    self.past = past
    self.determiners = determiners
    self.acts = acts
    self.courtesies = courtesies
    self.counters = counters
    self.quantities = quantities
    self.numberHomophones = numberHomophones
    self.attributions = attributions
    self.functionWords = functionWords
    self.questionWords = questionWords
    self.exclusionsBehind = exclusionsBehind
    self.exclusionsBefore = exclusionsBefore
    self.repetitions = repetitions
    self.proform = proform
    self.nounProforms = nounProforms
    self.particles = particles
    self.gradeArticles = gradeArticles
    self.containers = containers
    self.consequences = consequences
    self.perfectives = perfectives
    self.clauseStarts = clauseStarts
    self.auxiliaries = auxiliaries
    self.relativeStarts = relativeStarts
    self.clauseEnds = clauseEnds
    self.reasonEnds = reasonEnds
    self.asideStarts = asideStarts
    self.adjunctStarts = adjunctStarts
    self.asideEnds = asideEnds
    self.on = on
    self.off = off
    self.distributives = distributives
    self.generalCounters = generalCounters
    self.boundNumerals = boundNumerals
    self.verbsOfCounters = verbsOfCounters
    self.verbsComeLast = verbsComeLast
  }

  /// Nothing is known.
  public static let none = SentenceGrammar()
}
