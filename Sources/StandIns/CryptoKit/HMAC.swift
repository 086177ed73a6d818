public import Foundation

/// Signs bytes with a key that both sides have.
public struct HMAC<Function: HashFunction>: Sendable {
  /// A signature.
  public typealias MAC = HashedAuthenticationCode<Function>

  private let outer: [UInt8]
  private var inner: Function

  /// Begins to sign.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > Function.blockByteCount { bytes = Array(Function.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: Function.blockByteCount - bytes.count)
    outer = bytes.map { $0 ^ 0x5c }
    inner = Function()
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Takes bytes.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }

  /// The signature of all bytes so far.
  public func finalize() -> MAC {
    MAC(bytes: Array(Function.hash(data: outer + Array(inner.finalize()))))
  }

  /// The signature of some bytes.
  public static func authenticationCode<Bytes: DataProtocol>(
    for data: Bytes,
    using key: SymmetricKey
  ) -> MAC {
    var function = Self(key: key)
    function.update(data: data)
    return function.finalize()
  }

  /// Whether a signature is that of some bytes.
  public static func isValidAuthenticationCode<Bytes: DataProtocol>(
    _ code: MAC,
    authenticating data: Bytes,
    using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == code
  }

  /// Whether bytes are the signature of some bytes.
  public static func isValidAuthenticationCode<Code: ContiguousBytes, Bytes: DataProtocol>(
    _ code: Code,
    authenticating data: Bytes,
    using key: SymmetricKey
  ) -> Bool {
    let bytes = unsafe code.withUnsafeBytes { unsafe [UInt8]($0) }
    return isSame(authenticationCode(for: data, using: key).bytes, bytes)
  }
}

/// A signature.
public struct HashedAuthenticationCode<Function: HashFunction>: ContiguousBytes, Hashable, Sendable,
  Sequence, CustomStringConvertible
{
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
  public var description: String { "HMAC with \(Function.self): \(hexadecimal(bytes))" }

  /// Whether two signatures are the same.
  public static func == (left: Self, right: Self) -> Bool { isSame(left.bytes, right.bytes) }
}

/// Makes keys of one that both sides have.
public struct HKDF<Function: HashFunction>: Sendable {
  /// A key for a purpose.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The key that both sides have.
  ///   - salt: What makes it another key.
  ///   - info: The purpose.
  ///   - outputByteCount: How many bytes the key is to have.
  /// - Returns: The key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    let first = HMAC<Function>.authenticationCode(
      for: inputKeyMaterial.bytes,
      using: SymmetricKey(data: Array(salt))
    )
    let key = SymmetricKey(data: first.bytes)
    var bytes: [UInt8] = []
    var last: [UInt8] = []
    var number: UInt8 = 1
    while bytes.count < outputByteCount {
      last = HMAC<Function>.authenticationCode(for: last + Array(info) + [number], using: key).bytes
      bytes += last
      number &+= 1
    }
    return SymmetricKey(data: Array(bytes.prefix(outputByteCount)))
  }

  /// A key for a purpose, without salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: [UInt8](),
      info: info,
      outputByteCount: outputByteCount
    )
  }
}
