import AppIntents
import AssistantKit
import OrderedJSON

/// What an app outside this process knows that can be searched and found by its properties.
extension OutsideApp {
  /// The kinds of things, in the order of their names.
  func kinds(_ sources: [String: OptionSource]) -> [OutsideKind] {
    metadata.vocabularies.sorted { $0.key < $1.key }.compactMap { name, known in
      guard let source = sources[name] else { return nil }
      let properties = known.properties.map { property in
        FindProperty(
          name: property.name,
          title: property.title,
          type: property.parameterType(sources)
        )
      }
      return OutsideKind(
        source: source,
        properties: properties,
        finding: finding(name, known, source, sources)
      )
    }
  }

  private func finding(
    _ name: String,
    _ known: VocabularyMetadata,
    _ source: OptionSource,
    _ sources: [String: OptionSource]
  ) -> OutsideKind.Finding {
    if known.findsItself, let connection {
      return .asking { try await connection.things(of: name, $0) }
    }
    let types = known.properties.map { ($0.name, $0.type, $0.parameterType(sources)) }
    return .listing {
      try await source.suggested().map { option in
        let written = known.values[option.id] ?? [:]
        var values: [String: any Sendable] = [:]
        for (property, vocabulary, type) in types {
          values[property] = written[property].flatMap { value($0, of: type, vocabulary) }
        }
        return OutsideKind.Thing(option: option, values: values)
      }
    }
  }
}

// MARK: - Messages

/// Requests to find things, and what is found, as messages carry them.
enum WireFinding {
  /// A request as a message carries it.
  static func json(of request: FindRequest) -> JSON {
    .object(present: [
      (
        "conditions",
        .array(
          request.conditions.map { condition in
            [
              "property": JSON(condition.property),
              "comparison": JSON(condition.comparison.rawValue),
              "values": .array(condition.values.map { WireValue.json(of: $0) }),
            ]
          }
        )
      ),
      ("any", request.mode == .or ? true : JSON?.none),
      (
        "sorting",
        .array(
          request.sorting.map {
            ["property": JSON($0.property), "descending": JSON($0.isDescending)]
          }
        )
      ),
      ("limit", request.limit.map { JSON($0) }),
    ])
  }

  /// The request that a message carries.
  ///
  /// - Throws: ``FindProblem`` for a property that is not there, and what the app's queries throw.
  static func request(_ json: JSON, of properties: [FindProperty]) async throws -> FindRequest {
    var request = FindRequest(mode: json["any"]?.bool == true ? .or : .and)
    request.limit = json["limit"]?.int
    for json in json["sorting"]?.array ?? [] {
      request.sorting.append(
        FindSorting(
          property: json["property"]?.string ?? "",
          isDescending: json["descending"]?.bool ?? false
        )
      )
    }
    for json in json["conditions"]?.array ?? [] {
      let name = json["property"]?.string ?? ""
      guard let kind = json["comparison"]?.string.flatMap(EntityQueryComparatorKind.init),
        let comparison = properties.first(where: { $0.name == name })?.comparisons
          .first(where: { $0.kind == kind })
      else { throw FindProblem.unknownProperty(name) }
      var values: [any Sendable] = []
      for json in json["values"]?.array ?? [] {
        let value = try await WireValue.value(json, of: comparison.type) {
          try await $1.identified([$0]).first?.value
        }
        guard let value else { throw FindProblem.badValue(property: name, refusal: nil) }
        values.append(value)
      }
      request.conditions.append(FindCondition(property: name, comparison: kind, values: values))
    }
    return request
  }

  /// What was found, as a message carries it.
  static func json(of found: FoundEntity) -> JSON {
    let properties = found.properties.map { property in
      [
        "name": JSON(property.name), "title": JSON(property.title), "text": JSON(property.text),
      ] as JSON
    }
    let option = WireOption.json(of: found.option).object ?? []
    return .object(option + [JSON.Member("found", .array(properties))])
  }

  /// What a message says was found; nil for nothing.
  static func found(_ json: JSON) -> FoundEntity? {
    guard let option = IntentOption(json) else { return nil }
    return FoundEntity(
      option: option,
      properties: (json["found"]?.array ?? []).map { property in
        (
          property["name"]?.string ?? "", property["title"]?.string ?? "",
          property["text"]?.string ?? ""
        )
      }
    )
  }
}

extension AppConnection {
  /// Asks the app for the things that a request describes.
  func things(of vocabulary: String, _ request: FindRequest) async throws -> [FoundEntity] {
    let members = [
      JSON.Member("type", "query"), JSON.Member("of", JSON(vocabulary)),
      JSON.Member("finding", WireFinding.json(of: request)),
    ]
    return try await exchange(members) { message, _ in
      switch message["type"]?.string {
      case "options":
        (message["options"]?.array ?? []).prefix(Self.mostOptions).compactMap(WireFinding.found)
      case "failed": throw failureOf(message)
      default: nil
      }
    }
  }
}
