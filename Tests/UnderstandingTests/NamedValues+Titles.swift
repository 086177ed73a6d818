import PhraseMatcher
import SpokenLanguage

@testable import Understanding

extension NamedValues {
  /// All values of a vocabulary, as those of an app that is nothing but a catalogue: each is called by its title.
  static func all(titled titles: [String], in language: any Language) -> NamedValues {
    NamedValues(
      index: NameIndex(
        titles.map { PhraseCatalog.Value(id: $0, title: $0) },
        language: language
      ),
      isOpen: true,
      isWhole: true,
      language: language
    )
  }
}
