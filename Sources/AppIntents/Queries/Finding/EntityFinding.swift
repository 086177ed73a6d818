/// What stands behind a find action: a query, without its type.
protocol EntityFinding: Sendable {
  func properties(in localization: AppLocalization) async throws -> [FindProperty]
  func find(_ request: FindRequest, in localization: AppLocalization) async throws -> [FoundEntity]
}

extension EntityFinding {
  /// The properties of an entity as texts.
  func found(
    _ entity: some AppEntity,
    _ properties: [NamedProperty],
    in localization: AppLocalization
  ) async throws -> FoundEntity {
    let option = option(for: entity, in: localization)
    return try await foundEntity(option, properties, in: localization)
  }

  /// The values of a condition in the types that a comparison takes.
  func values(
    of condition: FindCondition,
    as input: any _IntentValue.Type,
    resolvers: [ResolverEntry] = []
  ) async throws -> [any Sendable] {
    guard condition.values.count == condition.comparison.valueCount,
      var facts = ParameterFacts(forValuesOf: input)
    else { throw FindProblem.badValue(property: condition.property, refusal: nil) }
    facts.resolvers = resolvers
    var values: [any Sendable] = []
    for value in condition.values {
      let parameter = parameter(of: input, facts: facts)
      if let problem = try await parameter.take(value) {
        throw FindProblem.badValue(property: condition.property, refusal: problem.refusal)
      }
      guard let value = parameter.anyValue else {
        throw FindProblem.badValue(property: condition.property, refusal: nil)
      }
      values.append(value)
    }
    return values
  }

  /// What a comparison takes; nil where nobody can write it down.
  func type(
    of input: any _IntentValue.Type,
    title: String,
    in localization: AppLocalization
  ) -> ParameterType? {
    guard var facts = ParameterFacts(forValuesOf: input) else { return nil }
    facts.title = LocalizedStringResource(stringLiteral: title)
    return parameter(of: input, facts: facts).type(in: localization)
  }

  private func parameter(
    of input: any _IntentValue.Type,
    facts: ParameterFacts
  ) -> any AnyIntentParameter {
    func make<Value: _IntentValue>(_ type: Value.Type) -> any AnyIntentParameter {
      IntentParameter<Value>(facts: facts, defaultValue: nil)
    }
    return make(input)
  }
}

/// An entity with its properties as texts.
func foundEntity(
  _ option: IntentOption,
  _ properties: [NamedProperty],
  in localization: AppLocalization
) async throws -> FoundEntity {
  var texts: [(name: String, title: String, text: String)] = []
  for property in properties {
    let value = try await property.property.loadedValue()
    // Digits are not parted in a table: most whole numbers in one are years and counts.
    let text = value.map { ($0 as? Int).map(String.init) ?? displayText(of: $0) } ?? ""
    texts.append((property.name, localization.string(property.title), text))
  }
  return FoundEntity(option: option, properties: texts)
}
