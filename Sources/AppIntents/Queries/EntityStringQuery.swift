/// Finds entities by what a person says.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that fit, the best first.
  func entities(matching string: String) async throws -> Result
}
