public import AppIntents

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
  public func insert<Model: PersistentModel>(_ model: Model) {
    ModelHomes.remember(model.persistentModelID, in: container)
    container.store.insert(model)
  }

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

  /// The model of an identifier; ends the program where there was never one.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = container.store.model(id) else {
      preconditionFailure("no model has the identifier \(id.entityName); ask registeredModel(for:)")
    }
    return model
  }

  /// The models that are looked for; all are read at once.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>,
    batchSize: Int
  ) throws -> [Model] { try fetch(descriptor) }

  /// Does something with every model that is looked for; all are read at once.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>,
    batchSize: Int,
    allowEscapingMutations: Bool = false,
    block: (Model) throws -> Void
  ) throws { try enumerate(descriptor, block: block) }

  /// The models that were added since they were saved.
  public var insertedModelsArray: [any PersistentModel] { container.store.inserted() }
  /// The models that were removed since they were saved.
  public var deletedModelsArray: [any PersistentModel] { container.store.removed() }
  /// The models that were changed since they were saved, which nobody counts here.
  public var changedModelsArray: [any PersistentModel] { [] }

  /// Takes note of what was changed, which holds at once here.
  public func processPendingChanges() {}

  /// What takes back what was done; nil, as nothing here writes it down.
  public var undoManager: UndoManager? {
    get { nil }
    set {}
  }

  /// Who works in the context, as the history tells.
  public var author: String?

  /// Whether models were added or removed since they were saved.
  public var hasChanges: Bool { container.store.hasChanges }

  /// Remembers which models there are, for ``rollback()`` and the history.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let saved = container.store.save(by: author, at: .now)
    NotificationCenter.default.post(
      name: Self.didSave,
      object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: saved.inserted,
        NotificationKey.deletedIdentifiers.rawValue: saved.removed,
        NotificationKey.updatedIdentifiers.rawValue: [PersistentIdentifier](),
      ]
    )
  }

  /// Goes back to the models that there were; what was changed in them stays.
  public func rollback() { container.store.rollback() }

  /// Does something and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}
