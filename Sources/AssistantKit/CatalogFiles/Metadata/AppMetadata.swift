public import OrderedJSON
public import PhraseMatcher

/// What a catalogue file says of an app beside its phrases: its intents, and who performs them.
public struct AppMetadata: Sendable, Hashable {
  /// The app's name, phrases and values.
  public var phrases: PhraseCatalog.App
  /// The folder of the file, in which the app's programs are started.
  public var folder: String
  /// The app's own process, as a program with its arguments; nil for an app without one.
  public var program: [String]?
  /// The intents, in the order of the file.
  public var intents: [IntentMetadata]
  /// What is known of vocabularies beside their values, by their names.
  public var vocabularies: [String: VocabularyMetadata]

  /// Makes the metadata of an app.
  public init(
    phrases: PhraseCatalog.App,
    folder: String,
    program: [String]? = nil,
    intents: [IntentMetadata],
    vocabularies: [String: VocabularyMetadata] = [:]
  ) {
    self.phrases = phrases
    self.folder = folder
    self.program = program
    self.intents = intents
    self.vocabularies = vocabularies
  }

  /// Whether anything of it can be performed.
  public var hasPerformer: Bool { program != nil || intents.contains { $0.command != nil } }
}

/// What is known of a vocabulary beside its values.
public struct VocabularyMetadata: Sendable, Hashable {
  /// What a person calls such a value; nil for the vocabulary's name.
  public var title: String?
  /// Whether the app's process knows more values than the file has.
  public var asksApp: Bool
  /// What such a value has, so that it can be found by it.
  public var properties: [ParameterMetadata] = []
  /// The properties of the file's values: by the value's identifier, each by its name.
  public var values: [String: [String: JSON]] = [:]
  /// Whether the app's process compares the properties itself.
  public var findsItself = false

  /// Makes metadata.
  public init(title: String? = nil, asksApp: Bool = false) {
    self.title = title
    self.asksApp = asksApp
  }
}

/// What is known of an intent without its code.
public struct IntentMetadata: Sendable, Hashable {
  /// The name by which it is performed.
  public var identifier: String
  /// What a person calls it.
  public var title: String
  /// What it is good for.
  public var explanation: String?
  /// The heading it is listed under.
  public var category: String?
  /// What people search for when they mean it.
  public var keywords: [String] = []
  /// Whether people find it in lists.
  public var isHidden = false
  /// Whether the app comes to the front before it is performed.
  public var opensApp = false
  /// Whether something is lost when it is performed.
  public var isDestructive = false
  /// Whether it only opens or shows something.
  public var onlyShows = false
  /// Whether it is performed when a focus begins for which it is set, and when that ends.
  public var isFocusFilter = false
  /// The vocabulary of the thing, or of each of the things, that it gives; nil where it gives none.
  public var given: String?
  /// Whether it gives several things.
  public var givesSeveral = false
  /// Whether the person has to allow it first.
  public var needsAuthentication = false
  /// Whether the app asks for what is missing, and tells what came of it, by itself.
  public var asksItself = false
  /// The sentence that says what it will do.
  public var summary: String?
  /// What it takes, in order.
  public var parameters: [ParameterMetadata] = []
  /// What is asked before it is performed; nil for nothing.
  public var confirmation: ValueTemplate?
  /// What is said when it is done; nil for what the program wrote.
  public var dialog: ValueTemplate?
  /// The program that does it; nil where the app's process does.
  public var command: ProgramCommand?

  /// Makes the metadata of an intent that takes nothing.
  public init(identifier: String, title: String) {
    self.identifier = identifier
    self.title = title
  }
}

/// A parameter without its code.
public struct ParameterMetadata: Sendable, Hashable {
  /// The name that stands in phrases.
  public var name: String
  /// What a person calls it.
  public var title: String
  /// A sentence of explanation.
  public var explanation: String?
  /// A vocabulary or a built-in type.
  public var type: String
  /// Whether it takes several values.
  public var isList = false
  /// Whether it may stay empty.
  public var isOptional = false
  /// The question for it; nil for the assistant's own.
  public var prompt: String?
  /// The least and the greatest number that it takes.
  public var range: ClosedRange<Double>?
  /// The units, currencies or kinds of files that it takes.
  public var choices: [String] = []
  /// What is taken where nothing is said; nil for nothing.
  public var standard: JSON?

  /// Makes the metadata of a parameter.
  public init(name: String, title: String, type: String) {
    self.name = name
    self.title = title
    self.type = type
  }

  /// The built-in types that parameters can have.
  public static let builtInTypes = [
    "@text", "@number", "@integer", "@bool", "@date", "@time", "@dateTime", "@duration", "@url",
    "@file", "@person", "@currency", "@measurement",
  ]

  /// The type as phrases know it.
  public var phraseType: String {
    switch type {
    case "@number", "@integer": "@number"
    case "@date", "@time", "@dateTime": "@date"
    case _ where type.hasPrefix("@"): "@text"
    default: type
    }
  }
}

/// A program that does what an intent says.
public struct ProgramCommand: Sendable, Hashable {
  /// The program and its arguments; an inner list is left out as a whole where a value in it is missing.
  public var arguments: [[ValueTemplate]]
  /// Whether the values stand on its standard input, as one line of JSON.
  public var takesJSON: Bool
  /// How long it may take.
  public var timeLimit: Duration

  /// Makes a command.
  public init(
    arguments: [[ValueTemplate]],
    takesJSON: Bool = false,
    timeLimit: Duration = Self.usualTimeLimit
  ) {
    self.arguments = arguments
    self.takesJSON = takesJSON
    self.timeLimit = timeLimit
  }

  /// How long a program may take where its author says nothing.
  public static let usualTimeLimit = Duration.seconds(30)
}
