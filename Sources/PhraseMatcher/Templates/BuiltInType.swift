/// A type whose values are read by the language's rules instead of being listed.
enum BuiltInType: String, Sendable, Hashable, CaseIterable {
  case number = "@number"
  case date = "@date"
  case time = "@time"
  case duration = "@duration"
  case text = "@text"

  /// The most tokens a value may have.
  var longestValue: Int {
    self == .text ? .max : MomentReader.mostTokens
  }
}
