import AssistantKit
import Foundation
import Synchronization

/// The file that a conversation is written to, line by line, so that an end at any moment leaves
/// a whole transcript of what went before.
final class RecordingFile: Sendable {
  private let handle: Mutex<FileHandle>

  /// Creates the file, or empties it.
  init(path: String) throws(InputFailure) {
    let url = URL(filePath: path)
    do {
      try Data().write(to: url)
      handle = Mutex(try FileHandle(forWritingTo: url))
    } catch {
      throw InputFailure(
        message: "the conversation cannot be written to \(path) (\(error.reason)); "
          + "name another file"
      )
    }
  }

  /// Adds a line.
  func append(_ line: String) {
    handle.withLock { try? $0.write(contentsOf: Data((line + "\n").utf8)) }
  }
}
