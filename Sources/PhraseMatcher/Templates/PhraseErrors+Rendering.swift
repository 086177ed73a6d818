// The one place that turns the facts of template and catalogue mistakes into sentences.

extension PhraseTemplateError: CustomStringConvertible {
  /// What happened and what to do, in one line.
  public var message: String {
    switch kind {
    case .empty: "the phrase is empty; write what people say"
    case .unclosedPlaceholder: "'${' is never closed; add '}'"
    case .emptyPlaceholder:
      "the placeholder has no name; write '${applicationName}' or a parameter's name"
    case .badName(let name):
      "'\(name)' is no parameter's name; write it without spaces, '$' and '{'"
    case .repeatedParameter(let name):
      "the parameter '\(name)' stands here twice; a phrase names each parameter once"
    case .unclosedBracket(let bracket):
      "'\(bracket)' is never closed; add '\(Self.closing(bracket))', or write '\\\(bracket)' for the mark itself"
    case .unopenedBracket(let bracket):
      "'\(bracket)' closes nothing; remove it, or write '\\\(bracket)' for the mark itself"
    case .emptyBrackets: "there is nothing between the brackets; write what may be said"
    case .strayBar:
      "'|' stands outside of brackets; put '(' and ')' around what may be said, or write '\\|' for the mark itself"
    case .mixedSeparators:
      "'|' and ';' stand between the same brackets; put brackets around one of them"
    case .tooManyOrders(let count):
      "\(count) pieces stand in any order; there may be \(PhraseGrammar.mostInAnyOrder)"
    case .loneBackslash: "a backslash stands last; write '\\\\' for the mark itself"
    case .unknownPiece(let name, let known):
      known.isEmpty
        ? "there is no piece '<\(name)>'; add it under 'pieces', or write '\\<' for the mark itself"
        : "there is no piece '<\(name)>'; there is \(known.map { "<\($0)>" }.joined(separator: ", "))"
    case .circularPiece(let name):
      "the piece '<\(name)>' stands in itself; a piece may name only others"
    case .nothingNeeded:
      "everything here may be left out; take one word out of the brackets"
    case .tooLarge:
      "with its pieces put in, the phrase holds more than \(PhraseGrammar.mostElements) words; make it two phrases"
    }
  }

  private static func closing(_ bracket: Character) -> Character {
    switch bracket {
    case "(": ")"
    case "[": "]"
    default: ">"
    }
  }

  /// The message, the template and a caret under the mistake.
  ///
  /// ```
  /// '${' is never closed; add '}'
  ///   Open ${book in
  ///        ^
  /// ```
  public var description: String {
    let line = template.map { $0.isNewline || $0 == "\t" || $0 == "\0" ? " " : $0 }
    let place = template.utf8.index(template.startIndex, offsetBy: offset)
    let column = template.distance(from: template.startIndex, to: place)
    let caret = String(repeating: " ", count: column) + "^"
    return "\(message)\n  \(String(line))\n  \(caret)"
  }
}

extension PhraseTemplateErrors: CustomStringConvertible {
  /// One mistake after the other, each beginning on a line of its own.
  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}

extension PhraseCatalogError: CustomStringConvertible {
  /// What happened and what to do, with the template and a caret under what is wrong in it.
  public var description: String {
    let drawn =
      switch kind {
      case .template(let error): error.description
      case .grammar(let errors): errors.description
      case .piece(let name, let error): "in the piece '<\(name)>', \(error.description)"
      default: message
      }
    return "\(place): \(drawn)"
  }

  /// What happened and what to do, in one line.
  public var line: String { "\(place): \(message)" }

  private var place: String {
    var place = "app '\(app)'"
    if let intent { place += ", intent '\(intent)'" }
    if let phrase { place += ", phrase '\(phrase)'" }
    return place
  }

  /// What happened and what to do, in one line that does not say where.
  public var message: String {
    switch kind {
    case .template(let error): error.message
    case .grammar(let errors): errors.errors.map(\.message).joined(separator: "; ")
    case .piece(let name, let error): "in the piece '<\(name)>', \(error.message)"
    case .parameterWithoutVocabulary(let parameter):
      "the parameter '\(parameter)' has no vocabulary; add it to the shortcut's parameters"
    case .unknownVocabulary(let parameter?, let vocabulary):
      "the parameter '\(parameter)' names the vocabulary '\(vocabulary)', which the app does not have"
    case .unknownVocabulary(nil, let vocabulary):
      "the app has no vocabulary '\(vocabulary)'"
    case .unknownBuiltInType(let parameter, let type):
      "the parameter '\(parameter)' names the type '\(type)'; the built-in types are "
        + BuiltInType.allCases.map(\.rawValue).joined(separator: ", ")
    case .unspeakableApplicationName:
      "the app's name holds no word that can be said; add a synonym"
    case .unspeakablePhrase: "the phrase holds no word that can be said; write what people say"
    case .badWeight(let weight): "the weight \(weight) is no positive number"
    case .unknownApp: "the catalogue has no such app"
    }
  }
}

extension PhraseCatalogErrors: CustomStringConvertible {
  /// One mistake after the other, each beginning on a line of its own.
  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
