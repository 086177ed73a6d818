import AppIntents
import AssistantKit
import PhraseMatcher
import Synchronization

/// What is suggested at the prompt while a person types words that begin no phrase.
///
/// It is made ready beside the conversation; until then nothing is suggested.
final class LiveSuggestions: Sendable {
  private let session: Session
  private let index = Mutex<SuggestionIndex?>(nil)

  init(_ session: Session) {
    self.session = session
  }

  /// Makes the suggestions ready.
  func begin() {
    Task.detached(priority: .utility) { [self] in
      let made = SuggestionIndex(
        session.index.current.catalog,
        apps: session.apps,
        kept: session.keptIndex?.items() ?? [],
        language: session.settings.language,
        usage: session.settings.usage
      )
      index.withLock { $0 = made }
    }
  }

  /// The lines that what is typed may mean.
  func lines(for typed: String, limit: Int) -> [String] {
    index.withLock { $0 }?.lines(for: typed, limit: limit) ?? []
  }
}
