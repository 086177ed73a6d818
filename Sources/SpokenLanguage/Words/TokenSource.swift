/// A text as a list of folded scalars, each with the place it comes from.
protocol TokenSource {
  var count: Int { get }
  func scalar(at index: Int) -> UInt32
  func start(at index: Int) -> Int
  func end(at index: Int) -> Int
}

/// A text of plain ASCII, read where it lies.
@safe struct ASCIISource: TokenSource {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The bytes must outlive the source; the tokenizer makes it inside their closure.
  init(bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = bytes
  }

  var count: Int { unsafe bytes.count }

  func scalar(at index: Int) -> UInt32 {
    let byte = unsafe bytes[index]
    return UInt32(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
  }

  func start(at index: Int) -> Int { index }
  func end(at index: Int) -> Int { index + 1 }
}

/// Any text, folded to compatibility forms and lower case before it is split.
struct FoldedSource: TokenSource {
  private var scalars: [UInt32] = []
  private var starts: [Int] = []
  private var ends: [Int] = []

  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      ScalarFolding.fold(scalar) { folded in
        scalars.append(folded.value)
        starts.append(offset)
        ends.append(end)
      }
      offset = end
    }
  }

  var count: Int { scalars.count }
  func scalar(at index: Int) -> UInt32 { scalars[index] }
  func start(at index: Int) -> Int { starts[index] }
  func end(at index: Int) -> Int { ends[index] }
}
