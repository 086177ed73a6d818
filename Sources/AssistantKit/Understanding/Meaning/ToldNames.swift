import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// What an app tells of the names of a vocabulary.
struct ToldNames {
  /// The most entities of one type that are listed; of more, the app is asked for each name.
  static let mostListed = 20_000

  /// All names that are listened for.
  private(set) var heard: [PhraseCatalog.Value] = []
  /// Those of them that nobody suggests.
  private(set) var unsuggested: [PhraseCatalog.Value] = []
  /// The things that the app listed.
  private(set) var listed: [FoundEntity] = []
  /// The things of which it is known what is told of them.
  private(set) var described: [FoundEntity] = []
  /// What kind of things they are.
  private(set) var kinds: [String] = []
  /// Whether other names may be said too.
  private(set) var isOpen = false
  /// Whether there are no other names.
  private(set) var isWhole = false
  /// Whether the app could be asked.
  private(set) var isComplete = true

  /// The same without the things themselves, which are the app's to keep.
  var withoutThings: ToldNames {
    var told = self
    told.listed = []
    told.described = []
    return told
  }

  /// Whether others are called the same and are of the same kind.
  func isNamed(as other: ToldNames) -> Bool {
    heard == other.heard && kinds == other.kinds && isOpen == other.isOpen
      && isWhole == other.isWhole
  }

  /// The names of all vocabularies of an app.
  ///
  /// - Parameters:
  ///   - app: The app as the phrases name it.
  ///   - running: The app itself; nil where there are only its phrases.
  ///   - settings: How long to wait for it.
  /// - Returns: What it tells of each vocabulary; of one whose things it did not give in time what is known without.
  static func all(
    of app: PhraseCatalog.App,
    _ running: RunningApp?,
    _ settings: AssistantSettings
  ) async -> [VocabularyName: ToldNames] {
    var sources: [String: OptionSource] = [:]
    for intent in running?.definition.intents ?? [] {
      for parameter in intent.parameters {
        guard case .option(let source) = parameter.type.element else { continue }
        sources[source.typeName] = sources[source.typeName] ?? source
      }
    }
    // An app outside this process is started to be asked for something, not to be listed.
    let finding = running?.definition.findActions.filter { !$0.isOutside } ?? []
    var names: [VocabularyName: ToldNames] = [:]
    for name in Set(sources.keys).union(app.vocabularies.keys) {
      let source = sources[name]
      names[VocabularyName(app: app.name, vocabulary: name)] = await ToldNames(
        name,
        known: app.vocabularies[name] ?? [],
        source,
        finding.first { $0.entity == name },
        isOpen: source?.matching != nil || running == nil,
        isWhole: running == nil,
        settings
      )
    }
    return names
  }

  private init(
    _ name: String,
    known: [PhraseCatalog.Value],
    _ source: OptionSource?,
    _ action: FindAction?,
    isOpen: Bool,
    isWhole: Bool,
    _ settings: AssistantSettings
  ) async {
    var known = known
    if let source, known.isEmpty || action == nil {
      let suggested = await Self.suggested(by: source, settings)
      if known.isEmpty {
        known = suggested?.map(PhraseCatalog.Value.init) ?? []
        isComplete = suggested != nil
      }
      described = suggested?.map { FoundEntity(option: $0, properties: []) } ?? []
    }
    if let action {
      let found = await Self.found(by: action, settings)
      isComplete = isComplete && found != nil
      listed = found ?? []
      described = listed
      let ids = Set(known.map(\.id))
      unsuggested = listed.map { PhraseCatalog.Value($0.option) }.filter { !ids.contains($0.id) }
    }
    let language = settings.language
    unsuggested = settings.heardAs.applied(to: unsuggested, of: name, language: language)
    heard = settings.heardAs.applied(to: known, of: name, language: language) + unsuggested
    kinds =
      [source?.title, action?.title].compactMap { $0 }
      + (source?.titleSynonyms ?? []) + (action?.synonyms ?? [])
    self.isOpen = isOpen
    self.isWhole = isWhole
  }

  /// What an app suggests; nil where it gave nothing in time.
  private static func suggested(
    by source: OptionSource,
    _ settings: AssistantSettings
  ) async -> [IntentOption]? {
    try? await withDeadline(settings.queryDeadline) { try await source.suggested() }
  }

  /// What an app has, none where it is too much; nil where it gave nothing in time.
  private static func found(
    by action: FindAction,
    _ settings: AssistantSettings
  ) async -> [FoundEntity]? {
    let found = try? await withDeadline(settings.queryDeadline) {
      try await action.all(atMost: mostListed + 1)
    }
    guard let found else { return nil }
    return found.count <= mostListed ? found : []
  }
}

extension ParameterType {
  /// The type of one value of a list.
  fileprivate var element: ParameterType {
    if case .list(let element) = self { element.element } else { self }
  }
}
