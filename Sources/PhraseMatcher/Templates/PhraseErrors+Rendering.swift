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

extension PhraseCatalogError: CustomStringConvertible {
  /// What happened and what to do.
  public var description: String {
    "\(place): \(message)"
  }

  private var place: String {
    var place = "app '\(app)'"
    if let intent { place += ", intent '\(intent)'" }
    if let phrase { place += ", phrase '\(phrase)'" }
    return place
  }

  private var message: String {
    switch kind {
    case .template(let error): error.description
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
