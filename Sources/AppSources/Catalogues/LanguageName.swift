/// Names of languages as files and folders have them.
package enum LanguageName {
  /// A name with hyphens and usual capitals: `zh_TW` is `zh-TW`, `en-us` is `en-US`.
  package static func normalized(_ name: String) -> String {
    let parts = name.split { $0 == "-" || $0 == "_" }
    return parts.enumerated().map { number, part in
      switch (number, part.count) {
      case (0, _): part.lowercased()
      case (_, 4): part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case (_, 2): part.uppercased()
      default: String(part)
      }
    }.joined(separator: "-")
  }

  /// The language without script and region.
  package static func base(_ name: String) -> String {
    String(name.prefix { $0 != "-" })
  }
}
