public import SwiftUI

extension EnvironmentValues {
  /// The models of the container that some view around it gave; of none where nobody did.
  @MainActor public var modelContext: ModelContext {
    get { self[ModelContainerKey.self].map(ModelContext.init) ?? ModelContext(.none) }
    set { self[ModelContainerKey.self] = newValue.container }
  }
}

private struct ModelContainerKey: EnvironmentKey {
  static var defaultValue: ModelContainer? { nil }
}

extension View {
  /// Gives what is in it models.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.givenContainer, container)
  }

  /// Gives what is in it models of a kind, kept in memory.
  nonisolated public func modelContainer(
    for type: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup) }

  /// Gives what is in it models of several kinds, kept in memory.
  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = Result { try ModelContainer(for: Schema(types)) }
    onSetup(container)
    return environment(\.givenContainer, try? container.get())
  }

  /// Gives what is in it the models of a context's container.
  nonisolated public func modelContext(_ context: ModelContext) -> some View {
    environment(\.givenContainer, context.container)
  }
}

extension Scene {
  /// Gives what is in it models; nothing here is drawn.
  nonisolated public func modelContainer(_ container: ModelContainer) -> Self { self }
  /// Gives what is in it models; nothing here is drawn.
  nonisolated public func modelContext(_ context: ModelContext) -> Self { self }

  /// Gives what is in it models; nothing here is drawn.
  nonisolated public func modelContainer(
    for type: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> Self { self }

  /// Gives what is in it models; nothing here is drawn.
  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> Self { self }
}

extension EnvironmentValues {
  fileprivate var givenContainer: ModelContainer? {
    get { self[ModelContainerKey.self] }
    set { self[ModelContainerKey.self] = newValue }
  }
}

/// Models that a view shows.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>

  /// All models of a kind.
  public init() where Element: PersistentModel {
    descriptor = FetchDescriptor()
  }

  /// What is looked for.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }

  /// What is looked for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
    self.descriptor = descriptor
  }

  /// Models in an order.
  public init(
    filter: Predicate<Element>? = nil,
    sort: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: sort) }

  /// Models in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort path: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter,
      sortBy: [SortDescriptor(path, order: order)]
    )
  }

  /// Models in the order of a property that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort path: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter,
      sortBy: [SortDescriptor(path, order: order)]
    )
  }

  /// The container that the models are of.
  @MainActor public var modelContext: ModelContext { EnvironmentValues.shown.modelContext }
  /// Why they cannot be had; nil, as they always can.
  @MainActor public var fetchError: (any Error)? { nil }

  /// The models; none where they cannot be had.
  @MainActor public var wrappedValue: [Element] {
    (try? EnvironmentValues.shown.modelContext.fetch(descriptor)) ?? []
  }
}
