import Synchronization

/// A focus filter of an app whose code is not in this process.
///
/// A class, since whoever switches focuses and whoever starts the app's process have to know of the same.
package final class OutsideFocusFilter: Sendable {
  /// What the app says of the filter with some values.
  package struct Context: Sendable, Hashable {
    /// How it looks; nil for as the intent is called.
    package var title: String?
    package var subtitle: String?
    /// Whether the notification that was asked about gets through.
    package var allows: Bool
    /// The start of the identifiers of the content that comes first.
    package var contentPrefix: String?

    package init(
      title: String? = nil,
      subtitle: String? = nil,
      allows: Bool = true,
      contentPrefix: String? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.allows = allows
      self.contentPrefix = contentPrefix
    }
  }

  /// Asks the app what the filter would be with some values: for a notification's criteria, if it is about one.
  package typealias Asking =
    @Sendable (
      _ values: [String: any Sendable], _ criteria: String?
    ) async throws -> Context

  private struct State {
    var values: [String: any Sendable]?
    var contentPrefix: String?
  }

  private let ask: Asking
  private let propose: @Sendable () async throws -> [[String: any Sendable]]
  private let state = Mutex(State())

  /// A filter that is off.
  ///
  /// - Parameters:
  ///   - ask: Asks the app what the filter would be.
  ///   - propose: Asks the app for filters to offer, each as its values.
  package init(
    ask: @escaping Asking,
    propose: @escaping @Sendable () async throws -> [[String: any Sendable]]
  ) {
    self.ask = ask
    self.propose = propose
  }

  /// The values with which it is on; nil while it is off.
  package var values: [String: any Sendable]? { state.withLock { $0.values } }

  /// The start of the identifiers of the content that comes first now.
  var contentPrefix: String? { state.withLock { $0.contentPrefix } }

  func set(_ values: [String: any Sendable]?) {
    state.withLock { $0 = State(values: values) }
  }

  /// Has the app say which content comes first, for everybody who wants to know it at once.
  package func keepContext() async {
    guard let values else { return }
    let context = await context(of: values)
    state.withLock { state in
      // The focus may have ended meanwhile.
      if state.values != nil { state.contentPrefix = context.contentPrefix }
    }
  }

  /// What the app says; nothing out of the ordinary where it cannot be asked.
  func context(of values: [String: any Sendable], criteria: String? = nil) async -> Context {
    (try? await ask(values, criteria)) ?? Context()
  }

  func suggestions() async -> [[String: any Sendable]] { (try? await propose()) ?? [] }
}
