import AppSources
import Foundation

/// A locale of a catalogue file that is no language's code.
struct UnknownLocale: LintRule {
  let description = LintRuleDescription(
    identifier: "unknown-locale",
    severity: .warning,
    summary: "A locale of a catalogue file that is no language's code",
    explanation: """
      An app is understood by those who speak its locale. A code that no language has is nobody's, and the words of its
      phrases are compared without the rules of any language.
      """,
    example: """
      {"name": "Diary", "locale": "enn", …}
      """,
    remedy: """
      {"name": "Diary", "locale": "en", …}
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    guard let place = app.source.languagePlace, let locale = app.source.declaredLanguage else {
      return []
    }
    let code = LanguageName.base(LanguageName.normalized(locale))
    guard !Locale.LanguageCode(code).isISOLanguage else { return [] }
    return [
      finding(place, "'\(locale)' is no language's code; write one, as in 'en' or 'zh-Hant'")
    ]
  }
}
