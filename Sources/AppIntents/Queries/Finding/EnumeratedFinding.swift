/// Finds entities among all that there are: their properties are compared and sorted here.
struct EnumeratedFinding<Query: EnumerableEntityQuery>: EntityFinding {
  let query: Query

  func properties(in localization: AppLocalization) async throws -> [FindProperty] {
    guard let sample = try await entities().first else { return [] }
    return NamedProperty.immediate(in: sample).map { property in
      let title = localization.string(property.title)
      let input = property.property.valueType
      return FindProperty(
        name: property.name,
        title: title,
        comparisons: PropertyComparison.kinds(for: input).compactMap { kind in
          let compared = kind == .contains ? elementType(of: input) : input
          return type(of: compared, title: title, in: localization).map {
            FindProperty.Comparison(kind: kind, type: $0)
          }
        },
        isSortable: PropertyComparison.isOrdered(input)
      )
    }
  }

  func find(
    _ request: FindRequest,
    in localization: AppLocalization
  ) async throws -> [FoundEntity] {
    var rows: [Row] = []
    for entity in try await entities() { rows.append(try await Row(entity)) }
    guard let sample = rows.first else { return [] }
    var conditions: [FindCondition] = []
    for condition in request.conditions {
      guard let property = sample.properties.first(where: { $0.name == condition.property }) else {
        throw FindProblem.unknownProperty(condition.property)
      }
      let input = property.property.valueType
      var ready = condition
      ready.values = try await values(
        of: condition,
        as: condition.comparison == .contains ? elementType(of: input) : input
      )
      conditions.append(ready)
    }
    rows = rows.filter { row in
      guard !conditions.isEmpty else { return true }
      let fits: (FindCondition) -> Bool = { condition in
        PropertyComparison.holds(
          condition.comparison,
          for: row.values[condition.property],
          values: condition.values
        )
      }
      return request.mode == .and ? conditions.allSatisfy(fits) : conditions.contains(where: fits)
    }
    for sorting in request.sorting.reversed() {
      rows = PropertyComparison.sorted(rows, by: sorting) { $0.values[sorting.property] }
    }
    var result: [FoundEntity] = []
    for row in rows.prefix(request.limit.map { max($0, 0) } ?? .max) {
      result.append(try await found(row.entity, row.properties, in: localization))
    }
    return result
  }

  private func entities() async throws -> [Query.Entity] {
    try await loadDependencies(of: query)
    return try await query.allEntities().items
  }

  /// An entity with the values of its properties.
  fileprivate struct Row {
    let entity: Query.Entity
    let properties: [NamedProperty]
    var values: [String: any Sendable] = [:]

    init(_ entity: Query.Entity) async throws {
      self.entity = entity
      properties = NamedProperty.immediate(in: entity)
      for property in properties {
        values[property.name] = try await property.property.loadedValue()
      }
    }
  }
}
