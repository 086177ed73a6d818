import AssistantKit
import Foundation

extension AtomicFile {
  /// Changes what is kept in a folder, one after the other, while no other process does.
  ///
  /// What cannot be changed keeps nothing else from being changed.
  ///
  /// - Parameters:
  ///   - entries: Reads what there is.
  ///   - folder: The folder, which is not made where it is missing.
  ///   - change: Changes one.
  /// - Returns: What could not be changed.
  static func changing<Entry>(
    _ entries: () -> [Entry],
    in folder: URL,
    _ change: (Entry) throws -> Void
  ) -> [KeepingFailure] {
    var failures: [KeepingFailure] = []
    func collect(_ error: any Error) {
      failures.append(KeepingFailure(error, at: folder))
    }
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    do {
      try exclusively(in: folder) {
        for entry in entries() {
          do { try change(entry) } catch { collect(error) }
        }
      }
    } catch {
      collect(error)
    }
    return failures
  }
}
