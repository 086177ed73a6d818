import Synchronization

/// Where a recogniser's bytes come from: one descriptor, or one after the other.
///
/// Both calls come from the reading thread, and may take their time.
protocol InputSupply: Sendable {
  /// The next descriptor to be read to its end; nil when there is no more.
  func open() -> Int32?

  /// Says that a descriptor has been read to its end.
  func ended(_ descriptor: Int32)
}

/// One descriptor, which stays whoever's it is.
final class SingleInput: InputSupply {
  private let descriptor: Mutex<Int32?>

  init(_ descriptor: Int32) {
    self.descriptor = Mutex(descriptor)
  }

  func open() -> Int32? {
    descriptor.withLock { descriptor in
      defer { descriptor = nil }
      return descriptor
    }
  }

  func ended(_ descriptor: Int32) {}
}
