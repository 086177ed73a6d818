import Foundation
import Recognizers

/// What a recogniser writes, read on a thread of its own.
///
/// The thread keeps the clock that the reader lacks: where a format marks no end, a pause does. It reads
/// ahead by a few pieces at most; of guesses that come together only the last is handed on.
final class RecognizerSource: Sendable {
  /// What was read in one go.
  enum Piece: Sendable {
    /// What the reader found, and when.
    case heard([ReaderEvent], at: Duration)
    /// Nothing came for the pause that ends an utterance.
    case silence
    /// The input cannot be read.
    case failed(InputError)
  }

  private let queue = InputQueue<Piece>(capacity: 4)

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - supply: Where the bytes come from.
  ///   - format: What they are written in.
  ///   - settle: The pause that ends an utterance where nothing else does.
  ///   - now: A clock that only goes forward.
  init(
    supply: any InputSupply,
    format: InputFormat,
    settle: Duration,
    now: @escaping @Sendable () -> Duration
  ) {
    let queue = queue
    let thread = Thread {
      defer { queue.finish() }
      while let descriptor = supply.open() {
        var reading = Reading(
          reader: RecognizerReader(format: format, settle: settle),
          settle: settle,
          now: now
        )
        let wantsMore = reading.run(descriptor, into: queue)
        supply.ended(descriptor)
        if !wantsMore { return }
      }
    }
    thread.name = "recogniser"
    thread.start()
  }

  deinit {
    queue.abandon()
  }

  /// The next piece; nil at the end.
  func next() async -> Piece? {
    await queue.next()
  }

  /// The next piece, if it was read already.
  func nextIfReady() -> Piece? {
    queue.nextIfReady()
  }
}

extension RecognizerSource {
  /// The reading of one descriptor.
  private struct Reading {
    var reader: RecognizerReader
    let settle: Duration
    let now: @Sendable () -> Duration
    /// When it will have been silent for the pause; nil while nothing was said since.
    private var silenceAt: Duration?

    init(reader: RecognizerReader, settle: Duration, now: @escaping @Sendable () -> Duration) {
      self.reader = reader
      self.settle = settle
      self.now = now
    }

    /// Reads to the end; false when nobody wants more.
    mutating func run(_ descriptor: Int32, into queue: InputQueue<Piece>) -> Bool {
      var input = ByteInput(descriptor: descriptor)
      while true {
        if waits(for: descriptor) {
          guard tellPause(to: queue) else { return false }
          continue
        }
        switch input.read() {
        case .success(let bytes) where bytes.isEmpty:
          return push(reader.finish(), to: queue)
        case .success(let bytes):
          guard push(reader.read(bytes, at: now()), to: queue), !reader.isRefused else {
            return false
          }
        case .failure(let error):
          _ = queue.push(.failed(error))
          return false
        }
      }
    }

    /// Waits for bytes, if something is to be done when none come; true when none came.
    private func waits(for descriptor: Int32) -> Bool {
      guard let moment = [reader.waitsUntil, silenceAt].compactMap({ $0 }).min() else {
        return false
      }
      let rest = (moment - now()).wholeMilliseconds
      return ByteInput.wait(for: [descriptor], milliseconds: rest) == [false]
    }

    private mutating func tellPause(to queue: InputQueue<Piece>) -> Bool {
      let time = now()
      guard push(reader.pause(at: time), to: queue) else { return false }
      guard let silenceAt, time >= silenceAt else { return true }
      self.silenceAt = nil
      return queue.push(.silence)
    }

    private mutating func push(_ events: [ReaderEvent], to queue: InputQueue<Piece>) -> Bool {
      guard !events.isEmpty else { return true }
      let time = now()
      silenceAt = time + settle
      return queue.push(.heard(events.withoutOutdatedGuesses, at: time))
    }
  }
}

extension [ReaderEvent] {
  /// The events without guesses that others follow.
  fileprivate var withoutOutdatedGuesses: [ReaderEvent] {
    let hasGuess = contains { event in
      if case .partial = event { return true }
      return false
    }
    guard hasGuess else { return self }
    var isOutdated = false
    var kept: [ReaderEvent] = []
    for event in reversed() {
      guard case .partial = event else {
        isOutdated = true
        kept.append(event)
        continue
      }
      if !isOutdated { kept.append(event) }
      isOutdated = true
    }
    return kept.reversed()
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
