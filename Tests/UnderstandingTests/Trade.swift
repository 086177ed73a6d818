import Foundation
import PhraseMatcher
import SpokenLanguage

@testable import Understanding

/// A small app that is nothing but a catalogue, in another language than English.
struct Trade {
  /// The phrases of an intent, and its parameters by what they take.
  typealias Intent = (phrases: [String], takes: KeyValuePairs<String, IntentFrame.Kind>)

  let understander: Understander

  /// - Parameters:
  ///   - locale: The language of the phrases.
  ///   - values: By vocabulary its names.
  ///   - intents: By intent its phrases, and its parameters by what they take.
  ///   - weighing: For which intents all words of every sentence speak.
  init(
    _ locale: String,
    values: [String: [String]],
    intents: KeyValuePairs<String, Intent>,
    weighing: [IntentShare] = []
  ) {
    let language = Languages.language(for: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    understander = Understander(
      frames: intents.map { intent in
        IntentFrame(
          app: "Trade",
          intent: intent.key,
          title: intent.value.phrases[0].replacing(/\$\{\w+\}/, with: ""),
          effect: .changes,
          parameters: intent.value.takes.map { Library.parameter($0.key, $0.value) },
          templates: intent.value.phrases
        )
      },
      catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Trade", shortcuts: [])]),
      values: Dictionary(
        uniqueKeysWithValues: values.map {
          (
            VocabularyName(app: "Trade", vocabulary: $0.key),
            NamedValues.all(titled: $0.value, in: language)
          )
        }
      ),
      language: language,
      calendar: calendar,
      now: { Date(timeIntervalSince1970: 1_795_428_000) },
      weighing: { _ in weighing }
    )
  }

  /// What a sentence asks for, in a short form.
  func commands(_ sentence: String) -> [String] {
    understander.understand(sentence).commands.map(Library.short)
  }
}
