/// A text that a person will see: what to look up, and where, once their language is known.
///
/// Write it as a literal. Values inside become format specifiers of the key:
///
/// ```swift
/// let added: LocalizedStringResource = "Added \(book) to Library!"  // looks up "Added %@ to Library!"
/// ```
///
/// Where Foundation has a type of this name it knows the same initialisers; the toolchain's
/// Foundation on Linux has none. Texts are looked up in the catalogues of the app whose intent runs.
public struct LocalizedStringResource: Codable, Sendable, Hashable,
  ExpressibleByStringInterpolation
{
  /// Where an app's texts are kept; accepted, and without meaning here.
  public enum BundleDescription: Sendable, Hashable {
    /// The app's own.
    case main
    /// A folder.
    case atURL(URL)
  }

  /// What is looked up.
  public let key: String
  /// What is shown where nothing is found for the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name; nil for `Localizable`.
  public let table: String?
  /// The locale to use whatever the conversation's is; nil for the conversation's.
  var ownLocale: Locale?
  /// The locale whose language is used: the conversation's unless another was given.
  public var locale: Locale {
    get { ownLocale ?? Locale(identifier: AppLocalization.current.locale) }
    set { ownLocale = newValue }
  }

  /// A text whose key is the literal itself.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    ownLocale = locale
  }

  /// A text with a key of its own and the words to show where nothing is found for it.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    ownLocale = locale
  }

  /// A text whose key is the literal as it stands.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// A text whose key has a format specifier for each interpolated value.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource {
  /// The same text with a number in its places for one; nil for a text that has none.
  func counting(_ count: Int) -> LocalizedStringResource? {
    guard defaultValue.arguments.contains(.placeholder) else { return nil }
    return LocalizedStringResource(
      key: key,
      value: defaultValue.counting(count),
      table: table,
      locale: ownLocale
    )
  }

  /// The same text from a table of the app's; nil for the one that it names itself.
  func inTable(_ name: String?) -> LocalizedStringResource {
    LocalizedStringResource(
      key: key,
      value: defaultValue,
      table: name ?? table,
      locale: ownLocale
    )
  }

  private init(key: String, value: String.LocalizationValue, table: String?, locale: Locale?) {
    self.key = key
    defaultValue = value
    self.table = table
    ownLocale = locale
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
  /// The text in the language of the running conversation.
  public init(localized resource: LocalizedStringResource) {
    self = AppLocalization.current.string(resource)
  }

  /// The text in the language of the running conversation.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(keyAndValue, table: table, locale: locale))
  }
}
