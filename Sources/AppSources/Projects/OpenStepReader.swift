/// A value of a property list in the old style, as Xcode keeps its projects.
enum OpenStepValue: Sendable, Hashable {
  case text(String)
  case list([OpenStepValue])
  case members([String: OpenStepValue])

  /// The text; nil for anything else.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements; none for anything else.
  var list: [OpenStepValue] { if case .list(let list) = self { list } else { [] } }

  /// The value under a key; nil where there is none.
  subscript(_ key: String) -> OpenStepValue? {
    if case .members(let members) = self { members[key] } else { nil }
  }
}

/// Reads property lists in the old style: `{ key = value; }`, `( a, b )`, words and quoted texts.
struct OpenStepReader {
  /// Deeper lists and dictionaries are refused; a project has few levels.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that a file consists of; nil where it is no such property list.
  ///
  /// - Complexity: Linear in the length of the file.
  static func value(in bytes: [UInt8]) -> OpenStepValue? {
    var reader = OpenStepReader(bytes)
    return reader.value(depth: 0)
  }

  private mutating func value(depth: Int) -> OpenStepValue? {
    guard depth < Self.depthLimit, let byte = next() else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return members(depth: depth)
    case UInt8(ascii: "("): return list(depth: depth)
    default: return text().map { .text($0) }
    }
  }

  private mutating func members(depth: Int) -> OpenStepValue? {
    position += 1
    var members: [String: OpenStepValue] = [:]
    while let byte = next() {
      if byte == UInt8(ascii: "}") {
        position += 1
        return .members(members)
      }
      guard let key = text(), take(UInt8(ascii: "=")), let value = value(depth: depth + 1),
        take(UInt8(ascii: ";"))
      else { return nil }
      members[key] = value
    }
    return nil
  }

  private mutating func list(depth: Int) -> OpenStepValue? {
    position += 1
    var list: [OpenStepValue] = []
    while let byte = next() {
      if byte == UInt8(ascii: ")") {
        position += 1
        return .list(list)
      }
      guard let value = value(depth: depth + 1) else { return nil }
      list.append(value)
      if next() == UInt8(ascii: ",") { position += 1 }
    }
    return nil
  }

  private mutating func take(_ sign: UInt8) -> Bool {
    guard next() == sign else { return false }
    position += 1
    return true
  }

  private mutating func text() -> String? {
    guard let byte = next() else { return nil }
    if byte == UInt8(ascii: "\"") { return quoted() }
    let start = position
    while position < bytes.count, Self.belongsToWord(bytes[position]) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\") where position + 1 < bytes.count:
        position += 1
        switch bytes[position] {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case let other: text.append(other)
        }
      case let byte: text.append(byte)
      }
      position += 1
    }
    return nil
  }

  private static func belongsToWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// The next byte that is neither space nor comment; nil at the end.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")):
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")):
        position += 2
        while position < bytes.count, !(bytes[position] == 0x2A && follows(0x2F)) { position += 1 }
        position += 2
      case let byte: return byte
      }
    }
    return nil
  }

  private func follows(_ byte: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == byte
  }
}
