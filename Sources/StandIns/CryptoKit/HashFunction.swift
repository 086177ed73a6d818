public import Foundation

/// Computes a fingerprint of bytes.
public protocol HashFunction: Sendable {
  /// The fingerprint.
  associatedtype Digest: CryptoKit.Digest

  /// How many bytes are taken at a time.
  static var blockByteCount: Int { get }

  /// Begins a fingerprint.
  init()
  /// Takes bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The fingerprint of all bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// The fingerprint of some bytes.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes bytes.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    for region in data.regions {
      unsafe region.withUnsafeBytes { unsafe update(bufferPointer: $0) }
    }
  }
}

/// A fingerprint of bytes.
public protocol Digest: Hashable, ContiguousBytes, Sendable, CustomStringConvertible,
  Sequence<UInt8>
{
  /// How many bytes it has.
  static var byteCount: Int { get }
}

/// The bytes of a fingerprint, which each function has as a type of its own.
public struct FunctionDigest<Function: DigestNaming>: Digest {
  /// How many bytes it has.
  public static var byteCount: Int { Function.digestByteCount }

  let bytes: [UInt8]

  /// Gives the bytes to look at.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try unsafe bytes.withUnsafeBytes(body)
  }

  /// The bytes, one after the other.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// What it is, and its bytes in hexadecimal.
  public var description: String { "\(Function.digestName): \(hexadecimal(bytes))" }

  /// Whether a fingerprint has just these bytes.
  public static func == <Bytes: DataProtocol>(left: Self, right: Bytes) -> Bool {
    isSame(left.bytes, Array(right))
  }

  /// Whether two fingerprints are the same.
  public static func == (left: Self, right: Self) -> Bool { isSame(left.bytes, right.bytes) }
}

/// What is told of a function's fingerprints.
public protocol DigestNaming {
  /// What they are called.
  static var digestName: String { get }
  /// How many bytes they have.
  static var digestByteCount: Int { get }
}

func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { byte in
    let text = String(byte, radix: 16)
    return text.count < 2 ? "0" + text : text
  }.joined()
}

/// Compares all bytes, so that the time it takes does not tell where they differ.
func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  guard left.count == right.count else { return false }
  return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}
