import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension PseudoTerminal {
  /// A program that runs on a terminal.
  public struct Child: Sendable {
    /// Its process identifier, and that of its group.
    public let processID: Int32

    /// Sends it a signal.
    public func send(signal number: Int32) {
      kill(processID, number)
    }

    /// Waits until it ends, on a thread of its own.
    ///
    /// - Returns: Its exit status, or 128 and the number of the signal that ended it, as shells count.
    public func exitStatus() async -> Int32 {
      await withCheckedContinuation { continuation in
        let thread = Thread { [processID] in
          continuation.resume(returning: Self.wait(for: processID))
        }
        thread.start()
      }
    }

    private static func wait(for processID: Int32) -> Int32 {
      var status: Int32 = 0
      while unsafe waitpid(processID, &status, 0) < 0 {
        if errno != EINTR { return -1 }
      }
      let signal = status & 0x7f
      return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }
  }

  /// Starts a program with the terminal as its controlling one, in a session of its own.
  ///
  /// - Parameters:
  ///   - executable: The program's path.
  ///   - arguments: What it is given besides its name.
  ///   - environment: All of its environment.
  /// - Returns: The running program.
  /// - Throws: ``SystemError`` when it cannot be started.
  public func spawn(
    _ executable: String,
    arguments: [String] = [],
    environment: [String: String] = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
  ) throws -> Child {
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    var actions: posix_spawn_file_actions_t?
    let newSession: Int16 = 0x400
    #else
    var attributes = posix_spawnattr_t()
    var actions = unsafe posix_spawn_file_actions_t()
    let newSession: Int16 = 0x80
    #endif
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawn_file_actions_init(&actions)
    defer {
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    // What the test's process ignores, or the thread it runs on blocks, the program shall not.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    unsafe posix_spawnattr_setflags(&attributes, flags)
    // The first terminal that the leader of a session opens becomes its controlling one.
    unsafe posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // Another test's pipe would not end as long as the program has it open too.
    for descriptor in 3..<Self.descriptorLimit {
      unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var processID: pid_t = 0
    let code = unsafe Self.withCStrings([executable] + arguments) { argv in
      unsafe Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { envp in
        unsafe posix_spawn(&processID, executable, &actions, &attributes, argv, envp)
      }
    }
    guard code == 0 else { throw SystemError(call: "posix_spawn", code: code) }
    return Child(processID: processID)
  }

  /// No test has as many files open.
  private static let descriptorLimit: Int32 = 1_024

  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe strings.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }
}
