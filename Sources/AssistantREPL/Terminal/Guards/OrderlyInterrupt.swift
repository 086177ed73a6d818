import AppProcess
import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Has Ctrl-C end what one call runs as it does at the prompt: apps hear that nobody wants it any more, and what became
/// of it is written down.
///
/// Before anything runs Ctrl-C ends the program at once, as another one does, and a run that does not leave off in time.
/// One that comes when all is done changes nothing.
enum OrderlyInterrupt {
  private static let course = InterruptCourse()
  /// Where the handler writes to that a run is to be cancelled.
  private static let wakeDescriptor = Atomic<Int32>(-1)
  /// How long a run may take to leave off, on a slow machine too: whoever does not want to wait says so again.
  private static let patience = DispatchTimeInterval.seconds(15)

  /// Runs something that Ctrl-C cancels; once in a process.
  ///
  /// - Parameters:
  ///   - isCaught: Whether it does; otherwise Ctrl-C ends the program as ever.
  ///   - operation: What to run.
  /// - Returns: How the program ends.
  static func run(
    catching isCaught: Bool,
    _ operation: @escaping @Sendable () async -> ExitCode
  ) async -> ExitCode {
    guard isCaught, let wake = try? DescriptorPair() else { return await operation() }
    wakeDescriptor.store(wake.writing, ordering: .releasing)
    // From here on each signal reaches the handler, which knows what it means at that moment.
    let former = signal(SIGINT) { _ in OrderlyInterrupt.handle() }
    // What is ignored on purpose stays ignored.
    if unsafe unsafeBitCast(former, to: UInt.self) == 1 {
      _ = signal(SIGINT, SIG_IGN)
      return await operation()
    }
    let running = Task { await operation() }
    let source = DispatchSource.makeReadSource(fileDescriptor: wake.reading, queue: .global())
    source.setEventHandler {
      source.cancel()
      running.cancel()
      DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
        if !course.isFinished { end() }
      }
    }
    source.resume()
    let code = await running.value
    source.cancel()
    return course.finish(code)
  }

  /// Notes that there is something to cancel from now on.
  static func beginsRunning() { course.beginRunning() }

  private static func handle() {
    let error = errno
    defer { errno = error }
    switch course.interrupt() {
    case .end: end()
    case .cancel:
      var byte = UInt8(ascii: "i")
      _ = unsafe write(wakeDescriptor.load(ordering: .acquiring), &byte, 1)
    case .nothing: break
    }
  }

  /// Ends the program as Ctrl-C does where nobody catches it.
  private static func end() {
    SignalGuard.restore()
    SignalGuard.interrupt()
  }
}
