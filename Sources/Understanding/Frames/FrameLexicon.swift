import PhraseMatcher
import SpokenLanguage

/// What the words of a catalogue's phrases say about its intents.
///
/// A word that few intents use says much about them, one that all use nothing: weights are logarithms
/// of the share of intents, as in inverse document frequency (Spärck Jones 1972).
struct FrameLexicon: Sendable {
  let frames: [IntentFrame]
  /// Whether no intent takes any values.
  let takesNothing: Bool
  let entries: [Entry]
  /// What a verb of each class says for the intents that use it.
  let verbWeights: [String: Double]
  /// The classes whose verbs ask for some intent by themselves.
  let askingVerbs: Set<String>
  /// The words that stand directly behind a number in some phrase ("stars").
  private(set) var counted: Set<String> = []
  /// The stems of all words of all phrases.
  private(set) var words: Set<String> = []
  /// All words of all phrases as they stand, but for marks that people leave out.
  let forms: Set<String>
  /// What the words of all phrases mean.
  let meanings: [WordEmbedding]
  /// The particles that tell some intent from others.
  let contrasts: Set<String>
  /// The vocabularies of which performing some intent gives one thing.
  let results: Set<VocabularyName>
  /// By app: the runs of tokens that are its name.
  let names: [String: [[String]]]

  /// What a word says at most that only one of many intents uses.
  static let most = 3.0

  /// Stands before the name of a class of verbs among words.
  static let verbMark = "\u{1}"

  init(frames: [IntentFrame], apps: [PhraseCatalog.App], language: any Language) {
    names = Self.names(of: apps, language)
    let takesNothing = frames.allSatisfy(\.parameters.isEmpty)
    let reader = PhraseReader(language: language, takesNothing: takesNothing)
    let weighed = EntryWeighing(frames.map(reader.entry), of: frames)
    self.frames = frames
    self.takesNothing = takesNothing
    entries = weighed.entries
    verbWeights = weighed.verbWeights
    askingVerbs = weighed.askingVerbs
    meanings = weighed.meanings
    contrasts = Set(weighed.entries.flatMap(\.contrasts.keys))
    forms = Set(frames.flatMap(\.templates).flatMap(reader.literals))
    results = Set(
      frames.compactMap { frame in
        frame.result.map { VocabularyName(app: frame.app, vocabulary: $0) }
      }
    )
    for (frame, entry) in zip(frames, entries) {
      words.formUnion(entry.words.keys)
      for parameter in frame.parameters where parameter.kind == .number {
        let behind = entry.after[parameter.name] ?? []
        counted.formUnion(behind)
        words.formUnion(behind.map(language.stem))
      }
    }
  }

  /// Whether it would be the same, made of these.
  func isMade(
    of frames: [IntentFrame],
    _ apps: [PhraseCatalog.App],
    _ language: any Language
  ) -> Bool {
    self.frames == frames && names == Self.names(of: apps, language)
  }

  private static func names(
    of apps: [PhraseCatalog.App],
    _ language: any Language
  ) -> [String: [[String]]] {
    Dictionary(
      apps.map { app in
        (app.name, ([app.name] + app.synonyms).map { language.tokens(in: $0).map(\.text) })
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The number of an app's intent; nil where it has none of that name.
  func frame(of intent: String, in app: String) -> Int? {
    frames.firstIndex { $0.intent == intent && $0.app == app }
  }
}
