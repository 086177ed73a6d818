#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Ends a program and all that it started when this process ends, however that comes about.
///
/// In the group of the program a shell waits on a pipe whose other end nobody but this process holds. It sees none of
/// the program's words.
package struct Lifeline: Sendable {
  private let shell: Int32
  private let end: Int32

  /// Who does not end when asked to is ended a moment later.
  private static let script = "trap '' TERM; read -r _ <&3; kill -TERM 0; sleep 1; kill -KILL 0"

  /// Holds on to a process that leads a group.
  ///
  /// - Throws: The system's reason, where the process has ended already too.
  package init(of group: Int32) throws(SpawnFailure) {
    let pipe = try DescriptorPair()
    defer { _ = systemClose(pipe.reading) }
    var setup = SpawnSetup(group: group)
    defer { setup.end() }
    for number in STDIN_FILENO...STDERR_FILENO { setup.openNothing(as: number) }
    setup.connect(pipe.reading, to: 3)
    do {
      shell = try setup.spawn(["/bin/sh", "-c", Self.script])
    } catch {
      _ = systemClose(pipe.writing)
      throw error
    }
    end = pipe.writing
  }

  /// Lets go of what is left of the group; once.
  package func letGo() {
    _ = kill(shell, SIGKILL)
    while waitpid(shell, nil, 0) < 0, errno == EINTR {}
    _ = systemClose(end)
  }
}
