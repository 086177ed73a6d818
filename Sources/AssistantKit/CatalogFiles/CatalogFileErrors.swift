public import OrderedJSON
public import PhraseMatcher

/// Everything that is wrong with the catalogue files of one call.
public struct CatalogFileErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// The mistakes, in the order of the files.
  public var mistakes: [CatalogMistake]

  /// Wraps mistakes.
  public init(mistakes: [CatalogMistake]) {
    self.mistakes = mistakes
  }

  /// The mistakes, a line each, as compilers print theirs.
  public var description: String {
    mistakes.map(\.description).joined(separator: "\n")
  }
}

/// One mistake in a catalogue or vocabulary file.
public struct CatalogMistake: Sendable, Hashable, CustomStringConvertible {
  /// The file as it was named on the command line.
  public var file: String
  /// Where the mistake is; nil when the file as a whole is meant.
  public var location: SourceLocation?
  /// What is wrong.
  public var problem: Problem

  /// Makes a mistake.
  public init(file: String, location: SourceLocation?, problem: Problem) {
    self.file = file
    self.location = location
    self.problem = problem
  }

  /// What can be wrong.
  public enum Problem: Sendable, Hashable {
    /// The file could not be read, for the reason that the system gives.
    case unreadable(reason: String)
    /// The text is no JSON.
    case malformed(JSONError)
    /// Something else was expected.
    case unexpected(expected: String, found: String)
    /// A member is missing.
    case missing(key: String, of: String)
    /// A member stands there twice.
    case repeated(key: String)
    /// The version is not one that is understood.
    case unknownVersion(String)
    /// A member that the catalogue's version does not know yet.
    case newerKey(String)
    /// A vocabulary line has no title.
    case lineWithoutTitle
    /// A text names a parameter that the intent has not.
    case noSuchParameter(String, known: [String])
    /// A parameter's type is neither built in nor a vocabulary of the app.
    case unknownType(String, known: [String])
    /// The file describes no app at all.
    case noApps
    /// A placeholder is written as in Swift.
    case interpolation
    /// A member that means nothing.
    case unknownKey(String, of: String, known: [String])
    /// The phrases do not go together; the matcher says why.
    case phrases(String)
    /// A frozen catalogue cannot be used.
    case frozen(FrozenCatalogError)
    /// A frozen catalogue and another were named together.
    case frozenBesideOthers
    /// A frozen catalogue is in another language than the one asked for.
    case frozenLanguage(String, wanted: String)
    /// No app speaks the locale.
    case noApp(locale: String, known: [String])
    /// A line of aliases has another number of fields than two.
    case aliasShape(fields: Int)
    /// An alias has no word in it.
    case unspeakableAlias(String)
    /// What an alias stands for is neither a phrase nor a value.
    case unknownMeaning(String)
    /// An alias names a vocabulary that no app has.
    case unknownAliasVocabulary(String, known: [String])
    /// An alias has a placeholder that its phrase has not.
    case strayPlaceholder(String, phrase: String)
    /// The same words stand for something else already.
    case contradiction(heard: String, other: HeardAs.Alias)
    /// The value that an alias stands for is not known.
    case aliasOfUnknownValue(String, vocabulary: String)
    /// An alias is the name of another value.
    case aliasIsName(String, vocabulary: String)
  }

  /// The mistake as a sentence with its place.
  public var description: String {
    let place = location.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem.sentence)"
  }
}

extension CatalogMistake.Problem {
  /// The problem as a sentence that says what to do.
  package var sentence: String {
    switch self {
    case .unreadable(let reason): "the file cannot be read (\(reason))"
    case .malformed(let error): error.message
    case .unexpected(let expected, let found): "expected \(expected), found \(found)"
    case .missing(let key, let owner): "\(owner) has no '\(key)'; add it"
    case .repeated(let key): "'\(key)' stands here twice; remove one"
    case .unknownVersion(let version):
      "the catalogue's version is \(version), but only versions 1 and 2 are understood"
    case .newerKey(let key):
      "version 1 of catalogues has no '\(key)'; write \"version\": 2, where brackets in phrases mean something"
    case .lineWithoutTitle:
      "the line has an identifier only; write identifier, tab, title"
    case .noSuchParameter(let name, let known):
      known.isEmpty
        ? "the intent has no parameter '\(name)'; add it under 'parameters'"
        : "the intent has no parameter '\(name)'; there is \(known.joined(separator: ", "))"
    case .unknownType(let type, let known):
      "'\(type)' is no type of a parameter; there is \(known.joined(separator: ", "))"
    case .noApps: "the catalogue has no app, so nothing can be said; describe one"
    case .interpolation:
      "this is an interpolation of Swift, which a catalogue does not know; write ${applicationName} or ${parameter}"
    case .unknownKey(let key, let owner, let known):
      "\(owner) knows no '\(key)'; there is \(known.joined(separator: ", "))"
    case .phrases(let reason): reason
    case .frozen(.unreadable(let code)):
      "the file cannot be read (\(SystemMessage.text(of: code)))"
    case .frozen(let error): error.description
    case .frozenBesideOthers:
      "a frozen catalogue stands alone; name all catalogues when it is made, as in 'assistant freeze a.json b.json'"
    case .frozenLanguage(let found, let wanted):
      "the frozen catalogue is in '\(found)' and not in '\(wanted)'; freeze the catalogue with --locale \(wanted)"
    case .noApp(let locale, let known):
      "no app in the catalogue speaks '\(locale)'; there is \(known.joined(separator: ", "))"
    case .aliasShape(let fields):
      "expected what is heard, a tab, and what it stands for; found \(fields) of the two"
    case .unspeakableAlias(let heard): "'\(heard)' has no word in it that could be heard"
    case .unknownMeaning(let text):
      "'\(text)' is neither a phrase nor Vocabulary=value; 'assistant phrases' lists the phrases"
    case .unknownAliasVocabulary(let name, let known):
      "no app has a vocabulary '\(name)'; there is \(known.joined(separator: ", "))"
    case .strayPlaceholder(let name, let phrase):
      "'${\(name)}' does not stand in the phrase '\(phrase)'; leave it out"
    case .contradiction(let heard, let other):
      "'\(heard)' stands for '\(other.meaning.text)' already "
        + "(\(other.file):\(other.location)); keep one of them"
    case .aliasOfUnknownValue(let value, let vocabulary):
      "\(vocabulary) has no value '\(value)' at the moment"
    case .aliasIsName(let heard, let vocabulary):
      "'\(heard)' is another \(vocabulary)'s own name, so which of them is meant will be asked"
    }
  }
}
