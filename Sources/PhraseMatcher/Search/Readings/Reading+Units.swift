import SpokenLanguage

extension Reading {
  /// The reading with lengths of time counted as its phrase counts them: "rewind 2 minutes" for "Rewind ${seconds}
  /// seconds" takes 120.
  func countedAsInPhrase(_ language: any Language) -> Reading {
    var counted = self
    for place in parameters.indices {
      guard case .number(let number) = parameters[place].value,
        let piece = alignment.firstIndex(where: { $0.role == .parameter(parameters[place].name) }),
        alignment.indices.contains(piece + 1)
      else { continue }
      let next = alignment[piece + 1]
      guard next.role == .literal, next.difference == .dropped,
        let amount = language.amount(of: parameters[place].text, countedIn: next.expected),
        amount != number
      else { continue }
      counted.parameters[place].value = .number(amount)
    }
    return counted
  }
}

extension Understanding {
  /// The same with lengths of time counted as the phrases count them.
  func countedAsInPhrases(_ language: any Language) -> Understanding {
    var counted = self
    counted.reading = reading?.countedAsInPhrase(language)
    counted.alternatives = alternatives.map { $0.countedAsInPhrase(language) }
    counted.then = then.map { $0.countedAsInPhrases(language) }
    return counted
  }
}
