import Foundation
import Recognizers

/// What a recogniser writes to a descriptor, read on a thread of its own.
///
/// The thread keeps the clock that the reader lacks: where a format marks no end, a pause does.
final class RecognizerSource: Sendable {
  /// What was read in one go, or why there is no more.
  typealias Piece = Result<[ReaderEvent], InputError>

  private let queue = InputQueue<Piece>(capacity: 4)

  /// Begins to read.
  init(descriptor: Int32, format: InputFormat, settle: Duration) {
    let queue = queue
    let thread = Thread {
      Self.read(descriptor, RecognizerReader(format: format, settle: settle), into: queue)
    }
    thread.name = "recogniser"
    thread.start()
  }

  deinit {
    queue.abandon()
  }

  /// The events of the next piece; nil at the end.
  func next() async -> Piece? {
    await queue.next()
  }

  /// The events of the next piece, if it was read already.
  func nextIfReady() -> Piece? {
    queue.nextIfReady()
  }

  private static func read(
    _ descriptor: Int32,
    _ reader: RecognizerReader,
    into queue: InputQueue<Piece>
  ) {
    var reader = reader
    var input = ByteInput(descriptor: descriptor)
    let start = ContinuousClock.now
    defer { queue.finish() }
    while true {
      if let moment = reader.waitsUntil {
        let rest = moment - (ContinuousClock.now - start)
        if ByteInput.wait(for: [descriptor], milliseconds: rest.wholeMilliseconds) == [false] {
          let events = reader.pause(at: ContinuousClock.now - start)
          if !events.isEmpty, !queue.push(.success(events)) { return }
          continue
        }
      }
      switch input.read() {
      case .success(let bytes) where bytes.isEmpty:
        _ = queue.push(.success(reader.finish()))
        return
      case .success(let bytes):
        let events = reader.read(bytes, at: ContinuousClock.now - start)
        if !events.isEmpty, !queue.push(.success(events)) { return }
      case .failure(let error):
        _ = queue.push(.failure(error))
        return
      }
    }
  }
}

extension Duration {
  /// The duration in whole milliseconds, at least none, rounded up so that a wait is never short.
  fileprivate var wholeMilliseconds: Int32 {
    let parts = components
    let milliseconds =
      parts.seconds * 1_000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }
}
