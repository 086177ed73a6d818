/// Something the app provides to its intents and queries: a store, a service, a model.
///
/// ```swift
/// struct AddBook: AppIntent {
///   @Dependency var catalogue: BookCatalogue
/// ```
///
/// The runtime fetches dependencies before it performs an intent or runs a query; a missing one is
/// an error then, which names the type. Reading one that is missing anywhere else ends the program.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  private enum Fallback: Sendable {
    case none
    case synchronous(@Sendable () -> Value)
    case asynchronous(@Sendable () async throws -> Value)
  }

  private let manager: AppDependencyManager
  private let key: DependencyKey
  private let fallback: Fallback
  /// What the fallback made, once it has.
  private let made = SharedValue()

  /// A dependency that must have been added.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.manager = manager
    self.key = DependencyKey(type: Value.self, name: key)
    fallback = .none
    MadeParts.current?.add(.dependency(self))
  }

  /// A dependency with a value for where none was added.
  @_disfavoredOverload
  public init(
    key: AnyHashable? = nil,
    manager: AppDependencyManager = .shared,
    default: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.manager = manager
    self.key = DependencyKey(type: Value.self, name: key)
    fallback = .synchronous(`default`)
    MadeParts.current?.add(.dependency(self))
  }

  /// A dependency with a factory for where none was added.
  public init(
    key: AnyHashable? = nil,
    manager: AppDependencyManager = .shared,
    default: @escaping @Sendable () async throws -> Value
  ) {
    self.manager = manager
    self.key = DependencyKey(type: Value.self, name: key)
    fallback = .asynchronous(`default`)
    MadeParts.current?.add(.dependency(self))
  }

  /// What the app provides.
  public var wrappedValue: Value {
    do {
      guard let value = try valueNow() else {
        preconditionFailure(
          "the dependency of type '\(Value.self)' takes its time and was read before it was there"
        )
      }
      return value
    } catch {
      preconditionFailure(sentence(for: error))
    }
  }

  /// The value where it can be had at once.
  private func valueNow() throws -> Value? {
    guard let owner = manager.owner(of: key) else {
      return switch fallback {
      case .none: throw AppDependencyManager.Error<Value>.failedToRetrieveDependency
      case .synchronous(let make): kept(make)
      case .asynchronous: made.box(Value.self)?.value
      }
    }
    return try owner.value(Value.self, key: key)
  }

  private func kept(_ make: () -> Value) -> Value {
    if let box = made.box(Value.self) { return box.value }
    return made.keep(make())
  }
}

/// A dependency whose type does not matter to who fetches it.
protocol LoadableDependency: AnyObject, Sendable {
  /// Fetches the value.
  func load() async throws
}

extension AppDependency: LoadableDependency {
  func load() async throws {
    if let owner = manager.owner(of: key) {
      _ = try await owner.load(Value.self, key: key)
    } else if case .asynchronous(let make) = fallback {
      guard made.box(Value.self) == nil else { return }
      let value = try await make()
      _ = kept { value }
    } else {
      _ = try valueNow()
    }
  }
}
