/// Elements in one piece of memory, which is never written again and never moves.
///
/// Arrays would do but for one thing: a walk that looks into many of them counts references all the
/// way. A row lends a ``View``, which is two numbers, to whoever keeps the row alive meanwhile.
///
/// With ``StackRow`` the one place of the module that touches memory by its address; every access is
/// checked against the number of elements.
@safe final class FrozenRow<Element: BitwiseCopyable & Sendable>: Sendable {
  let view: View

  /// A look at a row; only good as long as the row is there.
  @safe struct View: BitwiseCopyable, Sendable {
    fileprivate let address: UInt
    let count: Int

    /// A look at nothing.
    init() {
      address = 0
      count = 0
    }

    fileprivate init(address: UInt, count: Int) {
      self.address = address
      self.count = count
    }

    // Inlined, so that of a large element only what is asked for is loaded.
    @inline(__always)
    subscript(place: Int) -> Element {
      precondition(place >= 0 && place < count)
      // The owner allocated it for as many elements and initialised them all.
      return unsafe UnsafePointer<Element>(bitPattern: address).unsafelyUnwrapped[place]
    }
  }

  /// Copies elements, which from then on stay as they are.
  init(_ elements: some Collection<Element>) {
    let count = elements.count
    guard count > 0 else {
      view = View()
      return
    }
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    let (_, written) = unsafe memory.initialize(from: elements)
    precondition(written == count)
    view = View(address: UInt(bitPattern: memory.baseAddress), count: count)
  }

  deinit {
    unsafe UnsafeMutablePointer<Element>(bitPattern: view.address)?.deallocate()
  }

  var count: Int { view.count }

  subscript(place: Int) -> Element {
    withExtendedLifetime(self) { view[place] }
  }

  /// How many bytes it takes.
  var byteCount: Int { view.count * MemoryLayout<Element>.stride }
}
