import OrderedJSON

// The one place that turns mistakes of a corpus into sentences.

extension CoverageCorpusError: CustomStringConvertible {
  /// The place, what happened and what to do.
  public var description: String {
    "\(file):\(location): \(message)"
  }

  private var message: String {
    switch problem {
    case .missingIntent:
      "no intent follows the sentence; write a tab and the intent, or '-' if it must be refused"
    case .emptyField(let name): "the \(name) is empty"
    case .badParameter(let text): "'\(text)' is no 'parameter=value'"
    case .repeatedParameter(let name): "the parameter '\(name)' stands here twice; keep one"
    case .valuesOfRefusal:
      "a sentence that must be refused has no values; remove them or name the intent"
    case .badLocale(""): "no locale is named; write the code of a language, as in '# locale: ko'"
    case .badLocale(let text):
      "'\(text)' is no locale; write the code of a language, as in '# locale: ko'"
    case .severalLocales(let locales):
      "the file has sentences in \(locales.joined(separator: ", ")), where one language is read; part it"
    case .json(let problem):
      JSONError(location: location, problem: problem).message
    case .unexpected(let found, let expected): "found \(found), expected \(expected)"
    case .invalidUTF8: "the bytes here are not UTF-8; save the file as UTF-8"
    case .unknownMember(let name, let known):
      "a sentence knows no '\(name)'; there is \(known.joined(separator: ", "))"
    case .missingMember(let name): "\"\(name)\" is missing"
    }
  }
}

extension CoverageCorpusErrors: CustomStringConvertible {
  /// One mistake a line.
  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
