import AppProcess
import Foundation

/// The program that this process runs, as another process of the same kind.
enum OwnProgram {
  private static var path: String {
    #if os(Linux)
    // The very file, also where another was installed in its place meanwhile.
    "/proc/self/exe"
    #else
    Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  /// Begins again in this process, with the same words and nothing that has been done so far.
  ///
  /// - Parameter variables: What is added to the environment.
  /// - Returns: The system's error number where that cannot be done.
  static func beginAgain(_ variables: [String: String]) -> Int32 {
    for (name, value) in variables { unsafe setenv(name, value, 1) }
    // Threads that run tasks hold back signals, which would stay so.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe pthread_sigmask(SIG_SETMASK, &signals, nil)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe CommandLine.arguments.map {
      unsafe strdup($0)
    }
    unsafe words.append(nil)
    unsafe execv(path, words)
    return errno
  }

  /// Runs the program with other words in a process of its own, at the same terminal, to its end.
  ///
  /// It ends when this process does.
  ///
  /// - Throws: Why it could not be started.
  static func run(_ words: [String]) throws(SpawnFailure) {
    unsafe setenv(ParentProcess.variable, String(getpid()), 1)
    var setup = SpawnSetup(group: nil)
    defer { setup.end() }
    setup.closeInherited()
    let process = try setup.spawn([CommandLine.arguments[0]] + words, at: path)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
