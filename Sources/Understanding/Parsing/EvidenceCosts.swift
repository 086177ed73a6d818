/// What each piece of a clause says for or against a reading, in nats.
///
/// One value holds every number that readings are weighed with.
struct EvidenceCosts: Sendable {
  var courtesy = 0.02
  var functionWord = 0.06
  var lightVerb = 0.1
  /// A verb that sets amounts, for an intent that takes one.
  var amountVerb = 0.5
  /// A verb that no intent is asked for with, where the values tell what is to be done.
  var unknownVerb = 0.9
  /// A verb of another kind that is taken for small words.
  var unusedVerb = 0.8
  /// A word that stands for something and is taken for a small word.
  var unusedReference = 0.8
  /// "And" inside of one command.
  var joiner = 1.0
  var kind = 0.03
  /// A word for another kind of thing that the app has.
  var otherKind = 0.2
  /// A word for where an app keeps things.
  var container = 0.3
  /// The same for an intent that shows, and a verb of telling that no intent is asked for with.
  var shownContainer = -0.9
  var applicationName = -0.3
  /// A word of the intent's phrases; what it says for the intent is counted apart.
  var word = -0.2
  var verb = -0.4
  /// A word that means about the same as one of the intent's phrases; what that says for the intent is counted
  /// apart, in proportion to how alike the two are.
  var related = 0.6
  /// The same for a synonym, which is likelier said for what it means than for nothing.
  var synonym = 0.05
  /// A word that nothing explains: one that begins a word, and each further syllable.
  var unexplained = 2.5
  var unexplainedSyllable = 0.7
  /// What is said beside a command, and each word of it.
  var aside = 1.2
  var asideWord = 0.1
  /// A value that is named; the more its words tell, the surer.
  var named = -0.8
  var namedWeight = -0.35
  var mostNamedWeight = 5.0
  /// The least that a whole name tells, however common its words are: at all, and each word.
  var exactWeight = 2.5
  var exactWordWeight = 1.0
  var number = -0.3
  var homophone = 0.4
  /// A number of what the phrases count, and one of what another intent's phrases do.
  var ownCounter = -1.5
  var foreignCounter = 3.5
  /// The same for a counter that counts anything.
  var generalCounter = 0.4
  /// A length of time in another unit than the phrases have: more than a value costs that phrases have beside it.
  var otherUnit = 0.8
  /// A number that is said as a grade.
  var grade = -0.8
  /// A name that is spelled like a pronoun.
  var pronounAsName = 3.0
  /// One of two names that are one together: with the other's, what a second name tells and two that stand beside it.
  var halfOfName = 1.2
  /// A word of the phrases that is taken for a piece of a name.
  var phraseWordAsName = 1.5
  var moment = -0.5
  /// A time of day for a date, where another value of the intent is one: as much as makes them alike no longer.
  var timeAsDate = 0.1
  var reference = 0.1
  var excluded = 0.1
  /// Words that are no known value where one is expected.
  var open = 1.4
  var openWord = 0.35
  /// The same where all names are known.
  var unlisted = 1.2
  /// Such words before one for the kind of thing, which they describe.
  var describedKind = 1.2
  /// A piece of a name before one for the kind of thing: twice as much, as its other words were left out.
  var partDescribingKind = 2.4
  /// The same where they end as a clause does.
  var clauseAsName = 2.5
  /// Text that holds the request at the end: more than a verb costs that nothing explains.
  var requestAsText = 4.0
  var text = 0.6
  var textWord = 0.25
  /// Text that holds the word before another text ("after dark by haruki murakami"): more than the other text costs.
  var holdsNextText = 1.0
  /// Text that ends before a word which only goes on with it: more than that word tells as one of the phrases.
  var cutText = 1.0
  /// An unknown value that begins where the verb of the sentence stands, and with one.
  var openVerb = 2.2
  /// The same where that verb asks for another intent: as much as a verb tells of it.
  var verbOfOther = 2.2
  /// A value beside the words that stand beside it in the phrases.
  var expectedNeighbour = -0.3
  /// What content words of the intent's phrases cost that were not said where nothing is named, for each
  /// part of what they tell, and what tells at most.
  var unsaid = 0.5
  var mostUnsaid = 4.0
  /// A number and a name in another order than in every phrase with both.
  var unusualOrder = 0.8
  /// A number without what all phrases count with it, where a grade may be given: as much as another order.
  var bareCount = 0.8
  /// A required value that is not said and has to be asked for.
  var missing = 0.7
}

extension EvidenceCosts {
  /// The same where only values count and any words may stand around them.
  static let aroundToldValues: EvidenceCosts = {
    var costs = EvidenceCosts()
    costs.unexplained = 0.3
    costs.unexplainedSyllable = 0.1
    costs.aside = 1_000
    costs.open = 1_000
    return costs
  }()
}
