import AppIntents

/// What is said about finding things in English.
struct EnglishFindMessages: FindMessages {
  func label(for comparison: EntityQueryComparatorKind, of type: ParameterType) -> String {
    let isDate = if case .date = type { true } else { false }
    return switch comparison {
    case .equalTo: "is"
    case .notEqualTo: "is not"
    case .lessThan: isDate ? "is before" : "is less than"
    case .lessThanOrEqualTo: isDate ? "is at the latest" : "is at most"
    case .greaterThan: isDate ? "is after" : "is greater than"
    case .greaterThanOrEqualTo: isDate ? "is at the earliest" : "is at least"
    case .isBetween: "is between"
    case .contains: "contains"
    case .hasPrefix: "begins with"
    case .hasSuffix: "ends with"
    }
  }

  func condition(_ property: String, _ comparison: String, _ values: [String]) -> String {
    "\(property) \(comparison) \(values.map { "“\($0)”" }.joined(separator: " and "))"
  }

  func summary(
    kind: String,
    conditions: [String],
    mode: EntityQueryComparatorMode,
    orders: [(property: String, isDescending: Bool)],
    limit: Int?
  ) -> String {
    var parts = [kind]
    if !conditions.isEmpty {
      parts.append(conditions.joined(separator: mode == .and ? " and " : " or "))
    }
    if !orders.isEmpty {
      let names = orders.map { $0.isDescending ? "\($0.property), descending" : $0.property }
      parts.append("by " + names.joined(separator: ", then "))
    }
    if let limit { parts.append("at most \(limit)") }
    return parts.joined(separator: " · ")
  }

  func found(_ count: Int, counted: String?) -> String {
    count == 0 ? "Nothing fits." : "Found \(counted ?? String(count))."
  }

  func more(_ count: Int) -> String {
    "… and \(count) more; “first 10” or another condition makes it shorter."
  }

  var askKind: String { "What do you want to find?" }
  var askProperty: String { "What has to be looked at?" }
  var askComparison: String { "What has to hold?" }
  var askFrom: String { "From where?" }
  var askTo: String { "Up to where?" }
  var askMore: String { "Is that all?" }
  var askOrder: String { "In which order?" }
  var askDirection: String { "What comes first?" }
  var askLimit: String { "How many at most? Say a number, or “all”." }
  var everything: String { "Nothing, all of them" }
  var thatIsAll: String { "That is all" }
  var andAlso: String { "And something else has to hold" }
  var orElse: String { "Or something else may hold" }
  var anyOrder: String { "As they come" }
  var ascending: String { "The least first" }
  var descending: String { "The greatest first" }

  var nothingToFind: String { "There is nothing here that can be found by its properties." }
  func noKind(known: [String]) -> String {
    "Say what to find: \(known.joined(separator: ", "))."
  }
  func unread(_ words: String, kind: String, properties: [String]) -> String {
    "I do not understand “\(words)” here. \(kind) can be found by "
      + "\(properties.joined(separator: ", ")), as in “\(properties.first ?? kind) is …”."
  }
  func unknownOrder(_ words: String, kind: String, properties: [String]) -> String {
    properties.isEmpty
      ? "\(kind) cannot be sorted."
      : "\(kind) has no “\(words)” to sort by; there is \(properties.joined(separator: ", "))."
  }
  var tooLong: String { "That is too long; say it in fewer words." }
  var mixedModes: String { "Conditions hold together with “and” or with “or”, not with both." }

  var words: FindWords { EnglishFindWords.all }
}

extension EnglishMessages {
  var finding: any FindMessages { EnglishFindMessages() }
}
