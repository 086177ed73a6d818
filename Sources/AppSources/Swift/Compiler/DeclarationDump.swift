/// Reads the declarations of types from the syntax tree that the compiler writes as JSON.
///
/// Nothing but kinds, names and ranges is taken. The document is walked once without recursion, so
/// neither its size nor its depth matters.
struct DeclarationDump {
  private struct Frame {
    var key: Key?
    var isObject: Bool
    var kind: String?
    var name: String?
    var start: Int?
    var end: Int?
  }

  /// The keys that matter.
  private enum Key: String {
    case kind = "_kind"
    case name, range, start, end
    case baseName = "base_name"
    case extendedType = "extended_type"
    case other = ""
  }

  private let bytes: [UInt8]
  private var position = 0
  private var frames: [Frame] = []
  private(set) var declarations: [TypeDeclaration] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the document was written to its end.
  ///
  /// The compiler leaves out a brace here and there (after a tuple type with a function in it), so that only the
  /// first and the last tell.
  var isWhole: Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
    return bytes.first { !isBlank($0) } == UInt8(ascii: "{")
      && bytes.last { !isBlank($0) } == UInt8(ascii: "}")
  }

  private static let kinds: [String: TypeDeclaration.Kind] = [
    "struct_decl": .struct, "class_decl": .class, "enum_decl": .enum, "protocol": .protocol,
    "protocol_decl": .protocol, "extension_decl": .extension,
  ]

  /// Reads the document; what is no JSON ends it.
  mutating func read() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"):
        frames.append(Frame(isObject: true))
        position += 1
      case UInt8(ascii: "["):
        frames.append(Frame(isObject: false))
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        position += 1
        close()
      case UInt8(ascii: ","):
        // After `true` and its like the key is still there.
        if let last = frames.indices.last { frames[last].key = nil }
        position += 1
      case UInt8(ascii: "\""): readString()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      default: position += 1
      }
    }
    declarations.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    if frame.isObject, let word = frame.kind, let kind = Self.kinds[word], let start = frame.start,
      let end = frame.end, end >= start
    {
      let name = TypeDeclaration.name(extended: frame.name ?? "")
      declarations.append(TypeDeclaration(kind: kind, name: name, range: start...end))
    }
    guard var parent = frames.popLast() else { return }
    switch parent.key {
    case .range:
      parent.start = frame.start
      parent.end = frame.end
    case .name, .baseName: parent.name = frame.name ?? parent.name
    default: break
    }
    parent.key = nil
    frames.append(parent)
  }

  private mutating func readString() {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let range = start..<min(position, bytes.count)
    position += 1
    guard let last = frames.indices.last, frames[last].isObject else { return }
    if frames[last].key == nil {
      // Most keys and values are of no use, and making strings of them would be most of the work.
      frames[last].key = range.count <= 13 ? Key(rawValue: text(range)) ?? .other : .other
      return
    }
    switch frames[last].key {
    case .kind: frames[last].kind = text(range)
    case .name, .extendedType: frames[last].name = text(range)
    default: break
    }
    frames[last].key = nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func readNumber() {
    var value = 0
    while position < bytes.count, case let digit = bytes[position], (48...57).contains(digit) {
      value = value &* 10 &+ Int(digit - 48)
      position += 1
    }
    guard let last = frames.indices.last, frames[last].isObject else { return }
    switch frames[last].key {
    case .start: frames[last].start = value
    case .end: frames[last].end = value
    default: break
    }
    frames[last].key = nil
  }
}
