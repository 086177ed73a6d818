public import PhraseMatcher
public import SpokenLanguage

extension NamedValues {
  /// What else values are called with what stands for the noun that all their titles end with ("읽을 거" for
  /// "읽을 책").
  ///
  /// - Parameters:
  ///   - values: The values of one vocabulary.
  ///   - language: The language of the names.
  /// - Returns: The other names of each value; nothing where the titles share no last word.
  /// - Complexity: Linear in the number of names.
  public static func proforms(
    of values: [PhraseCatalog.Value],
    _ language: any Language
  ) -> [[String]] {
    let proforms = language.grammar.nounProforms
    guard !proforms.isEmpty, values.count > 1, let noun = lastWord(of: values[0].title),
      values.allSatisfy({ lastWord(of: $0.title) == noun })
    else { return [] }
    return values.map { value in
      ([value.title] + value.synonyms).filter { lastWord(of: $0) == noun }
        .map { $0.dropLast(noun.count) }
        .flatMap { description in proforms.map { description + $0 } }
    }
  }

  /// The last of several words.
  private static func lastWord(of name: String) -> Substring? {
    name.lastIndex(where: \.isWhitespace).map { name[name.index(after: $0)...] }
  }
}
