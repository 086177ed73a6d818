public import StringCatalogs

/// The language of a conversation, with the catalogues of the app that speaks in it.
///
/// ``current`` is bound while an app's code runs, so that `String(localized:)` inside an intent finds
/// the app's texts. A detached task has the default: English, and every key for its own text.
public struct AppLocalization: Sendable {
  /// The app's texts.
  public var tables: StringTables
  /// The locale's identifier, for example `ko`.
  public var locale: String
  /// Where texts that are missing are written down; nil for nowhere.
  var missing: MissingTexts?

  /// The language in which texts are looked up right now.
  @TaskLocal public static var current = AppLocalization()

  /// Texts and the locale to look them up in; without any, keys are their own texts.
  public init(tables: StringTables = StringTables(), locale: String = "en") {
    self.tables = tables
    self.locale = locale
  }

  /// The text of a resource, with its values in their places.
  public func string(_ resource: LocalizedStringResource) -> String {
    let locale = resource.ownLocale?.identifier ?? locale
    let value = resource.defaultValue
    let table = resource.table ?? "Localizable"
    // The app's own texts come first, the framework's after them.
    let found =
      tables.translation(of: resource.key, table: table, locale: locale)
      ?? FrameworkTexts.tables(for: locale)
      .translation(of: resource.key, table: table, locale: locale)
    if found == nil { note(resource.key, table: table, locale: locale) }
    // Without values a text is no format: what it has of percent signs is meant as it stands.
    guard !value.arguments.isEmpty else {
      let text =
        found.map(\.plainText) ?? tables.string(forKey: resource.key, table: table, locale: locale)
      return text ?? value.key
    }
    let arguments = value.arguments.map { formatArgument($0, locale: locale) }
    if let found { return found.text(with: arguments, orElse: value.key) }
    return tables.localized(
      resource.key,
      defaultValue: value.key,
      table: table,
      arguments: arguments,
      locale: locale
    )
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

extension AppLocalization {
  /// A value of a parameter or property as a person reads it in this language.
  public func text(of value: any Sendable) -> String {
    Self.$current.withValue(self) { displayText(of: value) }
  }
}
