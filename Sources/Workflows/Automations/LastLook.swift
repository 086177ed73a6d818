import AssistantKit
package import Foundation

/// What was known when somebody looked last, and what was told of since.
///
/// Dates cannot say what was missed: what happened is written down a little later than it happened, and on a busy
/// machine much later.
package struct LastLook: Sendable {
  /// When it was; a time before it has been missed.
  package var date: Date
  /// The events that were there.
  package var events: Set<String>
  /// The files as they were when the waiting began.
  package var files: Set<WatchedFile>
  /// The files that were written to their end since; a folder stands for all of its files.
  package var written: Set<String>

  /// What was known at a moment.
  package init(
    date: Date,
    events: Set<String> = [],
    files: Set<WatchedFile> = [],
    written: Set<String> = []
  ) {
    self.date = date
    self.events = events
    self.files = files
    self.written = written
  }

  /// Whether a file of a folder was written to its end since then.
  func tells(of file: WatchedFile, in folder: String) -> Bool {
    written.contains(FolderWatch.path(of: file.name, in: folder))
      || written.contains(FolderWatch.path(of: "", in: folder))
  }
}
