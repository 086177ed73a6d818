import AppIntents
import AssistantKit
import PhraseMatcher
import Synchronization

/// What is suggested at the prompt besides the phrases that begin with what is typed: everything that the apps
/// have.
///
/// It is made ready beside the conversation; until then nothing is suggested, or what there was before.
final class LiveSuggestions: Sendable {
  private typealias Made = (index: SuggestionIndex, completer: SentenceCompleter)

  private let session: Session
  private let state = Mutex(State())

  private struct State {
    var made: Made?
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
        let made = await make()
        let isOld = state.withLock { state in
          state.made = made
          state.isMaking = state.isOld
          defer { state.isOld = false }
          return state.isOld
        }
        guard isOld else { return }
      } while true
    }
  }

  private func make() async -> Made {
    let catalog = session.index.current.catalog
    let language = session.settings.language
    let usage = session.settings.usage
    let index = SuggestionIndex(
      catalog,
      apps: session.apps,
      listed: await SuggestionIndex.Listed.all(
        of: session.apps,
        deadline: session.settings.queryDeadline
      ),
      kept: session.keptIndex?.items() ?? [],
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
    return (index, completer)
  }

  /// The lines that what is typed may mean.
  func lines(for typed: String, limit: Int) -> [String] {
    state.withLock { $0.made }?.index.lines(for: typed, limit: limit) ?? []
  }

  /// The sentences that have the words that are typed, half ones too.
  func sentences(for typed: String, limit: Int) -> [String] {
    state.withLock { $0.made }?.completer.sentences(for: typed, limit: limit) ?? []
  }
}
