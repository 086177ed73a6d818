public import AppIntents
public import PhraseMatcher
public import Understanding
public import SpokenLanguage

/// Every sentence the assistant itself says, in one language.
///
/// Facts come in, sentences go out; no other place words anything for a person. What an app says is
/// localised by the app's own string catalogues.
public protocol Messages: Sendable {
  // MARK: Talking

  /// The line above the first prompt.
  func greeting(apps: [String], shortcuts: Int) -> String
  /// The note that a word was understood although it was not as expected.
  func heard(_ words: [String]) -> String
  /// An app comes to the front.
  func foreground(app: String) -> String
  /// A result that is only a value.
  func result(_ value: String) -> String
  /// An intent ran and had nothing to say.
  func finished(intent: String) -> String

  /// What the prompt is while former lines are searched.
  var searchLabel: String { get }

  // MARK: Finding

  /// What is said about finding things.
  var finding: any FindMessages { get }
  /// What is said about searching and showing.
  var searching: any SearchMessages { get }
  /// What is said beside what apps do.
  var smallTalk: any SmallTalkMessages { get }

  // MARK: Asking

  /// Asks for a parameter's value where the app wrote no question.
  func askForValue(of title: String) -> String
  /// Asks which of several options is meant.
  var askWhichOne: String { get }
  /// Asks which of several commands is meant.
  var askWhichCommand: String { get }
  /// Asks which of several apps is meant.
  var askWhichApp: String { get }
  /// Asks whether a doubtful or destructive reading is right.
  func askWhether(_ sentence: String) -> String
  /// Asks whether the person may do what not everybody may.
  func askWhetherAllowed(_ title: String) -> String
  /// Asks for consent where the app wrote no question.
  var askToContinue: String { get }
  /// Says that a list goes on.
  func moreOptions(_ count: Int) -> String
  /// The labels of a plain yes-or-no question.
  var yesAndNo: (yes: String, no: String) { get }
  /// The label of one of the framework's action names, and the one to decline with.
  func label(forAction name: String) -> String
  /// The label that declines an action.
  var cancelLabel: String { get }

  // MARK: Answers that could not be read

  /// An answer that does not fit its question.
  func problem(_ problem: AnswerProblem) -> String
  /// A value that the app's own rules do not allow.
  func refusal(_ refusal: ValueRefusal) -> String
  /// What can be said to a question.
  func hint(_ hint: AnswerHint) -> String

  // MARK: Endings

  /// Nothing was understood; the nearest sentences follow.
  func refused(nearest: [String]) -> String
  /// A person said that something is not to be done.
  var notDone: String { get }
  /// A command is clear but its value is not known.
  func unknownValue(_ text: String, kind: String) -> String
  /// An app could not look up what was said.
  func lookupFailed(_ text: String, app: String, reason: String) -> String
  /// Why an app did not answer: it was given so long.
  func tookTooLong(_ time: String) -> String
  /// An intent was stopped after so long.
  func timedOut(_ time: String) -> String
  /// An intent's code ended the process.
  func crashed(_ title: String, app: String) -> String
  /// The code of one of the apps ended the process, before it was known what is meant.
  func crashed(apps: [String]) -> String
  /// The assistant itself ended the process while it was finding out what a sentence means.
  func failedItself(on utterance: String) -> String
  /// What an intent would have done in earnest.
  func wouldDo(_ summary: IntentSummary) -> String
  /// Something was taken back.
  func undone(_ name: String) -> String
  /// There is nothing to take back.
  var nothingToUndo: String { get }
  /// Nobody answered a question in time.
  var expired: String { get }
  /// The person cancelled.
  var cancelled: String { get }
  /// The person declined a confirmation.
  var declined: String { get }
  /// The input ended inside a question.
  var abandoned: String { get }
  /// A value that was understood is no longer there.
  func vanished(_ title: String) -> String
  /// There is no question to cancel.
  var nothingToCancel: String { get }

  /// How to leave, for someone who pressed Ctrl-C where nothing is typed.
  var howToLeave: String { get }
  /// How fast a long run goes, and how long it will take; the time alone where the speed is nil.
  func pace(perSecond: String?, timeLeft: String) -> String

  // MARK: Explaining

  /// What became of an utterance, in one line.
  func headline(of understanding: Understanding, threshold: Double) -> String
  /// Why a reading was chosen or not.
  func verdict(_ verdict: Explanation.Verdict) -> String

  /// What a sentence does, such as “a question”.
  func speechAct(_ act: SpeechAct) -> String

  /// What some words were taken for, such as “a courtesy”.
  func evidence(_ kind: EvidencePart.Kind) -> String

  /// The line before what all the words of a sentence say together.
  var heardAsAWhole: String { get }
  /// The name of a kind of difference.
  func difference(_ kind: DifferenceKind) -> String
  /// What all differences of a reading cost.
  func wholeCost(_ cost: String) -> String

  // MARK: Misses

  /// What the misses of a group have in common.
  func missHeading(_ subject: MissReport.Subject) -> String
  /// What the lines are for that follow a group of misses.
  var missRemedy: String { get }
  /// Nothing was missed.
  var noMisses: String { get }

  // MARK: Help

  /// A colon command that does not exist.
  func unknownCommand(_ word: String, known: String) -> String

  /// The heading above an app's sentences.
  func helpHeading(app: String) -> String
}

extension Messages {
  /// The values below a summary's sentence, in brackets behind it.
  func details(of summary: IntentSummary) -> String {
    let rows = summary.belowFold.filter { !$0.value.isEmpty }
    guard !rows.isEmpty else { return "" }
    return " (" + rows.map { "\($0.title): \($0.value)" }.joined(separator: ", ") + ")"
  }
}

/// Why an answer was not taken.
public enum AnswerProblem: Sendable, Hashable {
  /// No number was found in it.
  case noNumber(String)
  /// A whole number is needed.
  case noWholeNumber(String)
  /// The number is outside its range.
  case outOfRange(String, least: String?, most: String?)
  /// No date was found in it.
  case noDate(String)
  /// It is nothing of a kind.
  case unreadable(String, as: Kind)
  /// It is neither a yes nor a no.
  case noConfirmation(String, accept: String, deny: String)
  /// It is none of the options.
  case noOption(String)
  /// Nothing of that kind fits it.
  case noneOfKind(String, kind: String)
  /// The app could not be asked for it.
  case lookupFailed(String, app: String, reason: String)
  /// It was empty.
  case empty

  /// The kinds of values beside numbers, dates and options.
  public enum Kind: Sendable, Hashable {
    /// A length of time.
    case duration
    /// A number with one of the units.
    case measurement([String])
    /// An address of the web.
    case address
    /// A file that is there.
    case file
    /// An amount in one of the currencies, or in any.
    case money([String])
    /// Someone who can be reached in the way that is needed.
    case person
  }
}

/// What can be said to a question.
public enum AnswerHint: Sendable, Hashable {
  case number(least: String?, most: String?)
  case date
  case text
  case confirmation(accept: String, deny: String)
  case option
  case searchableOption(kind: String)
  case list
}

/// The languages in which the assistant speaks.
public enum MessageLanguages {
  /// The messages in a language; English where there are none.
  public static func messages(for language: any Language) -> any Messages {
    switch language.code {
    case "ko": KoreanMessages(language: language)
    case "vi": VietnameseMessages()
    default: EnglishMessages()
    }
  }
}
