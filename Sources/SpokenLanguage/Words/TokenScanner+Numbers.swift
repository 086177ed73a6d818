extension TokenScanner {
  var decimalMark: UInt32 { settings.usesDecimalComma ? 0x2C : 0x2E }

  func isDigit(_ index: Int) -> Bool {
    index < source.count && (0x30...0x39).contains(source.scalar(at: index))
  }

  private func digitsEnd(from start: Int) -> Int {
    var end = start
    while isDigit(end), end - start <= 40 { end += 1 }
    return end
  }

  /// The indices of a number with thousands marks or a fraction, without the thousands marks.
  ///
  /// Nil where the digits simply go on as a word.
  func writtenNumber() -> [Int]? {
    let firstEnd = digitsEnd(from: index)
    guard firstEnd - index <= 40, firstEnd < source.count else { return nil }
    var indices = Array(index..<firstEnd)
    var end = firstEnd
    let thousands: UInt32 = settings.usesDecimalComma ? 0x2E : 0x2C
    if firstEnd - index <= 3, source.scalar(at: index) != 0x30 {
      while let next = group(after: end, mark: thousands), indices.count < 40 {
        indices.append(contentsOf: (end + 1)..<next)
        end = next
      }
    }
    if let next = fraction(after: end) {
      indices.append(contentsOf: end..<next)
      end = next
    }
    return end == firstEnd ? nil : indices
  }

  private func group(after end: Int, mark: UInt32) -> Int? {
    guard end < source.count, source.scalar(at: end) == mark, digitsEnd(from: end + 1) == end + 4
    else { return nil }
    return end + 4
  }

  private func fraction(after end: Int) -> Int? {
    guard end < source.count else { return nil }
    let mark = source.scalar(at: end)
    guard mark == 0x2E || settings.usesDecimalComma && mark == 0x2C else { return nil }
    let next = digitsEnd(from: end + 1)
    guard next > end + 1, next - end <= 40 else { return nil }
    // A second mark makes it a version, a date or an address; those are words side by side.
    if index >= 2, source.scalar(at: index - 1) == mark, isDigit(index - 2) { return nil }
    if next + 1 < source.count, source.scalar(at: next) == mark, isDigit(next + 1) { return nil }
    return next
  }
}
