/// Elements in one piece of memory, which is never written again and never moves.
///
/// Arrays would do but for two things: a walk that looks into many of them counts references all the
/// way, and the elements of a file that is mapped stand where they stand. A row lends a ``View``, which is two
/// numbers, to whoever keeps the row alive meanwhile.
///
/// With ``StackRow``, ``BlockChecks`` and ``FrozenFile`` the only place of the module that touches memory by its
/// address; every access is checked against the number of elements. Outside there are zeros, and where a file is
/// not as it was written.
///
/// Invariants: all bits of an element may be 0.
@safe final class FrozenRow<Element: BitwiseCopyable & Sendable>: Sendable {
  let view: View
  /// What the memory belongs to; nil where it is the row's own.
  private let file: FrozenFile?
  /// What checks elements when they are first asked for; nil where all are known to be good.
  private let checks: BlockChecks?

  /// A look at a row; only good as long as the row is there.
  @safe struct View: BitwiseCopyable, Sendable {
    fileprivate let address: UInt
    /// How many elements are known to be good: all of them or none.
    private let goodCount: Int
    /// What has to be asked whether an element is good; nil where all are.
    private let checks: Unmanaged<BlockChecks>?

    /// A look at nothing.
    init() {
      self.init(address: 0, count: 0, checks: nil)
    }

    fileprivate init(address: UInt, count: Int, checks: BlockChecks?) {
      self.address = address
      goodCount = checks == nil ? count : 0
      unsafe self.checks = checks.map { unsafe Unmanaged.passUnretained($0) }
    }

    var count: Int {
      guard let checks = unsafe checks else { return goodCount }
      return unsafe checks._withUnsafeGuaranteedRef { $0.count } / MemoryLayout<Element>.stride
    }

    // Inlined, so that of a large element only what is asked for is loaded.
    @inline(__always)
    subscript(place: Int) -> Element {
      // The owner has as many elements there and has initialised them all; what is beyond is read as zeros.
      let isInside = UInt(bitPattern: place) < UInt(bitPattern: goodCount) || isGood(place)
      let start = isInside ? address : Zeros.address
      let offset = isInside ? place : 0
      return unsafe UnsafePointer<Element>(bitPattern: start).unsafelyUnwrapped[offset]
    }

    /// Whether an element is there and as it was written.
    @inline(never)
    private func isGood(_ place: Int) -> Bool {
      isInside(place..<place &+ 1)
    }

    /// Whether elements are there and as they were written; where there are none, nothing is.
    fileprivate func isInside(_ places: Range<Int>) -> Bool {
      guard !places.isEmpty, places.lowerBound >= 0, places.upperBound <= count else {
        return false
      }
      guard let checks = unsafe checks else { return true }
      let stride = MemoryLayout<Element>.stride
      let bytes = places.lowerBound * stride..<places.upperBound * stride
      return unsafe checks._withUnsafeGuaranteedRef { $0.areGood(bytes) }
    }
  }

  /// Copies elements, which from then on stay as they are.
  init(_ elements: some Collection<Element>) {
    precondition(MemoryLayout<Element>.stride <= Zeros.count)
    file = nil
    checks = nil
    let count = elements.count
    guard count > 0 else {
      view = View()
      return
    }
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    let (_, written) = unsafe memory.initialize(from: elements)
    precondition(written == count)
    view = View(address: UInt(bitPattern: memory.baseAddress), count: count, checks: nil)
  }

  /// The elements that stand in a mapped file; none where there is no such piece of it.
  ///
  /// - Parameters:
  ///   - file: The file, which stays mapped as long as the row is there.
  ///   - range: Where they stand.
  ///   - checks: What checks them when they are first asked for; nil where they are known to be good.
  init(_ file: FrozenFile, at range: Range<Int>, checks: BlockChecks? = nil) {
    precondition(MemoryLayout<Element>.stride <= Zeros.count)
    self.file = file
    self.checks = checks
    let count = range.count / MemoryLayout<Element>.stride
    let isThere = file.contains(range) && count > 0
    let isAligned = range.lowerBound % MemoryLayout<Element>.alignment == 0
    view =
      isThere && isAligned
      ? View(
        address: file.address + UInt(bitPattern: range.lowerBound),
        count: count,
        checks: checks
      ) : View()
  }

  deinit {
    if file == nil { unsafe UnsafeMutablePointer<Element>(bitPattern: view.address)?.deallocate() }
  }

  var count: Int { view.count }

  @inline(__always)
  subscript(place: Int) -> Element {
    defer { withExtendedLifetime(self) {} }
    return view[place]
  }

  /// How many bytes it takes.
  var byteCount: Int { view.count * MemoryLayout<Element>.stride }

  /// Whether all elements are there and as they were written.
  var isGood: Bool {
    withExtendedLifetime(self) { view.count == 0 || view.isInside(0..<view.count) }
  }

  /// Calls a function with the bytes of all elements, checked or not.
  func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    withExtendedLifetime(self) {
      unsafe body(
        UnsafeRawBufferPointer(
          start: UnsafeRawPointer(bitPattern: view.address),
          count: byteCount
        )
      )
    }
  }
}

extension FrozenRow.View where Element == UInt64 {
  /// Calls a function with some of the elements, one after the other; with none for what is outside.
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (UInt64) -> Void) {
    let range = range.clamped(to: 0..<count)
    guard isInside(range), let start = unsafe UnsafePointer<UInt64>(bitPattern: address) else {
      return
    }
    for place in range { body(unsafe start[place]) }
  }
}

extension FrozenRow.View where Element == UInt8 {
  /// Puts some bytes behind others; what is outside is left out.
  func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    let range = range.clamped(to: 0..<count)
    guard isInside(range) else { return }
    let start = unsafe UnsafePointer<UInt8>(bitPattern: address + UInt(range.lowerBound))
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: range.count))
  }

  /// The number that some bytes begin with, in the machine's order; nil where there are too few.
  func number<Number: FixedWidthInteger & BitwiseCopyable>(at range: Range<Int>) -> Number? {
    let range = range.clamped(to: 0..<count)
    guard range.count >= MemoryLayout<Number>.size, isInside(range) else { return nil }
    let start = unsafe UnsafeRawPointer(bitPattern: address + UInt(range.lowerBound))
    return unsafe start?.loadUnaligned(as: Number.self)
  }

  /// The text of some bytes; what is no UTF-8 is replaced, and what is outside left out.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    guard isInside(range) else { return "" }
    let start = unsafe UnsafePointer<UInt8>(bitPattern: address + UInt(range.lowerBound))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: range.count),
      as: UTF8.self
    )
  }
}

/// Zeros that stand for whatever is outside a row.
enum Zeros {
  static let count = 4_096
  static let address: UInt = {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
    return UInt(bitPattern: memory.baseAddress)
  }()
}
