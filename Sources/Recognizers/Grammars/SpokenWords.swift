import SpokenLanguage

/// Splits texts into words as a recogniser that knows words only would write them.
struct SpokenWords {
  let language: any Language
  /// Parts words as the recogniser knows them; nil where its words are not known.
  var parting: WordParts?

  /// The words in lower case, numbers spelt out; nil where a number cannot be.
  ///
  /// Hyphens part words and apostrophes do not. A sign such as `&` becomes the language's word.
  func words(in text: String) -> [String]? {
    let words = wholeWords(in: text)
    guard let parting else { return words }
    return words?.flatMap(parting.parts)
  }

  private func wholeWords(in text: String) -> [String]? {
    var words: [String] = []
    for piece in pieces(of: text) {
      guard piece.unicodeScalars.contains(where: { $0.properties.numericType != nil }) else {
        words.append(piece)
        continue
      }
      guard let spoken = spoken(piece) else { return nil }
      words += spoken
    }
    return words
  }

  private func spoken(_ piece: String) -> [String]? {
    if let number = language.spokenNumber(piece) { return split(number) }
    // Letters and digits together, such as "b2": one after the other.
    var result: [String] = []
    var rest = piece[...]
    while let first = rest.first {
      let isNumber = first.isNumber
      let run = rest.prefix { $0.isNumber == isNumber || (isNumber && ".,".contains($0)) }
      rest = rest[run.endIndex...]
      if isNumber {
        guard let number = language.spokenNumber(String(run)) else { return nil }
        result += split(number)
      } else {
        result.append(String(run))
      }
    }
    return result
  }

  private func split(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    let scalars = Array(text.lowercased().unicodeScalars)
    func end() {
      while piece.hasSuffix("'") || piece.hasSuffix(".") || piece.hasSuffix(",") {
        piece.removeLast()
      }
      if !piece.isEmpty { pieces.append(piece) }
      piece = ""
    }
    for (index, scalar) in scalars.enumerated() {
      if isWord(scalar) {
        piece.unicodeScalars.append(scalar)
      } else if scalar == "'" || scalar == "\u{2019}" {
        if !piece.isEmpty { piece.append("'") }
      } else if scalar == "." || scalar == ",", isBetweenDigits(index, scalars) {
        piece.unicodeScalars.append(scalar)
      } else {
        end()
        if !scalar.properties.isWhitespace, let words = sign(scalar) { pieces += words }
      }
    }
    end()
    return pieces
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
      || properties.generalCategory == .spacingMark
  }

  private func isBetweenDigits(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    func isDigit(_ place: Int) -> Bool {
      scalars.indices.contains(place) && ("0"..."9").contains(scalars[place])
    }
    return isDigit(index - 1) && isDigit(index + 1)
  }

  private func sign(_ scalar: Unicode.Scalar) -> [String]? {
    switch scalar {
    case "&", "+", "%": language.tokens(in: "a " + String(scalar)).dropFirst().map(\.text)
    default: nil
    }
  }
}
