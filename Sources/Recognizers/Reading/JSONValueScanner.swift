/// Finds where a JSON object ends, byte by byte, so that it is read with its last byte.
///
/// It follows the grammar of brackets, strings, colons and commas; what stands in numbers and words
/// is left to the parser. Control characters inside strings become spaces, since recognisers write
/// them unescaped, except for line feeds: a string over two lines is one that breaks off.
struct JSONValueScanner: Sendable {
  /// The most brackets that may be open at once.
  static let depthLimit = 64

  /// What a byte did.
  enum Step: Sendable {
    case more, complete, broken, tooDeep, tooLong
  }

  private var bytes: [UInt8] = []
  private let limit: Int
  private var isObject: [Bool] = []
  private var state = State.value

  private enum State: Sendable {
    /// A value must follow; or the list may end, where it has just begun.
    case value, valueOrEnd
    case key, keyOrEnd, colon, commaOrEnd
    case string(isKey: Bool), escape(isKey: Bool)
    /// Inside a number or a word.
    case word
  }

  init(limit: Int) {
    self.limit = limit
  }

  /// Gives the bytes away, so that they are not kept twice.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  mutating func take(_ byte: UInt8) -> Step {
    guard bytes.count < limit else { return .tooLong }
    bytes.append(byte)
    switch state {
    case .string(let isKey): return takeInString(byte, isKey: isKey)
    case .escape(let isKey):
      state = .string(isKey: isKey)
      return byte == UInt8(ascii: "\n") ? .broken : .more
    case .word where Self.isWord(byte): return .more
    case .word:
      state = .commaOrEnd
      return takeStructure(byte)
    default: return takeStructure(byte)
    }
  }

  private mutating func takeInString(_ byte: UInt8, isKey: Bool) -> Step {
    switch byte {
    case UInt8(ascii: "\""): state = isKey ? .colon : .commaOrEnd
    case UInt8(ascii: "\\"): state = .escape(isKey: isKey)
    case UInt8(ascii: "\n"): return .broken
    case 0..<0x20: bytes[bytes.count - 1] = UInt8(ascii: " ")
    default: break
    }
    return .more
  }

  private mutating func takeStructure(_ byte: UInt8) -> Step {
    switch (byte, state) {
    case (UInt8(ascii: " "), _), (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _),
      (UInt8(ascii: "\t"), _):
      return .more
    case (UInt8(ascii: "{"), .value), (UInt8(ascii: "{"), .valueOrEnd): return open(isObject: true)
    case (UInt8(ascii: "["), .value), (UInt8(ascii: "["), .valueOrEnd): return open(isObject: false)
    case (UInt8(ascii: "\""), .value), (UInt8(ascii: "\""), .valueOrEnd):
      state = .string(isKey: false)
    case (UInt8(ascii: "\""), .key), (UInt8(ascii: "\""), .keyOrEnd): state = .string(isKey: true)
    case (UInt8(ascii: ":"), .colon): state = .value
    case (UInt8(ascii: ","), .commaOrEnd): state = isObject.last == true ? .key : .value
    case (UInt8(ascii: "}"), .commaOrEnd), (UInt8(ascii: "}"), .keyOrEnd):
      return close(isObject: true)
    case (UInt8(ascii: "]"), .commaOrEnd), (UInt8(ascii: "]"), .valueOrEnd):
      return close(isObject: false)
    case (_, .value), (_, .valueOrEnd):
      guard Self.isWord(byte) else { return .broken }
      state = .word
    default: return .broken
    }
    return .more
  }

  private mutating func open(isObject kind: Bool) -> Step {
    guard isObject.count < Self.depthLimit else { return .tooDeep }
    isObject.append(kind)
    state = kind ? .keyOrEnd : .valueOrEnd
    return .more
  }

  private mutating func close(isObject kind: Bool) -> Step {
    guard isObject.popLast() == kind else { return .broken }
    state = .commaOrEnd
    return isObject.isEmpty ? .complete : .more
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
