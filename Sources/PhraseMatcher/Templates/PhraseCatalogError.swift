/// A mistake in a phrase catalogue.
public struct PhraseCatalogError: Error, Sendable, Hashable {
  /// What is wrong.
  public var kind: Kind
  /// The app's name.
  public var app: String
  /// The intent whose shortcut holds the mistake; nil where none does.
  public var intent: String?
  /// The phrase that holds the mistake; nil where none does.
  public var phrase: String?

  /// Makes an error.
  public init(kind: Kind, app: String, intent: String? = nil, phrase: String? = nil) {
    self.kind = kind
    self.app = app
    self.intent = intent
    self.phrase = phrase
  }

  /// The mistakes a catalogue can hold.
  public enum Kind: Error, Sendable, Hashable {
    /// A template that cannot be read.
    case template(PhraseTemplateError)
    /// A template with brackets that cannot be read, with all of its mistakes.
    case grammar(PhraseTemplateErrors)
    /// A named piece that cannot be read.
    case piece(String, PhraseTemplateError)
    /// A parameter of a phrase for which the shortcut names no vocabulary.
    case parameterWithoutVocabulary(parameter: String)
    /// A vocabulary that the app does not have.
    case unknownVocabulary(parameter: String?, vocabulary: String)
    /// A name that begins with `@` and is no built-in type.
    case unknownBuiltInType(parameter: String, type: String)
    /// The app's name holds no word, although a phrase needs it.
    case unspeakableApplicationName
    /// A phrase whose text holds no word.
    case unspeakablePhrase
    /// A weight that is no positive number.
    case badWeight(Double)
    /// An app that the catalogue does not have.
    case unknownApp
  }
}

/// Every mistake that was found in a phrase catalogue, in the catalogue's order.
public struct PhraseCatalogErrors: Error, Sendable, Hashable {
  /// The mistakes; never empty.
  public var errors: [PhraseCatalogError]

  /// Makes a list of mistakes.
  public init(_ errors: [PhraseCatalogError]) {
    self.errors = errors
  }
}
