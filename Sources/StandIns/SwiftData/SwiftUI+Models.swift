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
    inMemory: Bool = false
  ) -> some View { modelContainer(for: [type], inMemory: inMemory) }

  /// Gives what is in it models of several kinds, kept in memory.
  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false
  ) -> some View {
    environment(\.givenContainer, try? ModelContainer(for: Schema(types)))
  }
}

extension Scene {
  /// Gives what is in it models; nothing here is drawn.
  nonisolated public func modelContainer(_ container: ModelContainer) -> Self { self }

  /// Gives what is in it models; nothing here is drawn.
  nonisolated public func modelContainer(
    for type: any PersistentModel.Type,
    inMemory: Bool = false
  ) -> Self { self }

  /// Gives what is in it models; nothing here is drawn.
  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false
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
  public init(_ descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
  }

  /// Models in an order.
  public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = []) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: sort)
  }

  /// Models in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort path: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward
  ) {
    descriptor = FetchDescriptor(
      predicate: filter,
      sortBy: [SortDescriptor(path, order: order)]
    )
  }

  /// The models; none where they cannot be had.
  @MainActor public var wrappedValue: [Element] {
    (try? EnvironmentValues.shown.modelContext.fetch(descriptor)) ?? []
  }
}
