#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Ends a program and all that it started when this process ends, however that comes about.
///
/// A shell that leads the program's group waits on a pipe whose other end nobody but this process holds. It sees none
/// of the program's words, and is there before the program is.
package struct Lifeline: Sendable {
  /// The group that the program is to join.
  package let group: Int32
  private let end: Int32

  /// Who does not end when asked to is ended a moment later.
  private static let script = "trap '' TERM; read -r _ <&3; kill -TERM 0; sleep 1; kill -KILL 0"

  /// Makes a group.
  ///
  /// - Throws: The system's reason.
  package init() throws(SpawnFailure) {
    let pipe = try DescriptorPair()
    defer { _ = systemClose(pipe.reading) }
    var setup = SpawnSetup()
    defer { setup.end() }
    for number in STDIN_FILENO...STDERR_FILENO { setup.openNothing(as: number) }
    setup.connect(pipe.reading, to: 3)
    setup.closeInherited(from: 4)
    do {
      group = try setup.spawn(["/bin/sh", "-c", Self.script])
    } catch {
      _ = systemClose(pipe.writing)
      throw error
    }
    end = pipe.writing
  }

  /// Lets go of what is left of the group; once.
  package func letGo() {
    _ = kill(group, SIGKILL)
    while waitpid(group, nil, 0) < 0, errno == EINTR {}
    _ = systemClose(end)
  }
}
