import AppIntents
import AssistantKit
import PhraseMatcher
import Synchronization

/// What is suggested at the prompt while a person types words that begin no phrase: everything that the apps
/// have.
///
/// It is made ready beside the conversation; until then nothing is suggested, or what there was before.
final class LiveSuggestions: Sendable {
  private let session: Session
  private let state = Mutex(State())

  private struct State {
    var index: SuggestionIndex?
    /// Whether they are being made, and whether they are to be made once more after that.
    var isMaking = false
    var isOld = false
  }

  init(_ session: Session) {
    self.session = session
  }

  /// Makes the suggestions ready, or anew after something may have changed what the apps have.
  func begin() {
    let begins = state.withLock { state in
      state.isOld = state.isMaking
      defer { state.isMaking = true }
      return !state.isMaking
    }
    guard begins else { return }
    Task.detached(priority: .utility) { [self] in
      repeat {
        let made = await index()
        let isOld = state.withLock { state in
          state.index = made
          state.isMaking = state.isOld
          defer { state.isOld = false }
          return state.isOld
        }
        guard isOld else { return }
      } while true
    }
  }

  private func index() async -> SuggestionIndex {
    SuggestionIndex(
      session.index.current.catalog,
      apps: session.apps,
      listed: await SuggestionIndex.Listed.all(
        of: session.apps,
        deadline: session.settings.queryDeadline
      ),
      kept: session.keptIndex?.items() ?? [],
      language: session.settings.language,
      usage: session.settings.usage
    )
  }

  /// The lines that what is typed may mean.
  func lines(for typed: String, limit: Int) -> [String] {
    state.withLock { $0.index }?.lines(for: typed, limit: limit) ?? []
  }
}
