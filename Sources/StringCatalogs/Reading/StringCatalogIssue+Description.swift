import OrderedJSON

extension StringCatalogIssue: CustomStringConvertible {
  /// The issue as a sentence that begins with the file and the place.
  public var description: String {
    let place = location.map { ":\($0)" } ?? ""
    return "\(file)\(place): \(message)"
  }

  /// The issue as a sentence without its place.
  public var message: String {
    switch problem {
    case .unreadable(let reason):
      "cannot be read (\(reason)); check the path and its permissions"
    case .invalidText(let encoding):
      "the bytes here are not \(encoding); save the file as UTF-8"
    case .malformedJSON(let problem):
      JSONError(location: location ?? SourceLocation(line: 1, column: 1), problem: problem).message
    case .wrongKind(let name, let found, let expected):
      "'\(name)' is \(found); it has to be \(expected)"
    case .missing(let name):
      "'\(name)' is missing; add it"
    case .unknownVersion(let version):
      "version '\(version)' is not known; save the catalogue as version 1.0"
    case .unknownPluralCategory(let name):
      "'\(name)' is no plural category; use zero, one, two, few, many or other"
    case .unknownState(let name):
      "'\(name)' is no state; use new, translated, needs_review or stale"
    case .unexpected(let found, let expected):
      "found '\(found)'; expected \(expected)"
    case .unquotedKey(let key):
      "the key '\(key)' is not in quotes; write \"\(key)\""
    case .unclosed(let name):
      "\(name) is opened here and never closed; close it"
    case .malformedPropertyList(let reason):
      "is no property list (\(reason)); check its tags"
    case .repeatedKey(let key):
      "the key '\(key)' stands here for the second time; remove one"
    }
  }
}

extension StringCatalogErrors: CustomStringConvertible {
  /// All mistakes, one a line.
  public var description: String {
    issues.map(\.description).joined(separator: "\n")
  }
}
