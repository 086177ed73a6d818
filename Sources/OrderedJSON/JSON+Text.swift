extension JSON: CustomStringConvertible {
  /// The value on one line, without spaces.
  ///
  /// The text depends on nothing but the value. Letters of all scripts are written as they are;
  /// only quotes, backslashes and control characters, those of Latin-1 too, are escaped.
  public var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The value over several lines, indented by two spaces.
  public var prettyText: String {
    var writer = JSONWriter(indentation: 2)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The value on one line.
  public var description: String { text }
}

extension [UInt8] {
  /// Adds a text as JSON writes it, between quotes.
  public mutating func append(jsonString text: String) {
    var text = text
    text.withUTF8 { unsafe append(jsonString: $0) }
  }

  /// Adds a text as JSON writes it, between quotes.
  public mutating func append(jsonString text: Substring) {
    var text = text
    text.withUTF8 { unsafe append(jsonString: $0) }
  }

  private mutating func append(jsonString bytes: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    if unsafe Self.areWrittenAsTheyAre(bytes) {
      unsafe append(contentsOf: bytes)
    } else {
      unsafe appendEscaping(bytes)
    }
    append(UInt8(ascii: "\""))
  }

  /// Adds a number that is not below nought.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Whether bytes stand for themselves; eight at a time as long as they are plain.
  private static func areWrittenAsTheyAre(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while place + 8 <= bytes.count {
      let word = unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if !arePlain(word) {
        guard unsafe bytes[place..<(place + 8)].allSatisfy(isWrittenAsItIs) else { return false }
      }
      place += 8
    }
    return unsafe bytes[place...].allSatisfy(isWrittenAsItIs)
  }

  /// Whether each of eight bytes is ASCII that stands for itself.
  ///
  /// A byte that is less than another borrows its highest bit when that is taken from it, and none that is ASCII has
  /// it; so does one that is the same as another where one is taken from what they differ in.
  private static func arePlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let controls = word &- ones &* 0x20
    let quotes = (word ^ (ones &* 0x22)) &- ones
    let backslashes = (word ^ (ones &* 0x5C)) &- ones
    let deletes = (word ^ (ones &* 0x7F)) &- ones
    return (word | controls | quotes | backslashes | deletes) & (ones &* 0x80) == 0
  }

  /// Whether a byte stands for itself, whatever stands beside it.
  private static func isWrittenAsItIs(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F && byte != 0xC2
  }

  private mutating func appendEscaping(_ bytes: some Sequence<UInt8>) {
    // The second half of the controls is C2 80 to C2 9F; terminals obey them as well.
    var isAfterC2 = false
    for byte in bytes {
      if isAfterC2, 0x80..<0xA0 ~= byte {
        removeLast()
        append(byte < 0x90 ? "\\u008" : "\\u009", digit: byte & 0xF)
      } else {
        append(escaping: byte)
      }
      isAfterC2 = byte == 0xC2
    }
  }

  private mutating func append(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(contentsOf: #"\""#.utf8)
    case UInt8(ascii: "\\"): append(contentsOf: #"\\"#.utf8)
    case UInt8(ascii: "\n"): append(contentsOf: #"\n"#.utf8)
    case UInt8(ascii: "\r"): append(contentsOf: #"\r"#.utf8)
    case UInt8(ascii: "\t"): append(contentsOf: #"\t"#.utf8)
    case 0x7F: append(contentsOf: #"\u007f"#.utf8)
    case 0..<0x20: append(byte < 0x10 ? "\\u000" : "\\u001", digit: byte & 0xF)
    default: append(byte)
    }
  }

  private mutating func append(_ text: String, digit: UInt8) {
    append(contentsOf: text.utf8)
    append(contentsOf: String(digit, radix: 16).utf8)
  }
}
