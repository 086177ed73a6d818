public import AppIntents

/// Finds landmarks: there are few, so it gives them all.
public struct LandmarkQuery: EnumerableEntityQuery {
  @Dependency private var model: TravelModel

  /// A query.
  public init() {}

  /// The landmarks with these identifiers.
  public func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
    model.landmarks.filter { identifiers.contains($0.id) }.map(LandmarkEntity.init)
  }

  /// All landmarks.
  public func allEntities() async throws -> [LandmarkEntity] {
    model.landmarks.map(LandmarkEntity.init)
  }
}

// Each comparison becomes a predicate that Foundation checks; with a database behind it, it would
// become part of a statement.
extension LandmarkQuery: EntityPropertyQuery {
  /// What can be compared, and how.
  public static let properties = QueryProperties {
    Property(\LandmarkEntity.$name) {
      ContainsComparator { text in
        let part = Landmark.searchText(of: text)
        return #Predicate<Landmark> { $0.searchName.contains(part) }
      }
    }
    Property(\LandmarkEntity.$country) {
      EqualToComparator { text in
        let country = Landmark.searchText(of: text)
        return #Predicate<Landmark> { $0.searchCountry == country }
      }
      NotEqualToComparator { text in
        let country = Landmark.searchText(of: text)
        return #Predicate<Landmark> { $0.searchCountry != country }
      }
    }
    Property(\LandmarkEntity.$year) {
      LessThanComparator { year in #Predicate<Landmark> { $0.year < year } }
      GreaterThanComparator { year in #Predicate<Landmark> { $0.year > year } }
      IsBetweenComparator { first, last in
        #Predicate<Landmark> { first <= $0.year && $0.year <= last }
      }
    }
  }

  /// What landmarks can be sorted by.
  public static let sortingOptions = SortingOptions {
    SortableBy(\LandmarkEntity.$name)
    SortableBy(\LandmarkEntity.$year)
  }

  /// The landmarks that fit, in order.
  public func entities(
    matching predicates: [Predicate<Landmark>],
    mode: ComparatorMode,
    sortedBy orders: [EntityQuerySort<LandmarkEntity>],
    limit: Int?
  ) async throws -> [LandmarkEntity] {
    var found = try model.landmarks.filter { landmark in
      mode == .and
        ? try predicates.allSatisfy { try $0.evaluate(landmark) }
        : try predicates.contains { try $0.evaluate(landmark) }
    }
    for order in orders.reversed() {
      let isByYear = order.by == \LandmarkEntity.$year
      found.sort { isByYear ? $0.year < $1.year : $0.name < $1.name }
      if order.order == .descending { found.reverse() }
    }
    return found.prefix(limit ?? .max).map(LandmarkEntity.init)
  }
}
