import SpawnFolder

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a program could not be started.
package struct SpawnFailure: Error, Sendable, Hashable {
  /// The system's error number.
  package var code: Int32
}

/// Both ends of a pipe, which no program inherits that is not given them.
package struct DescriptorPair: Sendable {
  package let reading: Int32
  package let writing: Int32

  package init() throws(SpawnFailure) {
    var descriptors: [Int32] = [-1, -1]
    guard unsafe pipe(&descriptors) == 0 else { throw SpawnFailure(code: errno) }
    reading = descriptors[0]
    writing = descriptors[1]
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }
}

/// What a new process gets: its descriptors, its group, and signals as they were at first.
@safe package struct SpawnSetup: ~Copyable {
  // Both are made in `init` and freed in `end`, and never leave this type.
  #if canImport(Darwin)
  private var actions: posix_spawn_file_actions_t?
  private var attributes: posix_spawnattr_t?
  #else
  private var actions = unsafe posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  #endif

  /// Makes what a process gets.
  ///
  /// - Parameter group: The group that it joins; 0 for one of its own, nil for that of this process.
  package init(group: Int32? = 0) {
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    if let group {
      flags |= POSIX_SPAWN_SETPGROUP
      unsafe posix_spawnattr_setpgroup(&attributes, group)
    }
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    // The assistant ignores broken pipes; a recogniser has to end by them.
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
  }

  /// Gives a descriptor of this process under a number.
  package mutating func connect(_ descriptor: Int32, to number: Int32) {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  /// Gives a descriptor that has ended already, and takes whatever is written to it.
  package mutating func openNothing(as number: Int32) {
    unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
  }

  /// Lets the process begin in a folder.
  package mutating func begin(in folder: String) {
    _ = unsafe spawn_begin_in_folder(&actions, folder)
  }

  /// Keeps everything from the process but its standard input, output and diagnostics.
  ///
  /// A pipe that another part of this process has open would never end while the program lives.
  /// What is connected to a higher number is closed too, unless that lies below another one.
  package mutating func closeInherited(from number: Int32 = STDERR_FILENO + 1) {
    _ = unsafe spawn_close_inherited(&actions, number)
  }

  /// Starts a process.
  ///
  /// A name without a slash is looked up where the shell would; no shell sees the words.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - path: Where the program is, if not where its name says.
  ///   - environment: The variables that it finds; nil for those of this process.
  /// - Returns: The process.
  /// - Throws: The system's reason.
  package mutating func spawn(
    _ words: [String],
    at path: String? = nil,
    in environment: [String: String]? = nil
  ) throws(SpawnFailure) -> Int32 {
    let arguments = unsafe Self.list(of: words)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    guard let environment else { return try unsafe spawn(path ?? words[0], arguments, environ) }
    let variables = unsafe Self.list(of: environment.map { "\($0)=\($1)" })
    defer { unsafe variables.forEach { unsafe free($0) } }
    return try unsafe spawn(path ?? words[0], arguments, variables)
  }

  private mutating func spawn(
    _ path: String,
    _ arguments: [UnsafeMutablePointer<CChar>?],
    _ variables: UnsafePointer<UnsafeMutablePointer<CChar>?>?
  ) throws(SpawnFailure) -> Int32 {
    var identifier: pid_t = 0
    let code = unsafe posix_spawnp(&identifier, path, &actions, &attributes, arguments, variables)
    guard code == 0 else { throw SpawnFailure(code: code) }
    return identifier
  }

  /// Texts as the system takes them, which whoever asks frees.
  private static func list(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { unsafe strdup($0) } + [nil]
  }

  /// Frees what the system keeps for it.
  package mutating func end() {
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }
}
