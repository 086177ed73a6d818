#if !canImport(Darwin)
extension NotificationCenter {
  /// The notifications of a name, one after another as they are posted.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications, one after another as they are posted.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Listens from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      nonisolated(unsafe) let token = center.addObserver(
        forName: name,
        object: object,
        queue: nil
      ) { continuation.yield(Posted(notification: $0)) }
      continuation.onTermination = { [center] _ in unsafe center.removeObserver(token) }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// Waits for what is posted.
    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncStream<Posted>.AsyncIterator

      /// The next notification.
      public mutating func next() async -> Notification? { await base.next()?.notification }
    }

    // What is posted goes to one listener only, who is the only one to touch it from then on.
    struct Posted: @unchecked Sendable {
      let notification: Notification
    }
  }
}
#endif
