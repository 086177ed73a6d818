/// How a language builds the sentences that people say to an assistant: its closed-class words,
/// general verbs and the marks by which a command is told from a question or a report.
///
/// Tables only; what is done with them is the same in every language. Words stand in them as a
/// translator would write them, parted by commas; in languages without spaces between words a run
/// of words is a run of syllables.
public final class SentenceGrammar: Sendable {
  /// Classes of general verbs.
  public let verbs: [VerbClass]
  /// Verbs whose particle ends the clause.
  public let separableVerbs: [SeparableVerb]
  /// Those of them that are left out beside their particle ("Licht aus").
  public let verbsLeftOut: [SeparableVerb]
  /// The verbs of all classes in one table, and of those that stand apart from their particles the first halves.
  public let everyVerb: WordRuns
  /// Verbs in the form of a request, of which nothing is known but that something is done to a thing.
  public let actionVerbs: Set<String>
  /// What shows what a sentence does, the first that is found deciding.
  public let acts: [SpeechActCue]
  /// How it is told that somebody has done something already.
  public let past: PastTense?
  /// Words and endings that only tell when something was done, or that it was ("already", "yesterday").
  public let pastMarks: WordRuns
  /// Words that say that a doing begins, goes on or is over ("xong", "wrapped up"), apart from forms of verbs that tell it.
  public let phases: WordRuns
  /// What says of a thing that it was so ("was").
  public let pastCopulas: WordRuns
  /// What stands behind whoever did something, where verbs come last ("동생이").
  public let subjectMarks: WordRuns
  /// Pronouns for who is neither the speaker nor the assistant ("she", "everyone"), where they tell who does something.
  public let otherPersons: WordRuns
  /// Politeness, hedges, interjections and forms of address, which say nothing about what is meant.
  public let courtesies: WordRuns
  /// What is said to win time or to be listened to, where a sign follows ("let me see, …"); else it may ask for something.
  public let pauses: WordRuns
  /// What follows a number and says of what there are so many ("copies", "out of five").
  public let counters: WordRuns
  /// Numbers that are said without a numeral.
  public let quantities: [Quantity]
  /// Words that are a number before a counter only: articles ("a copy") and words that sound like a
  /// number ("for stars").
  public let numberHomophones: [String: Double]
  /// What stands between a name and what describes it ("by", "written by").
  public let attributions: WordRuns
  /// How a name ends that owns what is named behind it ("Orwell's Animal Farm"), as it is written and as it is heard.
  public let possessiveEndings: [String]
  /// Pronouns of the speaker and the assistant, auxiliaries and other words of a closed class that
  /// commands are built with and that name nothing.
  public let functionWords: WordRuns
  /// Words that point at one thing, with the word for its kind behind them ("ese" of "ese libro").
  public let demonstratives: WordRuns
  /// Words that do so behind the word for its kind ("đó" of "cái bàn đó").
  public let demonstrativesBehind: WordRuns
  /// Words behind which a verb's form is a noun ("a show", "my order"); nil where nouns are told otherwise.
  public let determiners: WordRuns?
  /// Requests with a form of the verb that is a noun; nil where there are none.
  public let gerunds: GerundRequests?
  /// Questions whether something can be done, which ask for it where all is said that it takes ("is it possible to …").
  public let possibilities: WordRuns
  /// Words that ask for something unknown ("what", "which").
  public let questionWords: WordRuns
  /// What stands behind a value that is not meant ("말고").
  public let exclusionsBehind: WordRuns
  /// What stands before a value that is not meant ("not", "instead of").
  public let exclusionsBefore: WordRuns
  /// Words that say that the same is meant again ("too", "the same for").
  public let repetitions: WordRuns
  /// What asks for more or less of a number than was given.
  public let steps: NumberSteps
  /// The ending that makes several things of the name of who made them ("the Hardys"); nil where there is none.
  public let pluralOfNames: String?
  /// What stands for the thing where it is described ("the Austen one").
  public let proform: String?
  /// What people are called by before their names ("Miss", "Dr").
  public let honorifics: WordRuns
  /// What people are called by behind their names ("씨", "さん").
  public let honorificsBehind: WordRuns
  /// What stands for the last noun of names that all end with it ("읽을 거" for "읽을 책").
  public let nounProforms: [String]
  /// Prepositions and verbal particles, which may be all that tells two phrases apart ("on", "off").
  public let particles: WordRuns
  /// Adverbs of direction, behind which the preposition of where to still has to come ("over to Read").
  public let directions: WordRuns
  /// Verbs of having and wanting behind which, with a thing between, a participle says what is to be done ("have it moved").
  public let causatives: WordRuns
  /// Words that say that something is undone, over or taken away and belong to no class of verbs: verbs of freeing and
  /// leaving out, particles of leaving ("off") and what says that something lasts no longer.
  public let reversives: WordRuns
  /// The same where another word has to stand behind ("gib … frei", "ne … plus").
  public let separableReversives: [SeparableVerb]
  /// How a verb begins that undoes what the rest of it does ("unlock"); nil where none does so.
  public let reversivePrefix: String?
  /// Verbs with which what has happened is kept, and belong to no class of such verbs: who tells that it has happened asks
  /// for that ("mark", "tick off").
  public let recordings: WordRuns
  /// Those of them whose particle stands apart ("trag … ein").
  public let separableRecordings: [SeparableVerb]
  /// What makes a grade of the number behind it ("a four", "the full five").
  public let gradeArticles: WordRuns
  /// Words for where an app shows or keeps things, which beside a name ask for nothing more ("the page for
  /// Dune", "Dune from the list").
  public let containers: WordRuns
  /// Words behind which a verb draws the consequence of what was said ("…, so take it out").
  public let consequences: WordRuns
  /// Words with which people say of a thing how they find it or what became of it, where they follow its name directly;
  /// names do not go on with them.
  public let evaluations: WordRuns
  /// Joining words behind which what was said without a verb of doing is over, and told ("khách về rồi, …").
  public let perfectives: WordRuns
  /// What stands between what a sentence is about, where that is said first, and the sentence ("Emma, I finished it").
  public let topicMark: String
  /// What says that something is left for later ("can wait", "나중에"); not what is done after something else.
  public let postponements: WordRuns
  /// Words with which a clause begins that says something more of what was said ("because").
  public let clauseStarts: WordRuns
  /// Words that say of what is told that it makes no difference ("anyway", "어차피").
  public let dismissals: WordRuns
  /// Words that set what follows against what was said before ("but", "지만").
  public let adversatives: WordRuns
  /// Forms of verbs of keeping and staying, which say of what was to be taken away that nothing is to be done ("I'll keep it").
  public let keepings: WordRuns
  /// The finite forms of the verbs that help other verbs or say what something is ("is", "had", "would").
  public let auxiliaries: WordRuns
  /// Those behind which a verb stands in its plain form ("would read"), where that is also a form of the past.
  public let modals: WordRuns
  /// The ends of words that are such a form ("Fischer's here").
  public let contractedAuxiliaries: [String]
  /// Words that begin, behind a sign, what describes what stands before it ("die Bücher, die ich lese").
  public let relativeStarts: WordRuns
  /// Words with which a clause begins that is told as a whole ("that" of "tell Ana that …").
  public let complementizers: WordRuns
  /// Words behind which stands what is to be said or written, as it is ("a note saying …", "mit dem Text …").
  public let contentStarts: WordRuns
  /// Endings after which another clause begins, where clauses are joined by their verbs ("-니까").
  public let clauseEnds: WordRuns
  /// Those of them that give a reason, a purpose or what goes before, so that what a clause does holds no longer
  /// behind them.
  public let reasonEnds: WordRuns
  /// Words with which something begins that is said beside what is asked for, behind a value or a sign: a
  /// subject, or a conjunction of reason, purpose or time ("im on the phone").
  public let asideStarts: WordRuns
  /// Words with which the end of a sentence says for whom or what something is done ("for my niece").
  public let adjunctStarts: WordRuns
  /// Endings of what is only told, before or behind a command, where verbs come last ("전화 왔어").
  public let asideEnds: WordRuns
  /// The class of verbs that a counter goes with: what is given points is rated.
  public let verbsOfCounters: [String: String]
  /// Numerals that are other words too and count only before a counter ("사 점", "한 권").
  public let boundNumerals: Set<String>
  /// Forms of verbs that ask for something by themselves, behind which it may be said why ("지워, 보기 싫어").
  public let requestForms: WordRuns
  /// What answers that something is to be on.
  public let on: WordRuns
  /// What answers that something is to be off.
  public let off: WordRuns
  /// Counters that count anything beside their own things ("네 개").
  public let generalCounters: Set<String>
  /// Words that give every one of several things the same ("each", "both").
  public let distributives: WordRuns
  /// Whether an infinitive that asks for something stands behind what it is about ("Buch öffnen").
  public let infinitivesComeLast: Bool
  /// Whether a verb alone tells who does something, so that one that comes first asks nothing ("he terminado").
  public let leavesOutSubjects: Bool
  /// Whether what is done something to is not said again where it was just named ("沙丘不好看，删了吧"; Huang, "On the Distribution
  /// and Reference of Empty Pronouns", Linguistic Inquiry 15, 1984).
  public let leavesOutObjects: Bool
  /// Whether the verb ends the sentence, so that what is left out is in what follows.
  public let verbsComeLast: Bool

  init(
    verbs: [VerbClass] = [],
    separableVerbs: [SeparableVerb] = [],
    verbsLeftOut: [SeparableVerb] = [],
    actionVerbs: Set<String> = [],
    past: PastTense? = nil,
    pastMarks: WordRuns = .none,
    phases: WordRuns = .none,
    pastCopulas: WordRuns = .none,
    subjectMarks: WordRuns = .none,
    otherPersons: WordRuns = .none,
    demonstratives: WordRuns = .none,
    demonstrativesBehind: WordRuns = .none,
    determiners: WordRuns? = nil,
    gerunds: GerundRequests? = nil,
    possibilities: WordRuns = .none,
    acts: [SpeechActCue] = [],
    courtesies: WordRuns = .none,
    pauses: WordRuns = .none,
    counters: WordRuns = .none,
    quantities: [Quantity] = [],
    numberHomophones: [String: Double] = [:],
    attributions: WordRuns = .none,
    possessiveEndings: [String] = [],
    functionWords: WordRuns = .none,
    questionWords: WordRuns = .none,
    exclusionsBehind: WordRuns = .none,
    exclusionsBefore: WordRuns = .none,
    repetitions: WordRuns = .none,
    steps: NumberSteps = .none,
    pluralOfNames: String? = nil,
    proform: String? = nil,
    honorifics: WordRuns = .none,
    honorificsBehind: WordRuns = .none,
    nounProforms: [String] = [],
    particles: WordRuns = .none,
    directions: WordRuns = .none,
    causatives: WordRuns = .none,
    reversives: WordRuns = .none,
    separableReversives: [SeparableVerb] = [],
    reversivePrefix: String? = nil,
    recordings: WordRuns = .none,
    separableRecordings: [SeparableVerb] = [],
    gradeArticles: WordRuns = .none,
    containers: WordRuns = .none,
    consequences: WordRuns = .none,
    evaluations: WordRuns = .none,
    perfectives: WordRuns = .none,
    topicMark: String = ", ",
    postponements: WordRuns = .none,
    clauseStarts: WordRuns = .none,
    dismissals: WordRuns = .none,
    adversatives: WordRuns = .none,
    keepings: WordRuns = .none,
    complementizers: WordRuns = .none,
    contentStarts: WordRuns = .none,
    auxiliaries: WordRuns = .none,
    modals: WordRuns = .none,
    contractedAuxiliaries: [String] = [],
    relativeStarts: WordRuns = .none,
    clauseEnds: WordRuns = .none,
    reasonEnds: WordRuns = .none,
    asideStarts: WordRuns = .none,
    adjunctStarts: WordRuns = .none,
    asideEnds: WordRuns = .none,
    requestForms: WordRuns = .none,
    on: WordRuns = .none,
    off: WordRuns = .none,
    distributives: WordRuns = .none,
    generalCounters: Set<String> = [],
    boundNumerals: Set<String> = [],
    verbsOfCounters: [String: String] = [:],
    infinitivesComeLast: Bool = false,
    leavesOutSubjects: Bool = false,
    leavesOutObjects: Bool = false,
    verbsComeLast: Bool = false
  ) {
    self.verbs = verbs
    self.separableVerbs = separableVerbs
    self.verbsLeftOut = verbsLeftOut
    everyVerb = WordRuns(joining: verbs.map(\.runs) + separableVerbs.map(\.stems))
    self.actionVerbs = actionVerbs
    self.past = past
    self.pastMarks = pastMarks
    self.phases = phases
    self.pastCopulas = pastCopulas
    self.subjectMarks = subjectMarks
    self.otherPersons = otherPersons
    self.demonstratives = demonstratives
    self.demonstrativesBehind = demonstrativesBehind
    self.determiners = determiners
    self.gerunds = gerunds
    self.possibilities = possibilities
    self.acts = acts
    self.courtesies = courtesies
    self.pauses = pauses
    self.counters = counters
    self.quantities = quantities
    self.numberHomophones = numberHomophones
    self.attributions = attributions
    self.possessiveEndings = possessiveEndings
    self.functionWords = functionWords
    self.questionWords = questionWords
    self.exclusionsBehind = exclusionsBehind
    self.exclusionsBefore = exclusionsBefore
    self.repetitions = repetitions
    self.steps = steps
    self.pluralOfNames = pluralOfNames
    self.proform = proform
    self.honorifics = honorifics
    self.honorificsBehind = honorificsBehind
    self.nounProforms = nounProforms
    self.particles = particles
    self.directions = directions
    self.causatives = causatives
    self.reversives = reversives
    self.separableReversives = separableReversives
    self.reversivePrefix = reversivePrefix
    self.recordings = recordings
    self.separableRecordings = separableRecordings
    self.gradeArticles = gradeArticles
    self.containers = containers
    self.consequences = consequences
    self.evaluations = evaluations
    self.perfectives = perfectives
    self.topicMark = topicMark
    self.postponements = postponements
    self.clauseStarts = clauseStarts
    self.dismissals = dismissals
    self.adversatives = adversatives
    self.keepings = keepings
    self.auxiliaries = auxiliaries
    self.modals = modals
    self.contractedAuxiliaries = contractedAuxiliaries
    self.relativeStarts = relativeStarts
    self.complementizers = complementizers
    self.contentStarts = contentStarts
    self.clauseEnds = clauseEnds
    self.reasonEnds = reasonEnds
    self.asideStarts = asideStarts
    self.adjunctStarts = adjunctStarts
    self.asideEnds = asideEnds
    self.requestForms = requestForms
    self.on = on
    self.off = off
    self.distributives = distributives
    self.generalCounters = generalCounters
    self.boundNumerals = boundNumerals
    self.verbsOfCounters = verbsOfCounters
    self.infinitivesComeLast = infinitivesComeLast
    self.leavesOutSubjects = leavesOutSubjects
    self.leavesOutObjects = leavesOutObjects
    self.verbsComeLast = verbsComeLast
  }

  /// Nothing is known.
  public static let none = SentenceGrammar()
}
