/// What was saved in a container, the oldest first.
struct ModelHistory {
  private(set) var transactions: [DefaultHistoryTransaction] = []
  private var lastTransaction: Int64 = 0
  private var lastChange: Int64 = 0

  /// What tells the containers of a process apart.
  static let store = "memory"

  /// Writes down what was added and removed; nothing where there is none of both.
  mutating func note(
    inserted: [any PersistentModel],
    removed: [any PersistentModel],
    author: String?,
    at time: Date
  ) {
    guard !inserted.isEmpty || !removed.isEmpty else { return }
    lastTransaction += 1
    let changes = inserted.map { insertion(of: $0) } + removed.map { deletion(of: $0) }
    transactions.append(
      DefaultHistoryTransaction(
        author: author,
        changes: changes,
        storeIdentifier: Self.store,
        timestamp: time,
        token: DefaultHistoryToken(tokenValue: [Self.store: lastTransaction]),
        transactionIdentifier: lastTransaction
      )
    )
  }

  /// Forgets what was saved.
  mutating func forget(_ numbers: Set<Int64>) {
    transactions.removeAll { numbers.contains($0.transactionIdentifier) }
  }

  private mutating func insertion<Model: PersistentModel>(of model: Model) -> HistoryChange {
    lastChange += 1
    return .insert(
      DefaultHistoryInsert<Model>(
        changedPersistentIdentifier: model.persistentModelID,
        changeIdentifier: lastChange,
        transactionIdentifier: lastTransaction
      )
    )
  }

  private mutating func deletion<Model: PersistentModel>(of model: Model) -> HistoryChange {
    lastChange += 1
    return .delete(
      DefaultHistoryDelete<Model>(
        changedPersistentIdentifier: model.persistentModelID,
        changeIdentifier: lastChange,
        transactionIdentifier: lastTransaction,
        tombstone: HistoryTombstone(model: model)
      )
    )
  }
}

extension ModelContext {
  /// What was saved, as it is looked for; the oldest first.
  ///
  /// What was changed in models is not in it, only which were added and removed.
  public func fetchHistory<Transaction: HistoryTransaction>(
    _ descriptor: HistoryDescriptor<Transaction>
  ) throws -> [Transaction] {
    var found = container.store.history().compactMap { $0 as? Transaction }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    return descriptor.fetchLimit.map { Array(found.prefix(Int(clamping: $0))) } ?? found
  }

  /// Forgets what was saved, as it is looked for; the models stay.
  public func deleteHistory<Transaction: HistoryTransaction>(
    _ descriptor: HistoryDescriptor<Transaction>
  ) throws {
    container.store.forgetHistory(Set(try fetchHistory(descriptor).map(\.transactionIdentifier)))
  }

  /// Models are about to be saved.
  public static let willSave = Notification.Name("NSModelContextWillSaveNotification")
  /// Models were saved; which, is told by the keys of ``NotificationKey``.
  public static let didSave = Notification.Name("NSModelContextDidSaveNotification")

  /// What a notification of what was saved tells.
  public enum NotificationKey: String, Sendable {
    /// Which models were added.
    case insertedIdentifiers = "inserted"
    /// Which models were changed, which nobody counts here.
    case updatedIdentifiers = "updated"
    /// Which models were removed.
    case deletedIdentifiers = "deleted"
    /// Which models were read anew.
    case refreshedIdentifiers = "refreshed"
    /// Whether nothing that was known holds any more.
    case invalidatedAllIdentifiers = "invalidatedAll"
    /// As of when models are read.
    case queryGeneration
  }
}

/// Counts how often models of some kinds were saved.
@Observable
public final class HistoryObserver: Sendable {
  /// How often that was; 0 as nobody else saves models here.
  public var eventCounter: Int { 0 }

  /// Watches a container for kinds of models.
  public init(
    observedModels: [any PersistentModel.Type],
    modelContainer: ModelContainer
  ) throws {}
}
