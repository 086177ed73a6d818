import Synchronization

/// What kinds of models are kept.
public struct Schema: Sendable {
  /// The kinds.
  public let types: [any PersistentModel.Type]

  /// Kinds of models.
  public init(_ types: [any PersistentModel.Type]) {
    self.types = types
  }
}

/// Where models are kept, which is always in memory here.
public struct ModelConfiguration: Sendable {
  /// Whether they are forgotten when the process ends; they always are.
  public let isStoredInMemoryOnly: Bool

  /// Where models are kept.
  public init(isStoredInMemoryOnly: Bool = false) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  /// Where models are kept, under a name.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  /// Where models are kept, shared with other apps and devices, which they are not.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase
  ) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }

  /// Where models are kept, shared with other apps, which they are not.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer
  ) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }

  /// Where models are kept, in a file that nothing here writes, shared with other devices.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase
  ) { isStoredInMemoryOnly = false }

  /// Which apps share models.
  public enum GroupContainer: Sendable, Hashable {
    case automatic, none
    case identifier(String)
  }

  /// Which database shares models between devices.
  public enum CloudKitDatabase: Sendable, Hashable {
    case automatic, none
    case `private`(String)
  }

  /// Where models are kept, in a file that nothing here writes.
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    isStoredInMemoryOnly = false
  }
}

/// Keeps an app's models for as long as the process runs.
///
/// All contexts of a container share one set of objects, as one context would.
public final class ModelContainer: Sendable {
  /// What kinds of models are kept.
  public let schema: Schema
  /// Where they are kept.
  public let configurations: [ModelConfiguration]
  let store = ModelStore()

  /// A place for kinds of models.
  public init(
    for types: any PersistentModel.Type...,
    configurations: ModelConfiguration...
  ) throws {
    schema = Schema(types)
    self.configurations = configurations
  }

  /// A place for kinds of models.
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
    self.schema = schema
    self.configurations = configurations
  }

  /// A place for no models.
  static let none = ModelContainer()

  private init() {
    schema = Schema([])
    configurations = []
  }

  /// The models as the main actor sees them.
  @MainActor public var mainContext: ModelContext { ModelContext(self) }

  /// Forgets all models.
  public func deleteAllData() { store.forget() }
}

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
