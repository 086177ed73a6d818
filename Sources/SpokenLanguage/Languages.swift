/// The languages that the assistant knows.
public enum Languages {
  /// The languages by their codes, so that none is read in only to be asked for its code.
  static let packs: [(code: String, pack: any Language)] = [
    ("en", English()), ("ko", Korean()), ("vi", Vietnamese()), ("de", German()),
    ("fr", French()), ("es", Spanish()), ("ja", Japanese()), ("zh", Chinese()),
  ]

  /// Every language with words of its own.
  public static let all: [any Language] = packs.map(\.pack)

  /// The codes of the same languages.
  public static let codes: [String] = packs.map(\.code)

  /// Every language with words of its own but the one with a code.
  public static func others(than code: String) -> [any Language] {
    packs.filter { $0.code != code }.map(\.pack)
  }

  /// The language of a locale identifier; never fails.
  ///
  /// Understands what systems and catalogues write: `ko`, `ko-KR`, `ko_KR.UTF-8`, `zh-Hant-HK`.
  /// `C`, `POSIX` and nothing mean English. A language without words of its own gets plain rules
  /// that split words, read digits and choose plural forms.
  public static func language(for localeIdentifier: String) -> any Language {
    if let language = pack(localeIdentifier) { return language }
    let code = languageCode(of: localeIdentifier)
    return pack(code) ?? Root(code: code)
  }

  private static func pack(_ code: String) -> (any Language)? {
    packs.first { $0.code == code }?.pack
  }

  /// Whether a locale's language has words of its own, so that more than plain rules are known of it.
  public static func hasPack(for localeIdentifier: String) -> Bool {
    let code = languageCode(of: localeIdentifier)
    return pack(code) != nil
  }

  /// The language part of a locale identifier in lower case.
  public static func languageCode(of localeIdentifier: String) -> String {
    let code = localeIdentifier.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    return code.isEmpty || code == "c" || code == "posix" || code.count > 8 ? "en" : code
  }
}
