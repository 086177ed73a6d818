import Foundation
import OrderedJSON

/// Reads messages, a line each.
enum MessageReader {
  /// The messages of a descriptor, until its end; what is no JSON object is passed over.
  static func lines(of descriptor: Int32) -> AsyncStream<JSON> {
    AsyncStream { continuation in
      Thread {
        read(descriptor) { continuation.yield($0) }
        continuation.finish()
      }.start()
    }
  }

  private static func read(_ descriptor: Int32, _ take: (JSON) -> Void) {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var line: [UInt8] = []
    while true {
      let count = unsafe systemRead(descriptor, &piece, piece.count)
      guard count > 0 else { return }
      var rest = piece[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<end]
        rest = rest[(end + 1)...]
        if let message = try? JSON.parse(line) as JSON, message.object != nil { take(message) }
        line.removeAll(keepingCapacity: true)
      }
      line += rest
    }
  }
}
