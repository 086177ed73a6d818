public import Foundation

/// What the assistant has to know about a human language: its words, numbers, answers and endings.
///
/// Everything that differs between languages is asked of this protocol; nothing else branches on a
/// language. A language is a value that is passed in, never a global.
public protocol Language: Sendable {
  /// The language's BCP 47 code, such as `ko`.
  var code: String { get }

  // MARK: Words

  /// Splits a text into normalised tokens.
  ///
  /// The same function is applied to phrases, values and utterances, so whatever it folds together
  /// matches. Numbers in words become digits (`twenty-one` and `21` are one token).
  func tokens(in text: String) -> [Token]

  /// Whether a token is a sound or courtesy that carries no meaning ("um", "please").
  func isFiller(_ token: String) -> Bool

  /// Whether a token is a light word that people drop or add ("the", "in").
  func isFunctionWord(_ token: String) -> Bool

  /// The token without the marks that people leave out when they type in a hurry.
  func withoutDiacritics(_ token: String) -> String

  /// A key that is equal for words that sound alike, or nil where no sound rules exist.
  func soundKey(of token: String) -> String?

  /// What stands between whole and fraction when a number is written, a point or a comma.
  var decimalMark: String { get }

  // MARK: Answers

  /// The number a whole answer stands for ("three", "3 copies", "세 권", "hai mươi mốt").
  func number(in answer: String) -> Double?

  /// The position a whole answer stands for ("the second one", "두 번째", "cái cuối").
  func ordinal(in answer: String) -> OrdinalAnswer?

  /// Whether an answer is a clear yes or a clear no; nil for anything else. Never tolerant.
  func confirmation(in answer: String) -> Bool?

  /// The conversation command that a whole answer stands for ("cancel", "취소", "hủy").
  func command(in answer: String) -> ConversationCommand?

  /// The date a whole answer stands for, relative to a moment.
  func date(in answer: String, now: Date, calendar: Calendar) -> DateAnswer?

  /// The length of time a whole answer stands for ("2 hours 30 minutes").
  func duration(in answer: String) -> Duration?

  /// The parts of an enumeration ("dune, emma and ulysses").
  func items(in answer: String) -> [String]

  // MARK: Sentences

  /// Replaces particle notations by the particle that the preceding sound asks for (을(를), (으)로).
  func resolvingParticles(in text: String) -> String

  /// The plural category of a number (CLDR rules for cardinals).
  func pluralCategory(of number: Double) -> PluralCategory
}

/// A place in a list, as a person says it.
public enum OrdinalAnswer: Sendable, Hashable {
  /// Counted from the front; the first is 1.
  case position(Int)
  /// The last one.
  case last
}

/// What a person may say at any time, whatever was asked.
public enum ConversationCommand: Sendable, Hashable, CaseIterable {
  case cancel, help, quit, undo
}

/// A date as it was said: a day, or a day with a time.
public struct DateAnswer: Sendable, Hashable {
  /// The moment; the start of the day where no time was said.
  public var date: Date
  /// Whether a time of day was said.
  public var hasTime: Bool

  /// Makes an answer.
  public init(date: Date, hasTime: Bool) {
    self.date = date
    self.hasTime = hasTime
  }
}

/// The categories by which languages choose a plural form (CLDR).
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}
