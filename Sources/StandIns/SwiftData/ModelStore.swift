import Synchronization

/// The models of a container.
final class ModelStore: Sendable {
  /// Models belong to whoever works on them, as SwiftData's do; only the list of them is shared.
  private struct Entry: @unchecked Sendable {
    let model: any PersistentModel
    let number: Int
  }

  private struct Contents {
    var entries: [PersistentIdentifier: Entry] = [:]
    var saved: [PersistentIdentifier: Entry] = [:]
    var last = 0
  }

  private let contents = Mutex(Contents())

  func insert(_ model: some PersistentModel) {
    let id = model.persistentModelID
    let entry = Entry(model: model, number: 0)
    contents.withLock { contents in
      guard contents.entries[id] == nil else { return }
      contents.last += 1
      contents.entries[id] = Entry(model: entry.model, number: contents.last)
    }
  }

  /// Whether a model was there when the models were last saved.
  func wasSaved(_ id: PersistentIdentifier) -> Bool {
    contents.withLock { $0.saved[id] != nil }
  }

  /// The models that are there and were not when the models were last saved.
  func inserted() -> [any PersistentModel] {
    let entries = contents.withLock { contents in
      contents.entries.filter { contents.saved[$0.key] == nil }.map(\.value)
    }
    return entries.sorted { $0.number < $1.number }.map(\.model)
  }

  /// The models that are gone since the models were last saved.
  func removed() -> [any PersistentModel] {
    let entries = contents.withLock { contents in
      contents.saved.filter { contents.entries[$0.key] == nil }.map(\.value)
    }
    return entries.sorted { $0.number < $1.number }.map(\.model)
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
    contents.withLock { Set($0.entries.keys) != Set($0.saved.keys) }
  }

  func save() {
    contents.withLock { $0.saved = $0.entries }
  }

  func rollback() {
    contents.withLock { $0.entries = $0.saved }
  }
}
