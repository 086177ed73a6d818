import Foundation

/// Takes off the marks that people leave out when they type in a hurry.
enum Diacritics {
  /// The word without its marks; scripts whose marks are part of the letter stay as they are.
  static func removed(from word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    var plain = ""
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case ..<0xC0: plain.unicodeScalars.append(scalar)
      case 0xC0..<0x250: plain += latin[Int(scalar.value) - 0xC0]
      case 0x1E00..<0x1F00: plain += latinWithMoreMarks[Int(scalar.value) - 0x1E00]
      case 0x300..<0x370: continue
      default: return decomposed(word)
      }
    }
    return plain
  }

  /// What Latin letters are without their marks.
  private static let latin = (0xC0..<0x250).map(removed)
  private static let latinWithMoreMarks = (0x1E00..<0x1F00).map(removed)

  private static func removed(from letter: Int) -> String {
    Unicode.Scalar(letter).map { decomposed(String($0)) } ?? ""
  }

  /// A word of any script without its marks.
  private static func decomposed(_ word: String) -> String {
    guard word.unicodeScalars.contains(where: { isFoldable($0.value) }) else { return word }
    var result = ""
    for scalar in word.decomposedStringWithCanonicalMapping.unicodeScalars {
      if let letters = plainLetters[scalar] {
        result += letters
      } else if !isRemovable(scalar) {
        result.unicodeScalars.append(scalar)
      }
    }
    return result.precomposedStringWithCanonicalMapping
  }

  /// Latin, Greek, Hebrew and Arabic; the marks of other scripts make other letters.
  private static func isFoldable(_ value: UInt32) -> Bool {
    switch value {
    case 0xC0...0x3FF, 0x451, 0x591...0x5F4, 0x610...0x6FF, 0x1E00...0x1FFF: true
    default: false
    }
  }

  private static func isRemovable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670:
      true
    default:
      false
    }
  }

  /// Letters that Unicode does not decompose though people write them plainly.
  private static let plainLetters: [Unicode.Scalar: String] = [
    "đ": "d", "ø": "o", "ł": "l", "ħ": "h", "ı": "i", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe",
    "ß": "ss", "ŧ": "t",
  ]
}
