/// Takes apart what a recogniser writes: words, and marks for what is no word.
enum SpeechText {
  /// The words alone, in single spaces.
  static func cleaned(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return spaced(text) }
    var result = ""
    var rest = text[...]
    while let mark = rest.first {
      if let end = markEnd(rest) {
        result.append(" ")
        rest = rest[end...]
      } else {
        if !isNote(mark) { result.append(mark) }
        rest = rest.dropFirst()
      }
    }
    return spaced(result)
  }

  /// Whether a whole line is a mark for something that is no speech.
  static func isMark(_ line: String) -> Bool {
    guard line.utf8.count <= 200 else { return false }
    let start = line.utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let start, isSuspicious(start) else { return false }
    return cleaned(line).isEmpty
  }

  /// The text without spaces around it and with single ones inside.
  static func spaced(_ text: some StringProtocol) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var needsSpace = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar.value < 0x80 ? isSpace(scalar) : scalar.properties.isWhitespace
      if isSpace {
        needsSpace = !result.isEmpty
      } else {
        if needsSpace { result.unicodeScalars.append(" ") }
        needsSpace = false
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The words in lower case without punctuation, to compare with lists.
  static func folded(_ text: String) -> String {
    var result = ""
    for scalar in text.lowercased().unicodeScalars {
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil || scalar == "'" {
        result.unicodeScalars.append(scalar)
      } else {
        result.append(" ")
      }
    }
    return spaced(result)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (0x09...0x0D).contains(scalar.value)
  }

  private static func isSuspicious(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "*"), UInt8(ascii: "<"), 0xE2, 0xF0:
      true
    default: false
    }
  }

  private static func isNote(_ character: Character) -> Bool {
    "♪♫♩♬🎵🎶".contains(character)
  }

  /// The end of the mark that the text begins with; marks are short, so the search is too.
  private static func markEnd(_ text: Substring) -> Substring.Index? {
    let closing: Character
    switch text.first {
    case "[": closing = "]"
    case "(": closing = ")"
    case "*": closing = "*"
    case "<": closing = ">"
    default: return nil
    }
    let inside = text.dropFirst().prefix(80)
    guard let end = inside.firstIndex(of: closing), end > inside.startIndex,
      inside.first != " " || closing != "*"
    else { return nil }
    return text.index(after: end)
  }
}
