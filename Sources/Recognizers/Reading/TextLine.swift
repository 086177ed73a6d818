import OrderedJSON

/// A line of text as a terminal would show it in the end.
struct TextLine: Sendable, Hashable {
  var text: String
  /// The number of the line in the stream; the first is 1.
  var number: Int
  /// The bytes that came for the line, its end not counted.
  var byteCount: Int
  var wasRepaired = false
  var wasCut = false
  /// Whether the line was drawn more than once.
  var wasRedrawn = false
  /// Whether it was wiped with a hundred spaces, as only `whisper-stream` does.
  var wasWiped = false
  /// Whether a part was taken back with backspaces.
  var hadBackspaces = false
  /// Whether the line has no end yet.
  var isOpen = false

  var isBlank: Bool {
    text.utf8.allSatisfy { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }
  }

  /// Whether the line holds no text: a sound or a picture that was piped in.
  var isBinary: Bool {
    guard wasRepaired || text.utf8.contains(0) else { return false }
    let scalars = text.unicodeScalars.prefix(4_096)
    let strange = scalars.count {
      $0 == "\u{FFFD}" || $0.value < 0x20 && $0 != "\t" && $0 != "\u{1B}"
    }
    return strange >= 8 && strange * 8 > scalars.count
  }

  /// Whether no format can claim the line: words, numbers and the marks of ordinary sentences alone.
  ///
  /// It begins with a letter. Commas and full stops end words and hyphens join them: formats have them
  /// inside numbers and names. The few remarks that are such lines begin with a capital D, T or W.
  var isSurelyPlain: Bool {
    guard !wasRedrawn, !hadBackspaces, let first = text.utf8.first, Self.isLetter(first) else {
      return false
    }
    if first == UInt8(ascii: "D") || first == UInt8(ascii: "T") || first == UInt8(ascii: "W") {
      return false
    }
    var before = UInt8(ascii: " ")
    for byte in text.utf8 {
      switch before {
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard byte == UInt8(ascii: " ") else { return false }
      case UInt8(ascii: "-"):
        guard Self.isLetter(byte) else { return false }
      default: break
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "?"), UInt8(ascii: "!"),
        UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      case UInt8(ascii: "-"):
        guard Self.isLetter(before) else { return false }
      default:
        guard Self.isLetter(byte) else { return false }
      }
      before = byte
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: byte >= 0x80
    }
  }
}

extension TextLine {
  /// The bytes before a line feed, where they are ASCII and ``isSurelyPlain`` and begin with a letter.
  static func plainCount(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first, isASCIILetter(first), !"DTW".utf8.contains(first) else {
      return nil
    }
    for place in bytes.indices {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n") { return place - bytes.startIndex }
      guard isASCIILetter(byte) || " '?!".utf8.contains(byte) else { return nil }
    }
    return nil
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }
}

/// What the stream is cut into.
enum StreamPiece: Sendable {
  /// A line that has ended, or the last one.
  case line(TextLine)
  /// What a line showed before it was drawn again.
  case redraw(TextLine)
  /// An open line that nothing was added to for a while, or at the end.
  case pending(TextLine)
  /// A whole JSON object.
  case value(JSON, line: Int)
  case problem(ReaderProblem)

  /// The line that the piece is or shows; nil for anything else.
  var text: TextLine? {
    switch self {
    case .line(let line), .redraw(let line), .pending(let line): line
    case .value, .problem: nil
    }
  }
}
