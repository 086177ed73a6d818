import Foundation

/// A share as a percentage with one decimal.
func percent(_ share: Double) -> String {
  String(format: "%5.1f%%", 100 * share)
}

/// A share of a number of things as a percentage.
func percent(_ part: Int, of whole: Int) -> String {
  whole == 0 ? "    –" : percent(Double(part) / Double(whole))
}

extension String {
  /// A number with three decimals.
  init(thousandths number: Double) {
    self = String(format: "%.3f", number)
  }

  /// The text, filled with spaces up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
