/// Puts together one line from bytes, the way a terminal would show it.
///
/// Escape sequences go, a carriage return or an erased line begins the line anew, a backspace takes a
/// character back. Of a line that is too long the beginning is kept.
struct LineAssembler: Sendable {
  private let limit: Int
  private let editsLines: Bool
  private var bytes: [UInt8] = []
  private var byteCount = 0
  private var lost = 0
  private var returns = 0
  private var escape = Escape.none
  private var blanksInARow = 0
  private var wasRedrawn = false
  private var wasWiped = false
  private var hadBackspaces = false

  private enum Escape: Sendable {
    case none, started, sequence(isErasing: Bool), skipOne
    /// An operating system command, up to a bell or a string terminator.
    case command(isEnding: Bool)
  }

  /// Makes an assembler.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of a line that are kept.
  ///   - editsLines: Whether control characters do what they do on a terminal.
  init(limit: Int, editsLines: Bool) {
    self.limit = limit
    self.editsLines = editsLines
  }

  /// Whether nothing has come for the line yet.
  var isEmpty: Bool { byteCount == 0 }

  /// Takes a byte that ends no line; gives back what is wiped by it, if anything.
  mutating func take(_ byte: UInt8) -> TextLine? {
    byteCount += 1
    guard editsLines else {
      returns = byte == UInt8(ascii: "\r") ? 1 : 0
      append(byte)
      return nil
    }
    switch escape {
    case .none: return takePlain(byte)
    default: return takeEscaped(byte)
    }
  }

  /// Takes the bytes at the beginning that do nothing but stand in the line.
  ///
  /// - Returns: How many they are.
  mutating func takeRun(of bytes: ArraySlice<UInt8>) -> Int {
    guard case .none = escape, !editsLines || returns == 0 else { return 0 }
    let end = bytes.firstIndex(where: editsLines ? Self.isControl : Self.isLineFeed)
    let run = bytes[..<(end ?? bytes.endIndex)]
    guard let last = run.last else { return 0 }
    byteCount += run.count
    let kept = run.prefix(limit - self.bytes.count)
    self.bytes.append(contentsOf: kept)
    lost += run.count - kept.count
    if editsLines {
      let blanks = run.reversed().prefix { $0 == UInt8(ascii: " ") }.count
      blanksInARow = blanks == run.count ? blanksInARow + blanks : blanks
    } else {
      returns = last == UInt8(ascii: "\r") ? 1 : 0
    }
    return run.count
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 }
  private static func isLineFeed(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") }

  /// The line as it stands, and begins a new one.
  mutating func end(number: Int) -> TextLine {
    let line = current(number: number)
    let keepsCapacity = bytes.capacity <= 65_536
    bytes.removeAll(keepingCapacity: keepsCapacity)
    byteCount = 0
    lost = 0
    returns = 0
    escape = .none
    blanksInARow = 0
    wasRedrawn = false
    wasWiped = false
    hadBackspaces = false
    return line
  }

  /// The line as it stands.
  func current(number: Int) -> TextLine {
    var kept = bytes[...]
    var wasCut = lost > 0
    if !editsLines, returns > 0, !wasCut, kept.last == UInt8(ascii: "\r") { kept.removeLast() }
    if !editsLines, returns > 0, lost == 1 { wasCut = false }
    if wasCut { kept = kept.dropLast(Self.unfinishedCount(of: kept)) }
    let valid = String(validating: kept, as: UTF8.self)
    return TextLine(
      text: valid ?? String(decoding: kept, as: UTF8.self),
      number: number,
      byteCount: byteCount - returns,
      wasRepaired: valid == nil,
      wasCut: wasCut,
      wasRedrawn: wasRedrawn,
      wasWiped: wasWiped,
      hadBackspaces: hadBackspaces
    )
  }

  /// How many bytes at the end belong to a character whose rest is gone.
  private static func unfinishedCount(of bytes: ArraySlice<UInt8>) -> Int {
    for (count, byte) in bytes.reversed().prefix(4).enumerated() where byte & 0xC0 != 0x80 {
      let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return count + 1 < length ? count + 1 : 0
    }
    return 0
  }

  private mutating func append(_ byte: UInt8) {
    if bytes.count < limit { bytes.append(byte) } else { lost += 1 }
  }
}

// MARK: - Control characters

extension LineAssembler {
  private mutating func takePlain(_ byte: UInt8) -> TextLine? {
    switch byte {
    case 0x1B:
      escape = .started
      return nil
    case UInt8(ascii: "\r"):
      returns += 1
      return nil
    case 0x08:
      hadBackspaces = true
      removeLast()
      return nil
    default:
      let wiped = returns > 0 ? wipe() : nil
      returns = 0
      blanksInARow = byte == UInt8(ascii: " ") ? blanksInARow + 1 : 0
      append(byte)
      return wiped
    }
  }

  private mutating func takeEscaped(_ byte: UInt8) -> TextLine? {
    switch (escape, byte) {
    case (.started, UInt8(ascii: "[")): escape = .sequence(isErasing: false)
    case (.started, UInt8(ascii: "]")), (.started, UInt8(ascii: "P")),
      (.started, UInt8(ascii: "_")):
      escape = .command(isEnding: false)
    case (.started, 0x20...0x2F): escape = .skipOne
    case (.sequence, 0x40...0x7E):
      let isErasing = if case .sequence(true) = escape { true } else { false }
      escape = .none
      // ESC[2K erases the line; ESC[K only what stands after the cursor, which is nothing here.
      if byte == UInt8(ascii: "K"), isErasing { return wipe() }
    case (.sequence, 0x20...0x3F):
      escape = .sequence(isErasing: byte == UInt8(ascii: "2"))
    case (.command, 0x07): escape = .none
    case (.command, 0x1B): escape = .command(isEnding: true)
    case (.command(true), UInt8(ascii: "\\")): escape = .none
    case (.command, _): escape = .command(isEnding: false)
    default: escape = .none
    }
    return nil
  }

  private mutating func wipe() -> TextLine? {
    if blanksInARow >= 50 { wasWiped = true }
    wasRedrawn = true
    var shown = current(number: 0)
    shown.isOpen = true
    bytes.removeAll(keepingCapacity: true)
    lost = 0
    blanksInARow = 0
    return shown.isBlank ? nil : shown
  }

  /// Takes back one character as a program counts them: one scalar.
  private mutating func removeLast() {
    if lost > 0 {
      lost -= 1
      return
    }
    while let byte = bytes.popLast(), byte & 0xC0 == 0x80 {}
  }
}
