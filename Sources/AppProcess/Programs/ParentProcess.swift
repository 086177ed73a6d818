import SpawnFolder

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process that started this one to do a part of its own work.
package enum ParentProcess {
  /// The environment variable that names it; whatever else finds the variable was not started by it.
  package static let variable = "ASSISTANT_PARENT"

  /// Whether this process does a part of its parent's work.
  package static let isServed: Bool = {
    guard let text = unsafe getenv(variable) else { return false }
    return unsafe String(cString: text) == String(getppid())
  }()

  /// Has this process told to end when its parent ends, where it is a part of that; Linux alone can do that.
  package static func endWithIt() {
    if isServed { spawn_end_with_parent() }
  }
}
