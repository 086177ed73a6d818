/// A row of elements for the length of a call, on the stack where it has room.
///
/// With `FrozenRow` the one place of the module that touches memory by its address; every access is
/// checked.
@safe struct StackRow<Element: BitwiseCopyable> {
  private let elements: UnsafeMutableBufferPointer<Element>

  private init(_ elements: UnsafeMutableBufferPointer<Element>) {
    unsafe self.elements = elements
  }

  /// How many elements there is room for.
  var capacity: Int { unsafe elements.count }

  subscript(place: Int) -> Element {
    get {
      precondition(place >= 0 && place < capacity)
      return unsafe elements[place]
    }
    nonmutating set {
      precondition(place >= 0 && place < capacity)
      unsafe elements[place] = newValue
    }
  }

  /// Eight bytes of the row, from any byte on; the first of them lowest.
  func eightBytes(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= capacity &* MemoryLayout<Element>.stride &- 8)
    let bytes = unsafe UnsafeRawBufferPointer(elements)
    return unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Lends a row of elements that are all nought; it must not leave the closure.
  ///
  /// Elements must consist of numbers, of which every bit pattern is one.
  static func with<Result>(
    _ capacity: Int,
    of element: Element.Type,
    _ body: (StackRow) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) { elements in
      let bytes = UnsafeMutableRawBufferPointer(elements)
      unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return unsafe body(StackRow(elements))
    }
  }
}

extension String {
  /// Lends the UTF-8 of a text; nil where it does not lie in one piece.
  func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    unsafe utf8.withContiguousStorageIfAvailable { bytes in
      body(unsafe Span(_unsafeElements: bytes))
    }
  }
}
