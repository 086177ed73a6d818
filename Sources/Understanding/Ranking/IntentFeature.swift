/// What is counted of an intent that a sentence may ask for.
///
/// How much each speaks for the intent stands in `RankingWeights`.
enum IntentFeature: Int, CaseIterable, Sendable {
  /// What the words of its phrases say that were said, and what its reading leaves to forgive.
  case evidence, cost
  /// Whether words of its own were said, and a verb.
  case isAskedFor, hasVerb
  /// How many words nothing explains, and whether there are none.
  case unexplained, isWhole
  /// How alike the words of the sentence and those of its likest phrase are, taken together.
  case likeness
  /// How near any word comes to one of its own, the nearest, all of them, and the first that means something.
  case nearest, nearWords, nearestToFirst
  /// How much was said of the nouns of one of its phrases, as they stand there.
  case nouns
  /// Whether it takes every name, number and moment that was said, weighed by how few intents of its app do.
  case takesAll
  /// How much words, neighbours and letters speak for it among all intents.
  case share
  /// Values that it takes and are named, wholly or in part; whether something is named that it does not take.
  case named, partlyNamed, foreignName
  /// Words for something that it takes and that was spoken of before.
  case referred
  /// How many values it needs that were not said, and whether there are none.
  case missing, isComplete
  /// Values that it needs and that are only told beside what is asked for.
  case told
  /// Numbers and moments that it takes, and such as it does not.
  case number, foreignNumber, moment, foreignMoment
  /// Words that it takes as they are, how many, and words in the place of a value that are none.
  case text, textWords, open
  /// Words that it takes as they are, to the end, behind what announces them or behind a verb of telling or writing and
  /// what is told to whom or written where.
  case announcedText, toldText
  /// Whether the kind of thing that it takes was said, and whether it takes nothing.
  case kind, takesNothing
  /// A question, or a sentence that asks for nothing, for what shows something or changes something.
  case questionForShowing, knowledgeForShowing, questionForChange, toldForShowing, toldForChange
  /// A report for what keeps what has happened.
  case toldForRecording
  /// A question for what is asked for with questions.
  case isQuestion
  /// The share of its phrases that are the same kind of sentence, where these are mere examples.
  case saidAsExamples
  /// Particles that are its own ("on"), and such as tell other intents from it ("off").
  case ownParticle, foreignParticle
  /// Whether it undoes something and the sentence says so or not, and whether the sentence says so where another intent
  /// undoes what it does.
  case reversalSaid, reversalUnsaid, reversalOfOther
  /// What it does.
  case destroys, changes
  /// How far its reading is behind the best, and whether the sentence was divided into it.
  case behind, isCommand
  /// A question for what was done, for what shows something.
  case pastForShowing
  /// A question about something that nothing else of the app shows.
  case onlyShowing
  /// A verb of its own where it takes nothing.
  case verbForTakesNothing
  /// What was made of the sentence before: this surely, probably or doubtfully, one of several, or this with
  /// a value that nobody knows.
  case surelyFound, probablyFound, doubtfullyFound, foundAmongOthers, foundWithUnknownValue
}
