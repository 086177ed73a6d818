import AssistantKit
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Says whose code it was when a trap ends the program, and gives the terminal its mode back.
///
/// An array that is read past its end cannot be caught: Swift ends the process. What can be done is to
/// say which intent of which app it was, or which sentence the assistant itself failed on
/// (``UnderstandingWatch``), and to let others finish what they write. The handler reads memory that is allocated once and never
/// freed, and calls `write`, `tcsetattr`, `sigaction` and `raise`, which POSIX allows there. Then it
/// leaves the signal to whoever had it before, so that Swift's own message, its backtrace and the status
/// of the process are what they would have been.
enum CrashGuard {
  /// The longest sentence, in bytes.
  private static let room = 4_096

  /// The address of the sentence; pointers themselves cannot be shared.
  private static let text = Atomic<UInt>(0)
  /// How many bytes of it there are; 0 while none is ready.
  private static let count = Atomic<Int>(0)
  /// The address of what was done about the signals before, by their place in `fatal`.
  private static let former = Atomic<UInt>(0)

  /// The signals by which code ends the process that runs it.
  private static let fatal = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Installs the handlers, once.
  static func begin() {
    guard former.load(ordering: .acquiring) == 0 else { return }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    unsafe bytes.initialize(repeating: 0, count: room)
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: fatal.count)
    unsafe actions.initialize(repeating: sigaction(), count: fatal.count)
    text.store(UInt(bitPattern: bytes), ordering: .releasing)
    former.store(UInt(bitPattern: actions), ordering: .releasing)
    UnderstandingWatch.prepare()
    var action = sigaction()
    #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = { CrashGuard.handle($0) }
    #else
    unsafe action.__sigaction_handler.sa_handler = { CrashGuard.handle($0) }
    #endif
    // On a stack of its own where the thread has one: an endless recursion leaves none of the usual.
    action.sa_flags = SA_ONSTACK
    for (place, number) in fatal.enumerated() {
      _ = unsafe sigaction(number, &action, actions + place)
    }
  }

  /// Gets a sentence ready for when the code traps that is about to run; nil once it is done.
  static func expect(_ sentence: String?) {
    count.store(0, ordering: .releasing)
    guard let sentence, let bytes = unsafe bytesPointer else { return }
    let line = Array("assistant: error: \(TerminalText.sanitized(sentence))\n".utf8.prefix(room))
    for (place, byte) in line.enumerated() { unsafe bytes[place] = byte }
    count.store(line.count, ordering: .releasing)
  }

  // MARK: - From signal handlers

  private static func handle(_ number: Int32) {
    SignalGuard.restore()
    UnderstandingWatch.tellFault()
    let count = count.exchange(0, ordering: .acquiringAndReleasing)
    if count > 0, let bytes = unsafe bytesPointer { _ = unsafe write(STDERR_FILENO, bytes, count) }
    guard let place = fatal.firstIndex(of: number),
      let actions = unsafe UnsafeMutablePointer<sigaction>(
        bitPattern: former.load(ordering: .acquiring)
      )
    else { return }
    _ = unsafe sigaction(number, actions + place, nil)
    // It waits until this handler returns, to where it came from.
    raise(number)
  }

  private static var bytesPointer: UnsafeMutablePointer<UInt8>? {
    unsafe UnsafeMutablePointer(bitPattern: text.load(ordering: .acquiring))
  }
}
