package import AppSources
import PhraseMatcher

/// An app as the rules see it: its phrases in every language, and what they speak of.
package struct LintedApp: Sendable {
  /// What was read of the app.
  package let source: AppSource
  /// Its shortcuts.
  package let shortcuts: [ShortcutFacts]
  /// Its phrases, the source language's first.
  package let phrases: [LintedPhrase]
  /// For each shortcut its phrases, by their numbers; large apps are looked at once and not once a shortcut.
  private let phrasesOfShortcuts: [Int?: [Int]]
  /// The values that are given by the name of their type, in every language alike.
  let givenValues: [String: [PhraseCatalog.Value]]

  /// Makes the phrases of an app known to rules.
  package init(_ source: AppSource) {
    self.source = source
    var reader = PhraseCollector(source)
    reader.collect()
    shortcuts = reader.shortcuts
    phrases = reader.phrases
    phrasesOfShortcuts = Dictionary(grouping: phrases.indices) { [phrases] in phrases[$0].shortcut }
    givenValues = source.vocabularies.mapValues { values in
      values.map { PhraseCatalog.Value(id: $0.id, title: $0.title, synonyms: $0.synonyms) }
    }
  }

  /// The phrases of a shortcut in every language; those of no known one for nil.
  func phrases(of shortcut: Int?) -> [LintedPhrase] {
    (phrasesOfShortcuts[shortcut] ?? []).map { phrases[$0] }
  }

  /// The phrases of a shortcut in a language.
  func phrases(of shortcut: Int?, in language: String) -> [LintedPhrase] {
    phrases(of: shortcut).filter { $0.language == language }
  }

  /// The name that stands for the app in a language, for messages and catalogues.
  package func name(in language: String) -> String {
    source.localizedNames[language] ?? source.localizedNames[LanguageName.base(language)]
      ?? source.name ?? "App"
  }

  /// What a shortcut is called in messages.
  func title(of shortcut: Int?) -> String {
    guard let shortcut else { return "another entry" }
    let facts = shortcuts[shortcut]
    return facts.intent.isEmpty ? facts.shortTitle ?? "shortcut \(shortcut + 1)" : facts.intent
  }

  /// The languages that have phrases, the source's first.
  package var languages: [String] {
    [source.sourceLanguage]
      + Set(phrases.map(\.language)).subtracting([source.sourceLanguage]).sorted()
  }

  /// The intent of a shortcut, where the sources declare it.
  func intent(of shortcut: Int) -> TypeFacts? {
    source.types[shortcuts[shortcut].intent]
  }

  /// The type of a phrase's parameter; nil where no source tells.
  func type(of parameter: String, in shortcut: Int?) -> String? {
    guard let shortcut, let intent = intent(of: shortcut) else { return nil }
    return intent.parameters.first { $0.name == parameter }?.elementType
  }

  /// Whether a type conforms to a protocol, itself or through a protocol of the app's.
  func type(_ name: String, conformsTo protocolNames: Set<String>) -> Bool {
    var visited: Set<String> = []
    var left = [name]
    while let next = left.popLast() {
      guard visited.insert(next).inserted, let type = source.types[next] else { continue }
      if !protocolNames.isDisjoint(with: type.inherits) { return true }
      left += type.inherits
    }
    return false
  }
}
