import Synchronization

/// A value that is made when somebody first asks for it, and kept from then on.
package final class Once<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  /// Nothing is made yet.
  package init() {}

  /// The value.
  ///
  /// Whoever asks while it is made makes one too, so that making it may wait for anything; the first that is
  /// ready stays.
  package func value(_ make: () -> Value) -> Value {
    made ?? keep(make())
  }

  /// The value; nil as long as it is not there.
  package var made: Value? { known.withLock { $0 } }

  /// Keeps a value, unless another is there already.
  ///
  /// - Returns: The one that is kept.
  @discardableResult
  package func keep(_ value: Value) -> Value {
    known.withLock { known in
      let first = known ?? value
      known = first
      return first
    }
  }
}
