public import PhraseMatcher
import Synchronization

/// The sentences that are listened for at this moment.
///
/// A matcher is a value: whoever searches keeps the one it started with, while another takes its
/// place here.
public final class SentenceIndex: Sendable {
  private let matcher: Mutex<PhraseMatcher>
  /// What can be named in the apps besides what they suggest.
  let names = NameStore()

  /// Starts with a matcher.
  public init(_ matcher: PhraseMatcher) {
    self.matcher = Mutex(matcher)
  }

  /// The matcher to search now.
  public var current: PhraseMatcher {
    matcher.withLock { $0 }
  }

  /// Lets later searches use a changed matcher.
  public func update(_ change: (inout PhraseMatcher) -> Void) {
    matcher.withLock { change(&$0) }
    names.invalidate()
  }
}
