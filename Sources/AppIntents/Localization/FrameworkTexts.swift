import StringCatalogs

/// What the framework itself says, in the languages that it speaks beside English.
///
/// An app's own translation comes first, so that an app may word any of it otherwise.
enum FrameworkTexts {
  /// The texts for a locale; the keys are their English.
  static func tables(for locale: String) -> StringTables {
    catalog.translations(for: locale)
  }

  private static let catalog = RoomCatalog(module: "AppIntents")
}
