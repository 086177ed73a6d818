/// Why the talk with an app's process came to its end.
enum BrokenConnection: Error, Sendable, Hashable {
  /// It could not be started, for the system's reason.
  case notStarted(reason: String)
  /// It ended, with the last line of its complaints.
  case ended(lastLine: String?)
  /// It was silent for longer than it may be.
  case silent
  /// It sent a line that is longer than one may be.
  case longLine
  /// It sent more than anybody reads.
  case flood
  /// It sent something that cannot be read.
  case unreadable(String)
  /// It speaks another version of the protocol.
  case version(String)
  /// It said itself that it cannot work.
  case refused(String)
}

extension BrokenConnection {
  /// A name for the reason in any language.
  var code: String {
    switch self {
    case .notStarted: "program"
    case .ended: "ended"
    case .silent: "silent"
    case .longLine, .flood: "flood"
    case .unreadable: "unreadable"
    case .version: "version"
    case .refused: "refused"
    }
  }
}
