import Synchronization

/// The focus filters that are on, with their values, for `current` to find.
///
/// There is one for the process; a test binds one of its own.
package final class FocusFilters: Sendable {
  /// The filters that count right now.
  @TaskLocal package static var current = FocusFilters()
  /// Whether apps find no filter on, so that they tell all they have.
  @TaskLocal static var areIgnored = false

  private let values = Mutex<[ObjectIdentifier: [String: any Sendable]]>([:])
  private let state = Mutex<String?>(nil)
  private let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// No filter is on.
  package init() {}

  /// Turns a filter on with values by parameter, or off with nil.
  func set(_ values: [String: any Sendable]?, for type: any SetFocusFilterIntent.Type) {
    self.values.withLock { $0[ObjectIdentifier(type)] = values }
  }

  func values(for type: any SetFocusFilterIntent.Type) -> [String: any Sendable]? {
    values.withLock { $0[ObjectIdentifier(type)] }
  }

  /// Lets somebody hear, by the filter's intent, that what a filter says of itself is something else now.
  package func onInvalidation(_ listen: (@Sendable (_ intent: String) -> Void)?) {
    listener.withLock { $0 = listen }
  }

  func invalidate(_ type: any SetFocusFilterIntent.Type) {
    listener.withLock { $0 }?(type.persistentIdentifier)
  }

  /// Remembers what the apps of the process were told last.
  ///
  /// - Parameter state: What they are to be told.
  /// - Returns: Whether that is anything new.
  package func isNews(_ state: String) -> Bool {
    self.state.withLock { last in
      defer { last = state }
      return last != state
    }
  }
}
