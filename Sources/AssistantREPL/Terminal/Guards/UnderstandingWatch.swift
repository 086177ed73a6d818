import AssistantKit
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Knows which sentence each of several threads is finding the meaning of, for when one of them traps.
///
/// ```swift
/// let watch = UnderstandingWatch()
/// watch.begin { messages.failedItself(on: line) }
/// defer { watch.end() }
/// ```
///
/// The thread that traps tells its sentence, after the others have had time to finish: what they understood of
/// the lines before is to be written. All that the signal handler needs is allocated before.
struct UnderstandingWatch: Sendable {
  /// The longest sentence that is told, in bytes.
  private static let room = 4_096
  /// More threads than this have no place.
  private static let placeCount = 64
  /// How long the others may take to finish, in milliseconds.
  private static let patience = 10_000

  private static let places: [Place] = (0..<placeCount).map { _ in Place(room: room) }
  /// How many are under way.
  private static let active = Atomic<Int>(0)

  private final class Place: Sendable {
    let isTaken = Atomic<Bool>(false)
    let thread = Atomic<UInt>(0)
    let count = Atomic<Int>(0)
    /// The address of the sentence; pointers themselves cannot be shared.
    let text: UInt

    init(room: Int) {
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
      unsafe bytes.initialize(repeating: 0, count: room)
      text = UInt(bitPattern: bytes)
    }
  }

  /// Nil where all places are taken; then a fault is told without its sentence.
  private let place: Place?

  /// Allocates all places.
  static func prepare() {
    _ = places
  }

  /// Takes a place for somebody who understands one sentence after the other; ``leave()`` gives it back.
  init() {
    place = Self.places.first {
      !$0.isTaken.exchange(true, ordering: .acquiringAndReleasing)
    }
    Self.active.add(1, ordering: .acquiringAndReleasing)
  }

  /// Gives the place back.
  func leave() {
    end()
    Self.active.subtract(1, ordering: .acquiringAndReleasing)
    place?.isTaken.store(false, ordering: .releasing)
  }

  /// Says what to tell if this thread traps from now on.
  func begin(_ sentence: String) {
    guard let place else { return }
    place.count.store(0, ordering: .releasing)
    guard let bytes = unsafe UnsafeMutablePointer<UInt8>(bitPattern: place.text) else { return }
    var count = 0
    for byte in "assistant: error: \(TerminalText.sanitized(sentence))\n".utf8.prefix(Self.room) {
      unsafe bytes[count] = byte
      count += 1
    }
    place.thread.store(Self.currentThread, ordering: .releasing)
    place.count.store(count, ordering: .releasing)
  }

  /// The sentence was understood.
  func end() {
    place?.count.store(0, ordering: .releasing)
  }

  private static var currentThread: UInt {
    #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
    #else
    UInt(pthread_self())
    #endif
  }

  // MARK: - From signal handlers

  /// Tells the sentence of the thread that trapped, once the others are through.
  static func tellFault() {
    let own = currentThread
    for place in places where place.thread.load(ordering: .acquiring) == own {
      let count = place.count.exchange(0, ordering: .acquiringAndReleasing)
      guard count > 0 else { continue }
      active.subtract(1, ordering: .acquiringAndReleasing)
      waitForOthers()
      if let bytes = unsafe UnsafePointer<UInt8>(bitPattern: place.text) {
        _ = unsafe write(STDERR_FILENO, bytes, count)
      }
      return
    }
  }

  private static func waitForOthers() {
    var waited = 0
    while active.load(ordering: .acquiring) > 0, waited < patience {
      usleep(1_000)
      waited += 1
    }
  }
}
