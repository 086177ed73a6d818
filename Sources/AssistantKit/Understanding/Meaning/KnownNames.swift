import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// The names of a vocabulary, as they are looked for in sentences.
struct KnownNames {
  /// What an app told of them, without the things themselves.
  let told: ToldNames
  /// All as they are looked for.
  let values: NamedValues
  /// What else is known of the things; nil where they were not listed.
  let texts: KnownTexts?
  private let descriptions: Descriptions

  /// Makes of names what sentences are compared with.
  ///
  /// - Parameters:
  ///   - told: The names.
  ///   - language: The language that is spoken.
  ///   - last: What was made before in this language, of which what stayed as it was is taken over: most of what is
  ///     performed changes no name, and to read all anew takes long.
  init(_ told: ToldNames, _ language: any Language, after last: KnownNames?) {
    self.told = told.withoutThings
    let descriptions = Descriptions(of: told.described, language, after: last?.descriptions)
    self.descriptions = descriptions
    if let last, last.told.isNamed(as: told), last.descriptions.words == descriptions.words {
      values = last.values
    } else {
      values = NamedValues(
        index: NameIndex(
          told.heard,
          variants: Self.variants(of: told, language),
          language: language
        ),
        details: descriptions.words,
        kindWords: told.kinds.map { language.tokens(in: $0).map(\.text) },
        isOpen: told.isOpen,
        isWhole: told.isWhole,
        language: language
      )
    }
    let things = told.listed.map(KnownTexts.Thing.init)
    let same = last?.texts.flatMap { $0.things == things ? $0 : nil }
    texts = things.isEmpty ? nil : same ?? KnownTexts(of: things, language: language)
  }

  /// What else values may be called; the name of one among many things that an app has is no statement.
  private static func variants(of told: ToldNames, _ language: any Language) -> [[String]] {
    let proforms = NamedValues.proforms(of: told.heard, language)
    return told.heard.indices.map { place in
      let value = told.heard[place]
      let names = [value.title] + value.synonyms
      return (proforms.isEmpty ? [] : proforms[place])
        + names.flatMap(language.numbersWrittenOtherwise(in:))
        + names.compactMap(language.writtenTogether)
        + (told.isOpen ? [] : names.flatMap(language.otherTellings(of:)))
    }
  }
}
