import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The lines of a file descriptor, read on a thread of their own.
///
/// Reading blocks, and a blocked thread of the cooperative pool, or the main one, could keep an
/// intent from running. The thread reads ahead by a few pieces at most. It ends with the input; where nobody
/// wants more lines it ends with the next piece. The descriptor stays open and the caller's.
///
/// ```swift
/// for try await line in LineReader(descriptor: 0) { print(line.text) }
/// ```
struct LineReader: AsyncSequence, Sendable {
  /// The lines of one piece, or the reason why there are no more.
  fileprivate typealias Piece = Result<[InputLine], InputError>

  private let source: Source

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - descriptor: What to read from.
  ///   - limit: The most bytes of a line that are kept; the rest of the line is dropped.
  init(descriptor: Int32, limit: Int = 1 << 20) {
    source = Source(descriptor: descriptor, limit: limit)
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(source: source)
  }

  /// Takes the lines; iterators of one reader share them.
  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let source: Source
    private var lines: ArraySlice<InputLine> = []

    fileprivate init(source: Source) {
      self.source = source
    }

    mutating func next() async throws(InputError) -> InputLine? {
      try await next(isolation: #isolation)
    }

    mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(InputError) -> InputLine? {
      while lines.isEmpty {
        guard let piece = await source.queue.next() else { return nil }
        lines = try piece.get()[...]
      }
      return lines.removeFirst()
    }

    /// The lines of the same piece that follow the last one, which are there without waiting.
    mutating func restOfPiece() -> ArraySlice<InputLine> {
      defer { lines = [] }
      return lines
    }
  }

  /// Owns the queue; the thread ends some time after it is gone.
  fileprivate final class Source: Sendable {
    let queue = InputQueue<Piece>(capacity: 4)

    init(descriptor: Int32, limit: Int) {
      let queue = queue
      let thread = Thread { Self.read(descriptor, limit: limit, into: queue) }
      thread.name = "lines"
      thread.start()
    }

    deinit {
      queue.abandon()
    }

    private static func read(_ descriptor: Int32, limit: Int, into queue: InputQueue<Piece>) {
      var splitter = LineSplitter(limit: limit)
      var input = ByteInput(descriptor: descriptor)
      reading: while true {
        switch input.read() {
        case .success(let bytes) where bytes.isEmpty:
          if let last = splitter.finish() { _ = queue.push(.success([last])) }
          break reading
        case .success(let bytes):
          let lines = splitter.add(bytes)
          if !lines.isEmpty, !queue.push(.success(lines)) { break reading }
        case .failure(let error):
          _ = queue.push(.failure(error))
          break reading
        }
      }
      queue.finish()
    }
  }
}

/// Why input could not be read.
struct InputError: Error, Hashable {
  /// The system's error number.
  var code: Int32
}
