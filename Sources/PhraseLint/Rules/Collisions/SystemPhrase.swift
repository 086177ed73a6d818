import AppSources
import SpokenLanguage

/// A phrase that the system itself understands.
struct SystemPhrase: LintRule {
  let description = LintRuleDescription(
    identifier: "system-phrase",
    severity: .warning,
    summary: "A phrase that the system itself understands",
    explanation: """
      "Open" and an app's name opens the app, whatever a shortcut of the app says. The system
      answers such sentences before it looks at shortcuts.
      """,
    example: """
      "Open \\(.applicationName)"
      """,
    remedy: """
      "Open the diary in \\(.applicationName)"
      """,
    isOfAppleOnly: true
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.phrases.compactMap { phrase in
      let base = LanguageName.base(phrase.language)
      let language = Languages.language(for: phrase.language)
      let spoken = SpokenPhrase(phrase.text, language: language)
      guard spoken.elements.contains(.applicationName),
        !spoken.elements.contains(where: { if case .parameter = $0 { true } else { false } })
      else { return nil }
      let said = spoken.words.joined(separator: " ")
      guard Self.commands[base]?.contains(said) == true else { return nil }
      return finding(
        phrase.place,
        "'\(phrase.text.template)' is what the system understands itself, and does without the "
          + "shortcut; say what the shortcut does"
      )
    }
  }

  /// What opens, ends or removes an app, without its name.
  private static let commands: [String: Set<String>] = [
    "de": ["öffne", "öffnen", "starte", "beende", "lösche"],
    "en": ["open", "launch", "open the app", "close", "quit", "delete", "install", "update"],
    "es": ["abre", "abrir", "cierra", "borra"],
    "fr": ["ouvre", "ouvrir", "ouvrez", "lance", "ferme"],
    "it": ["apri", "avvia", "chiudi"],
    "ja": ["を開く", "を開いて", "を起動", "を起動して", "を終了"],
    "ko": ["열어", "열어 줘", "열기", "실행", "실행해", "실행해 줘", "켜 줘"],
    "nl": ["open", "sluit"],
    "pt": ["abre", "abrir", "abra", "feche"],
    "ru": ["открой", "открыть", "запусти", "закрой"],
    "vi": ["mở", "đóng", "xóa", "khởi động"],
    "zh": ["打开", "開啟", "打開", "启动", "關閉", "关闭"],
  ]
}
