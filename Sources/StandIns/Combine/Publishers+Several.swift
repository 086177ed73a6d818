/// Publishers made of others.
public enum Publishers {
  /// What two tell, as soon as both have told something.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What both told last.
    public typealias Output = (A.Output, B.Output)
    /// Why one of them ends before its time.
    public typealias Failure = A.Failure

    private let both: AnyPublisher<Output, Failure>

    /// What two tell.
    public init(_ first: A, _ second: B) { both = first.combineLatest(second) }

    /// Calls a closure with what both told last.
    public func listen(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      both.listen(receive)
    }
  }

  /// What three tell, as soon as all have told something.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What all told last.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// Why one of them ends before its time.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<((A.Output, B.Output), C.Output), Failure>

    /// What three tell.
    public init(_ first: A, _ second: B, _ third: C) {
      all = first.combineLatest(second).combineLatest(third)
    }

    /// Calls a closure with what all told last.
    public func listen(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      all.listen { receive(($0.0.0, $0.0.1, $0.1)) }
    }
  }

  /// What any of several tells.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What one of them tells.
    public typealias Output = Upstream.Output
    /// Why one of them ends before its time.
    public typealias Failure = Upstream.Failure

    private let publishers: [Upstream]

    /// What any of these tells.
    public init(_ publishers: Upstream...) { self.publishers = publishers }
    /// What any of these tells.
    public init(_ publishers: some Sequence<Upstream>) { self.publishers = Array(publishers) }

    /// Calls a closure with what any of them tells.
    public func listen(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      let listening = publishers.map { $0.listen(receive) }
      return AnyCancellable { for one in listening { one.cancel() } }
    }
  }
}
