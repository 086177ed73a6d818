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

/// Finds, adds and removes an app's models.
public final class ModelContext {
  /// Where the models are kept.
  public let container: ModelContainer
  /// Whether changes are saved by themselves; there is nothing to save them to.
  public var autosaveEnabled = true

  /// The models of a container.
  public init(_ container: ModelContainer) {
    self.container = container
  }

  /// Adds a model.
  public func insert<Model: PersistentModel>(_ model: Model) { container.store.insert(model) }

  /// Removes a model.
  public func delete<Model: PersistentModel>(_ model: Model) {
    container.store.remove(model.persistentModelID)
  }

  /// Removes all models that are meant.
  public func delete<Model: PersistentModel>(
    model: Model.Type,
    where predicate: Predicate<Model>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  /// The models that are looked for.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    var models = container.store.models(Model.self)
    if let predicate = descriptor.predicate { models = try models.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    let rest = models.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    return Array(descriptor.fetchLimit.map { rest.prefix(max(0, $0)) } ?? rest)
  }

  /// How many models are looked for.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int { try fetch(descriptor).count }

  /// What tells the models apart that are looked for.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Does something with every model that is looked for.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>,
    block: (Model) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model of an identifier; nil where it is gone.
  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    container.store.model(id) as? Model
  }

  /// Whether models were added or removed since they were saved.
  public var hasChanges: Bool { container.store.hasChanges }

  /// Remembers which models there are, for ``rollback()``.
  public func save() throws { container.store.save() }

  /// Goes back to the models that there were; what was changed in them stays.
  public func rollback() { container.store.rollback() }

  /// Does something and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}
