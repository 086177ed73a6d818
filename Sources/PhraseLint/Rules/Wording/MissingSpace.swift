import AppSources

/// A word that touches a placeholder.
struct MissingSpace: LintRule {
  let description = LintRuleDescription(
    identifier: "missing-space",
    severity: .warning,
    summary: "A word that touches a placeholder",
    explanation: """
      Where the language puts spaces between words, a value glued to a word makes a word that nobody
      says. Endings and particles that belong to a name stay, in the languages that have them.
      """,
    example: """
      "Start a run in\\(.applicationName)"
      """,
    remedy: """
      "Start a run in \\(.applicationName)"
      """
  )

  /// Languages with spaces between words and no endings on names.
  private static let languages: Set<String> = [
    "ca", "cs", "da", "de", "el", "en", "es", "fr", "hr", "id", "it", "ms", "nb", "nl", "no", "pl",
    "pt", "ro", "ru", "sk", "sl", "sv", "uk", "vi",
  ]

  func findings(in app: LintedApp) -> [LintFinding] {
    app.phrases.filter {
      Self.languages.contains(LanguageName.base($0.language)) && Self.touches($0.text)
    }.map { phrase in
      finding(
        phrase.place,
        "a word touches a placeholder in '\(phrase.text.template)'; put a space between them",
        fix: .spaceAtPlaceholder
      )
    }
  }

  private static func touches(_ text: PhraseText) -> Bool {
    for (one, other) in zip(text.pieces, text.pieces.dropFirst()) {
      switch (one, other) {
      case (.literal(let text), .applicationName), (.literal(let text), .parameter):
        if let last = text.last, last.isLetter || last.isNumber { return true }
      case (.applicationName, .literal(let text)), (.parameter, .literal(let text)):
        // A single letter behind a name is an ending ("s").
        let word = text.prefix { $0.isLetter || $0.isNumber }
        if word.count > 1 { return true }
      case (.applicationName, .parameter), (.parameter, .applicationName): return true
      default: continue
      }
    }
    return false
  }
}
