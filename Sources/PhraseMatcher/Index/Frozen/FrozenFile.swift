import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file whose bytes stand in memory without having been read: the system brings what is looked at.
///
/// Processes that map the same file share its memory. The file must not be changed in place; whoever makes it
/// anew gives the new one its name.
@safe final class FrozenFile: Sendable {
  /// Where the bytes begin; a multiple of the size of a page.
  let address: UInt
  let count: Int
  private let damage = Atomic(false)

  /// Maps a file.
  ///
  /// - Parameter path: Where it is.
  /// - Throws: The system's error number.
  init(mapping path: String) throws(SystemFailure) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemFailure(code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemFailure(code: EISDIR) }
    let size = Int(status.st_size)
    guard size > 0 else {
      (address, count) = (Zeros.address, 0)
      return
    }
    let memory = unsafe mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else {
      throw SystemFailure(code: errno)
    }
    address = UInt(bitPattern: memory)
    count = size
  }

  deinit {
    if count > 0 { unsafe munmap(UnsafeMutableRawPointer(bitPattern: address), count) }
  }

  /// A call of the system that failed.
  struct SystemFailure: Error {
    var code: Int32
  }

  /// Whether something of it was asked for that is not as it was written.
  var isDamaged: Bool { damage.load(ordering: .relaxed) }

  func markDamaged() { damage.store(true, ordering: .relaxed) }

  /// Whether a piece lies in the file.
  func contains(_ range: Range<Int>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= count
  }
}
