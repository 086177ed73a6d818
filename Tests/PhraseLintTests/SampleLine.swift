/// A line of an invented app: as it is written, or what it is about.
struct SampleLine: Sendable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  /// A shortcut of an intent, with its phrases as they stand in the source.
  static func shortcut(_ intent: String, _ phrases: String) -> SampleLine {
    SampleLine(
      stringLiteral: "AppShortcut(intent: \(intent)(), phrases: [\(phrases)], "
        + #"shortTitle: "T", systemImageName: "x")"#
    )
  }

  /// An entry of a catalogue with its translations.
  static func entry(
    _ key: String,
    _ translations: KeyValuePairs<String, String>
  ) -> SampleLine {
    let units = translations.map { language, text in
      #""\#(language)": { "stringUnit": { "state": "translated", "value": "\#(text)" } }"#
    }
    return SampleLine(
      stringLiteral: #""\#(key)": { "localizations": { \#(units.joined(separator: ", ")) } }"#
    )
  }
}

extension [SampleLine] {
  /// The lines as a text.
  var source: String { map(\.text).joined(separator: "\n") }
}
