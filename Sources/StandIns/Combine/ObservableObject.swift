/// A model whose changes views follow; text is drawn when it is asked for.
public protocol ObservableObject: AnyObject {
  /// What tells that the model is about to change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher

  /// Tells that the model is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells nobody by itself: what is drawn here reads the model when it is drawn.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Tells that a model is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing is told but that.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let listeners = Listeners<Void>()

  /// Nobody listens yet.
  public init() {}

  /// Tells that the model is about to change.
  public func send() { listeners.tell(()) }

  /// Calls a closure before every change.
  public func listen(_ receive: @escaping (()) -> Void) -> AnyCancellable {
    listeners.add(receive)
  }
}

/// A value of a model whose changes can be listened to by its projection.
@propertyWrapper
public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  /// A value.
  public init(wrappedValue: Value) {
    subject = CurrentValueSubject(wrappedValue)
  }

  /// A value.
  public init(initialValue: Value) {
    subject = CurrentValueSubject(initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.send(newValue) }
  }

  /// Tells the value and every new one.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    // Whoever is assigned to tells its new values to the same listeners.
    nonmutating set {}
  }

  /// Tells a property's value and every new one.
  public struct Publisher: Combine.Publisher {
    /// The property's type.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    let subject: CurrentValueSubject<Value, Never>

    /// Calls a closure with the value and every new one.
    public func listen(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
      subject.listen(receive)
    }
  }
}

extension Publisher where Failure == Never {
  /// Puts the values into a property for as long as they come.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.keep(listen { [weak subject] in subject?.send($0) })
  }
}
