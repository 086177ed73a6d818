/// The fingerprint of 256 bits of the second family.
public struct SHA256: HashFunction, DigestNaming {
  /// Its fingerprint.
  public typealias Digest = SHA256Digest
  /// What its fingerprints are called.
  public static let digestName = "SHA256 digest"
  /// How many bytes they have.
  public static let digestByteCount = 32
  /// How many bytes are taken at a time.
  public static let blockByteCount = 64

  private var state = Compression<UInt32>(SHA2Constants.start256)
  private var buffer = BlockBuffer(size: blockByteCount)

  /// Begins a fingerprint.
  public init() {}

  /// Takes bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe buffer.add(bufferPointer) { state.take($0) }
  }

  /// The fingerprint of all bytes so far.
  public func finalize() -> SHA256Digest {
    var state = state
    for block in buffer.last(lengthBytes: 8, isBigEndian: true) { state.take(block) }
    return SHA256Digest(bytes: state.bytes)
  }
}

/// A fingerprint of 256 bits.
public typealias SHA256Digest = FunctionDigest<SHA256>

/// The fingerprint of 512 bits of the second family.
public struct SHA512: HashFunction, DigestNaming {
  /// Its fingerprint.
  public typealias Digest = SHA512Digest
  /// What its fingerprints are called.
  public static let digestName = "SHA512 digest"
  /// How many bytes they have.
  public static let digestByteCount = 64
  /// How many bytes are taken at a time.
  public static let blockByteCount = 128

  private var state = Compression<UInt64>(SHA2Constants.start512)
  private var buffer = BlockBuffer(size: blockByteCount)

  /// Begins a fingerprint.
  public init() {}

  /// Takes bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe buffer.add(bufferPointer) { state.take($0) }
  }

  /// The fingerprint of all bytes so far.
  public func finalize() -> SHA512Digest {
    var state = state
    for block in buffer.last(lengthBytes: 16, isBigEndian: true) { state.take(block) }
    return SHA512Digest(bytes: state.bytes)
  }
}

/// A fingerprint of 512 bits.
public typealias SHA512Digest = FunctionDigest<SHA512>

/// The fingerprint of 384 bits of the second family.
public struct SHA384: HashFunction, DigestNaming {
  /// Its fingerprint.
  public typealias Digest = SHA384Digest
  /// What its fingerprints are called.
  public static let digestName = "SHA384 digest"
  /// How many bytes they have.
  public static let digestByteCount = 48
  /// How many bytes are taken at a time.
  public static let blockByteCount = 128

  private var state = Compression<UInt64>(SHA2Constants.start384)
  private var buffer = BlockBuffer(size: blockByteCount)

  /// Begins a fingerprint.
  public init() {}

  /// Takes bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe buffer.add(bufferPointer) { state.take($0) }
  }

  /// The fingerprint of all bytes so far.
  public func finalize() -> SHA384Digest {
    var state = state
    for block in buffer.last(lengthBytes: 16, isBigEndian: true) { state.take(block) }
    return SHA384Digest(bytes: Array(state.bytes.prefix(Self.digestByteCount)))
  }
}

/// A fingerprint of 384 bits.
public typealias SHA384Digest = FunctionDigest<SHA384>

/// The words that the second family works with.
private protocol SHA2Word: FixedWidthInteger, UnsignedInteger, Sendable {
  static var rounds: [Self] { get }
  /// By how much words are turned, and the last of each four shifted or turned.
  static var turns: (large: [[Int]], small: [[Int]]) { get }
}

extension UInt32: SHA2Word {
  fileprivate static var rounds: [UInt32] { SHA2Constants.rounds256 }
  fileprivate static var turns: (large: [[Int]], small: [[Int]]) {
    ([[2, 13, 22], [6, 11, 25]], [[7, 18, 3], [17, 19, 10]])
  }
}

extension UInt64: SHA2Word {
  fileprivate static var rounds: [UInt64] { SHA2Constants.rounds512 }
  fileprivate static var turns: (large: [[Int]], small: [[Int]]) {
    ([[28, 34, 39], [14, 18, 41]], [[1, 8, 7], [19, 61, 6]])
  }
}

/// What is left of the blocks so far.
private struct Compression<Word: SHA2Word>: Sendable {
  private var state: [Word]

  init(_ start: [Word]) { state = start }

  var bytes: [UInt8] {
    let shifts = stride(from: Word.bitWidth - 8, through: 0, by: -8)
    return state.flatMap { word in shifts.map { UInt8(truncatingIfNeeded: word >> Word($0)) } }
  }

  mutating func take(_ block: ArraySlice<UInt8>) {
    let width = Word.bitWidth / 8
    var words = stride(from: block.startIndex, to: block.endIndex, by: width).map { start in
      block[start..<(start + width)].reduce(Word(0)) { $0 << 8 | Word($1) }
    }
    let (large, small) = Word.turns
    func turned(_ word: Word, _ by: [Int]) -> Word {
      by.reduce(0) { $0 ^ (word >> Word($1) | word << Word(Word.bitWidth - $1)) }
    }
    func shifted(_ word: Word, _ by: [Int]) -> Word {
      turned(word, Array(by.prefix(2))) ^ word >> Word(by[2])
    }
    for place in 16..<Word.rounds.count {
      words.append(
        words[place - 16] &+ shifted(words[place - 15], small[0])
          &+ words[place - 7] &+ shifted(words[place - 2], small[1])
      )
    }
    var now = state
    for (word, round) in zip(words, Word.rounds) {
      let choice = now[4] & now[5] ^ ~now[4] & now[6]
      let first = now[7] &+ turned(now[4], large[1]) &+ choice &+ round &+ word
      let majority = now[0] & now[1] ^ now[0] & now[2] ^ now[1] & now[2]
      let second = turned(now[0], large[0]) &+ majority
      now = [first &+ second] + now.dropLast()
      now[4] = now[4] &+ first
    }
    for place in state.indices { state[place] = state[place] &+ now[place] }
  }
}

/// The first bits behind the point of roots of primes, by which the second family begins and goes on.
private enum SHA2Constants {
  static let start256 = start512.map { UInt32(truncatingIfNeeded: $0 >> 32) }
  static let rounds256 = rounds512.prefix(64).map { UInt32(truncatingIfNeeded: $0 >> 32) }
  static let start512 = primes.prefix(8).map { fraction(of: $0, root: 2) }
  static let start384 = primes[8..<16].map { fraction(of: $0, root: 2) }
  static let rounds512 = primes.prefix(80).map { fraction(of: $0, root: 3) }

  private static let primes: [UInt64] = {
    var found: [UInt64] = []
    var candidate: UInt64 = 2
    while found.count < 80 {
      if found.allSatisfy({ !candidate.isMultiple(of: $0) }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }()

  /// The first 64 bits behind the point of a root of a number, found bit by bit.
  private static func fraction(of number: UInt64, root: Int) -> UInt64 {
    let whole = (1...number).last { power($0, root) <= number } ?? 1
    var digits = Wide(whole)
    for bit in (0..<64).reversed() {
      var next = digits
      next.set(bit)
      if next.power(root).isAtMost(number, shifted: 64 * root) { digits = next }
    }
    return digits.fraction
  }

  private static func power(_ base: UInt64, _ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  /// A number of several words, the lowest first, with 64 bits behind the point.
  private struct Wide {
    private var words: [UInt64]

    init(_ whole: UInt64) { words = [0, whole] }
    private init(words: [UInt64]) { self.words = words }

    var fraction: UInt64 { words[0] }

    mutating func set(_ bit: Int) { words[0] |= 1 << UInt64(bit) }

    func power(_ exponent: Int) -> Wide {
      (1..<exponent).reduce(self) { power, _ in power.multiplied(by: self) }
    }

    private func multiplied(by other: Wide) -> Wide {
      var product = [UInt64](repeating: 0, count: words.count + other.words.count)
      for (place, word) in words.enumerated() {
        var carry: UInt64 = 0
        for (offset, factor) in other.words.enumerated() {
          let (high, low) = word.multipliedFullWidth(by: factor)
          let (sum, first) = product[place + offset].addingReportingOverflow(low)
          let (total, second) = sum.addingReportingOverflow(carry)
          product[place + offset] = total
          carry = high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
        }
        product[place + other.words.count] = carry
      }
      return Wide(words: product)
    }

    /// Whether it is at most a number with that many bits behind the point.
    func isAtMost(_ number: UInt64, shifted bits: Int) -> Bool {
      let place = bits / 64
      let above = words[(place + 1)...].contains { $0 > 0 }
      if above || words[place] > number { return false }
      return words[place] < number || words[..<place].allSatisfy { $0 == 0 }
    }
  }
}
