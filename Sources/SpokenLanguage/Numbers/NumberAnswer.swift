/// Reads numbers as a language says them.
protocol SpokenNumbers: Sendable {
  /// The number at the beginning of some words, and how many words it takes; the longest reading.
  func prefix(of words: ArraySlice<String>) -> (value: Double, count: Int)?
}

/// Finds the one number in a whole answer.
struct NumberAnswer<Numbers: SpokenNumbers>: Sendable {
  var numbers: Numbers
  /// What may be said before the number: "just", "I want".
  var leading: PhraseTable<Bool>
  /// What may follow the number: counters and courtesies.
  var trailing: PhraseTable<Bool>
  /// How many other words may follow, since nouns are no closed list.
  var freeTrailingWords: Int
  /// Words that make the answer about something else than one number.
  var forbidden: WordSet
  /// Whole answers that would be numbers but mean something else, such as the Korean yes.
  var otherAnswers: Set<[String]> = []

  /// The number, if the answer says one and nothing that contradicts it.
  func value(in answer: String, tokenizer: Tokenizer) -> Double? {
    guard answer.utf8.count <= 400 else { return nil }
    let isNegative = answer.beginsWithMinus
    let words = tokenizer.words(in: answer)
    guard !otherAnswers.contains(words) else { return nil }
    var rest = words[...]
    while !rest.isEmpty {
      if let number = numbers.prefix(of: rest) {
        guard allowsRest(rest.dropFirst(number.count)) else { return nil }
        return isNegative ? -number.value : number.value
      }
      guard let skipped = leading.prefix(of: rest) else { return nil }
      rest = rest.dropFirst(skipped.count)
    }
    return nil
  }

  private func allowsRest(_ rest: ArraySlice<String>) -> Bool {
    if trailing.covering(Array(rest)) != nil { return true }
    guard rest.count <= freeTrailingWords else { return false }
    return rest.indices.allSatisfy { index in
      !forbidden.contains(rest[index]) && numbers.prefix(of: rest[index...]) == nil
    }
  }
}

extension String {
  /// Whether the text begins with a minus sign directly before a digit.
  var beginsWithMinus: Bool {
    let text = drop(while: \.isWhitespace)
    guard let sign = text.first, sign == "-" || sign == "\u{2212}" else { return false }
    return text.dropFirst().first?.isNumber == true
  }
}
