public import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// How many bits it has.
  public let bitCount: Int

  /// As many bits.
  public init(bitCount: Int) { self.bitCount = bitCount }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Sendable, Equatable {
  let bytes: [UInt8]

  /// How many bits it has.
  public var bitCount: Int { bytes.count * 8 }

  /// A new key, by the system's own chance.
  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<(size.bitCount / 8)).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// The key of some bytes.
  public init<Bytes: ContiguousBytes>(data: Bytes) {
    bytes = unsafe data.withUnsafeBytes { unsafe [UInt8]($0) }
  }

  /// Gives the bytes to look at.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try unsafe bytes.withUnsafeBytes(body)
  }

  /// Whether two keys are the same.
  public static func == (left: Self, right: Self) -> Bool { isSame(left.bytes, right.bytes) }
}

/// Why something could not be sealed or opened.
public enum CryptoKitError: Error, Equatable, Sendable {
  /// A key has a length that is not taken.
  case incorrectKeySize
  /// A parameter has a length that is not taken.
  case incorrectParameterSize
  /// What was sealed was changed, or sealed with another key.
  case authenticationFailure
}
