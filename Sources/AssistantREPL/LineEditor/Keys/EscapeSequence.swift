/// A control sequence that a terminal sends for a key.
struct EscapeSequence: Sendable, Hashable {
  /// What stands between `ESC [` and the last byte.
  private let parameters: [Int]
  /// The last byte, which names the key.
  private let final: Character

  /// Makes a sequence of its bytes after `ESC [`.
  init(parameters: [UInt8], final: UInt8) {
    self.parameters = parameters.split(
      separator: UInt8(ascii: ";"),
      omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) ?? 1 }
    self.final = Character(Unicode.Scalar(final))
  }

  /// Whether pasted text follows.
  var beginsPaste: Bool { final == "~" && parameters == [200] }

  /// The key; nil for one that means nothing here.
  var key: Key? {
    switch final {
    case "A": .up
    case "B": .down
    case "C": isByWord ? .wordRight : .right
    case "D": isByWord ? .wordLeft : .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "~": numberedKey
    case "u": spelledKey
    default: nil
    }
  }

  /// The key of `ESC O` and a byte.
  static func key(shifted byte: UInt8) -> Key? {
    byte == UInt8(ascii: "M") ? .enter : EscapeSequence(parameters: [], final: byte).key
  }

  /// Modifiers are counted from 1: Shift adds 1, Alt 2, Control 4.
  private var isByWord: Bool {
    parameters.count > 1 && (parameters[1] - 1) & 0b110 != 0
  }

  private var numberedKey: Key? {
    switch parameters.first {
    case 1, 7: .home
    case 4, 8: .end
    case 3: isByWord ? .deleteWordRight : .delete
    default: nil
    }
  }

  /// Keys that some terminals spell as the character they would send.
  private var spelledKey: Key? {
    switch parameters.first {
    case 9: parameters.count > 1 && (parameters[1] - 1) & 1 != 0 ? .backTab : .tab
    case 13: .enter
    case 27: .escape
    case 127: isByWord ? .deleteWordLeft : .backspace
    default: nil
    }
  }
}
