import AppIntents
import AssistantKit
import PhraseMatcher
import Synchronization

/// What is suggested at the prompt besides the phrases that begin with what is typed.
///
/// It is made ready beside the conversation; until then nothing is suggested.
final class LiveSuggestions: Sendable {
  private let session: Session
  private let made = Mutex<(index: SuggestionIndex, completer: SentenceCompleter)?>(nil)

  init(_ session: Session) {
    self.session = session
  }

  /// Makes the suggestions ready.
  func begin() {
    Task.detached(priority: .utility) { [self] in
      let catalog = session.index.current.catalog
      let language = session.settings.language
      let usage = session.settings.usage
      let kept = session.keptIndex?.items() ?? []
      let index = SuggestionIndex(
        catalog,
        apps: session.apps,
        kept: kept,
        language: language,
        usage: usage
      )
      let completer = SentenceCompleter(
        catalog,
        apps: session.apps,
        others: await SentenceCompleter.Thing.all(of: session.apps, session.settings),
        language: language,
        usage: usage
      )
      made.withLock { $0 = (index, completer) }
    }
  }

  /// The lines that what is typed may mean.
  func lines(for typed: String, limit: Int) -> [String] {
    made.withLock { $0 }?.index.lines(for: typed, limit: limit) ?? []
  }

  /// The sentences that have the words that are typed, half ones too.
  func sentences(for typed: String, limit: Int) -> [String] {
    made.withLock { $0 }?.completer.sentences(for: typed, limit: limit) ?? []
  }
}
