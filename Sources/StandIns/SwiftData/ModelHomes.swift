import Synchronization

/// Which container a model was put in.
enum ModelHomes {
  /// A container, for as long as somebody else keeps it.
  private final class Home: Sendable {
    private let held: Mutex<WeakContainer>

    init(_ container: ModelContainer) { held = Mutex(WeakContainer(container: container)) }

    var container: ModelContainer? { held.withLock { $0.container } }
  }

  private struct WeakContainer {
    weak var container: ModelContainer?
  }

  private static let homes = Mutex<[PersistentIdentifier: Home]>([:])

  static func remember(_ id: PersistentIdentifier, in container: ModelContainer) {
    homes.withLock { $0[id] = Home(container) }
  }

  static func container(of id: PersistentIdentifier) -> ModelContainer? {
    homes.withLock { $0[id] }?.container
  }
}

extension PersistentModel {
  /// A context of the container that the object was put in; nil before that.
  public var modelContext: ModelContext? {
    ModelHomes.container(of: persistentModelID).map(ModelContext.init)
  }

  /// Whether it was put in a container and taken out again.
  public var isDeleted: Bool {
    ModelHomes.container(of: persistentModelID)?.store.model(persistentModelID) == nil
      && ModelHomes.container(of: persistentModelID) != nil
  }

  /// Whether it was put in a container and not saved since.
  public var hasChanges: Bool {
    guard let store = ModelHomes.container(of: persistentModelID)?.store else { return false }
    return !store.wasSaved(persistentModelID)
  }
}

extension ModelActor {
  /// The model of an identifier; nil where it is gone or of another kind.
  public subscript<Model: PersistentModel>(
    id: PersistentIdentifier,
    as type: Model.Type
  ) -> Model? { modelContext.registeredModel(for: id) }
}
