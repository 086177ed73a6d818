import AppIntents
import PhraseMatcher
import SpokenLanguage
public import Understanding

extension Interpreter {
  /// What a sentence asks for by what it names and by all its words.
  ///
  /// - Parameters:
  ///   - utterance: The sentence.
  ///   - context: What the conversation was about so far.
  ///   - isOverheard: Whether it may not have been said to the assistant at all.
  /// - Returns: What is to be done about it; unclear where the phrases themselves say more.
  func meant(
    by utterance: String,
    in context: DialogueContext,
    isOverheard: Bool = false
  ) async -> MeantCommands {
    await meant(by: meaning(of: utterance, in: context), isOverheard: isOverheard)
  }

  /// What is to be done about what a sentence asks for.
  func meant(by meaning: SentenceMeaning, isOverheard: Bool = false) async -> MeantCommands {
    guard !meaning.isWithdrawn else { return .withdrawn }
    if let act = meaning.toldInstead { return .notAsked(act, isMarked: true) }
    let resolver = resolver
    var verdicts: [(verdict: MeaningResolver.Verdict, command: CommandMeaning)] = []
    for command in meaning.commands {
      guard !isOverheard || command.isAddressed else {
        verdicts.append((.unclear, command))
        continue
      }
      for verdict in await resolver.verdicts(on: command, of: meaning.utterance) {
        verdicts.append((verdict, command))
      }
    }
    return MeantCommands(
      verdicts,
      isOnlyText: meaning.commands.allSatisfy(\.isOnlyText),
      hasOwnVerb: meaning.commands.allSatisfy(\.hasOwnVerb)
    )
  }

  /// Everything that the words of a sentence say, before anything is decided about it.
  public func evidence(of utterance: String) async -> SentenceMeaning {
    var meaning = await meaning(of: utterance)
    let understander = await index.names.understander(apps, index.current, settings)
    meaning.told = meaning.sentence.flatMap(understander.toldValues)
    return meaning
  }

  /// What a sentence asks for, before anything is decided about it.
  func meaning(
    of utterance: String,
    in context: DialogueContext = DialogueContext()
  ) async -> SentenceMeaning {
    let understander = await index.names.understander(apps, index.current, settings)
    var referents: [VocabularyName: Referent] = [:]
    for topic in context.topics.reversed() {
      var referent = topic.referent
      referent.isJustNamed = context.isLatest(topic)
      referents[topic.name] = referent
    }
    return understander.understand(
      utterance,
      about: referents,
      after: context.last(before: utterance, settings.language),
      isAwaited: context.isAwaitingConfirmation
    )
  }

  private var resolver: MeaningResolver {
    MeaningResolver(
      settings: settings,
      threshold: { index.current.threshold(for: $0, options) }
    ) { app, vocabulary, text in
      guard let running = apps.first(where: { $0.definition.name == app }),
        let source = running.optionSource(of: vocabulary), let matching = source.matching
      else { return MeaningResolver.LookUp() }
      asks(app)
      defer { asks(nil) }
      do {
        let found = try await withDeadline(settings.queryDeadline) { try await matching(text) }
        let near = found.prefix(settings.candidateLimit)
        return MeaningResolver.LookUp(
          values: near.map(PhraseCatalog.Value.init),
          details: Dictionary(
            near.map { ($0.id, $0.subtitle ?? "") },
            uniquingKeysWith: { first, _ in first }
          )
        )
      } catch {
        let failure = FailedLookup(
          text: text,
          kind: source.title,
          app: app,
          reason: settings.reason(for: error, in: running.definition.localization)
        )
        return MeaningResolver.LookUp(failure: failure)
      }
    }
  }
}

/// What is to be done about a sentence.
enum MeantCommands: Sendable {
  /// The commands in order, each with what could not be asked for it.
  case commands([Interpretation])
  /// What was said was taken back.
  case withdrawn
  /// Nothing is asked for.
  case notAsked(SpeechAct, isMarked: Bool)
  /// A command is clear, its value is not known.
  case unknown(Understanding, FailedLookup?)
  /// Nothing speaks for anything clearly enough; of several things those that begin with a verb may be what others do.
  case unclear(leftOut: [String])

  /// Makes of the verdicts on the commands of a sentence what is to be done about it.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts, in order, with the commands.
  ///   - isOnlyText: Whether nothing was said but verbs and text.
  ///   - hasOwnVerb: Whether the verbs are those of the intents' phrases.
  init(
    _ verdicts: [(verdict: MeaningResolver.Verdict, command: CommandMeaning)],
    isOnlyText: Bool,
    hasOwnVerb: Bool
  ) {
    var understood: [Interpretation] = []
    var other: MeantCommands?
    var leftOut: [String] = []
    for (verdict, command) in verdicts {
      switch verdict {
      case .understood(let understanding):
        understood.append(
          Interpretation(
            understanding: understanding,
            isOnlyText: isOnlyText,
            hasOwnVerb: hasOwnVerb,
            results: command.results
          )
        )
      case .unknown(let understanding, let failure):
        understood.append(Interpretation(understanding: understanding, failedLookup: failure))
        other = other ?? .unknown(understanding, failure)
      case .notAsked(let act, let isMarked):
        other = other ?? .notAsked(act, isMarked: isMarked)
      case .unclear:
        if verdicts.count > 1, command.beginsWithVerb, command.act.asks {
          leftOut.append(command.text)
        }
        other = other ?? .unclear(leftOut: [])
      }
    }
    if case .unclear = other { other = .unclear(leftOut: leftOut) }
    // One thing that is not clear makes all of it unclear: nothing is dropped in silence.
    if let other, verdicts.count == 1 || understood.count < verdicts.count {
      self = other
    } else if understood.isEmpty {
      self = .unclear(leftOut: [])
    } else {
      self = .commands(understood)
    }
  }
}

extension RunningApp {
  /// Where the values of a vocabulary come from.
  func optionSource(of vocabulary: String) -> OptionSource? {
    if let source = sources[vocabulary] { return source }
    for intent in definition.intents {
      for parameter in intent.parameters {
        if case .option(let source) = parameter.type, source.typeName == vocabulary {
          return source
        }
      }
    }
    return nil
  }
}
