/// Puts numbers and texts together as bytes, as the machine holds them.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: some FixedWidthInteger) {
    unsafe withUnsafeBytes(of: number) { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Double) { write(number.bitPattern) }

  mutating func write(_ flag: Bool) { write(UInt8(flag ? 1 : 0)) }

  mutating func write(_ text: String) {
    write(UInt32(clamping: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func writeList<Element>(
    _ elements: some Collection<Element>,
    _ body: (inout ByteWriter, Element) -> Void
  ) {
    write(UInt32(clamping: elements.count))
    for element in elements { body(&self, element) }
  }
}

/// Takes numbers and texts out of bytes again, and stops where they end.
struct ByteReader {
  private let bytes: FrozenRow<UInt8>.View
  private var range: Range<Int>

  /// The bytes end before what was to be read.
  struct End: Error {}

  /// Reads a piece of a row that somebody keeps alive.
  init(_ bytes: FrozenRow<UInt8>.View, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range.clamped(to: 0..<bytes.count)
  }

  var isAtEnd: Bool { range.isEmpty }

  mutating func number<Number: FixedWidthInteger & BitwiseCopyable>() throws(End) -> Number {
    guard let number: Number = bytes.number(at: range) else { throw End() }
    range = range.lowerBound + MemoryLayout<Number>.size..<range.upperBound
    return number
  }

  mutating func double() throws(End) -> Double { Double(bitPattern: try number()) }

  mutating func flag() throws(End) -> Bool {
    let number: UInt8 = try number()
    return number != 0
  }

  mutating func text() throws(End) -> String {
    let count: UInt32 = try number()
    guard range.count >= Int(count) else { throw End() }
    let end = range.lowerBound + Int(count)
    defer { range = end..<range.upperBound }
    return bytes.text(range.lowerBound..<end)
  }

  mutating func optionalText() throws(End) -> String? {
    try flag() ? try text() : nil
  }

  mutating func list<Element>(
    _ body: (inout ByteReader) throws(End) -> Element
  ) throws(End) -> [Element] {
    let count: UInt32 = try number()
    // Each element takes a byte at least, so a spoilt count asks for no more memory than the file has.
    guard range.count >= Int(count) else { throw End() }
    var elements: [Element] = []
    elements.reserveCapacity(Int(count))
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }
}
