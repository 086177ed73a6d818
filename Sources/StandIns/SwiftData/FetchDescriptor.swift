/// What to look for among models, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// Which models are wanted; nil for all.
  public var predicate: Predicate<T>?
  /// Their order.
  public var sortBy: [SortDescriptor<T>]
  /// The most that are wanted; nil for all.
  public var fetchLimit: Int?
  /// How many are left out at the start.
  public var fetchOffset: Int?
  /// What is read at once; everything is.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// What is read at all; everything is.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Whether what was not saved yet counts, which it does.
  public var includePendingChanges = true

  /// What to look for, and in which order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
