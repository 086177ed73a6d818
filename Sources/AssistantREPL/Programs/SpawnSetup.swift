#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Both ends of a pipe, which no program inherits that is not given them.
struct DescriptorPair {
  let reading: Int32
  let writing: Int32

  init() throws(InputError) {
    var descriptors: [Int32] = [-1, -1]
    guard unsafe pipe(&descriptors) == 0 else { throw InputError(code: errno) }
    reading = descriptors[0]
    writing = descriptors[1]
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }
}

/// What a new process gets: its descriptors, a group of its own, and signals as they were at first.
@safe struct SpawnSetup: ~Copyable {
  // Both are made in `init` and freed in `end`, and never leave this type.
  #if canImport(Darwin)
  private var actions: posix_spawn_file_actions_t?
  private var attributes: posix_spawnattr_t?
  #else
  private var actions = unsafe posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  #endif

  init() {
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    // The assistant ignores broken pipes; a recogniser has to end by them.
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
  }

  /// Gives a descriptor of this process under a number.
  mutating func connect(_ descriptor: Int32, to number: Int32) {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  /// Gives a descriptor that has ended already.
  mutating func openNothing(as number: Int32) {
    unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
  }

  /// Starts a process.
  mutating func spawn(_ words: [String]) throws(InputError) -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var identifier: pid_t = 0
    let code = unsafe posix_spawn(
      &identifier,
      words[0],
      &actions,
      &attributes,
      arguments,
      environ
    )
    guard code == 0 else { throw InputError(code: code) }
    return identifier
  }

  /// Frees what the system keeps for it.
  mutating func end() {
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }
}
