public import StringCatalogs
import Synchronization

/// The language of a conversation, with the catalogues of the app that speaks in it.
///
/// ``current`` is bound while an app's code runs, so that `String(localized:)` inside an intent finds
/// the app's texts. A detached task has the default: English, and every key for its own text.
public final class AppLocalization: Sendable {
  /// The app's texts.
  public let tables: StringTables
  /// The locale's identifier, for example `ko`.
  public let locale: String
  /// Where texts that are missing are written down; nil for nowhere.
  let missing: MissingTexts?
  /// What was found for the keys of the usual table, since apps say the same things again and again.
  private let known = Mutex<[String: Known]>([:])

  private static let usualTable = "Localizable"
  /// The most keys that are remembered; whoever asks for more makes them up.
  private static let mostKnown = 1_024

  /// The language in which texts are looked up right now.
  @TaskLocal public static var current = AppLocalization()

  /// Texts and the locale to look them up in; without any, keys are their own texts.
  public convenience init(tables: StringTables = StringTables(), locale: String = "en") {
    self.init(tables, locale, missing: nil)
  }

  init(_ tables: StringTables, _ locale: String, missing: MissingTexts?) {
    self.tables = tables
    self.locale = locale
    self.missing = missing
  }

  /// The text of a resource, with its values in their places.
  public func string(_ resource: LocalizedStringResource) -> String {
    let locale = resource.ownLocale?.identifier ?? locale
    let value = resource.defaultValue
    let table = resource.table ?? Self.usualTable
    let known =
      table == Self.usualTable && locale == self.locale
      ? known(resource.key)
      : Known(
        translation(of: resource.key, table: table, locale: locale),
        of: value.key,
        locale: locale
      )
    // Without values a text is no format: what it has of percent signs is meant as it stands.
    guard !value.arguments.isEmpty else { return known.plainText ?? value.key }
    let arguments = value.arguments.map { formatArgument($0, locale: locale) }
    return known.text(with: arguments, orElse: value.key)
  }

  private func known(_ key: String) -> Known {
    if let known = known.withLock({ $0[key] }) { return known }
    let found = Known(
      translation(of: key, table: Self.usualTable, locale: locale),
      of: key,
      locale: locale
    ).kept
    known.withLock { known in
      if known.count >= Self.mostKnown { known.removeAll() }
      known[key] = found
    }
    return found
  }

  /// What there is for a key: the app's own text first, the framework's after that, and then the app's in the language
  /// that it is written in.
  private func translation(of key: String, table: String, locale: String) -> Translation? {
    let found =
      tables.translation(of: key, table: table, locale: locale)
      ?? FrameworkTexts.tables(for: locale).translation(of: key, table: table, locale: locale)
    if let found { return found }
    note(key, table: table, locale: locale)
    return tables.sourceTranslation(of: key, table: table)
  }

  /// The locale, for Foundation's formatters.
  var foundationLocale: Locale { Locale(identifier: locale) }

  private func formatArgument(_ argument: LocalizationArgument, locale: String) -> FormatArgument {
    switch argument {
    case .string(let string): .string(string)
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .resource(let resource): .string(string(resource))
    case .placeholder: .string("…")
    case .formatted(let formatted):
      .string(formatted.text(AppLocalization(tables: tables, locale: locale)))
    }
  }
}

/// What there is for a key: a translation, or the key itself where there is none.
private struct Known: Sendable {
  private var translation: Translation
  /// The key that stands for itself; nil for one that is translated.
  private let untranslated: String?

  init(_ found: Translation?, of key: String, locale: String) {
    translation = found ?? Translation(of: key, in: locale)
    untranslated = found == nil ? key : nil
  }

  /// The same, made ready for many uses.
  var kept: Known {
    var known = self
    known.translation = translation.kept
    return known
  }

  /// The text as it stands; nil where there is none.
  var plainText: String? { untranslated == nil ? translation.plainText : nil }

  /// The text with its values, or another text where there is none.
  func text(with arguments: [FormatArgument], orElse other: String) -> String {
    guard let untranslated, untranslated != other else {
      return translation.text(with: arguments, orElse: other)
    }
    return Translation(of: other, in: translation.language).text(with: arguments, orElse: other)
  }
}

extension AppLocalization {
  /// A value of a parameter or property as a person reads it in this language.
  public func text(of value: any Sendable) -> String {
    Self.$current.withValue(self) { displayText(of: value) }
  }
}
