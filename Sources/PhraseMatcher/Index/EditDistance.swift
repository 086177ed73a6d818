/// Counts the mistakes between two spellings, up to a limit.
///
/// A mistake is a letter too many, a letter missing, a wrong letter, or two neighbours swapped; no
/// part is changed twice ("optimal string alignment", Damerau 1964 with Wagner and Fischer 1974).
/// The rows are kept between calls, so comparing allocates nothing.
struct EditDistance {
  private var rows: [[Int]] = [[], [], []]

  /// The number of mistakes, or nil where it is above the limit.
  ///
  /// - Complexity: The product of the lengths; less where the limit is passed early.
  mutating func distance(
    _ first: some RandomAccessCollection<UInt32>,
    _ second: some RandomAccessCollection<UInt32>,
    atMost limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    let width = second.count + 1
    for row in rows.indices where rows[row].count < width {
      rows[row] = Array(repeating: 0, count: width)
    }
    for column in 0..<width { rows[1][column] = column }
    for row in 1..<(first.count + 1) {
      let letter = first[first.index(first.startIndex, offsetBy: row - 1)]
      rows[2][0] = row
      var least = row
      for column in 1..<width {
        let other = second[second.index(second.startIndex, offsetBy: column - 1)]
        var cost = min(
          rows[1][column] + 1,
          rows[2][column - 1] + 1,
          rows[1][column - 1] + (letter == other ? 0 : 1)
        )
        if row > 1, column > 1,
          letter == second[second.index(second.startIndex, offsetBy: column - 2)],
          other == first[first.index(first.startIndex, offsetBy: row - 2)]
        {
          cost = min(cost, rows[0][column - 2] + 1)
        }
        rows[2][column] = cost
        least = min(least, cost)
      }
      guard least <= limit else { return nil }
      rows.swapAt(0, 1)
      rows.swapAt(1, 2)
    }
    let distance = rows[1][width - 1]
    return distance <= limit ? distance : nil
  }
}
