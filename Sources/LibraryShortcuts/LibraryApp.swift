public import AppIntents

/// The sample app: a book library with its own store, catalogue and sentences.
///
///     try await LibraryApp.start(dataDirectory: nil)
///     let app = AppDefinition(
///       provider: LibraryAppShortcuts.self,
///       name: LibraryApp.name,
///       alternativeNames: LibraryApp.alternativeNames,
///       localization: localization
///     )
public enum LibraryApp {
  /// What the app is called.
  public static let name: LocalizedStringResource = "Library"
  /// What else people may call it.
  public static let alternativeNames: [LocalizedStringResource] = ["My Library", "Book Shelf"]

  /// What no shortcut starts: the focus filter.
  public static let furtherIntents: [any AppIntent.Type] = [LibraryFocusFilter.self]

  /// Opens the library and hands it to the intents; call it once, before any of them runs.
  ///
  /// - Parameters:
  ///   - dataDirectory: Where the library's file is kept, or is made; nil for the usual place, which
  ///     is `assistant/library` in `$XDG_DATA_HOME` or else in `~/.local/share`.
  ///   - dependencies: Where the intents will look for what they need.
  /// - Throws: ``StoreError`` when the file cannot be used; its localised sentence says what to do.
  public static func start(
    dataDirectory: String? = nil,
    dependencies: AppDependencyManager = .shared
  ) async throws {
    let store = LibraryStore(folder: DataFolder(named: dataDirectory))
    dependencies.add(dependency: store)
    dependencies.add(dependency: LocalBookCatalog() as any BookCatalog)
    try await store.open()
  }
}
