package import Foundation

/// Why something could not be kept.
package struct KeepingFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file or folder.
  package var path: String
  /// Whether it was to be taken away, and not to be written.
  package var isRemoval: Bool
  /// What the system says.
  package var reason: String

  /// What went wrong with a file.
  init(_ file: URL, isRemoval: Bool = false, reason: String) {
    path = file.path
    self.isRemoval = isRemoval
    self.reason = reason
  }

  /// What went wrong, with the place where it did unless the error knows better.
  package init(_ error: any Error, at place: URL) {
    self = error as? KeepingFailure ?? KeepingFailure(place, reason: error.reason)
  }

  package var description: String {
    "'\(path)' cannot be \(isRemoval ? "removed" : "written"): \(reason)"
  }
}

extension Error {
  /// The number of the system's error behind it; nil where there is none.
  package var systemCode: Int32? {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard let error = underlying as NSError?, error.domain == NSPOSIXErrorDomain else { return nil }
    return Int32(error.code)
  }

  /// What went wrong, in the system's words.
  package var reason: String {
    if let failure = self as? KeepingFailure { return failure.reason }
    return systemCode.map(SystemMessage.text(of:)) ?? localizedDescription
  }
}
