import AppSources

/// Finds which phrase of which file belongs to which shortcut, in whatever shape the files are.
struct PhraseCollector {
  private let source: AppSource
  private(set) var shortcuts: [ShortcutFacts]
  private(set) var phrases: [LintedPhrase] = []
  /// For the text of a source phrase its shortcut.
  private var owners: [String: Int] = [:]

  init(_ source: AppSource) {
    self.source = source
    shortcuts = source.shortcuts
  }

  mutating func collect() {
    for (number, shortcut) in shortcuts.enumerated() {
      for phrase in shortcut.phrases {
        let template = phrase.text.template
        if owners[template] == nil { owners[template] = number }
        phrases.append(
          LintedPhrase(
            text: phrase.text,
            place: phrase.place,
            language: source.sourceLanguage,
            origin: phrase.place.file.hasSuffix(".swift") ? .swift : .catalogFile,
            shortcut: number,
            conditions: phrase.conditions,
            written: phrase.written
          )
        )
      }
    }
    for table in source.phraseTables {
      for entry in table.entries where entry.extractionState != "stale" { add(entry, of: table) }
    }
  }

  private mutating func add(_ entry: PhraseTable.Entry, of table: PhraseTable) {
    let isSet = entry.localizations.values.contains(where: \.isSet)
    var shortcut = owners[entry.key]
    // Titles of shortcuts are translated in the same table, and what no source has is told as stale.
    if source.hasSources || !isSet, shortcut == nil, source.hasSources || !entry.key.contains("${")
    {
      return
    }
    if shortcut == nil, !source.hasSources, isSet {
      // Without sources a set is all there is to know of a shortcut.
      shortcut = shortcuts.count
      shortcuts.append(ShortcutFacts(intent: "", phrases: [], place: entry.place))
    }
    let language = source.sourceLanguage
    if !source.hasSources, entry.localizations[language] == nil, table.language == nil {
      append(entry.key, entry.place, language, entry, isSet: isSet, shortcut, table)
    }
    for (name, localization) in entry.localizations.sorted(by: { $0.key < $1.key }) {
      // What the sources say themselves counts in their language; the file only follows.
      if source.hasSources, name == language, shortcut != nil { continue }
      for value in localization.values {
        append(value.text, value.place, name, entry, isSet: localization.isSet, shortcut, table)
      }
    }
  }

  private mutating func append(
    _ text: String,
    _ place: SourcePlace,
    _ language: String,
    _ entry: PhraseTable.Entry,
    isSet: Bool,
    _ shortcut: Int?,
    _ table: PhraseTable
  ) {
    phrases.append(
      LintedPhrase(
        text: PhraseText(template: text),
        place: place,
        language: language,
        origin: table.language == nil ? .catalogue : .strings,
        shortcut: shortcut,
        sourcePhrase: isSet ? nil : PhraseText(template: entry.key)
      )
    )
  }
}
