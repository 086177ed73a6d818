import AppIntents
public import Foundation
public import SpokenLanguage

/// How an assistant understands and converses; all of it values that a test can choose.
public struct AssistantSettings: Sendable {
  /// The locale of phrases, questions and answers, such as `ko`.
  public var locale: String
  /// The least confidence of a match; nil for the matcher's own.
  public var threshold: Double?
  /// The largest number of alternatives of a match.
  public var alternativeLimit: Int
  /// The words that are heard in place of phrases and values.
  public var heardAs = HeardAs()
  /// Whether an intent that a result opens is run too.
  public var opensResultIntents: Bool
  /// The confidence below which a reading is read back before it runs.
  public var readsBackBelow: Double
  /// How long an app's query may take.
  public var queryDeadline: Duration
  /// How long an intent may take, its questions not counted; nil for as long as it likes.
  public var timeLimit: Duration?
  /// How long an intent may take to end once it is to stop.
  public var grace: Duration
  /// Whether everything happens but what the apps would do; that is told instead.
  public var isRehearsal: Bool
  /// Whether the person is asked before an intent runs that not everybody may run.
  package var lock = DeviceLock.Setting.askedOnce
  /// Whether there is nothing to look at: a dialog is said in full, also where a snippet goes with it.
  public var isVoiceOnly = false
  /// The largest number of candidates taken from a query.
  public var candidateLimit: Int
  /// The largest number of options that a question lists.
  public var listedOptionLimit: Int
  /// The columns a snippet may take.
  public var snippetColumns: Int
  /// How much a value was used lately, by its app's name and its identifier; 0 for never.
  public var usage: @Sendable (_ app: String, _ identifier: String) -> Double = { _, _ in 0 }
  /// The present moment.
  public var now: @Sendable () -> Date
  /// The calendar and time zone in which dates are read and told.
  public var calendar: Calendar
  /// What works at the prompt after a colon, for help to tell; empty where nothing does.
  public var colonCommands: [String] = []
  /// Takes what apps did, for those who wait for it.
  package var happened: @Sendable (AppEvent) -> Void = { _ in }

  /// Makes settings; every value has a default that suits a person at a prompt.
  public init(
    locale: String = "en",
    threshold: Double? = nil,
    alternativeLimit: Int = 5,
    opensResultIntents: Bool = true,
    readsBackBelow: Double = 0.7,
    queryDeadline: Duration = .seconds(5),
    timeLimit: Duration? = .seconds(600),
    grace: Duration = .seconds(1),
    isRehearsal: Bool = false,
    candidateLimit: Int = 20,
    listedOptionLimit: Int = 9,
    snippetColumns: Int = 60,
    now: @escaping @Sendable () -> Date = { Date() },
    calendar: Calendar = .current
  ) {
    self.locale = locale
    self.threshold = threshold
    self.alternativeLimit = alternativeLimit
    self.opensResultIntents = opensResultIntents
    self.readsBackBelow = readsBackBelow
    self.queryDeadline = queryDeadline
    self.timeLimit = timeLimit
    self.grace = grace
    self.isRehearsal = isRehearsal
    self.candidateLimit = candidateLimit
    self.listedOptionLimit = listedOptionLimit
    self.snippetColumns = snippetColumns
    self.now = now
    self.calendar = calendar
  }

  /// The language that the locale names.
  public var language: any Language { Languages.language(for: locale) }

  /// The assistant's own sentences in that language.
  public var messages: Messages { Messages(locale: locale) }
}

extension AssistantSettings {
  /// The clock and calendar as a running intent finds them.
  var environment: IntentEnvironment {
    IntentEnvironment(
      now: now,
      calendar: calendar,
      timeZone: calendar.timeZone,
      isVoiceOnly: isVoiceOnly
    )
  }

  /// Why an app could not answer, as a person reads it.
  func reason(for error: any Error, in localization: AppLocalization) -> String {
    guard let late = error as? DeadlineExceeded else { return localization.sentence(for: error) }
    return messages.tookTooLong(text(of: late.limit))
  }

  /// A length of time as a person reads it.
  func text(of duration: Duration) -> String {
    let units = Duration.UnitsFormatStyle(
      allowedUnits: [.hours, .minutes, .seconds],
      width: .wide,
      fractionalPart: .hide(rounded: .up)
    )
    return duration.formatted(units.locale(Locale(identifier: locale)))
  }

  /// A snippet as lines of text.
  func drawing(of content: SnippetContent) -> DrawnSnippet {
    DrawnSnippet(
      lines: SnippetDrawing(maxColumns: snippetColumns).lines(for: content),
      content: content
    )
  }
}
