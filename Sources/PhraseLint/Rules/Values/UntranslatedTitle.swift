import AppSources

/// A value's title that has no text in a language in which phrases speak of it.
struct UntranslatedTitle: LintRule {
  let description = LintRuleDescription(
    identifier: "untranslated-title",
    severity: .warning,
    summary: "A value's title without a text in a language of the phrases",
    explanation: """
      Values stand in phrases by their titles. One that nobody translated is said in the source's language in the middle
      of a sentence in another.
      """,
    example: """
      static let caseDisplayRepresentations = [.harbour: "Harbour"]
      "Harbour" : { }
      """,
    remedy: """
      "Harbour" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Hafen" } } } }
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    guard !app.source.textTables.isEmpty else { return [] }
    let source = LanguageName.base(app.source.sourceLanguage)
    let languages = app.languages.filter { LanguageName.base($0) != source }
    guard !languages.isEmpty else { return [] }
    // Where nothing has a text in a language, the language as a whole is what lacks.
    let entries = app.source.textTables.flatMap(\.entries)
    let texts = Dictionary(grouping: entries, by: \.key)
    let spoken = Set(entries.flatMap(\.localizations.keys)).union(
      app.source.textTables.compactMap(\.language)
    )
    return UnspeakableTitle.spokenTypes(of: app).flatMap { type in
      (app.source.types[type]?.cases ?? []).compactMap { value -> LintFinding? in
        guard let title = value.title, app.source.vocabularies[type] == nil,
          !UnspeakableTitle.isUnspeakable(title),
          texts[title]?.contains(where: { !$0.shouldTranslate }) != true
        else { return nil }
        let known = Set((texts[title] ?? []).flatMap(\.localizations.keys))
        let missing = languages.filter { language in
          Self.has(language, spoken) && !Self.has(language, known)
        }
        guard !missing.isEmpty else { return nil }
        return finding(
          value.place,
          "'\(title)', the title of \(type).\(value.name), has no text in \(missing.joined(separator: ", ")), "
            + "where phrases speak of it; translate it"
        )
      }
    }
  }

  /// Whether a language, or the one that it is a kind of, is among others.
  private static func has(_ language: String, _ others: Set<String>) -> Bool {
    others.contains(language) || others.contains(LanguageName.base(language))
      || others.contains { LanguageName.base($0) == language }
  }
}
