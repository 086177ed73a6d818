public import AppIntents
public import Foundation
package import StringCatalogs

/// An app that the assistant can talk to: what it offers, its texts, and how it is started.
///
/// ```swift
/// await AssistantCommand.main(apps: [App(MyShortcuts.self, strings: .module)])
/// ```
public struct App: Sendable {
  /// What an app is told when it starts.
  public struct Launch: Sendable {
    /// The folder for the app's data that the person asked for; nil for the app's usual place.
    public var dataDirectory: URL?
    /// The locale of the conversation.
    public var locale: String

    /// Makes a launch.
    public init(dataDirectory: URL? = nil, locale: String = "en") {
      self.dataDirectory = dataDirectory
      self.locale = locale
    }
  }

  let provider: any AppShortcutsProvider.Type
  let intents: [any AppIntent.Type]
  let name: LocalizedStringResource?
  let alternativeNames: [LocalizedStringResource]
  let threshold: Double?
  /// Where the texts are looked for; nil for an app that speaks as its source is written.
  let strings: (@Sendable () -> Bundle?)?
  /// The texts of an app of the assistant's own, which needs no files for them.
  let ownTables: @Sendable (String) -> StringTables
  /// Whether its intents run others, each of which has a time limit of its own.
  let runsOthers: Bool
  let start: @Sendable (Launch) async throws -> Void
  /// The texts of the bundle, which stay as they are while the program runs.
  private let bundledTables = Once<StringTables>()

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - provider: Its shortcuts.
  ///   - intents: Intents that no shortcut starts but that can be performed by name.
  ///   - name: What people call it; by default the provider's name without "Shortcuts".
  ///   - alternativeNames: What else people call it.
  ///   - threshold: The least confidence, from 0 to 1, of a match with one of its phrases; nil for the
  ///     usual one. A call's own threshold goes before it.
  ///   - strings: The bundle with its string catalogues, looked up when the app starts.
  ///   - start: Prepares the app: opens its store, registers its dependencies.
  public init(
    _ provider: any AppShortcutsProvider.Type,
    intents: [any AppIntent.Type] = [],
    name: LocalizedStringResource? = nil,
    alternativeNames: [LocalizedStringResource] = [],
    threshold: Double? = nil,
    strings: @autoclosure @escaping @Sendable () -> Bundle?,
    start: @escaping @Sendable (Launch) async throws -> Void = { _ in }
  ) {
    self.provider = provider
    self.intents = intents
    self.name = name
    self.alternativeNames = alternativeNames
    self.threshold = threshold
    self.strings = strings
    ownTables = { _ in StringTables() }
    runsOthers = false
    self.start = start
  }

  /// Describes an app that has no string catalogues and speaks as its source is written.
  ///
  /// - Parameters:
  ///   - provider: Its shortcuts.
  ///   - intents: Intents that no shortcut starts but that can be performed by name.
  ///   - name: What people call it; by default the provider's name without "Shortcuts".
  ///   - alternativeNames: What else people call it.
  ///   - threshold: The least confidence, from 0 to 1, of a match with one of its phrases; nil for the
  ///     usual one. A call's own threshold goes before it.
  ///   - start: Prepares the app: opens its store, registers its dependencies.
  public init(
    _ provider: any AppShortcutsProvider.Type,
    intents: [any AppIntent.Type] = [],
    name: LocalizedStringResource? = nil,
    alternativeNames: [LocalizedStringResource] = [],
    threshold: Double? = nil,
    start: @escaping @Sendable (Launch) async throws -> Void = { _ in }
  ) {
    self.provider = provider
    self.intents = intents
    self.name = name
    self.alternativeNames = alternativeNames
    self.threshold = threshold
    strings = nil
    ownTables = { _ in StringTables() }
    runsOthers = false
    self.start = start
  }

  /// Describes an app that is part of the assistant: its texts are those of its room, by
  /// locale, and its intents run those of other apps.
  package init(
    _ provider: any AppShortcutsProvider.Type,
    intents: [any AppIntent.Type] = [],
    name: LocalizedStringResource,
    alternativeNames: [LocalizedStringResource] = [],
    tables: @escaping @Sendable (String) -> StringTables,
    start: @escaping @Sendable (Launch) async throws -> Void
  ) {
    self.provider = provider
    self.intents = intents
    self.name = name
    self.alternativeNames = alternativeNames
    threshold = nil
    strings = nil
    ownTables = tables
    runsOthers = true
    self.start = start
  }

  /// Describes an app that has no App Shortcuts: its intents are performed by name.
  ///
  /// - Parameters:
  ///   - intents: Its intents.
  ///   - name: What people call it.
  ///   - alternativeNames: What else people call it.
  ///   - strings: The bundle with its string catalogues, looked up when the app starts.
  ///   - start: Prepares the app: opens its store, registers its dependencies.
  public init(
    intents: [any AppIntent.Type],
    name: LocalizedStringResource,
    alternativeNames: [LocalizedStringResource] = [],
    strings: @autoclosure @escaping @Sendable () -> Bundle?,
    start: @escaping @Sendable (Launch) async throws -> Void = { _ in }
  ) {
    self.init(
      NoShortcuts.self,
      intents: intents,
      name: name,
      alternativeNames: alternativeNames,
      strings: strings(),
      start: start
    )
  }

  /// Describes an app that has neither App Shortcuts nor string catalogues.
  ///
  /// - Parameters:
  ///   - intents: Its intents, which are performed by name.
  ///   - name: What people call it.
  ///   - alternativeNames: What else people call it.
  ///   - start: Prepares the app: opens its store, registers its dependencies.
  public init(
    intents: [any AppIntent.Type],
    name: LocalizedStringResource,
    alternativeNames: [LocalizedStringResource] = [],
    start: @escaping @Sendable (Launch) async throws -> Void = { _ in }
  ) {
    self.init(
      NoShortcuts.self,
      intents: intents,
      name: name,
      alternativeNames: alternativeNames,
      start: start
    )
  }

  /// Starts the app in a language.
  ///
  /// - Parameters:
  ///   - launch: What the person asked for.
  ///   - warn: Takes a sentence about what is missing though the app runs without it.
  /// - Returns: The started app.
  /// - Throws: ``AppFailure``, or what is wrong with the app's string catalogues.
  public func launched(
    _ launch: Launch,
    warn: @Sendable (String) -> Void
  ) async throws -> RunningApp {
    let localization = AppLocalization(
      tables: try tables(for: launch.locale, warn: warn),
      locale: launch.locale
    )
    do {
      try await AppLocalization.$current.withValue(localization) { try await start(launch) }
    } catch {
      throw AppFailure(message: localization.sentence(for: error))
    }
    let names = DeclaredNames(tables: localization.tables, bundle: strings?(), launch.locale)
    let definition = AppDefinition(
      provider: provider,
      intents: intents,
      name: name ?? names.name.map { LocalizedStringResource(stringLiteral: $0) },
      alternativeNames: alternativeNames
        + names.alternatives.map { LocalizedStringResource(stringLiteral: $0) },
      localization: localization
    )
    if name == nil, names.name == nil {
      warn(
        "no file says what \(provider)'s app is called, so it is called '\(definition.name)'; name it "
          + "with App(…, name:) or CFBundleDisplayName"
      )
    }
    return RunningApp(
      definition: definition,
      threshold: threshold,
      hasTimeLimit: !runsOthers,
      sourceName: name?.key
    )
  }

  private func tables(
    for locale: String,
    warn: @Sendable (String) -> Void
  ) throws -> StringTables {
    guard let strings else { return ownTables(locale) }
    if let known = bundledTables.made { return known }
    guard let folder = strings()?.resourceURL else {
      warn(
        "the texts of \(name?.key ?? "\(provider)") were not found beside the program, "
          + "so it speaks as its source is written; copy its .resources folder next to it"
      )
      return StringTables()
    }
    let nested = folder.appending(path: "Localizable", directoryHint: .isDirectory)
    let isNested = FileManager.default.fileExists(atPath: nested.path)
    return bundledTables.keep(try StringTables.load(directory: isNested ? nested : folder))
  }
}

/// The shortcuts of an app that has none.
private struct NoShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {}
}
