import AppSources

/// A placeholder that was meant to be the app's name.
struct ApplicationNameMisspelt: LintRule {
  let description = LintRuleDescription(
    identifier: "application-name-misspelt",
    severity: .error,
    summary: "A placeholder that was meant to be the app's name",
    explanation: """
      Only `applicationName`, with these capitals, stands for the app's name. Anything else is taken
      for a parameter, or said as it is written.
      """,
    example: """
      "Open ${appName}"
      """,
    remedy: """
      "Open ${applicationName}"
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.phrases.compactMap { phrase in
      Self.slip(in: phrase.text).map { slip in
        finding(
          phrase.place,
          "'\(slip)' in '\(phrase.text.template)' is not the app's name; write 'applicationName'"
        )
      }
    }
  }

  /// Whether the app's name is there under a wrong name.
  static func hasSlip(_ text: PhraseText) -> Bool { slip(in: text) != nil }

  /// What was written in the place of the app's name; nil where nothing was.
  static func slip(in text: PhraseText) -> String? {
    for piece in text.pieces {
      switch piece {
      case .parameter(let name) where isSlip(name): return name
      case .other(let source) where isSlip(source.filter { $0.isLetter }): return source
      case .literal(let text):
        if let slip = slip(inWords: text) { return slip }
      default: continue
      }
    }
    return nil
  }

  /// The app's placeholder with other marks around it, or none: `{applicationName}`, `$(applicationName)`.
  private static func slip(inWords text: String) -> String? {
    // The ways in which Swift and catalogues write it are told by other rules.
    guard !text.contains("\\("), !text.contains("${"),
      let range = text.firstRange(of: #/[$%{(<\[]*applicationName[})>\]]*/#)
    else { return nil }
    return String(text[range])
  }

  private static let slips: Set<String> = [
    "appname", "app", "application", "applicationame", "aplicationname", "applicationnname",
    "appplicationname", "applicatonname", "bundlename", "productname", "applicationnane",
  ]

  private static func isSlip(_ name: String) -> Bool {
    name != "applicationName"
      && (name.lowercased() == "applicationname" || slips.contains(name.lowercased()))
  }
}
