/// What apps offer to be said: names, phrases and the values that phrases may hold.
///
/// It is the matcher's only input; it knows nothing of the code behind an intent.
public struct PhraseCatalog: Sendable, Hashable {
  /// The apps, in the order in which they were given.
  public var apps: [App]

  /// Makes a catalogue.
  public init(apps: [App] = []) {
    self.apps = apps
  }

  /// One app in one language.
  public struct App: Sendable, Hashable {
    /// The name that stands for `${applicationName}`.
    public var name: String
    /// Other names a person may use.
    public var synonyms: [String]
    /// The language of phrases and values, as a BCP 47 code.
    public var locale: String
    /// What can be started.
    public var shortcuts: [Shortcut]
    /// Sentences that must not start anything.
    public var negativePhrases: [String]
    /// Pieces of phrases that phrases name in pointed brackets, by their names.
    public var pieces: [String: String]
    /// The values of parameters, by vocabulary name.
    public var vocabularies: [String: [Value]]
    /// The least confidence of a match with one of its phrases; nil for the usual one.
    public var threshold: Double?

    /// Makes an app.
    public init(
      name: String,
      synonyms: [String] = [],
      locale: String = "en",
      shortcuts: [Shortcut],
      negativePhrases: [String] = [],
      pieces: [String: String] = [:],
      vocabularies: [String: [Value]] = [:],
      threshold: Double? = nil
    ) {
      self.name = name
      self.synonyms = synonyms
      self.locale = locale
      self.shortcuts = shortcuts
      self.negativePhrases = negativePhrases
      self.pieces = pieces
      self.vocabularies = vocabularies
      self.threshold = threshold
    }
  }

  /// An intent and the phrases that start it.
  public struct Shortcut: Sendable, Hashable {
    /// The intent's identifier, the name of its Swift type.
    public var intent: String
    /// What a person calls it.
    public var title: String?
    /// Phrase templates such as `Open ${book} in ${applicationName}`.
    public var phrases: [Phrase]
    /// For each parameter the name of its vocabulary, or a built-in type such as `@number`.
    public var parameters: [String: String]

    /// Makes a shortcut.
    public init(
      intent: String,
      title: String? = nil,
      phrases: [Phrase],
      parameters: [String: String] = [:]
    ) {
      self.intent = intent
      self.title = title
      self.phrases = phrases
      self.parameters = parameters
    }
  }

  /// A phrase template and how likely it is to be said.
  public struct Phrase: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The template's text.
    public var text: String
    /// How likely the phrase is; 1 for an ordinary one.
    public var weight: Double
    /// The phrase that is meant where this one is only another way to hear it; nil for itself.
    public var standsFor: String?
    /// Whether brackets mean something in the text, as in ``PhraseGrammar``; elsewhere they are brackets.
    public var isGrammar = false
    /// Whether it is listed and offered as something to say; what is not is understood all the same.
    public var isListed = true

    /// Makes a phrase.
    ///
    /// - Parameters:
    ///   - text: The template's text.
    ///   - weight: How likely it is to be said.
    ///   - phrase: The phrase that readings are to name in its place; nil for itself.
    public init(_ text: String, weight: Double = 1, standingFor phrase: String? = nil) {
      self.text = text
      self.weight = weight
      standsFor = phrase
    }

    /// Makes an ordinary phrase of a literal.
    public init(stringLiteral value: String) {
      self.init(value)
    }
  }

  /// A value that can stand in a parameter's place.
  public struct Value: Sendable, Hashable {
    /// What identifies the value to the app.
    public var id: String
    /// What is said and shown.
    public var title: String
    /// What else may be said.
    public var synonyms: [String]
    /// How likely the value is; 1 for an ordinary one.
    public var weight: Double

    /// Makes a value.
    public init(id: String, title: String, synonyms: [String] = [], weight: Double = 1) {
      self.id = id
      self.title = title
      self.synonyms = synonyms
      self.weight = weight
    }
  }
}
