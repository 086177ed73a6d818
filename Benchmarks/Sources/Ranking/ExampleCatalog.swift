import AssistantKit
import Foundation
import PhraseMatcher

/// Several apps as one that knows no values: each phrase is an example of what is said, with something in the place of
/// each parameter.
///
/// Such a catalogue is what somebody writes who has sentences and wants to know which intent others belong to.
struct ExampleCatalog {
  /// Where the apps' catalogues are.
  let files: [URL]
  /// The phrases that are given them beside those that they have.
  let morePhrases: MorePhrases

  /// The name of an app's intent, which others may have too.
  static func intent(_ intent: String, of file: URL) -> String {
    intent == LabelledSentence.nothing
      ? intent : file.deletingPathExtension().lastPathComponent + "." + intent
  }

  /// The catalogue.
  ///
  /// - Throws: What reading files throws.
  func catalog() throws -> PhraseCatalog {
    var shortcuts: [PhraseCatalog.Shortcut] = []
    var locale = "en"
    for file in files {
      for app in try morePhrases.catalog(file).apps {
        locale = app.locale
        shortcuts += app.shortcuts.compactMap { shortcut in
          let examples = shortcut.phrases.enumerated().compactMap { place, phrase in
            example(phrase, place, of: shortcut, in: app)
          }
          return examples.isEmpty
            ? nil
            : PhraseCatalog.Shortcut(
              intent: Self.intent(shortcut.intent, of: file),
              title: shortcut.title,
              phrases: examples
            )
        }
      }
    }
    return PhraseCatalog(apps: [
      PhraseCatalog.App(name: Self.name, locale: locale, shortcuts: shortcuts)
    ])
  }

  private static let name = "Helper"

  /// A phrase with something in the place of each parameter; nil where nothing is known that stands there.
  private func example(
    _ phrase: PhraseCatalog.Phrase,
    _ place: Int,
    of shortcut: PhraseCatalog.Shortcut,
    in app: PhraseCatalog.App
  ) -> PhraseCatalog.Phrase? {
    var text = phrase.text
    for (parameter, type) in shortcut.parameters.sorted(by: { $0.key < $1.key }) {
      let mark = "${\(parameter)}"
      guard text.contains(mark) else { continue }
      let values =
        app.vocabularies[type]?.map(\.title) ?? Self.builtIn[app.locale]?[type]
        ?? Self.builtInAnywhere[type] ?? []
      guard !values.isEmpty else { return nil }
      text = text.replacingOccurrences(of: mark, with: values[place % values.count])
    }
    return PhraseCatalog.Phrase(text)
  }

  /// What stands for numbers and moments, by language.
  private static let builtIn = [
    "en": [
      "@number": ["two", "5", "a dozen", "30"],
      "@date": ["tomorrow", "next Friday", "May 3"],
      "@time": ["noon", "half past six", "8 pm"],
      "@duration": ["ten minutes", "an hour", "two days"],
    ]
  ]
  private static let builtInAnywhere = ["@number": ["2", "5"]]
}
