/// Finds entities through the app's property query: the app compares, sorts and counts.
struct PropertyQueryFinding<Query: EntityPropertyQuery>: EntityFinding {
  let query: Query

  func properties(in localization: AppLocalization) async throws -> [FindProperty] {
    guard let sample = try await entities(limit: 1).first else { return [] }
    let known = NamedProperty.immediate(in: sample)
    let compared = comparedProperties(of: sample, among: known)
    let sortable = sortableProperties(of: sample, among: known)
    var all = compared.map(\.property)
    for property in sortable where !all.contains(where: { $0.name == property.property.name }) {
      all.append(property.property)
    }
    return all.map { property in
      let title = localization.string(property.title)
      let comparators =
        compared.first { $0.property.name == property.name }?.entry.comparators ?? []
      return FindProperty(
        name: property.name,
        title: title,
        comparisons: comparators.compactMap { comparator in
          type(of: comparator.input, title: title, in: localization).map {
            FindProperty.Comparison(kind: comparator.kind, type: $0)
          }
        },
        isSortable: sortable.contains { $0.property.name == property.name }
      )
    }
  }

  func find(
    _ request: FindRequest,
    in localization: AppLocalization
  ) async throws -> [FoundEntity] {
    guard let sample = try await entities(limit: 1).first else { return [] }
    let known = NamedProperty.immediate(in: sample)
    let compared = comparedProperties(of: sample, among: known)
    var comparators: [Query.ComparatorMappingType] = []
    for condition in request.conditions {
      comparators.append(try await comparator(for: condition, among: compared))
    }
    let sortable = sortableProperties(of: sample, among: known)
    let orders = try request.sorting.map { sorting in
      guard let key = sortable.first(where: { $0.property.name == sorting.property }) else {
        throw FindProblem.unknownProperty(sorting.property)
      }
      return EntityQuerySort<Query.Entity>(
        by: key.keyPath,
        order: sorting.isDescending ? .descending : .ascending
      )
    }
    let found = try await entities(
      matching: comparators,
      mode: request.mode,
      sortedBy: orders,
      limit: request.limit
    )
    let order = columns(of: sample).map(\.name)
    var result: [FoundEntity] = []
    // An app that overlooks the limit is held to it.
    for entity in found.prefix(request.limit.map { max($0, 0) } ?? .max) {
      let columns = kept(by: entity, inOrder: order) ?? columns(of: entity)
      result.append(try await self.found(entity, columns, in: localization))
    }
    return result
  }

  private func entities(
    matching comparators: [Query.ComparatorMappingType] = [],
    mode: EntityQueryComparatorMode = .and,
    sortedBy orders: [EntityQuerySort<Query.Entity>] = [],
    limit: Int?
  ) async throws -> [Query.Entity] {
    try await loadDependencies(of: query)
    return try await query.entities(
      matching: comparators,
      mode: mode,
      sortedBy: orders,
      limit: limit
    ).items
  }

  private func comparator(
    for condition: FindCondition,
    among compared: [ComparedProperty]
  ) async throws -> Query.ComparatorMappingType {
    guard
      let entry = compared.first(where: { $0.property.name == condition.property })?.entry
        .comparators.first(where: { $0.kind == condition.comparison })
    else { throw FindProblem.unknownProperty(condition.property) }
    let values = try await values(of: condition, as: entry.input, resolvers: entry.resolvers)
    guard let comparator = entry.mapping(values) else {
      throw FindProblem.badValue(property: condition.property, refusal: nil)
    }
    return comparator
  }
}

// MARK: - Properties

extension PropertyQueryFinding {
  /// A property of an entity with the comparisons that the query has for it.
  private struct ComparedProperty {
    let property: NamedProperty
    let entry: EntityQueryPropertyEntry<Query.ComparatorMappingType>
  }

  /// A property of an entity with the key path by which the query sorts.
  private struct SortableProperty {
    let property: NamedProperty
    let keyPath: any PartialKeyPath<Query.Entity> & Sendable
  }

  private func comparedProperties(
    of entity: Query.Entity,
    among known: [NamedProperty]
  ) -> [ComparedProperty] {
    Query.properties.entries.compactMap { entry in
      guard let property = entry.property(entity),
        let named = known.first(where: { $0.property === property }) ?? NamedProperty(property)
      else { return nil }
      return ComparedProperty(property: named, entry: entry)
    }
  }

  private func sortableProperties(
    of entity: Query.Entity,
    among known: [NamedProperty]
  ) -> [SortableProperty] {
    Query.sortingOptions.properties.compactMap { option in
      guard let property = entity[keyPath: option.keyPath] as? any AnyEntityProperty,
        let named = known.first(where: { $0.property === property }) ?? NamedProperty(property)
      else { return nil }
      return SortableProperty(property: named, keyPath: option.keyPath)
    }
  }

  /// What is shown of an entity in the order in which another one has it; nil where it does not keep all of that itself, and
  /// the query has to be asked for the rest.
  private func kept(by entity: Query.Entity, inOrder names: [String]) -> [NamedProperty]? {
    let known = NamedProperty.immediate(in: entity)
    guard known.count == names.count else { return nil }
    let ordered = names.compactMap { name in known.first { $0.name == name } }
    return ordered.count == names.count ? ordered : nil
  }

  /// What is shown of an entity: the properties that are compared or sorted by, then all others that
  /// are there at once.
  private func columns(of entity: Query.Entity) -> [NamedProperty] {
    let known = NamedProperty.immediate(in: entity)
    var columns = comparedProperties(of: entity, among: known).map(\.property)
    for property in sortableProperties(of: entity, among: known).map(\.property) + known
    where !columns.contains(where: { $0.name == property.name }) {
      columns.append(property)
    }
    return columns
  }
}
