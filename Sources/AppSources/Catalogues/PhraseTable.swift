/// A file of phrases or texts in one or several languages, with the place of each.
package struct PhraseTable: Sendable, Hashable {
  /// An entry: a key and what stands for it in each language.
  package struct Entry: Sendable, Hashable {
    /// The key.
    package var key: String
    /// Where the key stands.
    package var place: SourcePlace
    /// What Xcode says of where the key comes from: `extracted_with_value`, `manual`, `stale`.
    package var extractionState: String?
    /// What the author says of the entry.
    package var comment = ""
    /// Whether it is to be translated.
    package var shouldTranslate = true
    /// What stands for it, by language.
    package var localizations: [String: Localization] = [:]
  }

  /// What stands for a key in a language.
  package struct Localization: Sendable, Hashable {
    /// How far it is: `new`, `translated`, `needs_review`, `stale`.
    package var state: String
    /// Whether it is a set of phrases, one of which is said.
    package var isSet: Bool
    /// The texts in order.
    package var values: [Value]
  }

  /// A text and its place.
  package struct Value: Sendable, Hashable {
    /// The text.
    package var text: String
    /// Where it stands.
    package var place: SourcePlace
  }

  /// The file.
  package var file: String
  /// The name without ending: `AppShortcuts`, `Localizable`, `InfoPlist`.
  package var name: String
  /// The language of a `.strings` file; nil for a catalogue of several.
  package var language: String?
  /// The language in which keys are written.
  package var sourceLanguage: String?
  /// The entries in order.
  package var entries: [Entry] = []
  /// What is wrong with the file.
  package var issues: [SourceIssue] = []

  /// The languages that the file has something in.
  package var languages: Set<String> {
    Set(entries.flatMap(\.localizations.keys)).union([language].compactMap(\.self))
  }
}
