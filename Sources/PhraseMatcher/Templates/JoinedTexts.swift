/// Texts one after the other, to be written often.
struct JoinedTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var starts: [Int] = [0]

  var count: Int { starts.count - 1 }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    starts.append(bytes.count)
  }

  /// The bytes of one text.
  func text(_ number: Int) -> ArraySlice<UInt8> {
    bytes[starts[number]..<starts[number + 1]]
  }
}

extension [UInt8] {
  /// Adds some texts that follow each other, each between the same beginning and the same end.
  ///
  /// The room for all of them is made at once, and no more is written than there is room for.
  mutating func append(
    _ numbers: Range<Int>,
    of texts: JoinedTexts,
    after beginning: [UInt8],
    before end: [UInt8]
  ) {
    let between = numbers.count * (beginning.count + end.count)
    let size = between + texts.starts[numbers.upperBound] - texts.starts[numbers.lowerBound]
    let start = count
    append(contentsOf: repeatElement(0, count: size))
    unsafe withUnsafeMutableBytes { target in
      unsafe beginning.withUnsafeBytes { beginning in
        unsafe end.withUnsafeBytes { end in
          unsafe texts.bytes.withUnsafeBytes { source in
            var place = start
            for number in numbers {
              let (low, high) = (texts.starts[number], texts.starts[number + 1])
              unsafe target.copy(beginning[...], to: &place)
              unsafe target.copy(source[low..<high], to: &place)
              unsafe target.copy(end[...], to: &place)
            }
          }
        }
      }
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  fileprivate func copy(_ bytes: Slice<UnsafeRawBufferPointer>, to place: inout Int) {
    let end = unsafe place + bytes.count
    precondition(end <= count)
    unsafe UnsafeMutableRawBufferPointer(rebasing: self[place..<end])
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes))
    place = end
  }
}
