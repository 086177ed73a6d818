import AppIntents
public import PhraseMatcher
import SpokenLanguage

/// Everything that can be said to apps, for those who have to know it beforehand, as recognisers do.
///
/// A matcher knows the values that apps suggest and asks them for others when they are named. A recogniser
/// cannot: what it was not told it does not hear. So here are all values that an app can list, those it
/// suggests first and each as likely as the others, since what somebody rated or read last changes
/// nothing about its sound; the sentences with several values; the general verbs in place of those of
/// the phrases; and the answers to questions.
public struct AudibleCatalog: Sendable {
  /// The most values of one kind, unless it is said.
  public static let usualLimit = 10_000

  /// How long an app may take to list what it has; nobody waits for an answer meanwhile.
  private static let deadline = Duration.seconds(60)

  private let apps: [RunningApp]
  private let settings: AssistantSettings
  private let limit: Int
  private let wakeWords: [String]
  private let warn: @Sendable (String) -> Void

  private var language: any Language { settings.language }

  /// Takes apps.
  ///
  /// - Parameters:
  ///   - apps: The started apps; without any, a catalogue's own values are all there are.
  ///   - settings: The language.
  ///   - limit: The most values of one kind.
  ///   - wakeWords: What may be said before a command.
  ///   - warn: Takes a sentence about values that are left out.
  public init(
    apps: [RunningApp],
    settings: AssistantSettings,
    limit: Int = usualLimit,
    wakeWords: [String] = [],
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.apps = apps
    self.settings = settings
    self.limit = limit
    self.wakeWords = wakeWords
    self.warn = warn
  }

  /// A catalogue with everything that can be said.
  ///
  /// - Parameter catalog: The phrases of the apps and the values that they suggest.
  /// - Returns: The apps with more values and phrases, and the answers as an app of their own.
  public func catalog(from catalog: PhraseCatalog) async -> PhraseCatalog {
    var whole = catalog
    for place in whole.apps.indices { await addValues(to: &whole.apps[place]) }
    whole = SummaryPhrases(apps: apps, language: language).applied(to: whole)
    let verbs = GeneralVerbs(language)
    let freeForms = FreeForms(language)
    for place in whole.apps.indices {
      for number in whole.apps[place].shortcuts.indices {
        let phrases = whole.apps[place].shortcuts[number].phrases
        whole.apps[place].shortcuts[number].phrases +=
          verbs.others(than: phrases) + freeForms.others(than: phrases)
      }
    }
    if !wakeWords.isEmpty {
      for place in whole.apps.indices { wake(&whole.apps[place]) }
    }
    whole.apps.append(answers(of: whole.apps))
    return whole
  }
}

// MARK: - Values

extension AudibleCatalog {
  private func addValues(to app: inout PhraseCatalog.App) async {
    guard let running = apps.first(where: { $0.definition.name == app.name }) else { return }
    let finding = running.definition.findActions
    for (name, source) in sources(of: running).sorted(by: { $0.key < $1.key }) {
      var values = app.vocabularies[name] ?? []
      if values.isEmpty {
        values = await listed(source.title, running) { try await source.suggested() }
      }
      if let action = finding.first(where: { $0.entity == name }) {
        let known = Set(values.map(\.id))
        let limit = limit
        values += await listed(source.title, running) {
          try await action.all(atMost: limit < .max ? limit + 1 : nil).map(\.option)
        }.filter { !known.contains($0.id) }
      }
      if values.count > limit {
        warn(
          "only \(limit) values of '\(source.title)' can be heard; --limit takes more of them"
        )
        values.removeLast(values.count - limit)
      }
      for place in values.indices { values[place].weight = 1 }
      app.vocabularies[name] = values
    }
  }

  private func sources(of app: RunningApp) -> [String: OptionSource] {
    var sources = app.sources
    for intent in app.definition.intents {
      for parameter in intent.parameters {
        guard case .option(let source) = parameter.type.element else { continue }
        sources[source.typeName] = sources[source.typeName] ?? source
      }
    }
    return sources
  }

  private func listed(
    _ kind: String,
    _ app: RunningApp,
    _ ask: @escaping @Sendable () async throws -> [IntentOption]
  ) async -> [PhraseCatalog.Value] {
    do {
      return try await withDeadline(max(Self.deadline, settings.queryDeadline), ask).map(
        PhraseCatalog.Value.init
      )
    } catch {
      let reason = app.definition.localization.sentence(for: error)
      warn("\(app.definition.name) gave no values of \(kind): \(reason)")
      return []
    }
  }
}

extension ParameterType {
  /// The type of one value of a list.
  fileprivate var element: ParameterType {
    if case .list(let element) = self { element.element } else { self }
  }
}

// MARK: - Sentences

extension AudibleCatalog {
  /// Nobody says a wake word at every turn, nor never.
  private static let wakeWeight = 0.5
  /// Answers are as likely as all commands together are, but each of them is short.
  private static let answerWeight = 2.0

  private func wake(_ app: inout PhraseCatalog.App) {
    for place in app.shortcuts.indices {
      let phrases = app.shortcuts[place].phrases
      app.shortcuts[place].phrases += wakeWords.flatMap { words in
        phrases.map { phrase in
          var phrase = phrase
          let before = phrase.isGrammar ? PhraseGrammar.escaped(words) : words
          phrase.text = before + " " + phrase.text
          phrase.weight *= Self.wakeWeight
          return phrase
        }
      }
    }
  }

  /// The answers to questions: short ones, numbers, and the names of what can be chosen.
  private func answers(of apps: [PhraseCatalog.App]) -> PhraseCatalog.App {
    var texts: [String] = []
    for text in wakeWords + language.usualAnswers where !texts.contains(text) { texts.append(text) }
    var vocabularies: [String: [PhraseCatalog.Value]] = [:]
    for app in apps {
      for (name, values) in app.vocabularies { vocabularies[app.name + "." + name] = values }
    }
    let names = vocabularies.keys.sorted()
    let parameters = Dictionary(uniqueKeysWithValues: names.enumerated().map { ("value\($0)", $1) })
    var phrases = texts.map { PhraseCatalog.Phrase($0, weight: 1 / Double(max(1, texts.count))) }
    phrases += parameters.keys.sorted().map { PhraseCatalog.Phrase("${\($0)}", weight: 1) }
    phrases.append(PhraseCatalog.Phrase("${number}", weight: 1))
    for place in phrases.indices {
      phrases[place].weight *= Self.answerWeight
      phrases[place].isListed = false
    }
    return PhraseCatalog.App(
      name: "",
      locale: settings.locale,
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "",
          phrases: phrases,
          parameters: parameters.merging(["number": "@number"]) { first, _ in first }
        )
      ],
      vocabularies: vocabularies
    )
  }
}
