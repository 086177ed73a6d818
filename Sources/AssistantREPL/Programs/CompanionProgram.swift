import AppProcess
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that runs beside the assistant and does not outlive it.
///
/// It has a process group of its own. In the group a shell waits on a pipe, the lifeline, whose other end
/// nobody but the assistant holds: however the assistant ends, by itself, by Ctrl-C or killed, the
/// pipe closes and the shell ends the group.
final class CompanionProgram: Sendable {
  /// How the program came to its end.
  enum Ending: Sendable, Hashable {
    case status(Int32)
    case signal(Int32)

    /// The end of a sentence that begins with the program's name.
    var sentence: String {
      switch self {
      case .status(let status): "ended with status \(status)"
      case .signal(let number): "was ended by signal \(number)"
      }
    }
  }

  /// Where what it writes to its standard output goes.
  enum Output: Sendable, Hashable {
    /// It is read here.
    case read
    /// Nobody sees it: the assistant's own output is for answers.
    case dropped
  }

  /// Where the program writes to, to be read here.
  let output: Int32?

  private let identifier: pid_t
  private let ends: Mutex<Ends>

  /// The ends of pipes that are closed to end the program.
  private struct Ends {
    var input: Int32?
    var lifeline: Int32?
    var ending: Ending?
  }

  /// The lifeline is the third descriptor of the shell and nobody's after it.
  ///
  /// Who does not end when asked to is ended a moment later. What is not there is told by the status alone: the
  /// shell would tell it once more, under a name of its own.
  private static let script = """
    (trap '' TERM; read -r _ <&3; kill -TERM 0; sleep 1; kill -KILL 0) </dev/null >/dev/null 2>&1 &
    exec 3<&-; command -v "$1" >/dev/null || exit 127; exec "$@"
    """

  private init(identifier: pid_t, input: Int32?, output: Int32?, lifeline: Int32) {
    self.identifier = identifier
    self.output = output
    ends = Mutex(Ends(input: input, lifeline: lifeline))
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: Its name or path, and its arguments.
  ///   - isWrittenTo: Whether its standard input comes from here; else it is the assistant's own, or
  ///     nothing where that is a terminal, which a program in the background may not read.
  ///   - output: Where its standard output goes.
  /// - Returns: The program, once it runs.
  /// - Throws: The system's reason.
  static func start(
    _ words: [String],
    isWrittenTo: Bool = false,
    output: Output
  ) throws(InputError) -> CompanionProgram {
    do {
      return try spawn(words, isWrittenTo: isWrittenTo, output: output)
    } catch {
      throw InputError(code: error.code)
    }
  }

  private static func spawn(
    _ words: [String],
    isWrittenTo: Bool,
    output destination: Output
  ) throws(SpawnFailure) -> CompanionProgram {
    let lifeline = try DescriptorPair()
    let input = isWrittenTo ? try DescriptorPair() : nil
    let output = destination == .read ? try DescriptorPair() : nil
    var setup = SpawnSetup()
    defer {
      setup.end()
      for end in [lifeline.reading, input?.reading, output?.writing] {
        if let end { close(end) }
      }
    }
    if let input {
      setup.connect(input.reading, to: STDIN_FILENO)
    } else if isatty(STDIN_FILENO) != 0 {
      setup.openNothing(as: STDIN_FILENO)
    }
    if let output {
      setup.connect(output.writing, to: STDOUT_FILENO)
    } else {
      setup.openNothing(as: STDOUT_FILENO)
    }
    setup.connect(lifeline.reading, to: 3)
    do {
      let identifier = try setup.spawn(["/bin/sh", "-c", script, "assistant"] + words)
      return CompanionProgram(
        identifier: identifier,
        input: input?.writing,
        output: output?.reading,
        lifeline: lifeline.writing
      )
    } catch {
      for end in [lifeline.writing, input?.writing, output?.reading] {
        if let end { close(end) }
      }
      throw error
    }
  }
}

// MARK: - Talking with it

extension CompanionProgram {
  /// Writes to its standard input; false when it no longer reads.
  func write(_ text: String) -> Bool {
    guard let input = ends.withLock({ $0.input }) else { return false }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe systemWrite(input, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Says that nothing more comes, which lets it finish what it has.
  func closeInput() {
    let input = ends.withLock { ends in
      defer { ends.input = nil }
      return ends.input
    }
    if let input { close(input) }
  }

  /// Waits for its end.
  ///
  /// - Parameter patience: How long it may take to come to its end by itself.
  /// - Returns: How it ended; nil when it still runs.
  func wait(upTo patience: Duration) -> Ending? {
    var waited = Duration.zero
    while true {
      if let ending = reap() { return ending }
      if waited >= patience { return nil }
      usleep(5_000)
      waited += .milliseconds(5)
    }
  }

  /// Ends it and everything it started, first politely.
  @discardableResult
  func end() -> Ending {
    closeInput()
    _ = kill(-identifier, SIGTERM)
    closeLifeline()
    if let ending = wait(upTo: .seconds(1)) { return ending }
    _ = kill(-identifier, SIGKILL)
    return wait(upTo: .seconds(5)) ?? .signal(SIGKILL)
  }

  private func closeLifeline() {
    let lifeline = ends.withLock { ends in
      defer { ends.lifeline = nil }
      return ends.lifeline
    }
    if let lifeline { close(lifeline) }
  }

  private func reap() -> Ending? {
    ends.withLock { ends in
      if let ending = ends.ending { return ending }
      var status: Int32 = 0
      let found = unsafe waitpid(identifier, &status, WNOHANG)
      guard found != 0 else { return nil }
      let signal = status & 0x7f
      // A program that cannot be waited for is gone as well.
      let ending =
        found < 0 ? .status(0) : signal == 0 ? Ending.status((status >> 8) & 0xff) : .signal(signal)
      ends.ending = ending
      return ending
    }
  }
}

/// The system's call under a name that ``CompanionProgram/write(_:)`` does not hide.
private func systemWrite(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int
) -> Int {
  unsafe write(descriptor, bytes, count)
}
