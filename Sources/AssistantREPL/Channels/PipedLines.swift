import AssistantKit
import Foundation

/// The lines of standard input where it is no prompt.
///
/// A line that cannot be taken as it is costs a sentence on standard error, never the lines after it.
actor PipedLines: InputLines {
  private var lines: LineReader.AsyncIterator
  private let console: Console
  private let keepsCutLines: Bool
  private var number = 0
  private var hasToldOfRepair = false
  /// Whether a line had to be left out or the input could not be read.
  private(set) var hasLost = false

  /// Makes the lines of an input.
  ///
  /// - Parameters:
  ///   - input: What to read.
  ///   - console: Where to tell what is wrong with a line.
  ///   - keepsCutLines: Whether the beginning of a line that is too long is still a line, as for
  ///     `match`, whose results are counted.
  init(input: FileHandle, console: Console, keepsCutLines: Bool = false) {
    self.keepsCutLines = keepsCutLines
    lines = LineReader(descriptor: input.fileDescriptor).makeAsyncIterator()
    self.console = console
  }

  func next() async -> String? {
    while true {
      let line: InputLine
      do {
        var iterator = lines
        guard let next = try await iterator.next() else { return nil }
        lines = iterator
        line = next
      } catch {
        hasLost = true
        console.diagnose("standard input cannot be read (\(SystemMessage.text(of: error.code)))")
        return nil
      }
      if let text = text(of: line) { return text }
    }
  }

  /// The next line and all that came with it; nil at the end.
  func nextBatch() async -> [String]? {
    guard let first = await next() else { return nil }
    return [first] + lines.restOfPiece().compactMap(text(of:))
  }

  /// What is to be understood of a line; nil where it is left out.
  private func text(of line: InputLine) -> String? {
    number += 1
    if line.wasTruncated {
      hasLost = true
      console.diagnose(
        "line \(number) is \(line.byteCount) bytes long and was "
          + (keepsCutLines ? "cut" : "left out") + "; an utterance may have at most 1 MiB"
      )
      if !keepsCutLines { return nil }
    }
    if line.wasRepaired, !hasToldOfRepair {
      hasToldOfRepair = true
      console.diagnose(
        "line \(number) is no valid UTF-8; the bytes that cannot be read are passed over",
        kind: .warning
      )
    }
    return line.text
  }
}
