public import Foundation

/// The cipher of the standard.
public enum AES {
  /// Seals so that a change is noticed.
  public enum GCM {
    private static let tagByteCount = 16

    /// A number that is used once.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]

      /// A new one, by the system's own chance.
      public init() {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<12).map { _ in UInt8.random(in: 0...255, using: &generator) }
      }

      /// That of twelve bytes or more.
      public init<Bytes: DataProtocol>(data: Bytes) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }

      /// Gives the bytes to look at.
      public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result {
        try unsafe bytes.withUnsafeBytes(body)
      }

      /// The bytes, one after the other.
      public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    }

    /// What was sealed.
    public struct SealedBox: Sendable {
      /// The number that was used.
      public let nonce: Nonce
      /// What nobody can read.
      public let ciphertext: Data
      /// By what a change is noticed.
      public let tag: Data

      /// All of it in one; nil where the number has another length than twelve bytes.
      public var combined: Data? {
        nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
      }

      /// What was sealed.
      public init<Text: DataProtocol, Tag: DataProtocol>(
        nonce: Nonce,
        ciphertext: Text,
        tag: Tag
      ) throws {
        guard tag.count == tagByteCount else { throw CryptoKitError.incorrectParameterSize }
        self.nonce = nonce
        self.ciphertext = Data(ciphertext)
        self.tag = Data(tag)
      }

      /// What was sealed, in one.
      public init<Bytes: DataProtocol>(combined: Bytes) throws {
        let bytes = Array(combined)
        guard bytes.count >= 12 + tagByteCount else {
          throw CryptoKitError.incorrectParameterSize
        }
        try self.init(
          nonce: Nonce(data: Array(bytes.prefix(12))),
          ciphertext: Array(bytes.dropFirst(12).dropLast(tagByteCount)),
          tag: Array(bytes.suffix(tagByteCount))
        )
      }
    }

    /// Seals a message.
    public static func seal<Bytes: DataProtocol>(
      _ message: Bytes,
      using key: SymmetricKey,
      nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Seals a message, and signs something beside it.
    public static func seal<Bytes: DataProtocol, More: DataProtocol>(
      _ message: Bytes,
      using key: SymmetricKey,
      nonce: Nonce? = nil,
      authenticating more: More
    ) throws -> SealedBox {
      let counter = try GaloisCounter(key: key.bytes, nonce: (nonce ?? Nonce()).bytes)
      let nonce = nonce ?? Nonce(bytes: counter.nonce)
      let text = counter.applied(to: Array(message))
      return try SealedBox(nonce: nonce, ciphertext: text, tag: counter.tag(text, Array(more)))
    }

    /// Opens what was sealed.
    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(box, using: key, authenticating: [UInt8]())
    }

    /// Opens what was sealed, with what was signed beside it.
    public static func open<More: DataProtocol>(
      _ box: SealedBox,
      using key: SymmetricKey,
      authenticating more: More
    ) throws -> Data {
      let counter = try GaloisCounter(key: key.bytes, nonce: box.nonce.bytes)
      let text = Array(box.ciphertext)
      guard isSame(counter.tag(text, Array(more)), Array(box.tag)) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(counter.applied(to: text))
    }
  }
}

extension AES.GCM.Nonce {
  fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
}

/// Counts with the cipher, and multiplies in the field of 2^128 elements.
private struct GaloisCounter {
  let nonce: [UInt8]
  private let cipher: BlockCipher
  private let hashKey: (UInt64, UInt64)
  private let start: [UInt8]

  init(key: [UInt8], nonce: [UInt8]) throws {
    self.nonce = nonce
    cipher = try BlockCipher(key)
    hashKey = Self.halves(cipher.encrypted([UInt8](repeating: 0, count: 16))[...])
    let length = [UInt8](repeating: 0, count: 8) + Self.bigEndian(UInt64(nonce.count * 8))
    start =
      nonce.count == 12
      ? nonce + [0, 0, 0, 1] : Self.hash(Self.padded(nonce) + length, hashKey)
  }

  func applied(to text: [UInt8]) -> [UInt8] {
    var counter = start
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for block in stride(from: 0, to: text.count, by: 16) {
      Self.increment(&counter)
      for (byte, key) in zip(text[block..<min(block + 16, text.count)], cipher.encrypted(counter)) {
        result.append(byte ^ key)
      }
    }
    return result
  }

  func tag(_ text: [UInt8], _ more: [UInt8]) -> [UInt8] {
    let lengths = Self.bigEndian(UInt64(more.count * 8)) + Self.bigEndian(UInt64(text.count * 8))
    let hash = Self.hash(Self.padded(more) + Self.padded(text) + lengths, hashKey)
    return zip(hash, cipher.encrypted(start)).map { $0 ^ $1 }
  }

  private static func increment(_ counter: inout [UInt8]) {
    for place in (12..<16).reversed() {
      counter[place] &+= 1
      if counter[place] != 0 { return }
    }
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
  }

  private static func bigEndian(_ number: UInt64) -> [UInt8] {
    stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
  }

  private static func halves(_ bytes: ArraySlice<UInt8>) -> (UInt64, UInt64) {
    func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    return (number(bytes.prefix(8)), number(bytes.suffix(8)))
  }

  private static func hash(_ bytes: [UInt8], _ key: (UInt64, UInt64)) -> [UInt8] {
    var sum: (UInt64, UInt64) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: 16) {
      let block = halves(bytes[start..<(start + 16)])
      sum = product((sum.0 ^ block.0, sum.1 ^ block.1), key)
    }
    return bigEndian(sum.0) + bigEndian(sum.1)
  }

  private static func product(
    _ left: (UInt64, UInt64),
    _ right: (UInt64, UInt64)
  ) -> (UInt64, UInt64) {
    var sum: (UInt64, UInt64) = (0, 0)
    var factor = right
    for bit in 0..<128 {
      let word = bit < 64 ? left.0 : left.1
      if word >> UInt64(63 - bit % 64) & 1 == 1 { sum = (sum.0 ^ factor.0, sum.1 ^ factor.1) }
      let carries = factor.1 & 1 == 1
      factor = (factor.0 >> 1, factor.1 >> 1 | factor.0 << 63)
      if carries { factor.0 ^= 0xe1 << 56 }
    }
    return sum
  }
}

/// The cipher itself, for one block.
private struct BlockCipher {
  private let roundKeys: [[UInt8]]

  init(_ key: [UInt8]) throws {
    guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
    let length = key.count / 4
    let rounds = length + 6
    var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<($0 + 4)]) }
    var constant: UInt8 = 1
    while words.count < 4 * (rounds + 1) {
      var word = words[words.count - 1]
      if words.count.isMultiple(of: length) {
        word = (word.dropFirst() + word.prefix(1)).map { Self.box[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if length > 6, words.count % length == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append(zip(words[words.count - length], word).map { $0 ^ $1 })
    }
    roundKeys = stride(from: 0, to: words.count, by: 4).map { words[$0..<($0 + 4)].flatMap(\.self) }
  }

  func encrypted(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, roundKeys[0]).map { $0 ^ $1 }
    for (round, key) in roundKeys.enumerated().dropFirst() {
      // Row r of each column comes from the column r places on.
      var moved = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round < roundKeys.count - 1 {
        for column in stride(from: 0, to: 16, by: 4) {
          let old = Array(moved[column..<(column + 4)])
          let all = old.reduce(0, ^)
          for row in 0..<4 {
            moved[column + row] = old[row] ^ all ^ Self.doubled(old[row] ^ old[(row + 1) % 4])
          }
        }
      }
      state = zip(moved, key).map { $0 ^ $1 }
    }
    return state
  }

  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1b) }

  /// What stands for each byte: its inverse in the field of 256 elements, spread over its bits.
  private static let box: [UInt8] = {
    var box = [UInt8](repeating: 0x63, count: 256)
    var (power, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      power ^= doubled(power)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      let spread = (1...4).reduce(inverse) { $0 ^ (inverse << $1 | inverse >> (8 - $1)) }
      box[Int(power)] = spread ^ 0x63
    } while power != 1
    return box
  }()
}
