/// The sentences that start an app's intents.
///
/// ```swift
/// struct LibraryShortcuts: AppShortcutsProvider {
///   static var appShortcuts: [AppShortcut] {
///     AppShortcut(
///       intent: OpenShelf(),
///       phrases: ["Open my \(\.$shelf) shelf in \(.applicationName)"],
///       shortTitle: "Open Shelf",
///       systemImageName: "books.vertical"
///     )
///   }
/// }
/// ```
public protocol AppShortcutsProvider: SendableMetatype {
  /// The shortcuts, the most important first.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour behind the shortcuts' symbols.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Sentences that mean something else, however near they are.
  ///
  /// Apple's framework has no such requirement: an app shadows a property of an extension there. Either
  /// way it is a static property of this name.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// How a parameter's values are shown.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// Values of a parameter to choose from.
  public typealias OptionsCollection = AppShortcutOptionsCollection
  /// The sentence about a parameter.
  public typealias Summary = AppShortcutParameterPresentationSummary

  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// None.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  /// Says that the values of the phrases' parameters have changed.
  ///
  /// Whoever has expanded the phrases, an assistant that is listening, expands anew what changed.
  public static func updateAppShortcutParameters() {
    AppShortcutUpdates.shared.announce(ObjectIdentifier(Self.self))
  }
}

/// The colours behind shortcuts' symbols, which text does not show.
public enum ShortcutTileColor: Sendable, Hashable, CaseIterable {
  /// A colour.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  /// A greyish colour.
  case grayBlue, grayGreen, grayBrown
}
