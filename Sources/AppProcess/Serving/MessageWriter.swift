import OrderedJSON
import Synchronization

/// Writes messages, a line each, whoever has one.
final class MessageWriter: Sendable {
  private let descriptor: Mutex<Int32>

  init(descriptor: Int32) {
    self.descriptor = Mutex(descriptor)
  }

  /// Writes a message; one that nobody reads any more is dropped.
  func write(_ members: [(String, JSON?)]) {
    let bytes = Array((JSON.object(present: members).text + "\n").utf8)
    descriptor.withLock { descriptor in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { bytes in
          unsafe systemWrite(descriptor, bytes.baseAddress, bytes.count)
        }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
