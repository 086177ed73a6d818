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
    let found = find(key, table: table, locale: locale)
    let language = Languages.language(for: found?.language ?? locale)
    let localization = found?.localization ?? Localization(form: .text(defaultValue ?? key))
    let formatter = StringFormatter(
      arguments: arguments,
      substitutions: localization.substitutions,
      language: language
    )
    let text = formatter.format(localization.form ?? .text(defaultValue ?? key))
    return language.resolvingParticles(in: text)
  }

  /// The text of a key as it stands in the table, with its specifiers; the general plural form.
  ///
  /// - Returns: nil where neither the locale's chain nor the source language has the key.
  public func string(
    forKey key: String,
    table: String = "Localizable",
    locale: String
  ) -> String? {
    guard let found = find(key, table: table, locale: locale) else { return nil }
    let language = Languages.language(for: found.language)
    return found.localization.form?.text(for: nil, language: language)
  }

  private func find(
    _ key: String,
    table: String,
    locale: String
  ) -> (language: String, localization: Localization)? {
    guard let table = tables[table] else { return nil }
    return table.translation(of: key, chain: LocaleChain.of(locale))
      ?? table.translation(of: key, chain: LocaleChain.of(table.sourceLanguage))
  }
}
