import SpokenLanguage

extension StringTables {
  /// The text of a key with its arguments filled in.
  ///
  /// It is looked for along the fall-back chain of the locale (`zh-Hant-HK`, `zh-Hant`, `zh`), then
  /// in the source language, then it is the default value, then the key itself. Plural forms are
  /// chosen by the number they speak about; particles that depend on the sound of the word before
  /// them are resolved. An argument that is missing or does not fit leaves its specifier visible.
  ///
  /// - Parameters:
  ///   - key: The key, which often is the source text.
  ///   - defaultValue: What to take where no table has the key.
  ///   - table: The table's name.
  ///   - arguments: What the format specifiers of the text stand for, in order.
  ///   - locale: The locale, such as `ko` or `pt-BR`.
  /// - Returns: The text, never empty-handed: in the worst case the key.
  public func localized(
    _ key: String,
    defaultValue: String? = nil,
    table: String = "Localizable",
    arguments: [FormatArgument] = [],
    locale: String
  ) -> String {
    let found =
      find(key, table: table, locale: locale)
      ?? Translation(of: defaultValue ?? key, in: locale)
    return found.text(with: arguments, orElse: defaultValue ?? key)
  }

  /// The text of a key as it stands in the table, with its specifiers; the general plural form.
  ///
  /// - Returns: nil where neither the locale's chain nor the source language has the key.
  public func string(
    forKey key: String,
    table: String = "Localizable",
    locale: String
  ) -> String? {
    find(key, table: table, locale: locale)?.plainText
  }

  /// What a table has for a key in a locale or a more general one ("ko" for "ko-KR").
  package func translation(
    of key: String,
    table: String = "Localizable",
    locale: String
  ) -> Translation? {
    tables[table]?.translation(of: key, chain: LocaleChain.of(locale))
      .map { Translation(language: $0.language, localization: $0.localization) }
  }

  private func find(_ key: String, table: String, locale: String) -> Translation? {
    translation(of: key, table: table, locale: locale)
      ?? sourceTranslation(of: key, table: table)
  }

  /// What a table has for a key in the language that its keys are written in.
  package func sourceTranslation(of key: String, table: String) -> Translation? {
    tables[table].flatMap { translation(of: key, table: table, locale: $0.sourceLanguage) }
  }
}

/// What a table has for a key in a language.
package struct Translation: Sendable {
  package let language: String
  let localization: Localization

  /// The text with its places for arguments, where it is kept for many uses.
  private var format: FormatString?

  init(language: String, localization: Localization) {
    self.language = language
    self.localization = localization
  }

  /// What stands for a key that no table has: a text in the language in which it was looked for.
  package init(of text: String, in language: String) {
    self.init(language: language, localization: Localization(form: .text(text)))
  }

  /// The same, ready for being used often.
  package var kept: Translation {
    guard case .text(let text)? = localization.form else { return self }
    var kept = self
    kept.format = FormatString(text)
    return kept
  }

  /// The text as it stands in the table, with its specifiers; nil for a set of phrases.
  ///
  /// Of several forms it is the general one.
  package var plainText: String? {
    localization.form?.text(for: nil, language: Languages.language(for: language))
  }

  /// The text with its arguments filled in, or another where it is a set of phrases.
  package func text(with arguments: [FormatArgument], orElse other: String) -> String {
    let language = Languages.language(for: language)
    let formatter = StringFormatter(
      arguments: arguments,
      substitutions: localization.substitutions,
      language: language
    )
    let text =
      format.map(formatter.format) ?? formatter.format(localization.form ?? .text(other))
    return language.resolvingParticles(in: text)
  }
}
