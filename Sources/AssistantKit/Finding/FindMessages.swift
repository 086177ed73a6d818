import AppIntents
import StringCatalogs

/// What is said about finding things, in one language.
struct FindMessages: Sendable {
  let say: RoomTexts

  /// A comparison, as in "is before".
  func label(for comparison: EntityQueryComparatorKind, of type: ParameterType) -> String {
    switch (comparison, type.isDate) {
    case (.equalTo, _): say("is")
    case (.notEqualTo, _): say("is not")
    case (.lessThan, false): say("is less than")
    case (.lessThan, true): say("is before")
    case (.lessThanOrEqualTo, false): say("is at most")
    case (.lessThanOrEqualTo, true): say("is at the latest")
    case (.greaterThan, false): say("is greater than")
    case (.greaterThan, true): say("is after")
    case (.greaterThanOrEqualTo, false): say("is at least")
    case (.greaterThanOrEqualTo, true): say("is at the earliest")
    case (.isBetween, _): say("is between")
    case (.contains, _): say("contains")
    case (.hasPrefix, _): say("begins with")
    case (.hasSuffix, _): say("ends with")
    }
  }

  /// A condition in one line, its values in quotes.
  func condition(
    _ property: String,
    _ comparison: EntityQueryComparatorKind,
    of type: ParameterType,
    _ values: [String]
  ) -> String {
    let value = values.first ?? "…"
    return switch (comparison, type.isDate) {
    case (.equalTo, _): say("\(property) is “\(value)”")
    case (.notEqualTo, _): say("\(property) is not “\(value)”")
    case (.lessThan, false): say("\(property) is less than “\(value)”")
    case (.lessThan, true): say("\(property) is before “\(value)”")
    case (.lessThanOrEqualTo, false): say("\(property) is at most “\(value)”")
    case (.lessThanOrEqualTo, true): say("\(property) is at the latest “\(value)”")
    case (.greaterThan, false): say("\(property) is greater than “\(value)”")
    case (.greaterThan, true): say("\(property) is after “\(value)”")
    case (.greaterThanOrEqualTo, false): say("\(property) is at least “\(value)”")
    case (.greaterThanOrEqualTo, true): say("\(property) is at the earliest “\(value)”")
    case (.isBetween, _):
      say("\(property) is between “\(value)” and “\(values.last ?? value)”")
    case (.contains, _): say("\(property) contains “\(value)”")
    case (.hasPrefix, _): say("\(property) begins with “\(value)”")
    case (.hasSuffix, _): say("\(property) ends with “\(value)”")
    }
  }

  /// What is said where a focus may leave some out.
  var filtered: String {
    say("Only what your focus shows. “Turn off focus” shows all.")
  }

  /// What a property says of a thing, and whether that is what was asked.
  func answer(_ isSo: Bool?, _ property: String, of name: [String?], _ text: String) -> String {
    let name = name.compactMap(\.self).joined(separator: ", ")
    let answer =
      text.isEmpty
      ? say("\(name) – \(property): nothing yet") : say("\(name) – \(property): \(text)")
    return switch isSo {
    case nil: answer
    case true?: say("Yes. \(answer)")
    case false?: say("No. \(answer)")
    }
  }

  /// Whether a thing is there, with what is told beside its title.
  func presence(_ isThere: Bool, of title: String, _ detail: String?) -> String {
    let answer = [title, detail].compactMap(\.self).joined(separator: " – ")
    return isThere ? say("Yes. \(answer)") : say("No. \(answer)")
  }

  /// What is looked for, in one line.
  func summary(
    kind: String,
    conditions: [String],
    mode: EntityQueryComparatorMode,
    orders: [(property: String, isDescending: Bool)],
    limit: Int?
  ) -> String {
    var parts = [kind]
    if let first = conditions.first {
      parts.append(
        conditions.dropFirst().reduce(first) {
          mode == .and ? say("\($0) and \($1)") : say("\($0) or \($1)")
        }
      )
    }
    let names = orders.map { $0.isDescending ? say("\($0.property), descending") : $0.property }
    if let first = names.first {
      let sorted = names.dropFirst().reduce(first) { say("\($0), then \($1)") }
      parts.append(say("by \(sorted)"))
    }
    if let limit { parts.append(say("at most \(number: limit)")) }
    return parts.joined(separator: " · ")
  }

  /// How many were found, with the app's own words for that number of them where it has some.
  func found(_ count: Int, counted: String?) -> String {
    guard count > 0 else { return say("Nothing fits.") }
    return counted.map { say("Found \($0).") } ?? say("Found \(count: count).")
  }

  /// How many of them are not shown.
  func more(_ count: Int) -> String {
    say("… and \(count: count) more; “first 10” or another condition makes it shorter.")
  }
}

// MARK: - Asking

extension FindMessages {
  /// Asks what to find.
  var askKind: String { say("What do you want to find?") }
  /// Asks which property to compare.
  var askProperty: String { say("What has to be looked at?") }
  /// Asks how to compare it.
  var askComparison: String { say("What has to hold?") }
  /// Asks for the lower end of a range.
  var askFrom: String { say("From where?") }
  /// Asks for the upper end of a range.
  var askTo: String { say("Up to where?") }
  /// Asks whether another condition follows.
  var askMore: String { say("Is that all?") }
  /// Asks what to sort by.
  var askOrder: String { say("In which order?") }
  /// Asks which way round to sort.
  var askDirection: String { say("What comes first?") }
  /// Asks how many are wanted at most.
  var askLimit: String { say("How many at most? Say a number, or “all”.") }
  /// The choice to compare nothing.
  var everything: String { say("Nothing, all of them") }
  /// The choice to add no condition.
  var thatIsAll: String { say("That is all") }
  /// The choice to add a condition that has to hold as well.
  var andAlso: String { say("And something else has to hold") }
  /// The choice to add a condition that may hold instead.
  var orElse: String { say("Or something else may hold") }
  /// The choice to sort by nothing.
  var anyOrder: String { say("As they come") }
  /// The choice to have the least first.
  var ascending: String { say("The least first") }
  /// The choice to have the greatest first.
  var descending: String { say("The greatest first") }
}

// MARK: - Problems

extension FindMessages {
  /// There is nothing that could be found.
  var nothingToFind: String { say("There is nothing here that can be found by its properties.") }

  /// No kind of thing was named, or an unknown one.
  func noKind(known: [String]) -> String { say("Say what to find: \(say.list(known)).") }

  /// Words that mean nothing here.
  func unread(_ words: String, kind: String, properties: [String]) -> String {
    let known = say.list(properties)
    let first = properties.first ?? kind
    return say(
      """
      I do not understand “\(words)” here. \(kind) can be found by \(known), as in “\(first) is …”.
      """
    )
  }

  /// Things of a kind cannot be sorted by what was said.
  func unknownOrder(_ words: String, kind: String, properties: [String]) -> String {
    properties.isEmpty
      ? say("\(kind) cannot be sorted.")
      : say("\(kind) has no “\(words)” to sort by; there is \(say.list(properties)).")
  }

  /// The sentence has too many words.
  var tooLong: String { say("That is too long; say it in fewer words.") }

  /// "and" and "or" at once.
  var mixedModes: String {
    say("Conditions hold together with “and” or with “or”, not with both.")
  }
}

extension ParameterType {
  fileprivate var isDate: Bool {
    if case .date = self { true } else { false }
  }
}
