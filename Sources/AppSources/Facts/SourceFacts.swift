/// What one Swift file says about App Shortcuts.
package struct SourceFacts: Sendable, Hashable, Codable {
  /// The providers and what stands in them.
  package var providers: [ProviderFacts] = []
  /// The types that may matter: intents, entities, enums, protocols, and extensions of them.
  package var types: [TypeFacts] = []
  /// Whether the file calls `updateAppShortcutParameters()`.
  package var updatesParameters = false
  /// Whether the file declares an `AppIntentsPackage`.
  package var declaresPackage = false
  /// The comments that switch rules off.
  package var suppressions: [Suppression] = []
  /// What could not be read.
  package var issues: [SourceIssue] = []

  /// Makes facts of nothing.
  package init() {}
}

/// A type or extension of an app's sources.
package struct TypeFacts: Sendable, Hashable, Codable {
  /// The keyword that declares it.
  package var keyword: String
  /// The type's name, without the types around it.
  package var name: String
  /// What stands in its inheritance clause.
  package var inherits: [String] = []
  /// The parameters of an intent, by name.
  package var parameters: [ParameterFacts] = []
  /// The cases of an enum with what people say for them.
  package var cases: [CaseFacts] = []
  /// Where it is declared.
  package var place: SourcePlace

  init(
    keyword: String,
    name: String,
    inherits: [String] = [],
    place: SourcePlace
  ) {
    self.keyword = keyword
    self.name = name
    self.inherits = inherits
    self.place = place
  }

  /// Makes an intent that no source declares.
  ///
  /// - Parameters:
  ///   - intent: Its name.
  ///   - parameters: Its parameters.
  ///   - place: The file that tells of it.
  package init(intent: String, parameters: [ParameterFacts], place: SourcePlace) {
    self.init(keyword: "struct", name: intent, inherits: ["AppIntent"], place: place)
    self.parameters = parameters
  }
}

/// A parameter of an intent.
package struct ParameterFacts: Sendable, Hashable, Codable {
  /// The property's name.
  package var name: String
  /// The type as it is written; empty where the compiler infers it.
  package var type: String
  /// Where it is declared.
  package var place: SourcePlace

  /// Makes a parameter.
  package init(name: String, type: String, place: SourcePlace) {
    self.name = name
    self.type = type
    self.place = place
  }

  /// The type without what makes it optional or a list.
  package var elementType: String {
    var text = type.filter { !$0.isWhitespace }
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
    return text.split(separator: ".").last.map(String.init) ?? text
  }
}

/// A case of an enum, and its title and synonyms where they are written down.
package struct CaseFacts: Sendable, Hashable, Codable {
  /// The case's name.
  package var name: String
  /// What is shown and said; nil where the source does not tell.
  package var title: String?
  /// What else may be said.
  package var synonyms: [String] = []
  /// Where the title stands, or else the case.
  package var place: SourcePlace
}

/// A provider of shortcuts.
package struct ProviderFacts: Sendable, Hashable, Codable {
  /// The type's name.
  package var name: String
  /// Where it is declared.
  package var place: SourcePlace
  /// Whether nobody outside its file sees it.
  package var isHidden = false
  /// The branches of `#if` around it.
  package var conditions: [Int] = []
  /// Its shortcuts in order.
  package var shortcuts: [ShortcutFacts] = []
  /// Sentences that must not start anything.
  package var negativePhrases: [PhraseFacts] = []

  /// Makes a provider without shortcuts.
  package init(name: String, place: SourcePlace) {
    self.name = name
    self.place = place
  }
}

/// A shortcut of a provider.
package struct ShortcutFacts: Sendable, Hashable, Codable {
  /// The name of the intent's type; empty where it is made elsewhere.
  package var intent: String
  /// Its phrases in order.
  package var phrases: [PhraseFacts]
  /// Whether every phrase is a literal that could be read.
  package var isComplete = true
  /// What the system shows.
  package var shortTitle: String?
  /// Where it stands.
  package var place: SourcePlace
  /// The branches of `#if` around it.
  package var conditions: [Int] = []
  /// The parameters that it names itself; nil where the intent's own are all there is.
  package var parameters: [ParameterFacts]?

  /// Makes a shortcut.
  package init(
    intent: String,
    phrases: [PhraseFacts],
    shortTitle: String? = nil,
    place: SourcePlace,
    conditions: [Int] = []
  ) {
    self.intent = intent
    self.phrases = phrases
    self.shortTitle = shortTitle
    self.place = place
    self.conditions = conditions
  }
}

/// A phrase and its place.
package struct PhraseFacts: Sendable, Hashable, Codable {
  /// The phrase.
  package var text: PhraseText
  /// Where it stands.
  package var place: SourcePlace
  /// The branches of `#if` around it.
  package var conditions: [Int] = []
  /// The phrase with brackets, as its file has it, of which this is one way; nil for one without.
  package var written: String?

  /// Makes a phrase.
  package init(
    text: PhraseText,
    place: SourcePlace,
    conditions: [Int] = [],
    written: String? = nil
  ) {
    self.text = text
    self.place = place
    self.conditions = conditions
    self.written = written
  }
}

/// A comment that switches rules off.
package struct Suppression: Sendable, Hashable, Codable {
  /// The rules; empty for all.
  package var rules: [String]
  /// The first line for which it counts.
  package var firstLine: Int
  /// The last line for which it counts.
  package var lastLine: Int

  /// Makes a suppression.
  package init(rules: [String], firstLine: Int, lastLine: Int) {
    self.rules = rules
    self.firstLine = firstLine
    self.lastLine = lastLine
  }
}
