/// A kind of thing that an app outside this process knows, to be searched and found by its properties.
public struct OutsideKind: Sendable {
  /// The name of its vocabulary.
  public let name: String
  /// What a person calls such a thing.
  public let title: String
  let source: OptionSource
  let properties: [FindProperty]
  let finding: Finding

  /// A thing with the values of its properties.
  public struct Thing: Sendable {
    /// The thing as something to choose.
    public let option: IntentOption
    /// Values by the names of properties, each in the Swift type that ``ParameterType`` names.
    public let values: [String: any Sendable]

    /// Makes a thing.
    public init(option: IntentOption, values: [String: any Sendable]) {
      self.option = option
      self.values = values
    }
  }

  /// Who compares the properties.
  public enum Finding: Sendable {
    /// They are compared here, of all things that there are.
    case listing(@Sendable () async throws -> [Thing])
    /// The app does it.
    case asking(@Sendable (FindRequest) async throws -> [FoundEntity])
  }

  /// Makes a kind.
  ///
  /// - Parameters:
  ///   - source: Where its things come from, when they are chosen or said.
  ///   - properties: What each has, beside its name.
  ///   - finding: Who compares the properties.
  public init(source: OptionSource, properties: [FindProperty], finding: Finding) {
    name = source.typeName
    title = source.title
    self.source = source
    self.properties = properties
    self.finding = finding
  }
}

extension FindProperty {
  /// A property whose values are compared in all the ways that fit their type.
  public init(name: String, title: String, type: ParameterType) {
    let kinds = PropertyComparison.kinds(for: type)
    self.init(
      name: name,
      title: title,
      comparisons: kinds.map { Comparison(kind: $0, type: type.element) },
      isSortable: PropertyComparison.isOrdered(type)
    )
  }
}

extension OutsideKind: EntityFinding {
  func properties(in localization: AppLocalization) async throws -> [FindProperty] { properties }

  func find(
    _ request: FindRequest,
    in localization: AppLocalization
  ) async throws -> [FoundEntity] {
    for name in request.conditions.map(\.property) + request.sorting.map(\.property)
    where !properties.contains(where: { $0.name == name }) {
      throw FindProblem.unknownProperty(name)
    }
    for condition in request.conditions
    where condition.values.count != condition.comparison.valueCount {
      throw FindProblem.badValue(property: condition.property, refusal: nil)
    }
    switch finding {
    case .asking(let ask): return try await ask(request)
    case .listing(let list): return found(request, among: try await list())
    }
  }

  private func found(_ request: FindRequest, among things: [Thing]) -> [FoundEntity] {
    var things = things.filter { thing in
      guard !request.conditions.isEmpty else { return true }
      let fits: (FindCondition) -> Bool = { condition in
        PropertyComparison.holds(
          condition.comparison,
          for: thing.values[condition.property],
          values: condition.values
        )
      }
      return request.mode == .and
        ? request.conditions.allSatisfy(fits) : request.conditions.contains(where: fits)
    }
    for sorting in request.sorting.reversed() {
      things = PropertyComparison.sorted(things, by: sorting) { $0.values[sorting.property] }
    }
    return things.prefix(request.limit.map { max($0, 0) } ?? .max).map { thing in
      FoundEntity(
        option: thing.option,
        properties: properties.map { property in
          let value = thing.values[property.name]
          // Digits are not parted in a table: most whole numbers in one are years and counts.
          let text = value.map { ($0 as? Int).map(String.init) ?? displayText(of: $0) } ?? ""
          return (property.name, property.title, text)
        }
      )
    }
  }
}

extension FindAction {
  /// The action for things that an app outside this process knows; nil where they have no properties.
  init?(_ kind: OutsideKind, in localization: AppLocalization) {
    guard !kind.properties.isEmpty else { return nil }
    entity = kind.name
    title = kind.title
    synonyms = kind.source.titleSynonyms
    explanation = nil
    numericFormat = nil
    self.localization = localization
    source = kind
  }

  /// Whether an app outside this process has to be asked, which may have to be started first.
  public var isOutside: Bool { source is OutsideKind }
}

extension EntitySearch {
  /// The search for things that an app outside this process knows: among those of its file, and by asking the
  /// app where it knows more.
  init(_ kind: OutsideKind, in localization: AppLocalization) {
    let options = kind.source
    self.init(
      entity: kind.name,
      title: kind.title,
      localization: localization,
      source: { text in
        var hits = try await options.suggested().compactMap { option in
          text.fit(of: option, elsewhere: []).map { SearchHit(option: option, fit: $0) }
        }
        let known = Set(hits.map(\.option.id))
        for option in try await options.matching?(text.text) ?? []
        where !known.contains(option.id) {
          hits.append(
            SearchHit(option: option, fit: text.fit(of: option, elsewhere: []) ?? .found)
          )
        }
        return hits
      },
      listing: {
        try await options.suggested().map { SearchHit(option: $0, fit: .found) }
      }
    )
  }
}

extension IntentDefinition {
  /// The one parameter of an intent outside this process that shows a thing of a kind and does nothing else.
  func parameterForShowing(_ kind: String) -> String? {
    guard outside != nil, opensApp || onlyShows, !isDestructive, parameters.count == 1,
      let parameter = parameters.first, case .option(let source) = parameter.type,
      source.typeName == kind
    else { return nil }
    return parameter.name
  }
}
