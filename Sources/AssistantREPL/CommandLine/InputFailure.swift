/// A file that was named on the command line and could not be used.
struct InputFailure: Error, Sendable, Hashable {
  /// What is wrong and what to do.
  var message: String
}
