/// The languages that the assistant knows.
public enum Languages {
  /// Every language with words of its own.
  public static let all: [any Language] = [
    English(), Korean(), Vietnamese(), German(), French(), Spanish(), Japanese(), Chinese(),
  ]

  /// The language of a locale identifier; never fails.
  ///
  /// Understands what systems and catalogues write: `ko`, `ko-KR`, `ko_KR.UTF-8`, `zh-Hant-HK`.
  /// `C`, `POSIX` and nothing mean English. A language without words of its own gets plain rules
  /// that split words, read digits and choose plural forms.
  public static func language(for localeIdentifier: String) -> any Language {
    if let language = all.first(where: { $0.code == localeIdentifier }) { return language }
    let code = languageCode(of: localeIdentifier)
    return all.first { $0.code == code } ?? Root(code: code)
  }

  /// Whether a locale's language has words of its own, so that more than plain rules are known of it.
  public static func hasPack(for localeIdentifier: String) -> Bool {
    let code = languageCode(of: localeIdentifier)
    return all.contains { $0.code == code }
  }

  /// The language part of a locale identifier in lower case.
  public static func languageCode(of localeIdentifier: String) -> String {
    let code = localeIdentifier.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    return code.isEmpty || code == "c" || code == "posix" || code.count > 8 ? "en" : code
  }
}
