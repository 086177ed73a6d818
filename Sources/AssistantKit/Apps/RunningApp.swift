public import AppIntents
public import PhraseMatcher

/// An app that has been started in a language: its definition and where its values come from.
public struct RunningApp: Sendable {
  /// What the app offers, in the conversation's language.
  public let definition: AppDefinition
  /// Where the values of its phrases' parameters come from, by the name of their type.
  public let sources: [String: OptionSource]
  /// The least confidence of a match with one of its phrases; nil for the usual one.
  public let threshold: Double?
  /// Whether its intents may take no longer than intents may.
  public let hasTimeLimit: Bool

  /// What the app is called in its source, whatever the language of the conversation.
  package let sourceName: String
  /// The phrases and values of an app that is known by its file; nil for one that is asked for them.
  private let phrases: PhraseCatalog.App?
  /// Whether such an app has other values by now than its file.
  private let changed: (@Sendable () -> Bool)?

  /// Wraps a definition.
  ///
  /// - Parameters:
  ///   - definition: What the app offers.
  ///   - threshold: The least confidence of a match; nil for the usual one.
  ///   - hasTimeLimit: Whether its intents may take no longer than intents may.
  ///   - phrases: The phrases and values of an app that is known by its file.
  ///   - changed: Whether such an app has other values by now; nil for one that never has.
  public init(
    definition: AppDefinition,
    threshold: Double? = nil,
    hasTimeLimit: Bool = true,
    phrases: PhraseCatalog.App? = nil,
    changed: (@Sendable () -> Bool)? = nil
  ) {
    self.init(
      definition: definition,
      threshold: threshold,
      hasTimeLimit: hasTimeLimit,
      sourceName: nil,
      phrases: phrases,
      changed: changed
    )
  }

  init(
    definition: AppDefinition,
    threshold: Double?,
    hasTimeLimit: Bool,
    sourceName: String?,
    phrases: PhraseCatalog.App? = nil,
    changed: (@Sendable () -> Bool)? = nil
  ) {
    self.definition = definition
    self.sourceName = sourceName ?? definition.name
    self.threshold = threshold
    self.hasTimeLimit = hasTimeLimit
    self.phrases = phrases
    self.changed = changed
    sources = definition.optionSources()
  }

  /// What a person can say to the app, with the values that it suggests at this moment.
  ///
  /// - Parameters:
  ///   - deadline: How long each of the app's queries may take.
  ///   - warn: Takes a sentence about a query that failed or took too long; its values are left out.
  /// - Returns: The app's phrases and values.
  public func catalog(
    deadline: Duration,
    warn: @Sendable (String) -> Void
  ) async -> PhraseCatalog.App {
    if let phrases, changed?() != true { return phrases }
    var vocabularies: [String: [PhraseCatalog.Value]] = [:]
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      do {
        let options = try await withDeadline(deadline) { try await source.suggested() }
        vocabularies[name] = options.map(PhraseCatalog.Value.init)
      } catch is CancellationError {
        vocabularies[name] = []
      } catch {
        let reason = definition.localization.sentence(for: error)
        warn("\(definition.name) gave no values of \(source.title): \(reason)")
        vocabularies[name] = []
      }
    }
    if var phrases {
      phrases.vocabularies.merge(vocabularies) { _, present in present }
      return phrases
    }
    return PhraseCatalog.App(
      name: definition.name,
      synonyms: definition.synonyms,
      locale: definition.locale,
      shortcuts: definition.shortcuts.map(PhraseCatalog.Shortcut.init),
      negativePhrases: definition.negativePhrases,
      vocabularies: vocabularies,
      threshold: threshold
    )
  }

  /// What files and people call the app, in whichever language.
  package var names: [String] { [sourceName, definition.name] + definition.synonyms }

  /// Whether a file or a person calls the app so.
  package func isCalled(_ name: String) -> Bool { names.contains(name) }

  /// A phrase as it is said with nothing that may be left out; the phrase itself where it has no brackets.
  func plainest(_ phrase: String) -> String {
    guard let phrases else { return phrase }
    for shortcut in phrases.shortcuts {
      guard let known = shortcut.phrases.first(where: { $0.isGrammar && $0.text == phrase }) else {
        continue
      }
      let own = PhraseCatalog.Shortcut(intent: shortcut.intent, phrases: [known])
      return phrases.plainPhrases(of: own, atMost: 1).first?.text ?? phrase
    }
    return phrase
  }

  /// The intent with an identifier.
  public func intent(_ identifier: String) -> IntentDefinition? {
    definition.intents.first { $0.identifier == identifier }
  }
}

extension PhraseCatalog.Value {
  /// An option as a value that can be said.
  init(_ option: IntentOption) {
    self.init(id: option.id, title: option.title, synonyms: option.synonyms)
  }
}

extension PhraseCatalog.Shortcut {
  /// A shortcut's phrases with the vocabularies of the parameters that stand in them.
  init(_ shortcut: ShortcutDefinition) {
    var parameters: [String: String] = [:]
    for parameter in shortcut.intent.parameters
    where shortcut.phrases.contains(where: { $0.contains("${\(parameter.name)}") }) {
      parameters[parameter.name] = parameter.type.vocabularyName
    }
    self.init(
      intent: shortcut.intent.identifier,
      title: shortcut.shortTitle ?? shortcut.intent.title,
      phrases: shortcut.phrases.map { PhraseCatalog.Phrase($0) },
      parameters: parameters
    )
  }
}

extension ParameterType {
  /// The vocabulary or built-in type that reads such a value inside a phrase.
  var vocabularyName: String {
    switch self {
    case .option(let source): source.typeName
    case .integer, .number: "@number"
    case .date: "@date"
    case .text, .bool, .duration, .measurement, .url, .file, .currency, .person: "@text"
    case .list(let element): element.vocabularyName
    }
  }

  /// Whether any words may be such a value, so that only what is said around it tells what it is.
  var isOpen: Bool {
    switch self {
    case .text, .url, .file, .person: true
    case .option, .bool, .integer, .number, .date, .duration, .measurement, .currency: false
    case .list(let element): element.isOpen
    }
  }
}
