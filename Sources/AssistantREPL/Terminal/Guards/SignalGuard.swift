import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Brings a terminal's mode back when a signal or `exit` ends the program, or stops it for a while.
///
/// Signal handlers may do very little. These read memory that is allocated once and never freed, and call
/// `tcsetattr`, `write`, `signal`, `pthread_sigmask` and `raise`, which POSIX allows there. While nothing
/// is guarded the program's own handlers are in place.
enum SignalGuard {
  /// What the handlers need.
  private struct Box {
    var descriptor: Int32
    var former: TerminalMode
    var raw: TerminalMode
  }

  private typealias Handler = @convention(c) (Int32) -> Void

  /// The address of the one box: pointers themselves cannot be shared.
  private static let box = Atomic<UInt>(0)
  /// The addresses of the handlers from before, by the place in `guarded`.
  private static let formerHandlers = Atomic<UInt>(0)
  private static let isActive = Atomic<Bool>(false)
  private static let isRegistered = Atomic<Bool>(false)
  private static let wakeDescriptor = Atomic<Int32>(-1)
  private static let catchesInterrupts = Atomic<Bool>(false)
  /// Whether an interrupt may come from a key: a terminal that is guarded is not raw all the time.
  private static let hasSignalKeys = Atomic<Bool>(true)

  /// The signals that end a program, the one that stops it and the one that wakes it.
  private static let guarded = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

  /// Turns bracketed paste off and shows the cursor, whatever was on.
  private static let resetSequence: StaticString = "\u{1b}[?2004l\u{1b}[?25h"

  /// What the handlers write to the descriptor that is to be woken.
  enum Wake {
    /// The terminal has another size.
    static let resized = UInt8(ascii: "r")
    /// The process was stopped and goes on.
    static let continued = UInt8(ascii: "c")
    /// The person pressed Ctrl-C while no line was read.
    static let interrupted = UInt8(ascii: "i")
  }
}

// MARK: - From the program

extension SignalGuard {
  /// Installs the handlers; does nothing when a terminal is guarded already.
  static func begin(descriptor: Int32, former: TerminalMode, raw: TerminalMode) {
    guard !isActive.load(ordering: .acquiring) else { return }
    store(Box(descriptor: descriptor, former: former, raw: raw))
    isActive.store(true, ordering: .releasing)
    for (place, number) in guarded.enumerated() {
      let before = signal(number, handler)
      unsafe handlersPointer?[place] = unsafe unsafeBitCast(before, to: UInt.self)
      // What is ignored on purpose, as under nohup, stays ignored.
      if unsafe handlersPointer?[place] == 1 { _ = signal(number, SIG_IGN) }
    }
    if !isRegistered.exchange(true, ordering: .acquiringAndReleasing) {
      atexit { SignalGuard.restore() }
    }
  }

  /// Puts the program's own handlers back.
  static func end() {
    guard isActive.exchange(false, ordering: .acquiringAndReleasing) else { return }
    for place in guarded.indices { restoreHandler(at: place) }
  }

  /// Has a byte written to a descriptor whenever the terminal changes its size or the process goes on.
  ///
  /// - Parameter descriptor: A pipe's end that never blocks; nil ends it.
  static func wake(_ descriptor: Int32?) {
    wakeDescriptor.store(descriptor ?? -1, ordering: .releasing)
    _ = signal(SIGWINCH, descriptor == nil ? SIG_DFL : handler)
  }

  /// Has Ctrl-C wake the descriptor instead of ending the program, while no terminal is guarded.
  ///
  /// An interrupt that is ignored on purpose stays ignored.
  static func catchInterrupts(_ isOn: Bool) {
    guard catchesInterrupts.exchange(isOn, ordering: .acquiringAndReleasing) != isOn else { return }
    let before = signal(SIGINT, isOn ? handler : SIG_DFL)
    let isIgnored = unsafe unsafeBitCast(before, to: UInt.self) == 1
    if isOn, isIgnored { _ = signal(SIGINT, SIG_IGN) }
  }

  /// Says whether Ctrl-C is a signal, or is about to be one.
  ///
  /// A terminal's mode and what is done about its signals cannot change in the same moment. Who says it
  /// before the one and after the other has no Ctrl-C taken for somebody else's signal.
  static func keysAreSignals(_ isOn: Bool) {
    hasSignalKeys.store(isOn, ordering: .releasing)
  }

  /// Ends the program as Ctrl-C does where nobody catches it.
  static func interrupt() {
    _ = signal(SIGINT, SIG_DFL)
    // Threads that run tasks hold signals back, and a shell goes on with its loop where nobody died of one.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe pthread_sigmask(Int32(SIG_UNBLOCK), &signals, nil)
    raise(SIGINT)
  }

  private static func store(_ content: Box) {
    if let pointer = unsafe boxPointer {
      unsafe pointer.pointee = content
      return
    }
    let pointer = UnsafeMutablePointer<Box>.allocate(capacity: 1)
    unsafe pointer.initialize(to: content)
    let handlers = UnsafeMutablePointer<UInt>.allocate(capacity: guarded.count)
    unsafe handlers.initialize(repeating: 0, count: guarded.count)
    formerHandlers.store(UInt(bitPattern: handlers), ordering: .releasing)
    box.store(UInt(bitPattern: pointer), ordering: .releasing)
  }
}

// MARK: - From signal handlers

extension SignalGuard {
  private static let handler: Handler = { SignalGuard.handle($0) }

  private static func handle(_ number: Int32) {
    let error = errno
    defer { errno = error }
    switch number {
    case SIGWINCH:
      send(Wake.resized)
    case SIGINT where isCaught:
      send(Wake.interrupted)
    case SIGCONT:
      makeRawAgain()
    case SIGTSTP:
      restore()
      stop()
      makeRawAgain()
    default:
      restore()
      guard let place = guarded.firstIndex(of: number) else { return }
      if number == SIGINT, catchesInterrupts.load(ordering: .acquiring) { return interrupt() }
      restoreHandler(at: place)
      raise(number)
    }
  }

  /// Whether an interrupt is to wake the program, and not to end it.
  private static var isCaught: Bool {
    catchesInterrupts.load(ordering: .acquiring)
      && (hasSignalKeys.load(ordering: .acquiring) || !isActive.load(ordering: .acquiring))
  }

  /// Stops the process as if nobody had caught the signal, and returns when it goes on.
  private static func stop() {
    _ = signal(SIGTSTP, SIG_DFL)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGTSTP)
    unsafe pthread_sigmask(Int32(SIG_UNBLOCK), &signals, nil)
    raise(SIGTSTP)
    _ = signal(SIGTSTP, handler)
  }

  /// Gives a guarded terminal its mode back; may be called from signal handlers.
  static func restore() {
    guard isActive.load(ordering: .acquiring), let pointer = unsafe boxPointer else { return }
    let descriptor = unsafe pointer.pointee.descriptor
    _ = unsafe write(descriptor, resetSequence.utf8Start, resetSequence.utf8CodeUnitCount)
    _ = unsafe pointer.pointee.former.apply(to: descriptor)
  }

  private static func makeRawAgain() {
    if isActive.load(ordering: .acquiring), let pointer = unsafe boxPointer {
      _ = unsafe pointer.pointee.raw.apply(to: pointer.pointee.descriptor)
    }
    send(Wake.continued)
  }

  private static func restoreHandler(at place: Int) {
    guard let pointer = unsafe handlersPointer else { return }
    _ = unsafe signal(guarded[place], unsafeBitCast(pointer[place], to: Handler?.self))
  }

  private static func send(_ byte: UInt8) {
    let descriptor = wakeDescriptor.load(ordering: .acquiring)
    guard descriptor >= 0 else { return }
    var copy = byte
    _ = unsafe write(descriptor, &copy, 1)
  }

  private static var boxPointer: UnsafeMutablePointer<Box>? {
    unsafe UnsafeMutablePointer(bitPattern: box.load(ordering: .acquiring))
  }

  private static var handlersPointer: UnsafeMutablePointer<UInt>? {
    unsafe UnsafeMutablePointer(bitPattern: formerHandlers.load(ordering: .acquiring))
  }
}
