import Synchronization

/// A command that a person said in place of an answer, until somebody deals with it.
final class Interruption: Sendable {
  private let said = Mutex<HeardUtterance?>(nil)

  var command: HeardUtterance? {
    get { said.withLock { $0 } }
    set { said.withLock { $0 = newValue } }
  }

  /// The command, which is then nobody else's.
  func take() -> HeardUtterance? {
    said.withLock { command in
      defer { command = nil }
      return command
    }
  }
}
