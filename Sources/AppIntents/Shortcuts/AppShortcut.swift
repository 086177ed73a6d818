/// An intent and the sentences that start it.
public struct AppShortcut: Sendable {
  /// The intent, with the values that the sentences imply.
  let intent: any AppIntent
  /// The sentences as templates: `Open ${book} in ${applicationName}`.
  let phrases: [String]
  let shortTitle: LocalizedStringResource?
  let systemImageName: String?

  /// An intent and the sentences that start it; the first is the one to show.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {
    bindNames(of: intent)
    self.intent = intent
    self.phrases = phrases.map { $0.template(for: intent) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// An intent and the sentences that start it, with the values of a parameter to choose from.
  ///
  /// The presentation is for screens; text shows nothing of it.
  public init<Intent: AppIntent, Value, Parameter, ParameterKeyPath>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<
      Intent, Value, Parameter, ParameterKeyPath
    >
  ) {
    self.init(
      intent: intent,
      phrases: phrases,
      shortTitle: shortTitle,
      systemImageName: systemImageName
    )
  }
}

/// Lists shortcuts.
///
/// Apple's builder takes no `if`, except for `#available`, and no loops; neither does this one.
@resultBuilder
public enum AppShortcutsBuilder {
  /// A shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// All shortcuts of a block.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  /// Shortcuts that only newer systems have.
  public static func buildLimitedAvailability(
    _ shortcuts: [AppShortcut]
  ) -> NewerAppShortcuts {
    NewerAppShortcuts(shortcuts: shortcuts)
  }
  /// Shortcuts that only newer systems have.
  public static func buildOptional(_ newer: NewerAppShortcuts?) -> [AppShortcut] {
    newer?.shortcuts ?? []
  }
}

/// Shortcuts that only newer systems have: what tells `if #available` from any other `if`.
public struct NewerAppShortcuts: Sendable {
  let shortcuts: [AppShortcut]
}
