import Foundation

/// Functions that are no longer safe, and still asked for.
public enum Insecure {
  /// The first fingerprint of its family.
  public struct SHA1: HashFunction, DigestNaming {
    /// Its fingerprint.
    public typealias Digest = SHA1Digest
    /// What its fingerprints are called.
    public static let digestName = "SHA1 digest"
    /// How many bytes they have.
    public static let digestByteCount = 20
    /// How many bytes are taken at a time.
    public static let blockByteCount = 64

    private var state: [UInt32] = [
      0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
    ]
    private var buffer = BlockBuffer(size: blockByteCount)

    /// Begins a fingerprint.
    public init() {}

    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      unsafe buffer.add(bufferPointer) { Self.take($0, &state) }
    }

    /// The fingerprint of all bytes so far.
    public func finalize() -> SHA1Digest {
      var state = state
      for block in buffer.last(lengthBytes: 8, isBigEndian: true) { Self.take(block, &state) }
      return SHA1Digest(
        bytes: state.flatMap { word in
          [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
      )
    }

    private static func take(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
      var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
        block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for place in 16..<80 {
        let mixed =
          words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16]
        words.append(mixed.turned(1))
      }
      var now = state
      for (place, word) in words.enumerated() {
        let (first, second, third) = (now[1], now[2], now[3])
        let mixed: (UInt32, UInt32) =
          switch place {
          case ..<20: (first & second | ~first & third, 0x5a82_7999)
          case ..<40: (first ^ second ^ third, 0x6ed9_eba1)
          case ..<60: (first & second | first & third | second & third, 0x8f1b_bcdc)
          default: (first ^ second ^ third, 0xca62_c1d6)
          }
        let next = now[0].turned(5) &+ mixed.0 &+ now[4] &+ mixed.1 &+ word
        now = [next, now[0], now[1].turned(30), now[2], now[3]]
      }
      for place in state.indices { state[place] = state[place] &+ now[place] }
    }
  }

  /// A fingerprint of 160 bits.
  public typealias SHA1Digest = FunctionDigest<SHA1>

  /// The fifth fingerprint of its maker.
  public struct MD5: HashFunction, DigestNaming {
    /// Its fingerprint.
    public typealias Digest = MD5Digest
    /// What its fingerprints are called.
    public static let digestName = "MD5 digest"
    /// How many bytes they have.
    public static let digestByteCount = 16
    /// How many bytes are taken at a time.
    public static let blockByteCount = 64

    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    private var buffer = BlockBuffer(size: blockByteCount)

    /// Begins a fingerprint.
    public init() {}

    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      unsafe buffer.add(bufferPointer) { Self.take($0, &state) }
    }

    /// The fingerprint of all bytes so far.
    public func finalize() -> MD5Digest {
      var state = state
      for block in buffer.last(lengthBytes: 8, isBigEndian: false) { Self.take(block, &state) }
      return MD5Digest(
        bytes: state.flatMap { word in
          [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
      )
    }

    private static let turns: [[UInt32]] = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]
    private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

    private static func take(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
      let words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
        block[start..<(start + 4)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      var now = state
      for place in 0..<64 {
        let (first, second, third) = (now[1], now[2], now[3])
        let mixed: (UInt32, Int) =
          switch place / 16 {
          case 0: (first & second | ~first & third, place)
          case 1: (third & first | ~third & second, (5 * place + 1) % 16)
          case 2: (first ^ second ^ third, (3 * place + 5) % 16)
          default: (second ^ (first | ~third), (7 * place) % 16)
          }
        let sum = now[0] &+ mixed.0 &+ sines[place] &+ words[mixed.1]
        now = [third, first &+ sum.turned(turns[place / 16][place % 4]), first, second]
      }
      for place in state.indices { state[place] = state[place] &+ now[place] }
    }
  }

  /// A fingerprint of 128 bits.
  public typealias MD5Digest = FunctionDigest<MD5>
}

extension UInt32 {
  fileprivate func turned(_ by: UInt32) -> UInt32 { self << by | self >> (32 - by) }
}
