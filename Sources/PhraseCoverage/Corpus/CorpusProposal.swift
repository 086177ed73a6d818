public import PhraseMatcher

/// Test sentences to start from: every phrase of a catalogue, with some of its values.
public struct CorpusProposal: Sendable {
  /// The lines of a corpus, without their ends.
  public private(set) var lines: [String] = []

  /// Writes sentences.
  ///
  /// - Parameters:
  ///   - catalog: The phrases, in one language.
  ///   - limit: How many sentences a phrase makes at most.
  ///   - seed: Which values are drawn; the same seed draws the same.
  public init(_ catalog: PhraseCatalog, limit: Int = 3, seed: UInt64 = 1) {
    var lot = Lot(seed: seed)
    for app in catalog.apps {
      lines.append("# locale: \(app.locale)")
      for shortcut in app.shortcuts {
        lines.append("# \(app.name), \(shortcut.title ?? shortcut.intent)")
        for phrase in app.plainPhrases(of: shortcut, atMost: limit) where phrase.isListed {
          lines += Self.sentences(phrase.text, shortcut, app, limit: limit, lot: &lot)
        }
      }
      for sentence in app.negativePhrases {
        let said = sentence.replacing("${applicationName}", with: app.name)
        if !said.contains("${") { lines.append("\(said)\t-") }
      }
    }
  }

  private static func sentences(
    _ phrase: String,
    _ shortcut: PhraseCatalog.Shortcut,
    _ app: PhraseCatalog.App,
    limit: Int,
    lot: inout Lot
  ) -> [String] {
    guard let template = try? PhraseTemplate(parsing: phrase) else { return [] }
    var values: [(name: String, drawn: [PhraseCatalog.Value])] = []
    for name in template.parameterNames {
      let known = app.vocabularies[shortcut.parameters[name] ?? name] ?? []
      guard !known.isEmpty else { return ["# \(phrase): no value of '\(name)' is known"] }
      values.append((name, lot.draw(limit, from: known)))
    }
    let count = values.isEmpty ? 1 : values.map(\.drawn.count).max() ?? 1
    return (0..<min(max(1, limit), count)).map { number in
      var columns = [shortcut.intent]
      var said = ""
      for element in template.elements {
        switch element {
        case .literal(let text): said += text
        case .applicationName: said += app.name
        case .parameter(let name):
          guard let drawn = values.first(where: { $0.name == name })?.drawn else { continue }
          let value = drawn[number % drawn.count]
          said += value.title
          columns.append("\(name)=\(value.title)")
        }
      }
      return ([said] + columns).map { $0.replacing("\t", with: " ").replacing("\n", with: " ") }
        .joined(separator: "\t")
    }
  }
}
