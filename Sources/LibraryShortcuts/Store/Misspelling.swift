import Foundation

/// How far a word or a name is from another, counted in letters.
enum Misspelling {
  /// The number of letters to change, put in, leave out or swap with a neighbour; nil beyond a limit.
  ///
  /// - Complexity: the product of the lengths, and nothing when the lengths alone differ by more.
  static func distance(_ left: String, _ right: String, limit: Int) -> Int? {
    distance(letters(of: left), letters(of: right), limit: limit)
  }

  /// The letters of a text, for comparing it with many others.
  static func letters(of text: String) -> [UInt32] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.map(UInt32.init) }
    // A syllable of Hangul is made of two or three letters.
    return text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
  }

  /// The same of letters.
  static func distance(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = beforeLast
    for row in 1...left.count {
      current[0] = row
      var least = row
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          last[column] + 1,
          current[column - 1] + 1,
          last[column - 1] + (isSame ? 0 : 1)
        )
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current[column] = cost
        least = min(least, cost)
      }
      guard least <= limit else { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }

  /// How many wrong letters are forgiven in a name of so many letters: none in short ones, two in long ones.
  static func tolerance(for letters: Int) -> Int {
    switch letters {
    case ..<4: 0
    case 4..<9: 1
    default: 2
    }
  }
}
