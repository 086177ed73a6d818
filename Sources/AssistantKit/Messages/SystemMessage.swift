import Foundation

/// What the system says about its error numbers.
package enum SystemMessage {
  /// The sentence for an error number, such as "No such file or directory".
  package static func text(of code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
