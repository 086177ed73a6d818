import Synchronization

/// Keeps what the app provides to its intents and queries.
///
/// Register before the first intent runs. A factory is called once, when its value is first needed.
public final class AppDependencyManager: Sendable {
  /// The manager that dependencies use unless they name another.
  public static let shared = AppDependencyManager()

  /// The manager that stands in front of the shared one for now.
  @TaskLocal private static var substitute: AppDependencyManager?

  private let entries = Mutex<[DependencyKey: DependencyEntry]>([:])

  /// A manager of its own, for a test.
  public init() {}

  /// Lets the dependencies of the shared manager be looked for in this one first.
  ///
  /// It holds for everything that the operation awaits, and for nothing else: tests that run at the
  /// same time can each have dependencies of their own.
  nonisolated(nonsending)
    public func substituting<Result, Failure: Swift.Error>(
      _ operation: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result
  {
    let outcome: Swift.Result<Result, Failure> = await Self.$substitute.withValue(self) {
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// The manager that has something for a key: the shared one's substitute, then this one.
  func owner(of key: DependencyKey) -> AppDependencyManager? {
    if self === Self.shared, let substitute = Self.substitute, substitute.has(key) {
      return substitute
    }
    return has(key) ? self : nil
  }

  private func has(_ key: DependencyKey) -> Bool {
    entries.withLock { $0[key] != nil }
  }

  /// Registers a value, made when it is first needed.
  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    register(Dependency.self, key: key, entry: .synchronous { dependency() })
  }

  /// Registers a factory that answers at once.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency: @autoclosure @escaping () -> @Sendable () throws -> Dependency
  ) {
    let factory = dependency()
    register(Dependency.self, key: key, entry: .synchronous { try factory() })
  }

  /// Registers a factory that takes its time.
  ///
  /// Such a dependency is there once an intent or a query that has it is run by the runtime.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency: @escaping @Sendable () async throws -> Dependency
  ) {
    register(Dependency.self, key: key, entry: .asynchronous { try await dependency() })
  }

  private func register<Dependency>(
    _ type: Dependency.Type,
    key: AnyHashable?,
    entry: DependencyEntry
  ) {
    entries.withLock { $0[DependencyKey(type: type, name: key)] = entry }
  }

  /// The value, made now where its factory answers at once; nil where it takes its time.
  func value<Dependency: Sendable>(
    _ type: Dependency.Type,
    key: DependencyKey
  ) throws -> Dependency? {
    switch entries.withLock({ $0[key] }) {
    case nil: throw AppDependencyManager.Error<Dependency>.failedToRetrieveDependency
    case .ready(let box):
      guard let box = box as? SharedValue.Box<Dependency> else {
        throw AppDependencyManager.Error<Dependency>.incorrectDependencyType
      }
      return box.value
    case .asynchronous: return nil
    case .synchronous(let make):
      let made: Dependency = try loaded(Result { try make() })
      return kept(made, key: key)
    }
  }

  /// The value, made now where nobody has needed it yet.
  func load<Dependency: Sendable>(
    _ type: Dependency.Type,
    key: DependencyKey
  ) async throws -> Dependency {
    if let value = try value(type, key: key) { return value }
    guard case .asynchronous(let make) = entries.withLock({ $0[key] }) else {
      throw AppDependencyManager.Error<Dependency>.failedToRetrieveDependency
    }
    do {
      return kept(try checked(try await make()), key: key)
    } catch let error as AppDependencyManager.Error<Dependency> {
      throw error
    } catch {
      throw AppDependencyManager.Error<Dependency>.failedToLoadDependency(error)
    }
  }

  /// Keeps a value that was made, unless another was kept meanwhile.
  private func kept<Dependency: Sendable>(
    _ value: Dependency,
    key: DependencyKey
  ) -> Dependency {
    let box = SharedValue.Box(value)
    let winner = entries.withLock { entries -> any AnyObject & Sendable in
      if case .ready(let other) = entries[key] { return other }
      entries[key] = .ready(box)
      return box
    }
    return (winner as? SharedValue.Box<Dependency>)?.value ?? value
  }

  private func checked<Dependency>(_ value: any Sendable) throws -> Dependency {
    guard let value = value as? Dependency else {
      throw AppDependencyManager.Error<Dependency>.incorrectDependencyType
    }
    return value
  }

  private func loaded<Dependency>(
    _ result: Result<any Sendable, any Swift.Error>
  ) throws -> Dependency {
    switch result {
    case .success(let value): return try checked(value)
    case .failure(let error):
      throw AppDependencyManager.Error<Dependency>.failedToLoadDependency(error)
    }
  }
}

/// What a dependency is filed under.
struct DependencyKey: Hashable, Sendable {
  let type: ObjectIdentifier
  /// The key's own value as text: keys need not be `Sendable`.
  let name: String?

  init<Dependency>(type: Dependency.Type, name: AnyHashable?) {
    self.type = ObjectIdentifier(type)
    self.name = name.map { "\(Swift.type(of: $0.base)):\($0)" }
  }
}

/// A dependency before and after it is made.
enum DependencyEntry: Sendable {
  /// In a box of its type.
  case ready(any AnyObject & Sendable)
  case synchronous(@Sendable () throws -> any Sendable)
  case asynchronous(@Sendable () async throws -> any Sendable)
}
