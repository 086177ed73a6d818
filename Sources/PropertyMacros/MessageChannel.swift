import Foundation

/// Messages of the compiler's: eight bytes with the length, the least first, then JSON.
struct MessageChannel {
  private let input: FileHandle
  private let output: FileHandle

  init(input: FileHandle = .standardInput, output: FileHandle = .standardOutput) {
    self.input = input
    self.output = output
  }

  /// The next message; nil at the end, also in the middle of a message.
  ///
  /// A compiler that is done says so with a message of no length.
  func receive() throws -> PluginRequest? {
    guard let header = try bytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let count = Int(exactly: length), count > 0, let body = try bytes(count) else {
      return nil
    }
    return try JSONDecoder().decode(PluginRequest.self, from: body)
  }

  /// Sends a message.
  func send(_ response: PluginResponse) throws {
    let body = try JSONEncoder().encode(response)
    let length = UInt64(body.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    try output.write(contentsOf: Data(header) + body)
  }

  private func bytes(_ count: Int) throws -> Data? {
    var bytes = Data()
    while bytes.count < count {
      guard let more = try input.read(upToCount: count - bytes.count), !more.isEmpty else {
        return nil
      }
      bytes += more
    }
    return bytes
  }
}
