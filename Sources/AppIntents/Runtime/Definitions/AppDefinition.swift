import StringCatalogs

/// What an app offers, in one language: its name, its intents, and the sentences that start them.
///
/// A class, as are its shortcuts and intents, because nothing of it changes and every run is handed it.
public final class AppDefinition: Sendable {
  /// What a person calls the app.
  public let name: String
  /// What else they call it.
  public let synonyms: [String]
  /// The locale's identifier, for example `ko`.
  public let locale: String
  /// The shortcuts, the most important first.
  public let shortcuts: [ShortcutDefinition]
  /// All intents: those of the shortcuts, then the others.
  public let intents: [IntentDefinition]
  /// Sentences that mean something else, as templates.
  public let negativePhrases: [String]
  /// The app's texts and their language.
  public let localization: AppLocalization

  let provider: ObjectIdentifier
  /// Where an app outside this process says that its values are others.
  let outsideUpdates: (@Sendable () -> AsyncStream<Void>)?
  /// What an app outside this process knows that can be searched and found.
  let outsideKinds: [OutsideKind]
  let madeFindActions = Once<[FindAction]>()

  /// Reads a provider in a language.
  ///
  /// - Parameters:
  ///   - provider: The app's shortcuts.
  ///   - intents: Intents that no shortcut starts.
  ///   - name: The app's name; nil for the provider's type without `AppShortcuts` or `Shortcuts`.
  ///   - alternativeNames: What else people call the app.
  ///   - localization: The app's texts and their language.
  public init(
    provider: any AppShortcutsProvider.Type,
    intents: [any AppIntent.Type] = [],
    name: LocalizedStringResource? = nil,
    alternativeNames: [LocalizedStringResource] = [],
    localization: AppLocalization
  ) {
    let localization = localization.notingMissingTexts
    let (shortcuts, definitions) = AppLocalization.$current.withValue(localization) {
      Self.definitions(of: provider, intents: intents, localization: localization)
    }
    self.name =
      name.map(localization.string) ?? Self.defaultName(of: provider, localization: localization)
    synonyms = alternativeNames.map(localization.string)
    locale = localization.locale
    self.shortcuts = shortcuts
    self.intents = definitions
    negativePhrases = localization.tables.phrases(
      for: provider.negativePhrases.phrases.map(\.template),
      locale: localization.locale
    )
    self.localization = localization
    self.provider = ObjectIdentifier(provider)
    outsideUpdates = nil
    outsideKinds = []
  }

  /// An app whose code is not in this process.
  ///
  /// - Parameters:
  ///   - name: What a person calls it.
  ///   - synonyms: What else they call it.
  ///   - localization: The language of its texts.
  ///   - shortcuts: Its shortcuts, the most important first.
  ///   - intents: All its intents.
  ///   - negativePhrases: Sentences that mean something else, as templates.
  ///   - kinds: What it knows that can be searched and found.
  ///   - updates: An element for each time that its values have become others.
  public init(
    name: String,
    synonyms: [String],
    localization: AppLocalization,
    shortcuts: [ShortcutDefinition],
    intents: [IntentDefinition],
    negativePhrases: [String],
    kinds: [OutsideKind] = [],
    updates: (@Sendable () -> AsyncStream<Void>)? = nil
  ) {
    self.name = name
    self.synonyms = synonyms
    locale = localization.locale
    self.shortcuts = shortcuts
    self.intents = intents
    self.negativePhrases = negativePhrases
    self.localization = localization
    provider = ObjectIdentifier(OutsideIntent.self)
    outsideUpdates = updates
    outsideKinds = kinds
  }

  /// The vocabularies of the phrases: where the values of their parameters come from, by type name.
  public func optionSources() -> [String: OptionSource] {
    var sources: [String: OptionSource] = [:]
    for shortcut in shortcuts {
      for parameter in shortcut.intent.parameters {
        guard case .option(let source) = parameter.type.element else { continue }
        let slot = "${\(parameter.name)}"
        if (shortcut.phrases + shortcut.sourcePhrases).contains(where: { $0.contains(slot) }) {
          sources[source.typeName] = source
        }
      }
    }
    return sources
  }

  /// An element for each `updateAppShortcutParameters()` of the app's, to expand phrases anew.
  ///
  /// Several calls that nobody has looked at yet are one element.
  public func parameterUpdates() -> AsyncStream<Void> {
    outsideUpdates?() ?? AppShortcutUpdates.shared.changes(of: provider)
  }

  /// The intent with an identifier.
  public func intent(_ identifier: String) -> IntentDefinition? {
    intents.first { $0.identifier == identifier }
  }

  private static func definitions(
    of provider: any AppShortcutsProvider.Type,
    intents types: [any AppIntent.Type],
    localization: AppLocalization
  ) -> ([ShortcutDefinition], [IntentDefinition]) {
    var definitions: [IntentDefinition] = []
    func definition(of type: any AppIntent.Type) -> IntentDefinition {
      let identifier = type.persistentIdentifier
      if let known = definitions.first(where: { $0.identifier == identifier }) { return known }
      let new = IntentDefinition(type, localization: localization)
      definitions.append(new)
      return new
    }
    let shortcuts = provider.appShortcuts.map { shortcut in
      ShortcutDefinition(
        shortcut,
        intent: definition(of: type(of: shortcut.intent)),
        localization: localization
      )
    }
    for type in types { _ = definition(of: type) }
    return (shortcuts, definitions)
  }

  private static func defaultName(
    of provider: any AppShortcutsProvider.Type,
    localization: AppLocalization
  ) -> String {
    let type = String(describing: provider)
    for suffix in ["AppShortcutsProvider", "AppShortcuts", "ShortcutsProvider", "Shortcuts"]
    where type.hasSuffix(suffix) && type != suffix {
      let name = titleFromName(String(type.dropLast(suffix.count)))
      return localization.string(LocalizedStringResource(stringLiteral: name))
    }
    return localization.string(LocalizedStringResource(stringLiteral: titleFromName(type)))
  }
}

extension ParameterType {
  /// The type of one value.
  var element: ParameterType {
    if case .list(let element) = self { element.element } else { self }
  }
}
