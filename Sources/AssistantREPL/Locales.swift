/// Reads the names of locales as systems and people write them.
enum Locales {
  /// The locale that the environment asks for; `C` and nothing at all mean English.
  static func preferred(in environment: [String: String]) -> String {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      let locale = value.prefix { $0 != "." && $0 != "@" }
      return locale == "C" || locale == "POSIX"
        ? "en" : String(locale.map { $0 == "_" ? "-" : $0 })
    }
    return "en"
  }

  /// The language part of a locale.
  static func language(of locale: String) -> String {
    String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
