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
  /// The largest number of candidates taken from a query.
  public var candidateLimit: Int
  /// The largest number of options that a question lists.
  public var listedOptionLimit: Int
  /// The columns a snippet may take.
  public var snippetColumns: Int
  /// The present moment.
  public var now: @Sendable () -> Date
  /// The calendar and time zone in which dates are read and told.
  public var calendar: Calendar

  /// Makes settings; every value has a default that suits a person at a prompt.
  public init(
    locale: String = "en",
    threshold: Double? = nil,
    alternativeLimit: Int = 5,
    opensResultIntents: Bool = true,
    readsBackBelow: Double = 0.7,
    queryDeadline: Duration = .seconds(2),
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
    self.candidateLimit = candidateLimit
    self.listedOptionLimit = listedOptionLimit
    self.snippetColumns = snippetColumns
    self.now = now
    self.calendar = calendar
  }

  /// The language that the locale names.
  public var language: any Language { Languages.language(for: locale) }

  /// The assistant's own sentences in that language.
  public var messages: any Messages { MessageLanguages.messages(for: language) }
}

extension AssistantSettings {
  /// The clock and calendar as a running intent finds them.
  var environment: IntentEnvironment {
    IntentEnvironment(now: now, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// A snippet as lines of text.
  func drawing(of content: SnippetContent) -> String {
    SnippetDrawing(maxColumns: snippetColumns).lines(for: content).map(\.text)
      .joined(separator: "\n")
  }
}
