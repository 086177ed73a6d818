package import AssistantKit
package import Foundation
package import PhraseCoverage
package import PhraseMatcher
package import SpokenLanguage

/// A conversation that a test leads: the same understanding and running as at the prompt, over a channel
/// of the test's own.
package struct ScriptedSession: Sendable {
  private let session: Session

  /// Starts apps for a conversation at a moment that stands still.
  ///
  /// - Parameters:
  ///   - apps: The apps to talk to.
  ///   - options: Options as on the command line, such as `--dry-run`.
  ///   - locale: The language of the conversation.
  ///   - now: The moment at which it takes place.
  ///   - calendar: The calendar and time zone that dates are told in.
  /// - Returns: A conversation that has not begun.
  /// - Throws: What keeps the apps from starting.
  package static func start(
    _ apps: [App],
    options: [String],
    locale: String,
    now: Date,
    calendar: Calendar
  ) async throws -> ScriptedSession {
    ScriptedSession(
      session: try await Session.start(
        try Arguments(["--locale", locale] + options),
        apps: apps,
        environment: [:],
        console: Console(output: .nullDevice, diagnostics: .standardError),
        moment: (now, calendar)
      )
    )
  }

  /// An assistant that talks over a channel.
  package func assistant(over channel: any ConversationChannel) -> Assistant {
    session.assistant(over: channel)
  }

  /// What can be said.
  package var catalog: PhraseCatalog { session.catalog }
  /// The language in which it is said.
  package var language: any Language { session.settings.language }

  /// The lines that a person would see of what happened.
  package func lines(of events: [ConversationEvent]) -> [String] {
    var presenter = session.presenter
    return events.flatMap { presenter.lines(for: $0) }.map(\.text)
  }

  /// How an utterance is read, what each difference costs, and why it is not read otherwise.
  package func explanation(of utterance: String) async -> [String] {
    await ExplainCommand.lines(for: utterance, in: session)
  }

  /// What `match` says of an utterance.
  package func understanding(of utterance: String) async -> Understanding {
    await session.listener.understand(HeardUtterance(utterance))
  }

  /// What comes of test sentences.
  package func report(on corpora: [CoverageCorpus]) async -> CoverageReport {
    let listener = session.listener
    return await CoverageReport(corpora, catalog: session.catalog) {
      await listener.understand(HeardUtterance($0))
    }
  }
}
