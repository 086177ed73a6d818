extension Language {
  /// How many times a unit of time a length of time is, where another unit was said: "2 minutes" are 120 seconds.
  ///
  /// - Parameters:
  ///   - length: A number with its unit, as it was said.
  ///   - unit: The word for the unit that is counted.
  /// - Returns: The number; nil where one of both is no unit of time.
  public func amount(of length: String, countedIn unit: String) -> Double? {
    let few = 10
    guard let said = duration(in: length), let counted = duration(in: "\(few) \(unit)"),
      counted > .zero
    else { return nil }
    return said / counted * Double(few)
  }
}
