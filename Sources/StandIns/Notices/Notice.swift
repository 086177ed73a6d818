import Foundation
import Synchronization

/// Says once what cannot be done away from Apple's systems.
package enum Notice {
  private static let said = Mutex<Set<String>>([])

  /// Says on standard error that something was asked for that does nothing here; the first time only.
  package static func doesNothing(_ what: String) {
    let isNew = said.withLock { $0.insert(what).inserted }
    guard isNew else { return }
    try? FileHandle.standardError.write(
      contentsOf: Data("note: \(what) does nothing away from Apple's systems\n".utf8)
    )
  }
}
