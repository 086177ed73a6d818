import SpokenLanguage

/// The phrases of a catalogue as examples of what people say who want something.
struct IntentExamples {
  /// The most ways of a phrase with brackets that are learnt from.
  private static let mostWays = 16

  /// A phrase, without the values and names that stand in it.
  struct Example {
    /// The number of the intent.
    var intent: Int
    /// The words, row by row between values.
    var rows: [[Token]]
  }

  /// The phrases of all intents by turns, so that none is learnt last.
  let examples: [Example]

  /// Reads the examples of some intents.
  ///
  /// - Parameters:
  ///   - catalog: The apps with their phrases.
  ///   - intents: By app and intent its number.
  ///   - language: The language of the phrases.
  ///   - limit: The most examples of an intent.
  init(
    _ catalog: PhraseCatalog,
    intents: [[String]: Int],
    language: any Language,
    atMost limit: Int
  ) {
    var rows: [[[[Token]]]] = Array(repeating: [], count: intents.count)
    for app in catalog.apps {
      for shortcut in app.shortcuts {
        guard let intent = intents[[app.name, shortcut.intent]] else { continue }
        for phrase in app.plainPhrases(of: shortcut, atMost: Self.mostWays)
        where phrase.isListed && rows[intent].count < limit {
          guard let template = try? PhraseTemplate(parsing: phrase.text) else { continue }
          let literals = template.elements.compactMap { element -> [Token]? in
            guard case .literal(let text) = element else { return nil }
            return language.tokens(in: text)
          }
          rows[intent].append(literals.filter { !$0.isEmpty })
        }
        if let title = shortcut.title, rows[intent].count < limit {
          rows[intent].append([language.tokens(in: title)])
        }
      }
    }
    var examples: [Example] = []
    for turn in 0..<(rows.map(\.count).max() ?? 0) {
      for intent in rows.indices where turn < rows[intent].count {
        examples.append(Example(intent: intent, rows: rows[intent][turn]))
      }
    }
    self.examples = examples
  }
}
