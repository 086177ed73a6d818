import AppIntents
public import PhraseMatcher
import Synchronization

/// The sentences that are listened for at this moment.
///
/// A matcher is a value: whoever searches keeps the one it started with, while another is made beside and then
/// takes its place here. No search waits for a change.
public final class SentenceIndex: Sendable {
  private let matcher: Mutex<PhraseMatcher>
  /// Held while a change is made, so that none gets lost.
  private let changing = Mutex(())
  /// What can be named in the apps besides what they suggest.
  let names: NameStore
  /// What sentences are read with that say what is to be found.
  let findVocabulary = Once<FindVocabulary>()

  private let later = Mutex<[RunningApp]>([])

  /// The apps that came while conversations were going on.
  package var joined: [RunningApp] { later.withLock { $0 } }

  /// Lets everybody who converses know of an app, whose sentences are not listened for by that alone.
  func join(_ app: RunningApp) { later.withLock { $0.append(app) } }

  /// Starts with a matcher.
  public convenience init(_ matcher: PhraseMatcher) {
    self.init(matcher, sharing: SharedNames())
  }

  /// Starts with a matcher, and with what other conversations made of names.
  package init(_ matcher: PhraseMatcher, sharing shared: SharedNames) {
    self.matcher = Mutex(matcher)
    names = NameStore(shared)
  }

  /// The matcher to search now.
  public var current: PhraseMatcher {
    matcher.withLock { $0 }
  }

  /// Lets later searches use a changed matcher.
  ///
  /// Changes are made one after the other; searches go on meanwhile with what there was before.
  public func update(_ change: (inout PhraseMatcher) -> Void) {
    changing.withLock { _ in
      var changed = current
      change(&changed)
      matcher.withLock { $0 = changed }
      names.invalidate()
    }
  }
}
