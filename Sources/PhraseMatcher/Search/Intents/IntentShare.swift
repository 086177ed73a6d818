/// How much all the words of a sentence speak for an intent.
public struct IntentShare: Sendable, Hashable {
  /// The app's name.
  public var app: String
  /// The intent's name.
  public var intent: String
  /// How much they speak for it rather than for the others, from 0 to 1 for all together.
  public var share: Double
  /// The share of the sentence's words that some phrase has, by how telling each is, from 0 to 1.
  public var known: Double
  /// How many phrases the intent has.
  public var examples: Int
  /// How many intents there are.
  public var intents: Int

  /// Makes a share.
  public init(
    app: String,
    intent: String,
    share: Double,
    known: Double,
    examples: Int,
    intents: Int
  ) {
    self.app = app
    self.intent = intent
    self.share = share
    self.known = known
    self.examples = examples
    self.intents = intents
  }
}

extension IntentShare {
  /// The chance that the intent is what was meant, from 0 to 1.
  public var chance: Double { IntentChance.chance(of: self) }
}
