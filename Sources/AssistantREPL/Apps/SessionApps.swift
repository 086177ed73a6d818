import AssistantKit
import PhraseMatcher
import Synchronization

/// The apps of a session, read at once, or when somebody first asks for more of them than their sentences.
final class SessionApps: Sendable {
  /// What is known of the apps.
  struct Contents: Sendable {
    /// The apps that can be run.
    var running: [RunningApp] = []
    /// What can be said; nil where the frozen catalogue is to be asked for it.
    var catalog: PhraseCatalog?
    /// What the files say of apps that are not compiled in.
    var metadata: [AppMetadata] = []
  }

  private let read: @Sendable () -> Contents
  private let state: Mutex<Contents?>

  /// Apps that are known already.
  init(_ contents: Contents) {
    read = { contents }
    state = Mutex(contents)
  }

  /// Apps that are read when they are needed.
  init(reading read: @escaping @Sendable () -> Contents) {
    self.read = read
    state = Mutex(nil)
  }

  /// What is known of the apps.
  var contents: Contents {
    state.withLock { state in
      if let known = state { return known }
      let contents = read()
      state = contents
      return contents
    }
  }
}
