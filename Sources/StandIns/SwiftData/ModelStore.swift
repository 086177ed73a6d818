import Synchronization

/// The models of a container.
final class ModelStore: Sendable {
  /// Models belong to whoever works on them, as SwiftData's do; only the lists that name them are shared.
  private struct Unshared<Value>: @unchecked Sendable {
    var value: Value
  }

  private struct Entry: Sendable {
    let own: Unshared<any PersistentModel>
    let number: Int

    var model: any PersistentModel { own.value }
  }

  private struct Contents {
    var entries: [PersistentIdentifier: Entry] = [:]
    var saved: [PersistentIdentifier: Entry] = [:]
    var last = 0
    var history = Unshared(value: ModelHistory())

    /// What is there and was not when it was last saved.
    var inserted: [Entry] { Self.difference(entries, saved) }
    /// What is gone since it was last saved.
    var removed: [Entry] { Self.difference(saved, entries) }

    private static func difference(
      _ some: [PersistentIdentifier: Entry],
      _ others: [PersistentIdentifier: Entry]
    ) -> [Entry] {
      some.filter { others[$0.key] == nil }.map(\.value).sorted { $0.number < $1.number }
    }
  }

  private let contents = Mutex(Contents())

  func insert(_ model: some PersistentModel) {
    let id = model.persistentModelID
    let own = Unshared<any PersistentModel>(value: model)
    contents.withLock { contents in
      guard contents.entries[id] == nil else { return }
      contents.last += 1
      contents.entries[id] = Entry(own: own, number: contents.last)
    }
  }

  /// Whether a model was there when the models were last saved.
  func wasSaved(_ id: PersistentIdentifier) -> Bool {
    contents.withLock { $0.saved[id] != nil }
  }

  /// The models that are there and were not when the models were last saved.
  func inserted() -> [any PersistentModel] {
    contents.withLock { $0.inserted }.map(\.model)
  }

  /// The models that are gone since the models were last saved.
  func removed() -> [any PersistentModel] {
    contents.withLock { $0.removed }.map(\.model)
  }

  func remove(_ id: PersistentIdentifier) {
    contents.withLock { _ = $0.entries.removeValue(forKey: id) }
  }

  func forget() {
    contents.withLock { $0 = Contents() }
  }

  /// All models of a kind, in the order in which they were put in.
  func models<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    let entries = contents.withLock { contents in
      contents.entries.values.filter { $0.model is Model }.sorted { $0.number < $1.number }
    }
    return entries.compactMap { $0.model as? Model }
  }

  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    contents.withLock { $0.entries[id] }?.model
  }

  var hasChanges: Bool {
    contents.withLock { $0.entries.keys != $0.saved.keys }
  }

  /// Remembers the models, and writes down which were added and removed.
  func save(
    by author: String?,
    at time: Date
  ) -> (inserted: [PersistentIdentifier], removed: [PersistentIdentifier]) {
    contents.withLock { contents in
      let (inserted, removed) = (contents.inserted, contents.removed)
      contents.saved = contents.entries
      contents.history.value.note(
        inserted: inserted.map(\.model),
        removed: removed.map(\.model),
        author: author,
        at: time
      )
      return (inserted.map(\.model.persistentModelID), removed.map(\.model.persistentModelID))
    }
  }

  /// What was saved, the oldest first.
  func history() -> [DefaultHistoryTransaction] {
    contents.withLock { $0.history }.value.transactions
  }

  /// Forgets that something was saved.
  func forgetHistory(_ numbers: Set<Int64>) {
    contents.withLock { $0.history.value.forget(numbers) }
  }

  func rollback() {
    contents.withLock { $0.entries = $0.saved }
  }
}
