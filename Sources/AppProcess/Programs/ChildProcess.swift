#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that was started directly, in a process group of its own, with pipes to talk with it.
///
/// It is owned by the one thread that waits for it.
struct ChildProcess {
  let identifier: pid_t
  /// The group of the process and of what it starts.
  let group: pid_t
  private(set) var input: Int32
  private(set) var output: Int32
  private(set) var diagnostics: Int32
  /// What ends it should this process end first; nil once it has been let go.
  private(set) var lifeline: Lifeline?
  private var cause: ProgramRun.Ending.Cause?
  private var pause: Int32 = 1

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: Its name or path, and its arguments.
  ///   - folder: Where it begins.
  ///   - environment: The variables that it finds; nil for those of this process.
  /// - Throws: The system's reason.
  init(
    _ words: [String],
    folder: String,
    environment: [String: String]? = nil
  ) throws(SpawnFailure) {
    BrokenPipes.areErrors
    var open: [DescriptorPair] = []
    do {
      for _ in 0..<3 { open.append(try DescriptorPair()) }
    } catch {
      for pair in open { Self.closeBoth(pair) }
      throw error
    }
    let lifeline = try? Lifeline()
    var setup = SpawnSetup(group: lifeline?.group ?? 0)
    setup.connect(open[0].reading, to: STDIN_FILENO)
    setup.connect(open[1].writing, to: STDOUT_FILENO)
    setup.connect(open[2].writing, to: STDERR_FILENO)
    setup.closeInherited()
    setup.begin(in: folder)
    defer { setup.end() }
    do {
      identifier = try setup.spawn(words, in: environment)
    } catch {
      for pair in open { Self.closeBoth(pair) }
      lifeline?.letGo()
      throw error
    }
    group = lifeline?.group ?? identifier
    self.lifeline = lifeline
    _ = systemClose(open[0].reading)
    _ = systemClose(open[1].writing)
    _ = systemClose(open[2].writing)
    input = open[0].writing
    output = open[1].reading
    diagnostics = open[2].reading
    for descriptor in [input, output, diagnostics] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
  }

  private static func closeBoth(_ pair: DescriptorPair) {
    _ = systemClose(pair.reading)
    _ = systemClose(pair.writing)
  }

  /// Says that nothing more comes.
  mutating func closeInput() {
    if input >= 0 { _ = systemClose(input) }
    input = -1
  }

  /// Closes what is still open.
  mutating func closeAll() {
    closeInput()
    if output >= 0 { _ = systemClose(output) }
    if diagnostics >= 0 { _ = systemClose(diagnostics) }
    (output, diagnostics) = (-1, -1)
  }

  /// Leaves what is left of its group alone.
  mutating func letGo() {
    lifeline?.letGo()
    lifeline = nil
  }

  /// Waits a little for something to write or to read, and does it.
  mutating func exchange(
    _ rest: inout ArraySlice<UInt8>,
    _ written: inout [UInt8],
    _ complaints: inout [UInt8]
  ) {
    var polled = [
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: diagnostics, events: Int16(POLLIN), revents: 0),
    ]
    // Nothing tells of its end but a look: soon at first, then less and less often.
    let count = unsafe poll(&polled, nfds_t(polled.count), pause)
    pause = count > 0 ? 1 : min(pause * 2, 20)
    if polled[0].revents != 0 { write(&rest) }
    if polled[1].revents != 0 { Self.read(&output, into: &written) }
    if polled[2].revents != 0 { Self.read(&diagnostics, into: &complaints) }
  }

  /// Reads what is there already.
  mutating func drain(_ written: inout [UInt8], _ complaints: inout [UInt8], most: Int) {
    while output >= 0, written.count <= most, Self.read(&output, into: &written) {}
    while diagnostics >= 0, complaints.count <= most,
      Self.read(&diagnostics, into: &complaints)
    {}
  }

  /// How the program ended; nil while it runs.
  mutating func reap() -> ProgramRun.Ending.Cause? {
    if let cause { return cause }
    var status: Int32 = 0
    let found = unsafe waitpid(identifier, &status, WNOHANG)
    guard found != 0 else { return nil }
    let signal = status & 0x7f
    // A program that cannot be waited for is gone as well.
    cause = found < 0 ? .status(0) : signal == 0 ? .status((status >> 8) & 0xff) : .signal(signal)
    return cause
  }

  /// Ends it and everything it started, first politely.
  mutating func end(grace: Duration) {
    closeAll()
    _ = kill(-group, SIGTERM)
    let deadline = ContinuousClock.now + grace
    while reap() == nil, ContinuousClock.now < deadline { usleep(2_000) }
    _ = kill(-group, SIGKILL)
    while reap() == nil { usleep(2_000) }
    letGo()
  }

  private mutating func write(_ rest: inout ArraySlice<UInt8>) {
    let count = unsafe rest.withUnsafeBytes { bytes in
      unsafe systemWrite(input, bytes.baseAddress, bytes.count)
    }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno != EAGAIN, errno != EINTR {
      rest = []
    }
    if rest.isEmpty { closeInput() }
  }

  /// Reads once; false when nothing is there now or will come.
  @discardableResult
  private static func read(_ descriptor: inout Int32, into bytes: inout [UInt8]) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe systemRead(descriptor, &piece, piece.count)
    if count > 0 {
      bytes += piece[..<count]
      return true
    }
    if count < 0, errno == EAGAIN || errno == EINTR { return false }
    _ = systemClose(descriptor)
    descriptor = -1
    return false
  }
}

/// Writing to a pipe that nobody reads is an error like others, once this was asked for.
enum BrokenPipes {
  static let areErrors: Void = {
    _ = signal(SIGPIPE, SIG_IGN)
  }()
}

/// The system's calls under names that methods do not hide.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, bytes, count)
}

func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
