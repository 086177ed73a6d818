import Synchronization

/// A value that threads share, for the classes of parameters, properties and dependencies.
///
/// Those are generic, and each use of a `Mutex` of their own value, the last one too, would have the runtime look
/// up what an optional, a mutex and a cell of that value are. This one is the same for all of them: an entity has a
/// property for everything that is known of it, and is made for every answer. Whoever has it keeps values of one type
/// in it, which is not looked up when they are read.
struct SharedValue: ~Copyable, Sendable {
  /// A value on its own.
  final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box = Mutex<(any AnyObject & Sendable)?>(nil)

  /// The value in its box; nil where there is none.
  func box<Value: Sendable>(_ type: Value.Type) -> Box<Value>? {
    box.withLock { $0 }.map { unsafe unsafeDowncast($0, to: Box<Value>.self) }
  }

  /// Puts a value in the place of the one there is.
  func set<Value: Sendable>(_ value: Value) {
    let new = Box(value)
    box.withLock { $0 = new }
  }

  /// Takes the value away.
  func clear() {
    box.withLock { $0 = nil }
  }

  /// Puts a value in unless there is one.
  ///
  /// - Returns: The value that is there then.
  func keep<Value: Sendable>(_ value: Value) -> Value {
    let new = Box(value)
    let kept = box.withLock { box in
      let kept = box ?? new
      box = kept
      return kept
    }
    return unsafe unsafeDowncast(kept, to: Box<Value>.self).value
  }
}
