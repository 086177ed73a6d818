@_exported public import Foundation

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// Stops what it stands for, at the latest when nobody keeps it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Stops something by a closure.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Stops what something else can be stopped by.
  public init(_ other: some Cancellable) {
    action = { other.cancel() }
  }

  deinit { cancel() }

  /// Stops it; the second time nothing happens.
  public func cancel() {
    let stop = action
    action = nil
    stop?()
  }

  /// Keeps it with others.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether they are the same.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Adds what tells it apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Tells values to whoever listens.
public protocol Publisher<Output, Failure> {
  /// What is told.
  associatedtype Output
  /// Why it ends before its time.
  associatedtype Failure: Error

  /// Calls a closure with every value, until nobody keeps what it returns.
  func listen(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher {
  /// Does something with every value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    listen(receiveValue)
  }

  /// Does something with every value; nothing here ever completes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listen(receiveValue)
  }

  /// Another value for every value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in listen { receive(transform($0)) } }
  }

  /// The values that are wanted.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in listen { if isIncluded($0) { receive($0) } } }
  }

  /// The same without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in listen(receive) }
  }
}

/// How listening ends.
public enum Subscribers {
  /// How listening ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// Tells values, of whatever type it is itself.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (@escaping (Output) -> Void) -> AnyCancellable

  init(_ start: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.start = start
  }

  /// Calls a closure with every value.
  public func listen(_ receive: @escaping (Output) -> Void) -> AnyCancellable { start(receive) }
}
