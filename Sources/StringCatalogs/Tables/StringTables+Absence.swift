/// Why a text is shown as it stands in the source.
public enum TextAbsence: Sendable, Hashable {
  /// No catalogue has its key.
  case fromCatalog
  /// The catalogue has its key and no translation into the language.
  case fromLanguage
}

extension StringTables {
  /// Why a key is its own text in a locale; nil where there is a translation, or where none is wanted.
  ///
  /// In the language that the catalogue is written in, a key is its own text. Without any catalogue
  /// nothing is missing.
  public func absence(
    ofKey key: String,
    table: String = "Localizable",
    locale: String
  ) -> TextAbsence? {
    guard !tables.isEmpty else { return nil }
    guard let table = tables[table], let entry = table[key] else { return .fromCatalog }
    let chain = LocaleChain.of(locale)
    guard entry.shouldTranslate, !chain.contains(table.sourceLanguage),
      table.translation(of: key, chain: chain) == nil
    else { return nil }
    return .fromLanguage
  }
}
