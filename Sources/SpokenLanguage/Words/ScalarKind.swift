/// What a folded scalar does to the word being read.
enum ScalarKind: Sendable, Hashable {
  /// Belongs to a word.
  case letter
  /// A decimal digit in ASCII.
  case digit
  /// Changes the letter before it.
  case mark
  /// A token of its own: a syllable or a character of a script without reliable spaces.
  case syllable
  /// A token of its own that is no letter.
  case emoji
  /// Vanishes, even inside a word.
  case ignored
  /// Ends a word.
  case separator
  case and, percent, plus

  init(_ value: UInt32) {
    self = value < 0x80 ? ScalarKind(ascii: value) : ScalarKind(beyondASCII: value)
  }

  private init(ascii value: UInt32) {
    switch value {
    case 0x61...0x7A, 0x41...0x5A: self = .letter
    case 0x30...0x39: self = .digit
    case 0x27, 0x60: self = .ignored
    case 0x26: self = .and
    case 0x25: self = .percent
    case 0x2B: self = .plus
    default: self = .separator
    }
  }

  private init(beyondASCII value: UInt32) {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .letter
    case 0x300...0x36F: self = .mark
    case 0xAC00...0xD7A3, 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .syllable
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF: self = .syllable
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB: self = .syllable
    case 0x3005...0x3007, 0x31F0...0x31FF, 0x20000...0x323AF: self = .syllable
    case 0xB4, 0x2B9...0x2BC, 0x55A, 0x5F3, 0x5F4, 0x2018, 0x2019, 0x201B, 0x2032: self = .ignored
    case 0x640, 0x20E3, 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .ignored
    case 0x200B: self = .separator
    // A star that is drawn counts, whether it is one of the emoji or of the typewriter's.
    case 0x2605: self = .emoji
    default: self = ScalarKind(byProperties: value)
    }
  }

  private init(byProperties value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else {
      self = .separator
      return
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .otherNumber, .decimalNumber:
      self = Self.writesWithoutSpaces(value) ? .syllable : .letter
    case .nonspacingMark, .spacingMark, .enclosingMark:
      self = .mark
    case .format:
      self = .ignored
    case .otherSymbol:
      self = scalar.properties.isEmojiPresentation ? .emoji : .separator
    default:
      self = .separator
    }
  }

  /// Thai, Lao, Burmese and Khmer; their spaces separate phrases, not words.
  private static func writesWithoutSpaces(_ value: UInt32) -> Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }
}
