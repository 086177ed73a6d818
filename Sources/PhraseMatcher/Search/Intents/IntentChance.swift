import Foundation

/// How sure it is that an intent for which the words speak is meant.
///
/// A logistic regression over what is known of the first intent of a sentence.
public struct IntentChance: Sendable {
  /// What each sign of ``signs(of:)`` says, in nats.
  ///
  /// `Accuracy --intents` learns them.
  private static let weights = [-1.115, 1.836, 0.436, -0.605, -0.128, 0.602, -0.165]

  /// What is known of an intent for which the words speak: a constant, the odds against the other
  /// intents, the share of the words that is known, and the logarithms of the numbers of examples and
  /// of intents, alone and with the odds.
  public static func signs(of share: IntentShare) -> [Double] {
    let sure = min(max(share.share, 1e-6), 1 - 1e-6)
    let odds = log(sure / (1 - sure))
    let examples = log(Double(max(1, share.examples)))
    let intents = log(Double(max(1, share.intents)))
    return [
      1, odds, share.known, examples, examples * odds, intents, intents * odds,
    ]
  }

  /// The chance that an intent is what was meant, from 0 to 1.
  static func chance(of share: IntentShare) -> Double {
    1 / (1 + exp(-zip(weights, signs(of: share)).reduce(0) { $0 + $1.0 * $1.1 }))
  }
}
