/// Why an app does not take a value that its parameter could have.
public enum ValueRefusal: Sendable, Hashable {
  /// It lies outside a range.
  case outside(least: String, most: String)
  /// It is less than the least that fits.
  case below(least: String)
  /// There are too few of them, or too many.
  case count(least: Int, most: Int)
  /// It is none of the few that fit.
  case notAmong([String])
  /// The app knows no value for it.
  case refused
}
