import SpokenLanguage

/// One table: its keys in order, each with its translations.
struct StringTable: Sendable {
  var sourceLanguage = "en"
  private(set) var entries: [StringEntry] = []
  private var places: [String: Int] = [:]

  /// The languages that have at least one string.
  var languages: Set<String> {
    var languages: Set<String> = []
    for entry in entries { languages.formUnion(entry.localizations.keys) }
    return languages
  }

  subscript(key: String) -> StringEntry? { places[key].map { entries[$0] } }

  /// The entry of a key, made if it is new.
  mutating func update(_ key: String, _ change: (inout StringEntry) -> Void) {
    let place = places[key] ?? entries.count
    if place == entries.count {
      entries.append(StringEntry(key: key))
      places[key] = place
    }
    change(&entries[place])
  }

  /// Takes over what another table has; a later file does not replace an earlier one.
  mutating func merge(_ other: StringTable) {
    if entries.isEmpty {
      self = other
      return
    }
    for entry in other.entries {
      update(entry.key) { $0.localizations.merge(entry.localizations) { mine, _ in mine } }
    }
  }

  /// The first translation of a key along a chain of locales.
  func translation(
    of key: String,
    chain: LocaleChain
  ) -> (language: String, localization: Localization)? {
    guard let entry = self[key] else { return nil }
    // In its own language the key is the text; another country's spelling must not replace it.
    let isSource = chain.contains(sourceLanguage)
    guard let language = chain.first(in: entry.localizations.keys, relatives: !isSource) else {
      return nil
    }
    return entry.localizations[language].map { (language, $0) }
  }
}

/// A key with its translations by language.
struct StringEntry: Sendable {
  var key: String
  var extractionState: String?
  var shouldTranslate = true
  /// By normalised language code.
  var localizations: [String: Localization] = [:]

  init(key: String) {
    self.key = key
  }
}

/// What a key reads in one language.
struct Localization: Sendable, Hashable {
  var state: TranslationState = .translated
  var form: StringForm?
  /// The phrases of a set, for tables of phrases.
  var phrases: [String]?
  /// What `%#@name@` in the form stands for.
  var substitutions: [String: Substitution] = [:]
}

/// A text, or texts to choose from by a number.
indirect enum StringForm: Sendable, Hashable {
  case text(String)
  case plural([PluralCategory: StringForm])

  /// The text for a number; the general form where there is no number.
  ///
  /// A form for zero is taken for the number 0 in every language, as apps expect.
  func text(for number: Double?, language: any Language) -> String {
    switch self {
    case .text(let text):
      return text
    case .plural(let forms):
      let isZero = number == 0 && forms[.zero] != nil
      let category = isZero ? .zero : number.map { language.pluralCategory(of: $0) } ?? .other
      let form =
        forms[category] ?? forms[.other]
        ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
      return form?.text(for: number, language: language) ?? ""
    }
  }
}

/// A part of a text that has plural forms of its own.
struct Substitution: Sendable, Hashable {
  /// The argument it speaks about, counted from 1; nil for the next one.
  var argument: Int?
  /// What `%arg` stands for, such as `lld`.
  var specifier: String
  var form: StringForm
}
