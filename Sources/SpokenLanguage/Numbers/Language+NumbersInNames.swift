extension Language {
  /// A name with its digits in words, and with its number words in digits ("In 80 Tagen um die Welt").
  ///
  /// - Parameter name: The name.
  /// - Returns: The name as it may be written otherwise; none where no number is in it.
  /// - Complexity: Linear in the name.
  public func numbersWrittenOtherwise(in name: String) -> [String] {
    let tokens = tokens(in: name)
    let words = tokens.map(\.text)
    let bytes = Array(name.utf8)
    var spelled: [(Range<Int>, String)] = []
    var digits: [(Range<Int>, String)] = []
    var place = 0
    while place < tokens.count {
      // A number word may be digits by now; what counts is what stands in the name.
      let isWritten = bytes[tokens[place].range].allSatisfy { (0x30...0x39).contains($0) }
      if isWritten, let spoken = spokenNumber(words[place]) {
        spelled.append((tokens[place].range, spoken))
      } else if !isWritten, let number = number(leading: words[place...]),
        let whole = Int(exactly: number.value), whole > 1
      {
        // "One" is an article or a pronoun in most names.
        let start = tokens[place].range.lowerBound
        let end = tokens[place + number.count - 1].range.upperBound
        if start < end { digits.append((start..<end, String(whole))) }
        place += number.count - 1
      }
      place += 1
    }
    return [spelled, digits].filter { !$0.isEmpty }.map { changes in
      var written: [UInt8] = []
      var end = 0
      // Of a word that is several tokens only the first changes.
      for (range, text) in changes where range.lowerBound >= end {
        written += bytes[end..<range.lowerBound] + Array(text.utf8)
        end = range.upperBound
      }
      return String(decoding: written + bytes[end...], as: UTF8.self)
    }
  }
}
