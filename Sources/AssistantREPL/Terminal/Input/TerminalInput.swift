import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What happens at a terminal.
enum TerminalEvent: Sendable, Hashable {
  /// Keys were pressed.
  case keys([Key])
  /// The terminal has another size.
  case resized
  /// The process was stopped, and goes on: the screen may show anything.
  case continued
}

/// The keys of a terminal, read on a thread of their own.
///
/// The thread waits for the terminal and for signals alike, and tells Escape from the beginning of a sequence by
/// waiting a moment. It ends with the terminal, or when the value is gone.
final class TerminalInput: Sendable {
  /// What happened and was not taken yet.
  let events = InputQueue<TerminalEvent>(capacity: 64)

  /// What Ctrl-C does while no line is read.
  private let interruption: Interruption
  private let wakeWriter: Int32
  private let watchesSignals: Bool

  /// How long Escape waits for what may follow it: longer than a slow line takes, shorter than a person.
  private static let escapeMilliseconds: Int32 = 50

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal; it stays the caller's.
  ///   - watchesSignals: Whether changes of the terminal's size are noticed; of one value in a process at
  ///     a time.
  init(descriptor: Int32, watchesSignals: Bool) {
    self.watchesSignals = watchesSignals
    var ends: [Int32] = [-1, -1]
    let hasPipe = unsafe pipe(&ends) == 0
    let reader = hasPipe ? ends[0] : -1
    wakeWriter = hasPipe ? ends[1] : -1
    for end in ends where hasPipe {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    if watchesSignals, hasPipe { SignalGuard.wake(wakeWriter) }
    let events = events
    let interruption = Interruption()
    self.interruption = interruption
    let thread = Thread { Self.read(descriptor, wake: reader, into: events, interruption) }
    thread.name = "keys"
    thread.start()
  }

  deinit {
    if watchesSignals { SignalGuard.wake(nil) }
    events.abandon()
    // Closing its other end wakes the thread, which closes this one.
    if wakeWriter >= 0 { close(wakeWriter) }
  }

  /// Calls a handler on each Ctrl-C instead of ending the program; nil ends that.
  func onInterrupt(_ handler: (@Sendable () -> Void)?) {
    interruption.handler.withLock { $0 = handler }
    if watchesSignals { SignalGuard.catchInterrupts(handler != nil) }
  }

  /// Says that the terminal has another size, as the system does by a signal.
  func noteResize() {
    var byte = SignalGuard.Wake.resized
    _ = unsafe write(wakeWriter, &byte, 1)
  }

  private static func read(
    _ descriptor: Int32,
    wake: Int32,
    into events: InputQueue<TerminalEvent>,
    _ interruption: Interruption
  ) {
    defer {
      events.finish()
      if wake >= 0 { close(wake) }
    }
    var decoder = KeyDecoder()
    var terminal = ByteInput(descriptor: descriptor)
    var signals = ByteInput(descriptor: wake)
    while true {
      let timeout = decoder.isWaiting ? escapeMilliseconds : -1
      let ready = ByteInput.wait(for: [descriptor, wake], milliseconds: timeout)
      if ready[1] {
        guard case .success(let bytes) = signals.read(), !bytes.isEmpty else { return }
        if bytes.contains(SignalGuard.Wake.interrupted) {
          interruption.handler.withLock { $0 }?()
        }
        // Nobody takes events while an intent runs; Ctrl-C has to come through all the same.
        if bytes.contains(SignalGuard.Wake.continued) {
          events.offer(.continued)
        } else if bytes.contains(SignalGuard.Wake.resized) {
          events.offer(.resized)
        }
      }
      if ready[0] {
        guard case .success(let bytes) = terminal.read(), !bytes.isEmpty else { return }
        let keys = decoder.decode(bytes)
        if !keys.isEmpty, !events.push(.keys(keys)) { return }
      } else if !ready[1], decoder.isWaiting {
        let keys = decoder.flush()
        if !keys.isEmpty, !events.push(.keys(keys)) { return }
      }
    }
  }
}

/// What is to happen on Ctrl-C, shared with the reading thread.
private final class Interruption: Sendable {
  let handler = Mutex<(@Sendable () -> Void)?>(nil)
}
