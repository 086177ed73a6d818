package import OrderedJSON
public import PhraseMatcher

/// What could be said in a language: what a report compares the sentences with.
public struct CoverageInventory: Sendable, Hashable {
  /// A value of a vocabulary.
  public struct Value: Sendable, Hashable {
    /// The vocabulary's name.
    public var vocabulary: String
    /// What identifies the value.
    public var id: String
    /// What is said.
    public var title: String
  }

  /// The language.
  public var locale: String
  /// The phrases, in the catalogue's order.
  public var phrases: [CoverageReport.PhraseName]
  /// The values that stand in phrases, in the catalogue's order.
  public var values: [Value]
  /// The names that stand for apps.
  public var names: [String]

  /// What a catalogue offers.
  public init(_ catalog: PhraseCatalog, locale: String) {
    self.locale = locale
    phrases = catalog.apps.flatMap { app in
      app.shortcuts.flatMap { shortcut in
        shortcut.phrases.map {
          CoverageReport.PhraseName(app: app.name, intent: shortcut.intent, phrase: $0.text)
        }
      }
    }
    values = catalog.apps.flatMap { app in
      let used = Set(app.shortcuts.flatMap(\.parameters.values))
      return app.vocabularies.sorted { $0.key < $1.key }.filter { used.contains($0.key) }
        .flatMap { name, values in
          values.map { Value(vocabulary: name, id: $0.id, title: $0.title) }
        }
    }
    names = catalog.apps.flatMap { [$0.name] + $0.synonyms }
  }
}

extension CoverageInventory {
  /// The inventory as a JSON object.
  package var json: JSON {
    .object([
      JSON.Member("locale", JSON(locale)),
      JSON.Member(
        "phrases",
        .array(phrases.map { .array([JSON($0.app), JSON($0.intent), JSON($0.phrase)]) })
      ),
      JSON.Member(
        "values",
        .array(values.map { .array([JSON($0.vocabulary), JSON($0.id), JSON($0.title)]) })
      ),
      JSON.Member("names", JSON(names)),
    ])
  }

  /// Reads an inventory; nil for what is none.
  package init?(_ json: LocatedJSON) {
    guard let locale = json["locale"]?.string else { return nil }
    func rows(_ name: String) -> [[String]] {
      (json[name]?.array ?? []).map { ($0.array ?? []).compactMap(\.string) }.filter {
        $0.count == 3
      }
    }
    self.locale = locale
    phrases = rows("phrases").map {
      CoverageReport.PhraseName(app: $0[0], intent: $0[1], phrase: $0[2])
    }
    values = rows("values").map { Value(vocabulary: $0[0], id: $0[1], title: $0[2]) }
    names = (json["names"]?.array ?? []).compactMap(\.string)
  }
}
