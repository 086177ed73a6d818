import AppIntents
import SpokenLanguage

/// Tells which words may be the value of a property, and how much it costs to take them for it.
struct FindValueReader: Sendable {
  let kind: FindKind
  let answers: AnswerReader

  /// A word of a text that things have costs less than one that only may be of it.
  static let costOfKnownWord = 0.5

  /// What it costs to take some words as a value of a type; nil where they are none.
  func cost(
    of range: Range<Int>,
    as type: ParameterType,
    of property: Int,
    isLast: Bool,
    in sentence: FindTokens
  ) -> Double? {
    let text = sentence.text(range)
    switch type {
    case .text: return cost(ofText: range, of: property, in: sentence)
    case .integer, .number:
      guard number(range, endsPhrase: isLast, in: sentence) != nil else { return nil }
      return text.contains(where: \.isNumber) ? 0.2 : 0.5
    case .date: return answers.dateOrYear(text) != nil ? 0.2 : nil
    case .option where !kind.options[property].isEmpty:
      return kind.options[property].contains(Array(sentence.keys[range])) ? 0.2 : nil
    case .option, .list: return cost(ofText: range, of: property, in: sentence)
    case .bool:
      return answers.confirmation(text, accept: [], deny: []).isSuccess ? 0.2 : nil
    case .duration, .measurement, .url, .file, .currency, .person:
      return answers.value(text, of: type).isSuccess ? 0.2 : nil
    }
  }

  private func cost(ofText range: Range<Int>, of property: Int, in sentence: FindTokens) -> Double {
    let cost = sentence.cost(ofText: range)
    let isKnown =
      kind.texts?.values(of: range, in: sentence).contains {
        $0.property == kind.properties[property].name
      } ?? false
    return isKnown ? min(cost, Self.costOfKnownWord * Double(range.count)) : cost
  }

  /// The number that words stand for; nil where fewer of them stand for the same, so that nothing that
  /// stands around a number is taken for a part of it.
  func number(_ range: Range<Int>, endsPhrase: Bool, in sentence: FindTokens) -> Double? {
    func read(_ range: Range<Int>) -> Double? {
      range.isEmpty ? nil : answers.language.number(in: sentence.text(range))
    }
    let digits = range.map { sentence.text($0..<$0 + 1).contains(where: \.isNumber) }
    if digits.contains(true) {
      guard digits.first == true else { return nil }
    } else {
      // A syllable of a name is no number, though it may be spelled like one.
      guard sentence.beginsWord(range.lowerBound) else { return nil }
      let end = range.upperBound
      guard !endsPhrase || end == sentence.count || sentence.beginsWord(end) else { return nil }
    }
    // "… không? Mở …": what ends a question is no nought before what is asked then.
    guard sentence.breaks(in: range) == 0, let number = read(range),
      read(range.lowerBound..<range.upperBound - 1) != number,
      read(range.lowerBound + 1..<range.upperBound) != number
    else { return nil }
    return number
  }
}

extension FindTokens {
  /// What it costs to take some words as a text, which no word is forbidden in.
  func cost(ofText range: Range<Int>) -> Double {
    if isQuotation(range) { return 0.2 }
    return Double(range.count) + 1.5 * Double(breaks(in: range))
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
