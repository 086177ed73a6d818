import Foundation

/// Something that is replaced as a whole and read as a whole, by one at a time.
///
/// What an activity is made of need not be `Sendable`: where everything is on the main actor, what an app
/// says of it is too. It holds values that their makers gave away, and hands out copies.
final class Kept<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// What it is now.
  func read() -> Value { lock.withLock { value } }

  /// Replaces it.
  func change(_ change: (inout Value) -> Void) { lock.withLock { change(&value) } }
}
