import AssistantKit
import Foundation
import Recognizers

/// The lines of an input of which no more is read than was asked for: others read the rest.
actor SingleLines: InputLines {
  /// The longest line, in bytes; what is longer is more than one.
  private static let longest = 65_536

  private let descriptor: Int32

  init(_ input: FileHandle) {
    descriptor = input.fileDescriptor
  }

  func next(isAnswer: Bool) async -> RecognizedUtterance? {
    let descriptor = descriptor
    return await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: Self.line(of: descriptor)) }.start()
    }.map { RecognizedUtterance(text: $0) }
  }

  /// The next line; nil where the input has ended.
  private static func line(of descriptor: Int32) -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < longest {
      let count = unsafe read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        ByteInput.wait(for: [descriptor], milliseconds: -1)
        continue
      }
      guard count > 0 else { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
