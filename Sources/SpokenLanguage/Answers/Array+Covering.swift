extension [Token] {
  /// Whether the tokens are nothing but runs that follow one another.
  ///
  /// - Parameter length: How many tokens at a place are such a run; 0 for none.
  /// - Returns: False where something else stands between them.
  package func areCovered(by length: (Int) -> Int) -> Bool {
    var place = 0
    while place < count {
      let covered = length(place)
      guard covered > 0 else { return false }
      place += covered
    }
    return true
  }
}
