/// Bytes that belong to the program and never move or change.
@safe struct ProgramBytes: Sendable {
  private let address: UInt
  let count: Int

  /// Takes the bytes at an address that stay there as long as the program runs.
  init(_ start: UnsafePointer<UInt8>, count: Int) {
    address = UInt(bitPattern: start)
    self.count = count
  }

  /// A byte; 0 beyond the end.
  subscript(place: Int) -> UInt8 {
    guard place >= 0, place < count else { return 0 }
    return unsafe UnsafePointer<UInt8>(bitPattern: address).unsafelyUnwrapped[place]
  }

  /// Where a byte stands in a range, in ascending order.
  func places(of byte: UInt8, in range: Range<Int>) -> [Int] {
    let start = unsafe UnsafePointer<UInt8>(bitPattern: address).unsafelyUnwrapped
    var places: [Int] = []
    var place = max(0, range.lowerBound)
    let end = min(count, range.upperBound)
    while place < end {
      if unsafe start[place] == byte { places.append(place) }
      place += 1
    }
    return places
  }

  /// The sum of the products of two rows of numbers of one byte each; 0 where one lies beyond the end.
  func dotProduct(_ one: Int, _ other: Int, count length: Int) -> Int {
    guard min(one, other) >= 0, max(one, other) + length <= count else { return 0 }
    let start = unsafe UnsafePointer<Int8>(bitPattern: address).unsafelyUnwrapped
    var sum: Int32 = 0
    for place in 0..<length {
      sum &+= unsafe Int32(start[one + place]) &* Int32(start[other + place])
    }
    return Int(sum)
  }

  /// A number of four bytes, the least significant one first; 0 where some lie beyond the end.
  func number(at place: Int) -> Int {
    guard place >= 0, place + 4 <= count else { return 0 }
    let start = unsafe UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
    let number = unsafe start.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    return Int(UInt32(littleEndian: number))
  }
}
