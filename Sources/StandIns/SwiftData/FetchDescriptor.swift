/// What to look for among models, and in which order.
public struct FetchDescriptor<Model: PersistentModel> {
  /// Which models are wanted; nil for all.
  public var predicate: Predicate<Model>?
  /// Their order.
  public var sortBy: [SortDescriptor<Model>]
  /// The most that are wanted; nil for all.
  public var fetchLimit: Int?
  /// How many are left out at the start.
  public var fetchOffset: Int?
  /// What is read at once; everything is.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []
  /// What is read at all; everything is.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Whether what was not saved yet counts, which it does.
  public var includePendingChanges = true

  /// What to look for, and in which order.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
