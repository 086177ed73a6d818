import AppIntents
import OrderedJSON

/// Values that can be chosen, as messages carry them.
enum WireOption {
  static func json(of option: IntentOption) -> JSON {
    .object(present: [
      ("id", JSON(option.id)), ("title", JSON(option.title)),
      ("subtitle", option.subtitle.map { JSON($0) }),
      ("synonyms", option.synonyms.isEmpty ? JSON?.none : JSON(option.synonyms)),
      ("section", option.section.map { JSON($0) }),
      ("listTitle", option.listTitle.map { JSON($0) }),
    ])
  }

  /// The answer to a query.
  static func members(of options: [IntentOption], _ number: Int) -> [(String, JSON?)] {
    [
      ("type", "options"), ("id", JSON(number)), ("options", .array(options.map(json))),
    ]
  }
}

/// A failure as messages carry it.
enum WireFailure {
  static func members(of failure: IntentFailure, _ number: Int) -> [(String, JSON?)] {
    var members: [(String, JSON?)] = [("type", "failed"), ("id", JSON(number))]
    switch failure {
    case .cancelled, .timedOut: members.append(("end", "cancelled"))
    case .declined: members.append(("end", "declined"))
    case .unavailable: members.append(("end", "unavailable"))
    case .failed(let message, let code):
      members += [("message", JSON(message)), ("code", JSON(code))]
    }
    return members
  }
}

/// What an intent would do, as messages carry it.
enum WireSummary {
  static func json(of summary: IntentSummary) -> JSON {
    [
      "sentence": JSON(summary.sentence), "isWritten": JSON(summary.isWritten),
      "belowFold": .array(
        summary.belowFold.map { ["title": JSON($0.title), "value": JSON($0.value)] }
      ),
    ]
  }
}

extension OptionSource {
  /// The values that a query asks for.
  func options(_ query: JSON) async throws -> [IntentOption] {
    if let ids = query["identifiers"]?.array {
      return try await identified(ids.compactMap(\.string))
    }
    if let text = query["matching"]?.string { return try await matching?(text) ?? [] }
    return try await suggested()
  }
}

extension AppDefinition {
  /// Where the values of a vocabulary come from.
  func optionSource(named name: String) -> OptionSource? {
    for intent in intents {
      for parameter in intent.parameters {
        if case .option(let source) = parameter.type.single, source.typeName == name {
          return source
        }
      }
    }
    return nil
  }
}

extension IntentOption {
  /// A value as an app sends it; nil for none.
  init?(_ json: JSON) {
    guard let title = json["title"]?.string else { return nil }
    let id = json["id"]?.string ?? title
    self.init(
      id: id,
      title: title,
      subtitle: json["subtitle"]?.string,
      synonyms: (json["synonyms"]?.array ?? []).compactMap(\.string),
      section: json["section"]?.string,
      value: OutsideValue(id: id, title: title)
    )
    listTitle = json["listTitle"]?.string
  }
}
