import OrderedJSON

/// Decodes the bytes of a strings file, which may be UTF-8 or UTF-16.
enum TextDecoding {
  /// Where bytes stop being text.
  struct Failure: Error {
    var location: SourceLocation
    var encoding: String
  }

  static func decode(_ bytes: [UInt8]) -> Result<[Unicode.Scalar], Failure> {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return decode(bytes.dropFirst(3), UTF8.self, "UTF-8")
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isLittleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittleEndian: false) }
    // Without a mark, a NUL in one of the first two bytes gives UTF-16 away.
    if bytes.count > 1, bytes[0] == 0 { return utf16(bytes[...], isLittleEndian: false) }
    if bytes.count > 1, bytes[1] == 0 { return utf16(bytes[...], isLittleEndian: true) }
    return decode(bytes[...], UTF8.self, "UTF-8")
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>,
    isLittleEndian: Bool
  ) -> Result<[Unicode.Scalar], Failure> {
    let pairs = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
    let units = pairs.map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return decode(units[...], UTF16.self, "UTF-16")
  }

  private static func decode<Codec: UnicodeCodec>(
    _ units: ArraySlice<Codec.CodeUnit>,
    _ codec: Codec.Type,
    _ name: String
  ) -> Result<[Unicode.Scalar], Failure> {
    var decoder = Codec()
    var iterator = units.makeIterator()
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(units.count)
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        scalars.append(scalar)
      case .emptyInput:
        return .success(scalars)
      case .error:
        var cursor = ScalarCursor(scalars)
        while cursor.next() != nil {}
        return .failure(Failure(location: cursor.location, encoding: name))
      }
    }
  }
}
