public import AppIntents
public import AssistantKit
import AssistantREPL
public import Foundation
import OrderedJSON
public import PhraseCoverage
import PhraseMatcher
import SpokenLanguage

/// A conversation with one's own app inside a test.
///
/// Sentences are understood and intents run as at the assistant's prompt; nothing is read from a terminal
/// and the clock stands still, so that a test gives the same every time.
///
/// ```swift
/// let assistant = try await TestAssistant(LibraryShortcuts.self)
/// let answer = try await assistant.say("open emma in library", answers: ["the first one"])
/// #expect(answer.performed == "OpenBook")
/// #expect(answer.dialogs == ["Here is Emma."])
/// ```
///
/// Where an expectation about ``TestAnswer/performed`` fails, it shows how the sentence was read. What one
/// sentence leaves behind, the next one finds: "it" is what was spoken of, and what was shown can be
/// pressed.
public final class TestAssistant: Sendable {
  /// The moment at which tests take place unless they say another: ten o'clock on a Monday.
  public static let usualMoment = Date(timeIntervalSince1970: 1_767_607_200)

  private let session: ScriptedSession
  private let channel: TestChannel
  private let assistant: Assistant
  private let dependencies: AppDependencyManager?
  private let explains: Bool

  /// Starts an app for a conversation.
  ///
  /// - Parameters:
  ///   - provider: The app's shortcuts.
  ///   - intents: Intents that no shortcut starts.
  ///   - name: What people call the app; by default the provider's name without "Shortcuts".
  ///   - strings: The bundle with the app's string catalogues; nil for an app that speaks as its source
  ///     is written.
  ///   - locale: The language of the conversation.
  ///   - now: The moment at which it takes place.
  ///   - calendar: The calendar and time zone that dates are told in; the Gregorian one in UTC for nil.
  ///   - dependencies: What `@Dependency` finds; nil for what the app registers itself.
  ///   - options: Options as on the assistant's command line, such as `--dry-run`.
  /// - Throws: What keeps the app from starting.
  public convenience init(
    _ provider: any AppShortcutsProvider.Type,
    intents: [any AppIntent.Type] = [],
    name: LocalizedStringResource? = nil,
    strings: Bundle? = nil,
    locale: String = "en",
    now: Date = TestAssistant.usualMoment,
    calendar: Calendar? = nil,
    dependencies: AppDependencyManager? = nil,
    options: [String] = []
  ) async throws {
    let app =
      if let strings {
        App(provider, intents: intents, name: name, strings: strings)
      } else {
        App(provider, intents: intents, name: name)
      }
    try await self.init(
      apps: [app],
      locale: locale,
      now: now,
      calendar: calendar,
      dependencies: dependencies,
      options: options
    )
  }

  /// Starts apps for a conversation.
  ///
  /// - Parameters:
  ///   - apps: The apps.
  ///   - locale: The language of the conversation.
  ///   - now: The moment at which it takes place.
  ///   - calendar: The calendar and time zone that dates are told in; the Gregorian one in UTC for nil.
  ///   - dependencies: What `@Dependency` finds; nil for what the apps register themselves.
  ///   - options: Options as on the assistant's command line, such as `--dry-run`.
  /// - Throws: What keeps an app from starting.
  public convenience init(
    apps: [App],
    locale: String = "en",
    now: Date = TestAssistant.usualMoment,
    calendar: Calendar? = nil,
    dependencies: AppDependencyManager? = nil,
    options: [String] = []
  ) async throws {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    let session = try await Self.providing(dependencies) {
      try await ScriptedSession.start(
        apps,
        options: options,
        locale: locale,
        now: now,
        calendar: calendar ?? gregorian
      )
    }
    self.init(session, dependencies, explains: true)
  }

  private init(_ session: ScriptedSession, _ dependencies: AppDependencyManager?, explains: Bool) {
    self.session = session
    self.dependencies = dependencies
    self.explains = explains
    channel = TestChannel()
    assistant = session.assistant(over: channel)
  }

  /// Another conversation with the same apps, in which nothing has been said yet.
  ///
  /// It begins at once: what was started and learnt for this one serves it too. What apps keep is the same.
  ///
  /// - Parameter explains: Whether answers tell how their sentences were read, which takes twice as long as
  ///   understanding them.
  /// - Returns: The conversation.
  public func anew(explains: Bool = true) -> TestAssistant {
    TestAssistant(session, dependencies, explains: explains)
  }

  var catalog: PhraseCatalog { session.catalog }
  var language: any Language { session.language }

  /// Says a sentence, and answers what is asked about it.
  ///
  /// - Parameters:
  ///   - sentence: What is said.
  ///   - answers: The answers, in order; a question after the last of them ends the conversation.
  /// - Returns: What happened.
  /// - Throws: ``UnaskedAnswers`` where fewer questions were asked than there are answers.
  public func say(_ sentence: String, answers: [String] = []) async throws -> TestAnswer {
    channel.begin(answers)
    let outcome = try await Self.providing(dependencies) { await assistant.respond(to: sentence) }
    let (events, unasked) = channel.end()
    let answer = TestAnswer(
      sentence: sentence,
      outcome: outcome,
      events: events,
      lines: session.lines(of: events),
      explanation: explains ? try await explanation(of: sentence) : ""
    )
    guard unasked.isEmpty else { throw UnaskedAnswers(answers: unasked, answer: answer) }
    return answer
  }

  /// How a sentence is read, what each difference costs, and why it is not read otherwise.
  public func explanation(of sentence: String) async throws -> String {
    try await Self.providing(dependencies) {
      await session.explanation(of: sentence).joined(separator: "\n")
    }
  }

  /// Whether a test sentence starts what it has to start, with the values that it has to have.
  ///
  /// ```swift
  /// @Test(arguments: try CoverageCorpus.parse(text, file: "en.tsv").entries.map(\.testCase))
  /// func isUnderstood(_ testCase: CoverageCase) async throws {
  ///   let check = try await assistant.check(testCase)
  ///   #expect(check == .right)
  /// }
  /// ```
  public func check(_ testCase: CoverageCase) async throws -> CoverageCheck {
    let entry = CoverageCorpus.Entry(testCase, location: .init(line: 1, column: 1))
    let report = try await Self.providing(dependencies) {
      await session.report(on: [CoverageCorpus(file: "test", entries: [entry])])
    }
    guard report.isSuccess else {
      return .wrong(try await explanation(of: testCase.utterance))
    }
    return .right
  }

  nonisolated(nonsending)
    private static func providing<Result>(
      _ dependencies: AppDependencyManager?,
      _ body: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result
  {
    guard let dependencies else { return try await body() }
    return try await dependencies.substituting(body)
  }
}

/// What came of a test sentence.
public enum CoverageCheck: Sendable, Hashable, CustomStringConvertible {
  /// It starts what it has to start.
  case right
  /// It starts something else, or nothing; this is how it was read.
  case wrong(String)

  /// `right`, or how the sentence was read.
  public var description: String {
    switch self {
    case .right: "right"
    case .wrong(let explanation): explanation
    }
  }
}

/// Answers that nobody asked for.
public struct UnaskedAnswers: Error, Sendable, CustomStringConvertible {
  /// The answers.
  public let answers: [String]
  /// What happened instead.
  public let answer: TestAnswer

  /// What was not asked, and what happened instead.
  public var description: String {
    "nobody asked for "
      + answers.map { "“\($0)”" }.joined(separator: ", ") + ":\n\(answer)"
  }
}
