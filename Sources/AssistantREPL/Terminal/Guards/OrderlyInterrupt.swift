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
final class OrderlyInterrupt: Sendable {
  private static let isRunning = Atomic(false)
  private let isRequested = Atomic(false)
  /// How long a run may take to leave off, on a slow machine too: whoever does not want to wait says so again.
  private static let patience = DispatchTimeInterval.seconds(15)

  private init() {}

  /// Runs something that Ctrl-C cancels.
  ///
  /// - Parameters:
  ///   - isCaught: Whether it does; otherwise Ctrl-C ends the program as ever.
  ///   - operation: What to run.
  /// - Returns: How the program ends.
  static func run(
    catching isCaught: Bool,
    _ operation: @escaping @Sendable () async -> ExitCode
  ) async -> ExitCode {
    guard isCaught else { return await operation() }
    let former = signal(SIGINT, SIG_IGN)
    // What is ignored on purpose stays ignored.
    if unsafe unsafeBitCast(former, to: UInt.self) == 1 { return await operation() }
    let interrupt = OrderlyInterrupt()
    let running = Task { await operation() }
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { interrupt.request(of: running) }
    source.resume()
    let code = await running.value
    source.cancel()
    _ = signal(SIGINT, former)
    return interrupt.isRequested.load(ordering: .acquiring) ? .interrupted : code
  }

  /// Notes that there is something to cancel from now on.
  static func beginsRunning() { isRunning.store(true, ordering: .releasing) }

  private func request(of running: Task<ExitCode, Never>) {
    guard Self.isRunning.load(ordering: .acquiring),
      !isRequested.exchange(true, ordering: .acquiringAndReleasing)
    else { return Self.end() }
    running.cancel()
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: Self.end)
  }

  /// Ends the program as Ctrl-C does where nobody catches it.
  @Sendable private static func end() {
    SignalGuard.restore()
    SignalGuard.interrupt()
  }
}
