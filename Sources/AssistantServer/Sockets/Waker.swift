import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Ends the waiting of a loop from another thread.
final class Waker: Sendable {
  /// What becomes readable.
  let reading: Int32
  private let writing: Int32
  private let isAwake = Atomic<Bool>(false)

  init() {
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
    for end in ends { SystemCalls.setUp(end) }
  }

  deinit {
    SystemCalls.close(reading)
    SystemCalls.close(writing)
  }

  /// Ends the waiting that goes on, or the next.
  func wake() {
    guard !isAwake.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 1
    _ = unsafe write(writing, &byte, 1)
  }

  /// Gets ready for being woken again.
  func clear(_ polled: pollfd) {
    guard polled.revents != 0 else { return }
    isAwake.store(false, ordering: .releasing)
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = unsafe read(reading, &bytes, bytes.count)
  }
}
