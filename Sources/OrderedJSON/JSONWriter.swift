/// Writes JSON as bytes, piece by piece, without values being made of it first.
///
/// Commas come by themselves; whoever begins an object or a list ends it, and writes a value after each key.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.write(name: "intent")
/// writer.write("OpenBook")
/// writer.endObject()  // {"intent":"OpenBook"}
/// ```
public struct JSONWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8]
  private let indentation: Int?
  private var depth = 0
  /// Whether something stands before what comes next in its list or object.
  private var isFollowing = false
  /// Whether what comes next is the value of a key.
  private var isValue = false

  /// Makes a writer that goes on after some bytes, with everything on one line.
  public init(after bytes: [UInt8] = []) {
    self.bytes = bytes
    indentation = nil
  }

  init(indentation: Int) {
    bytes = []
    self.indentation = indentation
  }

  /// Writes a value with everything in it.
  public mutating func write(_ value: JSON) {
    switch value {
    case .null: write(plain: "null")
    case .bool(let flag): write(plain: flag ? "true" : "false")
    case .number(let text): write(plain: text)
    case .string(let text): write(text)
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        write(key: member.key)
        write(member.value)
      }
      endObject()
    }
  }

  /// Writes a string.
  public mutating func write(_ text: String) {
    separate()
    bytes.append(jsonString: text)
  }

  /// Writes a string.
  public mutating func write(_ text: Substring) {
    separate()
    bytes.append(jsonString: text)
  }

  /// Writes an integer.
  public mutating func write(_ number: Int) {
    separate()
    guard number >= 0 else { return bytes.append(contentsOf: String(number).utf8) }
    bytes.append(decimal: number)
  }

  /// Writes a number as ``JSON`` has it.
  public mutating func write(_ number: Double) {
    write(JSON(number))
  }

  /// Writes the name of a member that needs no escaping, whose value is to follow.
  public mutating func write(name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    )
    bytes.append(UInt8(ascii: "\""))
    endKey()
  }

  /// Writes the key of a member, whose value is to follow.
  public mutating func write(key: String) {
    separate()
    bytes.append(jsonString: key)
    endKey()
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    if indentation != nil { bytes.append(UInt8(ascii: " ")) }
    isFollowing = false
    isValue = true
  }

  /// Begins an object.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends an object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins a list.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends a list.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Ends a line; another value may follow on the next.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isFollowing = false
  }

  /// Forgets what has been written, for the next value, and keeps the room for it.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isFollowing = false
  }

  // MARK: - Pieces

  /// Adds a piece that a writer wrote at such a place, as it stands.
  ///
  /// What comes next stands behind it in the same list or object, or first in one that the piece begins.
  public mutating func append(piece: some Collection<UInt8>) {
    bytes.append(contentsOf: piece)
    isFollowing = bytes.last != UInt8(ascii: "{") && bytes.last != UInt8(ascii: "[")
  }

  // MARK: - Layout

  private mutating func write(plain text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    if isFollowing { bytes.append(UInt8(ascii: ",")) }
    if isValue { isValue = false } else if depth > 0 { breakLine() }
    isFollowing = true
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    isFollowing = false
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if isFollowing { breakLine() }
    bytes.append(bracket)
    isFollowing = true
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation * depth))
  }
}
