public import PhraseMatcher

/// What an intent can be asked for: its parameters, the sentences that start it and what it does.
///
/// A frame in the sense of Fillmore's case frames and of slot filling: what was said is understood when
/// its words fill the frame of one intent.
public struct IntentFrame: Sendable, Hashable {
  /// What performing the intent does to the world, and so what a mistake costs.
  public enum Effect: Int, Sendable, Hashable, Comparable {
    /// It opens, shows or finds something.
    case shows
    /// It changes something, and that can be taken back.
    case changes
    /// It changes something for good.
    case destroys

    /// Whether one does less than another.
    public static func < (one: Effect, other: Effect) -> Bool { one.rawValue < other.rawValue }
  }

  /// What a parameter takes.
  public enum Kind: Sendable, Hashable {
    /// One of the values of a vocabulary.
    case name(vocabulary: String)
    /// A number, which may be spelled out.
    case number
    /// Text, as it was said.
    case text
    case date, time, duration

    /// Whether words for a time may be a part of it.
    var mayHoldTimes: Bool {
      switch self {
      case .text, .date, .time, .duration: true
      case .name, .number: false
      }
    }
  }

  /// A parameter of the intent.
  public struct Parameter: Sendable, Hashable {
    /// The name in the source.
    public var name: String
    /// The title, as people are told it.
    public var title: String
    /// What it takes.
    public var kind: Kind
    /// Whether the intent can do without it.
    public var isOptional: Bool
    /// The least and greatest number that is taken.
    public var range: ClosedRange<Double>?

    /// Makes a parameter.
    public init(
      name: String,
      title: String,
      kind: Kind,
      isOptional: Bool = false,
      range: ClosedRange<Double>? = nil
    ) {
      self.name = name
      self.title = title
      self.kind = kind
      self.isOptional = isOptional
      self.range = range
    }
  }

  /// The app's name.
  public var app: String
  /// The name of the intent.
  public var intent: String
  /// The title of the intent, as people are told it.
  public var title: String
  /// What performing it does.
  public var effect: Effect
  /// What it takes.
  public var parameters: [Parameter] {
    didSet { required = Self.required(of: parameters) }
  }
  /// The parameters that are not optional, a bit for each place.
  private(set) var required: Int
  /// The vocabulary of the one thing that performing it gives, of which more may be asked in the same breath.
  public var result: String?
  /// The phrases that start it, as templates, and its summaries.
  public var templates: [String]
  /// The parameters that are enough together, a bit for each place; empty where all are needed that are not optional.
  ///
  /// Where nothing is known of an intent but its phrases, each says what is enough.
  private(set) var sufficient: [Int] = []

  /// Makes a frame.
  public init(
    app: String,
    intent: String,
    title: String,
    effect: Effect,
    parameters: [Parameter],
    result: String? = nil,
    templates: [String]
  ) {
    self.app = app
    self.intent = intent
    self.title = title
    self.effect = effect
    self.parameters = parameters
    required = Self.required(of: parameters)
    self.result = result
    self.templates = templates
  }

  private static func required(of parameters: [Parameter]) -> Int {
    parameters.indices.reduce(0) { parameters[$1].isOptional ? $0 : $0 | 1 << $1 }
  }

  /// The vocabulary of which a parameter takes values; nil where it takes none.
  func vocabulary(of parameter: Int) -> VocabularyName? {
    parameters[parameter].vocabulary(in: app)
  }

  /// Whether performing it gives one thing of a vocabulary.
  func gives(_ vocabulary: VocabularyName) -> Bool {
    result == vocabulary.vocabulary && app == vocabulary.app
  }

  /// Whether all is filled that it needs.
  func isComplete(isFilled: (_ parameter: Int) -> Bool) -> Bool {
    missing(isFilled: isFilled).isEmpty
  }

  /// The parameters that have to be filled as well, as few as will do.
  func missing(isFilled: (_ parameter: Int) -> Bool) -> [Int] {
    var open = required
    for place in parameters.indices where isFilled(place) { open &= ~(1 << place) }
    let missing = missing(of: open)
    return parameters.indices.filter { missing & (1 << $0) != 0 }
  }

  /// The same of the parameters that are not filled, a bit for each place.
  func missing(of open: Int) -> Int {
    sufficient.lazy.map { $0 & open }.min { $0.nonzeroBitCount < $1.nonzeroBitCount } ?? open
  }
}

extension IntentFrame.Parameter {
  /// Scales end at ten.
  private static let mostScore = 10.0

  /// Whether a number says how much of something and not how many.
  var isScore: Bool { range.map { $0.upperBound <= Self.mostScore } ?? false }

  /// The vocabulary of which it takes values; nil where it takes none.
  func vocabulary(in app: String) -> VocabularyName? {
    guard case .name(let vocabulary) = kind else { return nil }
    return VocabularyName(app: app, vocabulary: vocabulary)
  }
}

extension IntentFrame {
  /// The most ways of a phrase with brackets from which its words are learnt.
  private static let mostWays = 16

  /// The frames of the shortcuts of a catalogue, of which nothing is known but their phrases.
  public static func frames(of catalog: PhraseCatalog) -> [IntentFrame] {
    var frames: [IntentFrame] = []
    for app in catalog.apps {
      for shortcut in app.shortcuts {
        let parameters = shortcut.parameters.sorted { $0.key < $1.key }.map { name, source in
          Parameter(name: name, title: name, kind: Kind(source: source))
        }
        let templates = app.plainPhrases(of: shortcut, atMost: mostWays).map(\.text)
        if let place = frames.firstIndex(where: {
          $0.app == app.name && $0.intent == shortcut.intent
        }) {
          frames[place].templates += templates
          for parameter in parameters
          where !frames[place].parameters.contains(where: { $0.name == parameter.name }) {
            frames[place].parameters.append(parameter)
          }
          continue
        }
        frames.append(
          IntentFrame(
            app: app.name,
            intent: shortcut.intent,
            title: shortcut.title ?? shortcut.intent,
            effect: .changes,
            parameters: parameters,
            templates: templates
          )
        )
      }
    }
    return frames.map { $0.sufficingByPhrases() }
  }

  /// The parameters that stand in a template, a bit for each place.
  func bits(ofParametersIn template: String) -> Int {
    parameters.indices.reduce(0) { bits, place in
      template.contains("${\(parameters[place].name)}") ? bits | 1 << place : bits
    }
  }

  /// The same frame, of which the parameters of any phrase are enough.
  private func sufficingByPhrases() -> IntentFrame {
    var frame = self
    let ways = Set(templates.map(bits(ofParametersIn:)))
    // What holds all of another way is no easier.
    frame.sufficient = ways.filter { way in
      !ways.contains { $0 != way && $0 & way == $0 }
    }
    .sorted()
    return frame
  }
}

extension IntentFrame.Kind {
  /// What the name of a vocabulary or of a built-in type stands for.
  public init(source: String) {
    self =
      switch source {
      case "@number": .number
      case "@text": .text
      case "@date": .date
      case "@time": .time
      case "@duration": .duration
      default: .name(vocabulary: source)
      }
  }
}
