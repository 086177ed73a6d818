/// A type whose values are read by the language's rules instead of being listed.
enum BuiltInType: String, Sendable, Hashable, CaseIterable {
  case number = "@number"
  case date = "@date"
  case time = "@time"
  case duration = "@duration"
  case text = "@text"

  /// The most tokens a value may have.
  ///
  /// A date of ten words is long ("on the evening of the second Saturday of next month"); without
  /// a limit every pair of places in a long sentence would be tried.
  var longestValue: Int {
    self == .text ? .max : 12
  }
}
