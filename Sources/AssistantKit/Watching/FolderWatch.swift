package import Foundation
import Synchronization

/// Tells when files appear or change in folders, without looking at them all the time.
package enum FolderWatch {
  /// The path of a file in a folder, as changes are told; of the folder itself where the name is empty.
  package static func path(of name: String, in folder: String) -> String {
    let folder = URL(filePath: folder, directoryHint: .isDirectory).path
    return name.isEmpty ? folder : folder + (folder == "/" ? "" : "/") + name
  }

  /// The files that were written to their end, came, or went, as it happens; several changes may be one element.
  ///
  /// Where it is not known which files they were, the folder stands for all of its files. A folder that is not there
  /// is watched from when it appears. The stream ends with the task that reads it.
  package static func changes(in folders: [URL]) -> AsyncStream<Set<String>> {
    AsyncStream { stream in
      guard let watcher = FolderWatcher(folders: folders.map(\.path)) else {
        stream.finish()
        return
      }
      stream.onTermination = { _ in watcher.wake() }
      Thread {
        repeat { watcher.wait() } while stream.yields(watcher.changes())
      }.start()
    }
  }
}

extension AsyncStream.Continuation {
  /// Gives an element; false where nobody wants any more.
  fileprivate func yields(_ element: sending Element) -> Bool {
    if case .terminated = yield(element) { false } else { true }
  }
}
