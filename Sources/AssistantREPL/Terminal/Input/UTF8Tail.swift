/// Finds the end of a piece of UTF-8 that was cut in the middle of a character.
enum UTF8Tail {
  /// The number of last bytes that begin a character whose other bytes are missing, at most 3.
  static func unfinishedCount(of bytes: some BidirectionalCollection<UInt8>) -> Int {
    for (distance, byte) in bytes.suffix(3).reversed().enumerated() {
      switch byte {
      case 0x80...0xbf: continue
      case 0xc2...0xdf: return distance < 1 ? distance + 1 : 0
      case 0xe0...0xef: return distance < 2 ? distance + 1 : 0
      case 0xf0...0xf4: return distance < 3 ? distance + 1 : 0
      default: return 0
      }
    }
    return 0
  }
}
