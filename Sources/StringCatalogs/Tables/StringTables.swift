/// All string tables of one app's resources, in all their languages.
///
/// A value, read once from files and then only asked:
///
/// ```swift
/// let strings = try StringTables.load(directory: resources)
/// strings.localized("Added %@.", arguments: [.string("Emma")], locale: "ko")
/// ```
public struct StringTables: Sendable {
  /// What was read but looks like a mistake, such as a key that stands in a file twice.
  public internal(set) var warnings: [StringCatalogIssue] = []

  var tables: [String: StringTable] = [:]

  /// Makes tables without any string; look-ups answer with default values and keys.
  public init() {}

  /// The languages that have at least one string, sorted.
  public var languages: [String] {
    var languages: Set<String> = []
    for table in tables.values { languages.formUnion(table.languages) }
    return languages.sorted()
  }

  /// The names of the tables, sorted.
  public var tableNames: [String] { tables.keys.sorted() }

  /// The language that the keys of the tables are written in.
  public var sourceLanguage: String {
    tables["Localizable"]?.sourceLanguage ?? tables["AppShortcuts"]?.sourceLanguage
      ?? tables.sorted { $0.key < $1.key }.first?.value.sourceLanguage ?? "en"
  }

  /// The keys of a table in the order in which its file has them.
  public func keys(table: String = "Localizable") -> [String] {
    tables[table]?.entries.map(\.key) ?? []
  }
}

// MARK: - Translations

extension StringTables {
  /// Whether a table has a translation for a locale or a more general one ("ko" for "ko-KR").
  public func contains(_ key: String, table: String = "Localizable", locale: String) -> Bool {
    translation(of: key, table: table, locale: locale) != nil
  }

  /// The keys that have no translation for a locale though they should have one.
  ///
  /// Keys that are not to be translated and keys whose source is gone do not count; neither does
  /// anything in the language the keys are written in.
  public func missingKeys(table: String = "Localizable", locale: String) -> [String] {
    guard let table = tables[table] else { return [] }
    let chain = LocaleChain.of(locale)
    if chain.contains(table.sourceLanguage) { return [] }
    return table.entries.filter { entry in
      entry.shouldTranslate && entry.extractionState != "stale"
        && table.translation(of: entry.key, chain: chain) == nil
    }.map(\.key)
  }

  /// How far the translation of a key for a locale is; nil where there is none.
  public func state(
    ofKey key: String,
    table: String = "Localizable",
    locale: String
  ) -> TranslationState? {
    tables[table]?.translation(of: key, chain: LocaleChain.of(locale))?.localization.state
  }
}

/// How far a translation is.
public enum TranslationState: String, Sendable, Hashable, CaseIterable {
  case new
  case translated
  case needsReview = "needs_review"
  case stale
}

// MARK: - Putting tables together

extension StringTables {
  /// Puts a text in a table, in place of what may be there.
  public mutating func set(
    _ text: String,
    forKey key: String,
    table: String = "Localizable",
    locale: String
  ) {
    tables[table, default: StringTable()].update(key) { entry in
      entry.localizations[LocaleChain.normalized(locale)] = Localization(form: .text(text))
    }
  }

  /// Puts the phrases of an App Shortcut in the table `AppShortcuts`, under its first source phrase.
  public mutating func set(phrases: [String], forKey key: String, locale: String) {
    tables["AppShortcuts", default: StringTable()].update(key) { entry in
      entry.localizations[LocaleChain.normalized(locale)] = Localization(phrases: phrases)
    }
  }

  /// Adds the tables of other resources; where both have a translation, this one's stays.
  public mutating func merge(_ other: StringTables) {
    for (name, table) in other.tables { tables[name, default: StringTable()].merge(table) }
    warnings += other.warnings
  }
}
