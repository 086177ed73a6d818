/// Puts a long list in alphabetical order, under the letters that its names begin with.
struct IndexedCollation {
  /// The language whose alphabet it is.
  let locale: Locale

  /// The options in order, each with the heading of its letter; what begins with none comes last.
  func sorted(_ options: [IntentOption]) -> [IntentOption] {
    options.map { option in
      var option = option
      option.section = heading(of: option.title)
      return option
    }.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let isLetter = (first.section != Self.others, second.section != Self.others)
      if isLetter.0 != isLetter.1 { return isLetter.0 }
      switch first.title.compare(second.title, options: Self.comparison, locale: locale) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: return left.offset < right.offset
      }
    }.map(\.element)
  }

  /// The heading of what begins with no letter.
  private static let others = "#"
  private static let comparison: String.CompareOptions = [
    .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
  ]
  /// The first consonants of Hangul syllables, in the order in which Unicode has them; the doubled ones
  /// stand under the simple ones.
  private static let consonants: [Character] = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let syllablesOfConsonant: UInt32 = 588

  private func heading(of title: String) -> String {
    let first = title.folding(options: Self.comparison, locale: locale).first
    guard let first, first.isLetter, let scalar = first.unicodeScalars.first else {
      return Self.others
    }
    guard Self.syllables.contains(scalar.value) else { return first.uppercased(with: locale) }
    let place = (scalar.value - Self.syllables.lowerBound) / Self.syllablesOfConsonant
    return String(Self.consonants[Int(place)])
  }
}

extension Character {
  fileprivate func uppercased(with locale: Locale) -> String {
    String(self).uppercased(with: locale)
  }
}
