public import AssistantKit
import AppIntents
import Foundation
package import OrderedJSON
import PhraseMatcher

/// An app that is known by its catalogue file: its intents are performed by programs.
public struct OutsideApp: Sendable {
  let metadata: AppMetadata
  private let locale: String
  let connection: AppConnection?

  /// Makes an app; nothing is started yet.
  ///
  /// - Parameters:
  ///   - metadata: What the file says.
  ///   - launch: What the person asked for.
  public init(_ metadata: AppMetadata, launch: App.Launch) {
    self.init(metadata, launch: launch, limits: AppConnection.Limits())
  }

  init(_ metadata: AppMetadata, launch: App.Launch, limits: AppConnection.Limits) {
    self.metadata = metadata
    locale = launch.locale
    connection = metadata.program.map {
      AppConnection(
        name: metadata.phrases.name,
        program: $0,
        folder: metadata.folder,
        launch: launch,
        limits: limits
      )
    }
  }

  /// The app as the assistant runs it.
  public var running: RunningApp {
    let localization = AppLocalization(locale: locale)
    let sources = self.sources
    let intents = allIntents.compactMap { intent -> IntentDefinition? in
      let facts = facts(of: intent, sources)
      guard let performer = performer(of: intent, facts.focusFilter) else { return nil }
      return IntentDefinition(
        facts,
        localization: localization,
        performer: performer
      )
    }
    let app = metadata.phrases
    let shortcuts = app.shortcuts.compactMap { shortcut in
      intents.first { $0.identifier == shortcut.intent }.map {
        ShortcutDefinition(
          $0,
          phrases: app.plainPhrases(of: shortcut, atMost: 1).map(\.text),
          shortTitle: shortcut.title
        )
      }
    }
    var updates: (@Sendable () -> AsyncStream<Void>)?
    var changed: (@Sendable () -> Bool)?
    if let connection {
      updates = { connection.changes() }
      changed = { connection.hasChanged }
    }
    return RunningApp(
      definition: AppDefinition(
        name: app.name,
        synonyms: app.synonyms,
        localization: localization,
        shortcuts: shortcuts,
        intents: intents,
        negativePhrases: app.negativePhrases,
        kinds: kinds(sources),
        updates: updates
      ),
      threshold: app.threshold,
      phrases: app,
      changed: changed
    )
  }

  /// What a program says of its app: starts it, asks, and ends it.
  ///
  /// - Parameters:
  ///   - program: The program and its arguments.
  ///   - folder: Where it begins.
  ///   - locale: The language in which it speaks.
  ///   - notice: Tells whoever waits that the program has not answered yet.
  /// - Returns: The app as it stands in a catalogue file, with the program that performs it.
  /// - Throws: ``AppFailure`` where the program does not answer.
  package static func described(
    by program: [String],
    folder: String,
    locale: String,
    whileSilent notice: @escaping @Sendable (String) async -> Void
  ) async throws -> JSON {
    let connection = AppConnection(
      name: program[0],
      program: program,
      folder: folder,
      launch: App.Launch(locale: locale)
    )
    defer { connection.end() }
    do {
      let catalog = try await connection.described(whileSilent: notice)
      guard let app = catalog["apps"]?.array?.first?.object ?? catalog.object else {
        throw connection.failure(.unreadable("no app"))
      }
      let members = app.filter { $0.key != "program" }
      return .object(members + [JSON.Member("program", JSON(program))])
    } catch IntentFailure.failed(let message, _) {
      throw AppFailure(message: message)
    }
  }

  // MARK: - Intents

  /// The intents of the file, and those that only its phrases name.
  private var allIntents: [IntentMetadata] {
    var intents = metadata.intents
    for shortcut in metadata.phrases.shortcuts
    where !intents.contains(where: { $0.identifier == shortcut.intent }) {
      var intent = IntentMetadata(
        identifier: shortcut.intent,
        title: shortcut.title ?? shortcut.intent
      )
      intent.parameters = shortcut.parameters.sorted { $0.key < $1.key }.map {
        ParameterMetadata(name: $0.key, title: $0.key, type: $0.value)
      }
      intents.append(intent)
    }
    return intents
  }

  private func performer(
    of intent: IntentMetadata,
    _ focusFilter: OutsideFocusFilter?
  ) -> (any IntentPerformer)? {
    if let command = intent.command {
      return ProgramPerformer(
        metadata: intent,
        command: command,
        folder: metadata.folder,
        locale: locale
      )
    }
    return connection.map {
      ProcessPerformer(
        connection: $0,
        asksItself: intent.asksItself,
        confirmation: intent.confirmation,
        sources: sources,
        focusFilter: focusFilter
      )
    }
  }

  private func facts(
    of intent: IntentMetadata,
    _ sources: [String: OptionSource]
  ) -> IntentDefinition.Facts {
    var facts = IntentDefinition.Facts(identifier: intent.identifier, title: intent.title)
    facts.explanation = intent.explanation
    facts.categoryName = intent.category
    facts.searchKeywords = intent.keywords
    facts.isDiscoverable = !intent.isHidden
    facts.opensApp = intent.opensApp
    facts.isDestructive = intent.isDestructive
    facts.onlyShows = intent.onlyShows
    facts.givenType = intent.given
    facts.givesSeveral = intent.givesSeveral
    facts.authenticationPolicy =
      intent.needsAuthentication ? .requiresAuthentication : .alwaysAllowed
    facts.summaryTemplate = intent.summary
    if intent.isFocusFilter { facts.focusFilter = focusFilter(intent, sources) }
    for parameter in intent.parameters {
      let type = parameter.parameterType(sources)
      facts.parameters.append(
        ParameterDescription(
          name: parameter.name,
          title: parameter.title,
          explanation: parameter.explanation,
          type: type,
          isOptional: parameter.isOptional
        )
      )
      facts.prompts[parameter.name] = parameter.prompt
      if let standard = parameter.standard {
        facts.defaults[parameter.name] = value(standard, of: type, parameter.type)
      }
    }
    return facts
  }

  /// A value that stands in the file.
  func value(
    _ json: JSON,
    of type: ParameterType,
    _ vocabulary: String
  ) -> (any Sendable)? {
    switch type {
    case .option:
      let id = json["id"]?.string ?? json.string
      return metadata.phrases.vocabularies[vocabulary]?.first { $0.id == id }
        .map { OutsideValue(id: $0.id, title: $0.title) }
    case .list(let element):
      let values = (json.array ?? []).compactMap { value($0, of: element, vocabulary) }
      return values.isEmpty ? nil : values
    default: return WireValue.plainValue(json, of: type)
    }
  }

  // MARK: - Values

  private var sources: [String: OptionSource] {
    Dictionary(
      uniqueKeysWithValues: metadata.phrases.vocabularies.map { name, values in
        let known = metadata.vocabularies[name] ?? VocabularyMetadata()
        return (
          name,
          VocabularySource(
            name: name,
            title: known.title ?? name,
            values: values.map { IntentOption($0) },
            connection: known.asksApp ? connection : nil
          ).options
        )
      }
    )
  }
}

/// Where the values of a vocabulary come from: the file, and the app's process for what it does not have.
struct VocabularySource: Sendable {
  let name: String
  let title: String
  let values: [IntentOption]
  let connection: AppConnection?

  var options: OptionSource {
    var matching: (@Sendable (String) async throws -> [IntentOption])?
    if let connection {
      matching = { text in try await connection.options(of: name, .matching(text)) }
    }
    return OptionSource(
      typeName: name,
      title: title,
      suggested: {
        // Before the app says otherwise, its file is as good as itself, and nothing has to be started.
        guard let connection, connection.hasChanged else { return values }
        return try await connection.options(of: name, .suggested)
      },
      matching: matching,
      identified: { identifiers in
        let known = values.filter { identifiers.contains($0.id) }
        guard known.count < identifiers.count, let connection else { return known }
        return try await connection.options(of: name, .identified(identifiers))
      }
    )
  }
}

extension IntentOption {
  /// A value of a catalogue as something to choose.
  init(_ value: PhraseCatalog.Value) {
    self.init(
      id: value.id,
      title: value.title,
      synonyms: value.synonyms,
      value: OutsideValue(id: value.id, title: value.title)
    )
  }
}
