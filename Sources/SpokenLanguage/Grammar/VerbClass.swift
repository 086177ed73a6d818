/// General verbs that ask for the same kind of thing ("delete", "get rid of", "throw out").
///
/// The verbs of a language's everyday commands, not those of an app: an intent belongs to the
/// classes whose verbs its phrases use.
public struct VerbClass: Sendable {
  /// The name, the same in every language, such as `remove`.
  public var name: String
  /// The verbs, in all their forms.
  public var runs: WordRuns
  /// Whether the verbs say so little that nearly every change can be asked for with them ("put",
  /// "make"); they speak for no intent and against none.
  public var isLight: Bool

  /// Whether what the verbs ask for changes nothing ("open", "find", "tell").
  public var onlyShows: Bool

  /// Whether an amount may be what such a verb puts somewhere ("stick two stars on it", "lower it to
  /// three"), as with verbs of putting and of change of degree (Levin 1993, sections 9 and 45.6).
  public var setsAmounts: Bool { Self.ofAmounts.contains(name) }

  private static let ofAmounts: Set<String> = ["move", "add", "raise", "lower"]

  /// Whether what such a verb takes is said in words of one's own ("tell Ana that …", "write down …").
  public var takesText: Bool { Self.ofText.contains(name) }

  private static let ofText: Set<String> = ["inform", "note"]

  /// Whether such verbs keep what has happened ("log", "write down").
  public var records: Bool { Self.records(name) }

  /// Whether they say how good something is.
  public var grades: Bool { name == "rate" }

  static func records(_ name: String) -> Bool { name == "note" }

  /// Whether such verbs are the nouns for what they write or send, too ("note", "message", "text").
  public var areNouns: Bool { takesText || name == "send" }

  /// Whether such a verb undoes what another does ("stop", "take out"): the half of a pair of reversives that nobody
  /// means who does not say so (Cruse, "Lexical Semantics", 1986, section 10.5).
  public var isReversive: Bool { Self.ofReversal.contains(name) }

  static let ofReversal: Set<String> = ["remove", "end", "cancel", "close", "lower"]

  init(
    _ name: String,
    _ list: String,
    _ tokenizer: Tokenizer,
    isLight: Bool = false,
    onlyShows: Bool = false
  ) {
    self.init(name, WordRuns(list, tokenizer), isLight: isLight, onlyShows: onlyShows)
  }

  init(_ name: String, _ runs: WordRuns, isLight: Bool = false, onlyShows: Bool = false) {
    self.name = name
    self.runs = runs
    self.isLight = isLight
    self.onlyShows = onlyShows
  }
}

extension Language {
  /// The names of the classes to which the verbs of some sentences belong, without those that say next to nothing.
  public func verbClasses(of sentences: [String]) -> Set<String> {
    var classes: Set<String> = []
    for tokens in sentences.map(tokens(in:)) {
      for place in tokens.indices {
        for verb in grammar.verbs
        where !verb.isLight && verb.runs.length(in: tokens, at: place) > 0 {
          classes.insert(verb.name)
        }
      }
    }
    return classes
  }
}
