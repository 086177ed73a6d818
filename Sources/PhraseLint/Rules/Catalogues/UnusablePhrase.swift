import AppSources
import PhraseMatcher
import SpokenLanguage

/// A phrase that cannot be read, so that no command takes the app.
struct UnusablePhrase: LintRule {
  let description = LintRuleDescription(
    identifier: "unusable-phrase",
    severity: .error,
    summary: "A phrase that cannot be read",
    explanation: """
      A placeholder that is never closed, that has no name or stands twice, or a text without any word: nobody can say
      that, and `phrases`, `match` and `coverage` refuse the whole app for it.
      """,
    example: """
      "Open ${book in ${applicationName}"
      """,
    remedy: """
      "Open ${book} in ${applicationName}"
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    // What is wrong with a catalogue file is told where it is read.
    guard app.source.catalogVersion == nil else { return [] }
    return app.languages.flatMap { name -> [LintFinding] in
      var catalog = app.catalog(in: name)
      catalog.vocabularies = catalog.vocabularies.mapValues { _ in [] }
      do throws(PhraseCatalogErrors) {
        _ = try PhraseMatcher(
          PhraseCatalog(apps: [catalog]),
          language: Languages.language(for: name)
        )
        return []
      } catch {
        return error.errors.compactMap { finding(of: $0, in: app, language: name) }
      }
    }
  }

  private func finding(
    of error: PhraseCatalogError,
    in app: LintedApp,
    language: String
  ) -> LintFinding? {
    guard let text = error.phrase else { return nil }
    let phrase = app.phrases.first { $0.language == language && $0.text.template == text }
    // A translation that is not there yet is told as such.
    if text.isEmpty, phrase?.origin == .catalogue || phrase?.origin == .strings { return nil }
    let negative = app.source.providers.flatMap(\.negativePhrases)
      .first { $0.text.template == text }
    guard let place = phrase?.place ?? negative?.place else { return nil }
    return finding(place, "'\(text)' cannot be read: \(error.message)")
  }
}
