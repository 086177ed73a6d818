import Synchronization

/// What a room of the program says, in one language.
///
/// The texts stand in the room's string catalogue, which is read when the first of them is needed. Where
/// a text, the language or the whole catalogue is missing, a key is its own text: it is English.
package struct RoomTexts: Sendable {
  /// The locale's identifier, such as `ko`.
  package let locale: String
  private let catalog: RoomCatalog

  /// Takes the texts of a room.
  package init(_ catalog: RoomCatalog, locale: String) {
    self.catalog = catalog
    self.locale = locale
  }

  /// A text with its values in their places.
  package func callAsFunction(_ text: LocalizedText) -> String {
    let needsCatalog = text.isCounting || !RoomCatalog.isWrittenIn(locale)
    let tables = needsCatalog ? catalog.tables(for: locale) : StringTables()
    return tables.localized(text.key, arguments: text.arguments, locale: locale)
  }

  /// Several texts as one, such as "Emma, Dune".
  package func list(_ texts: [String]) -> String {
    texts.joined(separator: self(", "))
  }

  /// Several texts in quotation marks as one.
  package func quoted(_ texts: [String]) -> String {
    list(texts.map { self("“\($0)”") })
  }
}

/// The string catalogue of a room of the program.
package final class RoomCatalog: Sendable {
  private let module: String
  private let tables = Mutex<[String: StringTables]>([:])

  /// Names the catalogue of a module of this package.
  package init(module: String) {
    self.module = module
  }

  /// Whether there is a catalogue.
  package var isInstalled: Bool { ResourceFolder.localizable(of: module) != nil }

  /// Whether the keys of the catalogues are the texts of a locale.
  package static func isWrittenIn(_ locale: String) -> Bool {
    locale == "en" || LocaleChain.of(locale).contains("en")
  }

  /// The texts for a locale that is not the keys' own; none where nothing is to be translated.
  package func translations(for locale: String) -> StringTables {
    Self.isWrittenIn(locale) ? StringTables() : tables(for: locale)
  }

  /// The texts for a locale; none where they are not installed or cannot be read.
  package func tables(for locale: String) -> StringTables {
    tables.withLock { tables in
      if let known = tables[locale] { return known }
      let folder = ResourceFolder.localizable(of: module)
      let read = folder.flatMap { try? StringTables.load(directory: $0, locale: locale) }
      tables[locale] = read ?? StringTables()
      return read ?? StringTables()
    }
  }
}
