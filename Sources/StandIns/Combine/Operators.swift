// What is done with values on their way; nothing here ever completes.

extension Publisher {
  /// All values but the first.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return listen { value in
        if left > 0 { left -= 1 } else { receive(value) }
      }
    }
  }

  /// Another value for every value that has one.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in listen { if let result = transform($0) { receive(result) } } }
  }

  /// The values that differ from those before them.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return listen { value in
        if let last, isSame(last, value) { return }
        last = value
        receive(value)
      }
    }
  }

  /// The values that differ from those before them.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// The first values.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return listen { value in
        guard left > 0 else { return }
        left -= 1
        receive(value)
      }
    }
  }

  /// The first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// What is known after each value.
  public func scan<Result>(
    _ initial: Result,
    _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in
      var known = initial
      return listen { value in
        known = next(known, value)
        receive(known)
      }
    }
  }

  /// The values after one that is told first.
  public func prepend(_ first: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      first.forEach(receive)
      return listen(receive)
    }
  }

  /// Does something beside with every value.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      listen { value in
        receiveOutput?(value)
        receive(value)
      }
    }
  }

  /// The values of this and another, as they come.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receive in
      let both = [listen(receive), other.listen(receive)]
      return AnyCancellable { both.forEach { $0.cancel() } }
    }
  }

  /// The last values of this and another, whenever one changes.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { receive in
      var left: Output?
      var right: Other.Output?
      func tell() { if let left, let right { receive((left, right)) } }
      let both = [
        listen {
          left = $0
          tell()
        },
        other.listen {
          right = $0
          tell()
        },
      ]
      return AnyCancellable { both.forEach { $0.cancel() } }
    }
  }

  /// The values of what each value leads to, as long as there is no newer one.
  public func flatMap<Next: Publisher>(
    _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Failure {
    AnyPublisher { receive in
      var inner: [AnyCancellable] = []
      let outer = listen { inner.append(transform($0).listen(receive)) }
      return AnyCancellable {
        outer.cancel()
        inner.forEach { $0.cancel() }
      }
    }
  }

  /// Puts every value into a part of an object.
  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable where Failure == Never {
    listen { object[keyPath: path] = $0 }
  }

  /// The values on a queue; here they come where they are told.
  public func receive<Context: Scheduler>(on scheduler: Context) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Listens on a queue; here where it is asked for.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// The values after which none came for a while; here every one, at once.
  public func debounce<Context: Scheduler>(
    for dueTime: Context.SchedulerTimeType.Stride,
    scheduler: Context
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// One value in a while; here every one, at once.
  public func throttle<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// The values after a while; here at once.
  public func delay<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride,
    scheduler: Context
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// What the values are; nothing here ever fails, so that they stay as they are.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { receive in listen(receive) }
  }
}

/// One value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// One value.
  public init(_ output: Output) { self.output = output }

  /// Calls a closure with the value.
  public func listen(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(output)
    return AnyCancellable {}
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// No value.
  public init() {}

  /// Calls nothing.
  public func listen(_ receive: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}
