/// Turns the bytes of a terminal into keys, however the bytes are split between reads.
///
/// What is understood, and nothing else:
///
/// ```
/// ESC [ … X     CSI: arrows, Home, End, Delete, with modifiers     ECMA-48 5.4, xterm
/// ESC O X       SS3: the same keys of a terminal in application mode
/// ESC x         a letter with Alt; ESC DEL is Alt-Backspace
/// ESC [ 200 ~   a paste begins; it ends with ESC [ 201 ~
/// ESC ] … BEL   OSC, and DCS, SOS, PM, APC alike: answers of the terminal, dropped
/// ESC           Escape, when nothing follows for a moment; see ``flush()``
/// ```
///
/// A sequence that is not understood is dropped whole and never becomes text. Bytes that are no UTF-8
/// become U+FFFD.
struct KeyDecoder: Sendable {
  private enum State: Sendable {
    case ground
    case escape
    case sequence([UInt8])
    case shift
    /// The Linux console's function keys: one more byte follows.
    case consoleKey
    case string(escaped: Bool)
    case paste([UInt8])
  }

  private var state = State.ground
  /// Text that is not handed out yet; it may end inside a character.
  private var text: [UInt8] = []
  private var keys: [Key] = []

  /// Sequences are short: what is longer was none, and is dropped.
  private static let longestSequence = 64
  /// More than anybody pastes into a line; the rest of a longer paste is dropped.
  static let longestPaste = 1 << 16
  private static let endOfPaste: [UInt8] = Array("\u{1b}[201~".utf8)

  /// Whether Escape was pressed or a sequence begun: only time tells.
  var isWaiting: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// Takes bytes and gives back the keys that are complete now.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { take(byte) }
    endText(isComplete: false)
    defer { keys = [] }
    return keys
  }

  /// Says that nothing followed for a moment, and gives back what the waiting bytes mean then.
  mutating func flush() -> [Key] {
    defer {
      if isWaiting { state = .ground }
    }
    return if case .escape = state { [.escape] } else { [] }
  }
}

// MARK: - States

extension KeyDecoder {
  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .sequence(let bytes): takeSequence(byte, after: bytes)
    case .shift: end(with: EscapeSequence.key(shifted: byte))
    case .consoleKey: state = .ground
    case .string(let escaped): takeString(byte, escaped: escaped)
    case .paste: takePaste(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x20...0x7e, 0x80...0xff:
      text.append(byte)
    case 0x1b:
      endText(isComplete: true)
      state = .escape
    default:
      endText(isComplete: true)
      if let key = Self.key(control: byte) { keys.append(key) }
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .shift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(escaped: false)
    case 0x1b: keys.append(.escape)
    case 0x7f, 0x08: end(with: .deleteWordLeft)
    case 0x21...0x7e:
      end(with: .alt(Character(Unicode.Scalar(byte).properties.lowercaseMapping)))
    case 0x80...0xff:
      state = .ground
      takeGround(byte)
    default: end(with: Self.key(control: byte))
    }
  }

  private mutating func takeSequence(_ byte: UInt8, after bytes: [UInt8]) {
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty:
      state = .consoleKey
    case 0x40...0x7e:
      let sequence = EscapeSequence(parameters: bytes, final: byte)
      if sequence.beginsPaste { state = .paste([]) } else { end(with: sequence.key) }
    case 0x1b:
      state = .escape
    case 0x20...0x3f where bytes.count < Self.longestSequence:
      state = .sequence(bytes + [byte])
    case 0x20...0x3f:
      state = .sequence(bytes)
    default:
      state = .ground
      takeGround(byte)
    }
  }

  private mutating func takeString(_ byte: UInt8, escaped: Bool) {
    switch byte {
    case 0x07: state = .ground
    case UInt8(ascii: "\\") where escaped: state = .ground
    default: state = .string(escaped: byte == 0x1b)
    }
  }

  private mutating func takePaste(_ byte: UInt8) {
    guard case .paste(var bytes) = state else { return }
    // The array must have one owner, or every byte of a long paste would copy it.
    state = .ground
    if bytes.count < Self.longestPaste + Self.endOfPaste.count {
      bytes.append(byte)
    } else {
      bytes.replaceSubrange(
        (bytes.count - Self.endOfPaste.count)...,
        with: bytes.suffix(Self.endOfPaste.count - 1) + [byte]
      )
    }
    guard byte == UInt8(ascii: "~"), bytes.suffix(Self.endOfPaste.count) == Self.endOfPaste[...]
    else {
      state = .paste(bytes)
      return
    }
    bytes.removeLast(Self.endOfPaste.count)
    keys.append(.paste(String(decoding: bytes, as: UTF8.self)))
  }

  private mutating func end(with key: Key?) {
    state = .ground
    if let key { keys.append(key) }
  }
}

// MARK: - Text and controls

extension KeyDecoder {
  private mutating func endText(isComplete: Bool) {
    let unfinished = isComplete ? 0 : UTF8Tail.unfinishedCount(of: text)
    guard text.count > unfinished else { return }
    let decoded = String(decoding: text.dropLast(unfinished), as: UTF8.self)
    text.removeFirst(text.count - unfinished)
    let typed = String(decoded.unicodeScalars.filter { !(0x80...0x9f).contains($0.value) })
    if !typed.isEmpty { keys.append(.text(typed)) }
  }

  private static func key(control byte: UInt8) -> Key? {
    switch byte {
    case 0x0a, 0x0d: .enter
    case 0x09: .tab
    case 0x08, 0x7f: .backspace
    case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1f: .control("_")
    default: nil
    }
  }
}
