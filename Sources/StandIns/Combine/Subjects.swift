/// Whoever listens to something, in the order in which they came.
final class Listeners<Output> {
  private var last = 0
  private var closures: [(number: Int, closure: (Output) -> Void)] = []

  func add(_ closure: @escaping (Output) -> Void) -> AnyCancellable {
    last += 1
    let number = last
    closures.append((number, closure))
    return AnyCancellable { [weak self] in
      self?.closures.removeAll { $0.number == number }
    }
  }

  func tell(_ value: Output) {
    for (_, closure) in closures { closure(value) }
  }
}

/// Tells whoever listens the values that it is given.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output>()

  /// Nobody listens yet.
  public init() {}

  /// Tells a value.
  public func send(_ value: Output) { listeners.tell(value) }

  /// Tells that something happened.
  public func send() where Output == Void { listeners.tell(()) }

  /// Ends it, which nothing here waits for.
  public func send(completion: Subscribers.Completion<Failure>) {}

  /// Calls a closure with every value.
  public func listen(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    listeners.add(receive)
  }
}

/// Tells whoever listens the value that it has, and every new one.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output>()
  private var sources: [AnyCancellable] = []

  /// The value; a new one is told.
  public var value: Output {
    didSet { listeners.tell(value) }
  }

  /// Has a value.
  public init(_ value: Output) {
    self.value = value
  }

  /// Takes what comes from elsewhere for as long as it is there itself.
  func keep(_ source: AnyCancellable) { sources.append(source) }

  /// Takes a new value and tells it.
  public func send(_ value: Output) { self.value = value }

  /// Ends it, which nothing here waits for.
  public func send(completion: Subscribers.Completion<Failure>) {}

  /// Calls a closure with the value, and with every new one.
  public func listen(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return listeners.add(receive)
  }
}
