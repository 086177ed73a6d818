import Foundation
import Synchronization

/// Lets clients in, reads what they say and writes what they are answered, on a thread of its own.
///
/// Each client has a conversation of its own; nothing that one does can hold up another.
public final class Server: Sendable {
  /// Where clients can come, and how they speak there.
  public struct Endpoint: Sendable, Hashable {
    /// How clients speak.
    public enum Language: Sendable, Hashable {
      /// The events of a conversation, one JSON object a line.
      case events
      /// The Wyoming protocol.
      case wyoming
    }

    /// Where.
    public var address: ServerAddress
    /// How.
    public var language: Language

    /// Makes an endpoint.
    public init(_ address: ServerAddress, _ language: Language) {
      self.address = address
      self.language = language
    }
  }

  /// The places where clients can come, with the ports that were free.
  public let endpoints: [Endpoint]

  private let sockets: [ListeningSocket]
  private let limits: ServerLimits
  private let host: ConversationHost
  private let sessions: WyomingSessions
  private let waker: Waker
  private let isStopping = Atomic<Bool>(false)

  /// Opens the places where clients can come; nobody is let in before ``run()``.
  ///
  /// - Parameters:
  ///   - endpoints: Where, and how clients speak there.
  ///   - limits: What is taken from clients.
  ///   - host: Who converses with them.
  /// - Throws: ``ServerFailure`` for the first place that cannot be had.
  public init(
    _ endpoints: [Endpoint],
    limits: ServerLimits = ServerLimits(),
    host: ConversationHost
  ) throws(ServerFailure) {
    var sockets: [ListeningSocket] = []
    do {
      for endpoint in endpoints { sockets.append(try ListeningSocket(endpoint.address)) }
    } catch {
      for socket in sockets { socket.end() }
      throw error
    }
    self.sockets = sockets
    self.endpoints = zip(sockets, endpoints).map { Endpoint($0.address, $1.language) }
    self.limits = limits
    self.host = host
    sessions = WyomingSessions(host: host, limits: limits)
    waker = Waker()
  }

  /// Serves until ``stop()``, and until what runs then is done.
  public func run() async {
    await withCheckedContinuation { continuation in
      Thread {
        self.loop()
        continuation.resume()
      }.start()
    }
  }

  /// Lets nobody in any more and lets what runs finish; it may be called from anywhere.
  public func stop() {
    isStopping.store(true, ordering: .releasing)
    waker.wake()
  }

  // MARK: - The loop

  /// How often answers that wait for company go out, in milliseconds.
  private static let tick: Int32 = 20
  /// How often it is looked whether somebody has been silent for too long, in milliseconds.
  private static let look: Int32 = 1_000

  private func loop() {
    var connections: [ServerConnection] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var deadline: ContinuousClock.Instant?
    var lastTick = ContinuousClock.now
    while true {
      if isStopping.load(ordering: .acquiring), deadline == nil {
        deadline = .now + limits.ending
        for socket in sockets { socket.end() }
        for connection in connections { connection.stopInput() }
      }
      let polled = poll(connections, accepts: deadline == nil, &connections)
      read(polled, connections, &buffer)
      if deadline == nil { accept(polled, &connections) }
      let now = ContinuousClock.now
      if lastTick.duration(to: now) >= .milliseconds(Int64(Self.tick)) {
        lastTick = now
        let patience = Duration.milliseconds(Int64(Self.tick))
        for connection in connections where connection.tick(now, patience: patience) {
          connection.end()
        }
      }
      if let deadline, connections.isEmpty || now > deadline {
        for connection in connections { connection.end() }
        return
      }
    }
  }

  /// Waits for something to happen: the waker first, then the sockets, then the clients.
  private func poll(
    _ all: [ServerConnection],
    accepts: Bool,
    _ connections: inout [ServerConnection]
  ) -> [pollfd] {
    var polled = [pollfd(fd: waker.reading, events: Int16(POLLIN), revents: 0)]
    polled.reserveCapacity(1 + sockets.count + all.count)
    for socket in sockets {
      polled.append(pollfd(fd: accepts ? socket.descriptor : -1, events: Int16(POLLIN), revents: 0))
    }
    var isBusy = false
    connections = []
    for connection in all {
      guard let interest = connection.interest() else {
        connection.end()
        continue
      }
      isBusy = isBusy || interest.isBusy
      connections.append(connection)
      polled.append(pollfd(fd: interest.descriptor, events: interest.events, revents: 0))
    }
    SystemCalls.wait(for: &polled, milliseconds: isBusy || !accepts ? Self.tick : Self.look)
    waker.clear(polled[0])
    return polled
  }

  private func read(
    _ polled: [pollfd],
    _ connections: [ServerConnection],
    _ buffer: inout [UInt8]
  ) {
    for (place, connection) in connections.enumerated() {
      let happened = Int32(polled[place + 1 + sockets.count].revents)
      guard happened != 0 else { continue }
      if happened & Int32(POLLOUT) != 0 { connection.writeOn() }
      if happened & Int32(POLLERR | POLLNVAL) != 0 {
        connection.end()
      } else if happened & Int32(POLLIN | POLLHUP) != 0 {
        connection.read(&buffer)
      }
    }
  }

  private func accept(_ polled: [pollfd], _ connections: inout [ServerConnection]) {
    for (place, socket) in sockets.enumerated() where polled[place + 1].revents != 0 {
      while let descriptor = socket.accept() {
        guard connections.count < limits.clients else {
          SystemCalls.close(descriptor)
          continue
        }
        let language = endpoints[place].language
        let connection = ServerConnection(
          descriptor: descriptor,
          kind: language == .wyoming ? .wyoming : .lines,
          limits: limits,
          wake: { [waker] in waker.wake() }
        )
        connections.append(connection)
        switch language {
        case .events: connection.begin { [host] in await EventConversation(host).converse($0) }
        case .wyoming:
          connection.begin { [sessions] in await WyomingConversation(sessions).converse($0) }
        }
      }
    }
  }
}
