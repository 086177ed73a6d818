/// What a person may call their own things, such as shortcuts and focuses, and the files that they are kept in.
package enum PersonalName {
  /// The most bytes of a name; longer ones make no file on some systems.
  private static let mostBytes = 80

  /// Whether something can be called so: one line with a letter or digit in it, and not too long.
  package static func isGood(_ name: String) -> Bool {
    name.contains { $0.isLetter || $0.isNumber } && name.utf8.count <= mostBytes
      && name.first?.isWhitespace == false && name.last?.isWhitespace == false
      && !name.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
  }

  /// The name of the file, which never leaves its folder: all but letters, digits and spaces is
  /// written in hexadecimal digits.
  package static func fileName(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      let isPlain =
        scalar == " " || scalar == "_"
        || (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      let isInside = scalar == "-" && !text.isEmpty
      if isPlain || isInside {
        text.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          text += "%" + (digits.count < 2 ? "0" : "") + digits
        }
      }
    }
    return text
  }

  /// Two names that a person would not tell apart have the same key.
  package static func key(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
