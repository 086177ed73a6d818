import AppIntents
public import PhraseMatcher
import SpokenLanguage

/// Understands utterances with the phrases first and the apps' own queries after that.
///
/// Where the words in a parameter's place are no suggested value, the app is asked for entities that
/// fit them, and what it knows joins the vocabulary for this one utterance.
public struct Interpreter: Sendable {
  let index: SentenceIndex
  let apps: [RunningApp]
  let settings: AssistantSettings
  let warn: @Sendable (String) -> Void

  /// Makes an interpreter.
  ///
  /// - Parameters:
  ///   - index: The sentences to listen for.
  ///   - apps: The apps to ask; empty for a catalogue without code.
  ///   - settings: How to understand.
  ///   - warn: Takes a sentence about a query that failed or took too long.
  public init(
    index: SentenceIndex,
    apps: [RunningApp],
    settings: AssistantSettings,
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.index = index
    self.apps = apps
    self.settings = settings
    self.warn = warn
  }

  /// How the matcher is asked.
  public var options: MatchOptions {
    var options = MatchOptions()
    if let threshold = settings.threshold { options.threshold = threshold }
    options.maximumReadings = settings.alternativeLimit
    options.now = settings.now()
    options.calendar = settings.calendar
    return options
  }

  /// Understands an utterance.
  public func understand(_ utterance: String) async -> Understanding {
    let matcher = index.current
    let first = matcher.understand(utterance, options: options)
    guard first.outcome == .unknownValue, let reading = first.reading,
      let open = reading.parameters.first(where: { $0.value == .unknown }),
      let source = source(of: open.name, in: reading)
    else { return first }
    let candidates = await candidates(for: open.text, from: source)
    guard !candidates.isEmpty else { return first }
    let values = candidates.map(PhraseCatalog.Value.init)
    if let extended = try? matcher.replacingVocabulary(
      source.typeName,
      ofApp: reading.app,
      with: values
    ) {
      let second = extended.understand(utterance, options: options)
      if second.isSettled, second.reading?.intent == reading.intent { return second }
    }
    return first.settled(byGiving: values, to: open, confidence: 0.8)
  }

  private func source(of parameter: String, in reading: Reading) -> QuerySource? {
    guard let app = apps.first(where: { $0.definition.name == reading.app }),
      let intent = app.intent(reading.intent),
      let described = intent.parameters.first(where: { $0.name == parameter }),
      case .option(let source) = described.type, let matching = source.matching
    else { return nil }
    return QuerySource(typeName: source.typeName, title: source.title, matching: matching)
  }

  private func candidates(for text: String, from source: QuerySource) async -> [IntentOption] {
    do {
      let found = try await withDeadline(settings.queryDeadline) {
        try await source.matching(text)
      }
      return Array(found.prefix(settings.candidateLimit))
    } catch {
      warn("the search for \(source.title) “\(text)” failed: \(error)")
      return []
    }
  }
}

/// The part of an option source that answers an open value.
private struct QuerySource {
  let typeName: String
  let title: String
  let matching: @Sendable (String) async throws -> [IntentOption]
}

extension Understanding {
  /// Whether there is something to run or to choose from.
  var isSettled: Bool { outcome == .match || outcome == .ambiguous }

  /// The same understanding with the open words standing for values that the app found.
  ///
  /// The words are no spelling of the values, so nothing is exact; several values share the chance.
  func settled(
    byGiving values: [PhraseCatalog.Value],
    to open: ParameterReading,
    confidence: Double
  ) -> Understanding {
    guard let reading else { return self }
    let share = (confidence / Double(values.count) * 1000).rounded() / 1000
    let readings = values.map { value in
      var settled = reading
      settled.confidence = share
      settled.parameters = reading.parameters.map { parameter in
        guard parameter == open else { return parameter }
        var parameter = parameter
        parameter.value = .known(id: value.id, title: value.title)
        return parameter
      }
      settled.alignment = reading.alignment.map { piece in
        guard piece.range == open.range else { return piece }
        var piece = piece
        piece.expected = value.title
        piece.difference = .partialValue
        return piece
      }
      return settled
    }
    var result = self
    result.outcome = readings.count == 1 ? .match : .ambiguous
    result.reading = readings.first
    result.alternatives = Array(readings.dropFirst()) + alternatives
    return result
  }
}
