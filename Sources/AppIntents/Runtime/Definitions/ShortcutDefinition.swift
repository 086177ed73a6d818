import StringCatalogs

/// A shortcut in one language.
public final class ShortcutDefinition: Sendable {
  /// The intent it starts.
  public let intent: IntentDefinition
  /// The sentences as templates, in the language: `Open ${book} in ${applicationName}`.
  public let phrases: [String]
  /// The sentences as templates, as the app's source has them.
  public let sourcePhrases: [String]
  /// What it is called in a list.
  public let shortTitle: String?
  /// The symbol beside it.
  public let systemImageName: String?

  /// The parameters of the shortcut's own instance, with the values that the sentences imply.
  let presetParameters: [any AnyIntentParameter]

  /// The values that the sentences imply, by parameter name.
  public var presets: [String: any Sendable] {
    var presets: [String: any Sendable] = [:]
    for parameter in presetParameters {
      if let name = parameter.name, let value = parameter.anyValue { presets[name] = value }
    }
    return presets
  }

  init(_ shortcut: AppShortcut, intent: IntentDefinition, localization: AppLocalization) {
    self.intent = intent
    sourcePhrases = shortcut.phrases
    phrases = localization.tables.phrases(for: shortcut.phrases, locale: localization.locale)
    shortTitle = shortcut.shortTitle.map(localization.string)
    systemImageName = shortcut.systemImageName
    presetParameters = bindNames(of: shortcut.intent)
  }

  /// A shortcut of an intent whose code is not in this process.
  ///
  /// - Parameters:
  ///   - intent: The intent it starts.
  ///   - phrases: The sentences as templates: `Open ${book} in ${applicationName}`.
  ///   - shortTitle: What it is called in a list.
  public init(_ intent: IntentDefinition, phrases: [String], shortTitle: String?) {
    self.intent = intent
    self.phrases = phrases
    sourcePhrases = phrases
    self.shortTitle = shortTitle
    systemImageName = nil
    presetParameters = []
  }
}
