/// Why input could not be read.
struct InputError: Error, Hashable {
  /// The system's error number.
  var code: Int32
}
