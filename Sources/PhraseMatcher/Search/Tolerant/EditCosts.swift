/// What the differences between a sentence and its phrase cost.
///
/// A price is seen in relation to the weight of the words (``WordTraits``): leaving out a telling
/// word costs about 1, and a reading that costs as much as the words that speak for it is worth a
/// coin's toss. The numbers were set by hand so that the examples of the tests come out right, in
/// this order: what people do without noticing (fillers, articles, marks), what fingers and
/// recognisers do (letters, sounds, spaces), what changes the meaning (content words).
enum EditCosts {
  /// A function word too many or too few.
  static let functionWord: Float = 0.1
  /// A filler too many.
  static let filler: Float = 0.02
  /// Words before the phrase, as a share of their weight: people lead up to a command.
  ///
  /// What they say after it belongs to what they mean.
  static let leading: Float = 0.35
  /// The app's name left out.
  static let droppedName: Float = 0.15
  /// The app's name said where the phrase has none.
  static let addedName: Float = 0.1
  /// A time, a date or a price that is written otherwise.
  static let otherWriting: Float = 0.02
  /// One word written as two, or two as one.
  static let spacing: Float = 0.1
  /// Two words in each other's place.
  static let swap: Float = 0.25
  /// Marks left out or put in, as a share of the word's weight.
  static let marks: Float = 0.03
  /// Words in a parameter's place that are no value.
  static let unknownValue: Float = 0.55
  /// Words of a correction among them.
  static let oddValue: Float = 0.3
  /// Each of these words.
  static let unknownWord: Float = 0.03
  /// The evidence of an unknown value: something stands where a value was expected.
  static let unknownEvidence: Float = 0.3

  /// What speaks against a recogniser's second hypothesis, and against each one after that.
  ///
  /// Less than a letter: that something fits better says more than the recogniser's order does.
  static func hypothesis(_ place: Int) -> Float {
    place == 0 ? 0 : 0.05 + 0.01 * Float(place)
  }

  /// What speaks against reading some words as taken back; more, the more words before it go with it.
  static func withdrawing(_ words: Int) -> Float {
    0.06 + 0.01 * Float(words)
  }

  /// The most that what is left may cost where words were taken back.
  static let mostAfterWithdrawing: Float = 0.6
  /// What speaks against reading one utterance as two commands.
  static let secondCommand: Float = 0.1
  /// A word that stands for what was spoken of before.
  static let reference: Float = 0.05

  /// What misspelling costs, as a share of the word's weight.
  ///
  /// Two mistakes are more than twice one, and the first letter is seldom wrong: those are rather
  /// another word.
  static func spelling(mistakes: Int, difference: Float, startsAlike: Bool) -> Float {
    let share = 0.72 * difference * (mistakes > 1 ? 1.4 : 1)
    return min(0.6, startsAlike ? share : share + 0.08)
  }

  /// What it costs more to hear an unknown word for one that only the place suggests, as a share of
  /// the word's weight.
  static let farFetched: Float = 0.1

  /// What a word costs that sounds alike, as a share of the word's weight.
  ///
  /// Where no sound differs, it was written as it was heard; where one does, it was misheard. The share of
  /// the letters that differ has a small say.
  static func sound(difference: Float, spelling: Float) -> Float {
    let misheard = difference > 0 ? misheard + 0.8 * difference : 0
    return 0.08 + misheard + 0.06 * spelling
  }

  /// What it costs to have heard other sounds, however few, as a share of the word's weight.
  private static let misheard: Float = 0.12

  /// A piece of a value in place of the whole, and what it costs more with the share that is missing.
  static let partialValue: Float = 0.1
  static let unsaidShare: Float = 0.4
  /// The most that the words of a piece may differ from the value's.
  static let mostInPiece: Float = 0.15
  /// A value without its subtitle.
  static let subtitle: Float = 0.08

  /// What it costs more to take a frequent word for a misspelt one, as a share of the word's weight.
  static let commonWord: Float = 0.3
  /// The most of their sounds in which words may differ that are taken for each other by ear.
  static let mostOfHomophone: Float = 0.2
  /// A word that asks for the same thing, as a share of the word's weight.
  static let synonym: Float = 0.35
  /// The most that hearing a content word may cost where a value is unknown.
  static let mostBesideUnknown: Float = 0.2

  /// The most of their sounds in which words may differ that are heard for each other: one in three, or
  /// one in two of a function word and where the sounds are often taken for each other.
  static func mostMisheard(isAlike: Bool) -> Float { isAlike ? 0.5 : 0.34 }

  /// The most that a reading may cost, however much speaks for it.
  static let most: Float = 2.5
  /// The most that a reading may cost which trusts all words that are known.
  static let mostInQuickWalk: Float = 0.45
  /// The most that the words of one value may cost; beyond, they are rather an unknown value.
  static let mostInValue: Float = 0.75
  /// The most that the words of a value cost which is looked for at once.
  static let mostInNearValue: Float = 0.5
  /// How far behind the best reading another still bears on the decision.
  static let margin: Float = 0.42
}
